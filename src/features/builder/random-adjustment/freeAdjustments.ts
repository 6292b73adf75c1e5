import { FREE_ADJUSTMENTS } from '../../../domain/planLimits';
import type { LocalStore } from '../../../state/storage/localStore';

const USED_KEY = 'hueloom-random-adjustments-used';

/** What this device has left without a session. A count that makes no sense is none. */
export const freeAdjustmentsLeft = (storage: LocalStore): number => {
  const used = storage.read(USED_KEY);
  const isCount = typeof used === 'number' && Number.isSafeInteger(used) && used >= 0;
  return Math.max(0, FREE_ADJUSTMENTS - (isCount ? used : 0));
};

/** Counts one, and returns what is left after it. */
export const spendFreeAdjustment = (storage: LocalStore): number => {
  const left = Math.max(0, freeAdjustmentsLeft(storage) - 1);
  storage.write(USED_KEY, FREE_ADJUSTMENTS - left);
  return left;
};
