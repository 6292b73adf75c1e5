import { cleanPaletteName } from '../../palette/paletteName';
import { colorNamed, selectColors } from './historySlice';
import type { PaletteThunk } from './paletteThunk';

/** Gives a color of the palette on show a name of its own. No color changes, so this is no step; a text of nothing takes the name away. */
export const renameColor =
  (index: number, text: string): PaletteThunk<void> =>
  (dispatch, getState) => {
    const color = selectColors(getState())[index];
    const name = cleanPaletteName(text);
    if (color && (color.name ?? null) !== name) dispatch(colorNamed({ index, name }));
  };
