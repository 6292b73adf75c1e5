import type { Plan } from '../../domain/plan';
import { selectOffersPro, selectPlan } from './sessionSlice';

/**
 * The plan whose limits the page applies. To a user who may have PRO it applies none: the service knows the plan. In a
 * file of its own, as it is not needed before a picture or a video is.
 */
export const selectLimitPlan = (state: Parameters<typeof selectPlan>[0]): Plan => {
  const plan = selectPlan(state);
  return plan === 'free' && !selectOffersPro(state) ? 'pro' : plan;
};
