import { cleanPaletteName } from '../../palette/paletteName';
import { selectHistoryLimit } from '../session/sessionSlice';
import { colorNamed, selectColors } from './historySlice';
import type { PaletteThunk } from './paletteThunk';

/** Gives a color of the current palette a custom name as one history step; empty text removes the name. */
export const renameColor =
  (index: number, text: string): PaletteThunk<void> =>
  (dispatch, getState) => {
    const color = selectColors(getState())[index];
    const name = cleanPaletteName(text);
    if (!color || (color.name ?? null) === name) return;
    dispatch(colorNamed({ index, name, limit: selectHistoryLimit(getState()) }));
  };
