import { BackendError } from '../../../backend/backend';
import { PLAN_LIMITS } from '../../../domain/planLimits';
import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { reportError } from '../../../state/reportError';
import { selectLimitPlan } from '../../../state/session/limitPlan';
import { usedRead } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** Loads the monthly usage, if the plan is limited. */
export const readUsed =
  (): VideoThunk<Promise<number>> =>
  async (dispatch, getState, { backend }) => {
    const plan = selectLimitPlan(getState());
    if (plan === 'anonymous' || !Number.isFinite(PLAN_LIMITS[plan].videosPerMonth)) return 0;
    try {
      const used = await backend.extractions.used('video');
      dispatch(usedRead(used));
      return used;
    } catch (error) {
      // A failure does not block the user: the service checks again when the first colors are there.
      reportError('reading the extractions of this month', error);
      return 0;
    }
  };

/** Whether the monthly limit allows one more extraction. */
export const hasExtractionLeft = (): VideoThunk<Promise<boolean>> => async (dispatch, getState) => {
  const used = await dispatch(readUsed());
  return used < PLAN_LIMITS[selectLimitPlan(getState())].videosPerMonth;
};

/** Whether an extraction may go on, and what it lacks. */
export type Spending = 'allowed' | 'limit-reached' | 'not-signed-in';

/** Counts one extraction. */
export const spendExtraction =
  (): VideoThunk<Promise<Spending>> =>
  async (dispatch, getState, { backend }) => {
    try {
      const { isAllowed, remaining } = await backend.extractions.spend('video');
      const limit = PLAN_LIMITS[selectLimitPlan(getState())].videosPerMonth;
      if (remaining !== null && Number.isFinite(limit)) dispatch(usedRead(limit - remaining));
      return isAllowed ? 'allowed' : 'limit-reached';
    } catch (error) {
      if (error instanceof BackendError && error.kind === 'not-authenticated') return 'not-signed-in';
      // The video is on this device: the result is not withheld because the service is unreachable.
      reportError('counting an extraction', error);
      return 'allowed';
    }
  };

/** Says that the monthly limit is reached, and offers more. */
export const refuseForLimit =
  (): VideoThunk<void> =>
  (dispatch, _, { toasts }) => {
    toasts.show(VIDEO_MESSAGES.videoLimitReached, { tone: 'error' });
    dispatch(dialogOpened({ dialog: 'upgrade', message: VIDEO_MESSAGES.videoLimitReached }));
  };
