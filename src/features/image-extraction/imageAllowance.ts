import { PLAN_LIMITS } from '../../domain/planLimits';
import { IMAGE_MESSAGES } from '../../domain/imageMessages';
import type { Plan } from '../../domain/plan';
import { dialogOpened } from '../../state/dialogsSlice';
import { imageCounter } from '../../state/storage/imageCounter';
import { reportError } from '../../state/reportError';
import type { ImageThunk } from './imageThunk';

/** Pictures are read on the device: an unreachable service does not prevent that. */
export const hasImagesLeft =
  (plan: Plan): ImageThunk<Promise<boolean>> =>
  async (_, __, services) => {
    const limit = PLAN_LIMITS[plan].imagesPerDay;
    if (!Number.isFinite(limit)) return true;
    try {
      return (await imageCounter(services, plan).used(limit)) < limit;
    } catch (error) {
      reportError('counting extractions', error);
      return true;
    }
  };

export const spendImage =
  (plan: Plan): ImageThunk<Promise<void>> =>
  async (_, __, services) => {
    const limit = PLAN_LIMITS[plan].imagesPerDay;
    if (!Number.isFinite(limit)) return;
    try {
      await imageCounter(services, plan).spend(limit);
    } catch (error) {
      reportError('counting an extraction', error);
    }
  };

/** Says that the daily limit is reached; a visitor is invited to sign in, a user to upgrade. */
export const announceImageLimit =
  (plan: Plan): ImageThunk<void> =>
  (dispatch, _, { toasts }) => {
    const isVisitor = plan === 'anonymous';
    const message = isVisitor ? IMAGE_MESSAGES.imageLimitReached : IMAGE_MESSAGES.accountImageLimitReached;
    toasts.show(message, { tone: 'error' });
    dispatch(dialogOpened({ dialog: isVisitor ? 'signIn' : 'upgrade', message }));
  };
