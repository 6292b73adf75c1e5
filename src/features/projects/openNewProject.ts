import { PLAN_LIMITS } from '../../domain/limits';
import { dialogOpened, type DialogPropsOf } from '../../state/dialogsSlice';
import { selectIsSessionLoading, selectPlan } from '../../state/sessionSlice';
import { refuseByPlan } from './planProblem';
import { selectProjectData } from './projectsSlice';
import type { ProjectThunk } from './projectThunk';

/** Opens the dialog for a new project; where the plan has no room for one, says so before anything is typed. */
export const openNewProject =
  (back?: DialogPropsOf<'newProject'>['back']): ProjectThunk<void> =>
  (dispatch, getState) => {
    const state = getState();
    const count = selectProjectData(state).cards?.length ?? 0;
    // Until it is known what someone may do, the service decides.
    const isFull = !selectIsSessionLoading(state) && count >= PLAN_LIMITS[selectPlan(state)].projects;
    const saving = back?.dialog === 'savePalette' ? back : undefined;
    if (isFull) dispatch(refuseByPlan('free-project-limit', saving));
    else dispatch(dialogOpened({ dialog: 'newProject', ...(back && { back }) }));
  };
