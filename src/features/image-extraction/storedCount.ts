import { PALETTE_MAX, PALETTE_MIN } from '../../color/paletteSize';
import type { LocalStore } from '../../state/storage/localStore';

const COUNT_KEY = 'imagePaletteCount';

export const storeCount = (storage: LocalStore, count: number): void => {
  storage.write(COUNT_KEY, count);
};

/** Null if none was chosen yet, or the stored value is invalid. */
export const readCount = (storage: LocalStore): number | null => {
  const stored = storage.read(COUNT_KEY);
  const isCount = typeof stored === 'number' && Number.isInteger(stored);
  return isCount && stored >= PALETTE_MIN && stored <= PALETTE_MAX ? stored : null;
};
