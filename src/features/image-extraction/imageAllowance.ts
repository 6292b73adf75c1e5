import { PLAN_LIMITS } from '../../domain/limits';
import { IMAGE_MESSAGES } from '../../domain/imageMessages';
import type { Plan } from '../../domain/plan';
import { dialogOpened } from '../../state/dialogsSlice';
import { imageCounter } from '../../state/storage/imageCounter';
import { localDay } from '../../state/storage/localDay';
import { reportError } from '../../state/reportError';
import { selectIsSessionLoading, selectPlan, selectUser } from '../../state/session/sessionSlice';
import { fingerprint, isCounted, noteCounted } from './countedToday';
import type { ImageThunk } from './imageThunk';

/** The plan that a picture counts on. Someone whose plan is still being read is held up by no limit. */
export const selectImagePlan = (state: Parameters<typeof selectPlan>[0]): Plan => {
  const plan = selectPlan(state);
  return plan !== 'anonymous' && selectIsSessionLoading(state) ? 'pro' : plan;
};

/** The day that a picture counts on: of the device for a visitor, of UTC for an account. */
const dayOf = (plan: Plan, now: Date): string =>
  plan === 'anonymous' ? localDay(now) : now.toISOString().slice(0, 10);

const printOf =
  (picture: Blob): ImageThunk<Promise<string | null>> =>
  async (_, getState) =>
    fingerprint(picture, selectUser(getState())?.id ?? 'visitor');

/**
 * Pictures are read on the device: a service that cannot be asked keeps nobody from it. One that has been counted today may
 * be read again after the limit, too.
 */
export const hasImagesLeft =
  (plan: Plan, picture: Blob | null): ImageThunk<Promise<boolean>> =>
  async (dispatch, _, services) => {
    const limit = PLAN_LIMITS[plan].imagesPerDay;
    if (!Number.isFinite(limit)) return true;
    try {
      if ((await imageCounter(services, plan).used(limit)) < limit) return true;
      const print = picture && (await dispatch(printOf(picture)));
      return isCounted(services.storage, dayOf(plan, services.now()), print);
    } catch (error) {
      reportError('counting extractions', error);
      return true;
    }
  };

/** Counts a picture that was read; not the same one twice a day. */
export const spendImage =
  (plan: Plan, picture: Blob): ImageThunk<Promise<void>> =>
  async (dispatch, _, services) => {
    const limit = PLAN_LIMITS[plan].imagesPerDay;
    if (!Number.isFinite(limit)) return;
    try {
      const day = dayOf(plan, services.now());
      const print = await dispatch(printOf(picture));
      if (isCounted(services.storage, day, print)) return;
      await imageCounter(services, plan).spend(limit);
      noteCounted(services.storage, day, print);
    } catch (error) {
      reportError('counting an extraction', error);
    }
  };

/** Says that the daily limit is reached, and invites a visitor to sign in, an account to upgrade. */
export const announceImageLimit =
  (plan: Plan): ImageThunk<void> =>
  (dispatch, _, { toasts }) => {
    const isVisitor = plan === 'anonymous';
    const message = isVisitor ? IMAGE_MESSAGES.imageLimitReached : IMAGE_MESSAGES.accountImageLimitReached;
    toasts.show(message, { tone: 'error' });
    dispatch(dialogOpened({ dialog: isVisitor ? 'signIn' : 'upgrade', message }));
  };
