import { FREE_ADJUSTMENTS } from '../../../domain/planLimits';
import type { LocalStore } from '../../../state/storage/localStore';

export const USED_ADJUSTMENTS_KEY = 'hueloom-random-adjustments-used';

/** Free adjustments left on this device. An invalid count is ignored. */
export const freeAdjustmentsLeft = (storage: LocalStore): number => {
  const used = storage.read(USED_ADJUSTMENTS_KEY);
  const isCount = typeof used === 'number' && Number.isSafeInteger(used) && used >= 0;
  return Math.max(0, FREE_ADJUSTMENTS - (isCount ? used : 0));
};

/** Counts one, and returns how many are left. */
export const spendFreeAdjustment = (storage: LocalStore): number => {
  const left = Math.max(0, freeAdjustmentsLeft(storage) - 1);
  storage.write(USED_ADJUSTMENTS_KEY, FREE_ADJUSTMENTS - left);
  return left;
};
