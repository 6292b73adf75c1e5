import type { Palette } from '../../../color/types';
import { readStoredPalette } from '../../../palette/storedPalette';
import type { LocalStore } from '../../storage/localStore';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from './historyKeys';

/** The palette last worked on on this device; null if none can be read. */
export const readLatestPalette = (storage: LocalStore): Palette | null => {
  const [list, index] = [storage.read(HISTORY_KEY), storage.read(HISTORY_INDEX_KEY)];
  const entry: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : null;
  return readStoredPalette(entry)?.palette.colors ?? null;
};
