import { PLAN_LIMITS } from '../../domain/limits';
import { selectIsSessionLoading, selectPlan } from '../../state/sessionSlice';
import { selectExplore, type ExploreState } from './exploreSlice';

type State = Parameters<typeof selectPlan>[0] & { readonly explore: ExploreState };

/** Whether there is more than the plan lets anyone see. Nobody is stopped before it is known who is here. */
export const selectIsCapped = (state: State): boolean => {
  const { palettes, next } = selectExplore(state);
  const limit = PLAN_LIMITS[selectPlan(state)].explorePalettes;
  return next !== null && palettes.length >= limit && !selectIsSessionLoading(state);
};
