import type { PaletteStyle } from '../../engine/engine';
import type { LocalStore } from '../../state/storage/localStore';

const STYLE_KEY = 'imagePaletteStyle';

export const storeStyle = (storage: LocalStore, style: PaletteStyle): void => {
  storage.write(STYLE_KEY, style);
};

/** Null where none was chosen yet, or where something else stands. */
export const readStyle = (storage: LocalStore): PaletteStyle | null => {
  const stored = storage.read(STYLE_KEY);
  return stored === 'vivid' || stored === 'even' ? stored : null;
};
