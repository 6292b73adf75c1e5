import type { PaletteStyle } from '../../engine/engine';
import type { LocalStore } from '../../state/storage/localStore';

const STYLE_KEY = 'imagePaletteStyle';

export const storeStyle = (storage: LocalStore, style: PaletteStyle): void => {
  storage.write(STYLE_KEY, style);
};

/** Null if none was chosen yet, or the stored value is invalid. */
export const readStyle = (storage: LocalStore): PaletteStyle | null => {
  const stored = storage.read(STYLE_KEY);
  return stored === 'vivid' || stored === 'even' ? stored : null;
};
