import { cleanPaletteName } from '../../palette/paletteName';
import { colorNamed, selectColors } from './historySlice';
import type { PaletteThunk } from './paletteThunk';

/**
 * Gives a color of the current palette a custom name. No color changes, so no step is added; empty text removes the
 * name.
 */
export const renameColor =
  (index: number, text: string): PaletteThunk<void> =>
  (dispatch, getState) => {
    const color = selectColors(getState())[index];
    const name = cleanPaletteName(text);
    if (color && (color.name ?? null) !== name) dispatch(colorNamed({ index, name }));
  };
