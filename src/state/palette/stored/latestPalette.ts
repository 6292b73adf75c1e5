import { parsePalette } from '../../../palette/parsePalette';
import type { Palette } from '../../../color/types';
import type { LocalStore } from '../../localStore';

// What the builder keeps its history under.
const HISTORY_KEY = 'colorPaletteHistory';
const HISTORY_INDEX_KEY = 'colorPaletteHistoryIndex';

const listOf = (entry: object, key: 'colors' | 'hex'): readonly unknown[] => {
  const value: unknown = Object.hasOwn(entry, key) ? Reflect.get(entry, key) : undefined;
  return Array.isArray(value) ? value : [];
};

/** The palette that was last worked on on this device; null where there is none that can be read. */
export const readLatestPalette = (storage: LocalStore): Palette | null => {
  const [list, index] = [storage.read(HISTORY_KEY), storage.read(HISTORY_INDEX_KEY)];
  const entry: unknown = Array.isArray(list) && typeof index === 'number' ? list[index] : null;
  if (typeof entry !== 'object' || entry === null) return null;
  const exact = listOf(entry, 'hex');
  return parsePalette(listOf(entry, 'colors').map((hsl, i) => ({ hsl, hex: exact[i] })));
};
