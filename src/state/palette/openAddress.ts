import { colorFromHex } from '../../color/color';
import { randomInt, type Random } from '../../color/random';
import type { Palette } from '../../color/types';
import { DEFAULT_PALETTES } from '../../palette/defaultPalettes.data';
import { createPalette, type PaletteDocument } from '../../palette/palette';
import { parsePaletteLink } from '../../palette/paletteLink';
import { readStoredPalette } from '../../palette/storedPalette';
import { samePalette } from '../../palette/samePalette';
import { commitPalette, takePalette } from './commitPalette';
import { selectEntry } from './historySlice';
import type { PaletteThunk } from './paletteThunk';
import { restoreHistory } from './stored/restoreHistory';

const defaultPalette = (random: Random): Palette =>
  (DEFAULT_PALETTES[randomInt(random, 0, DEFAULT_PALETTES.length - 1)] ?? DEFAULT_PALETTES[0]).map((hex) =>
    colorFromHex(hex),
  );

/**
 * If the palette is already the current one, whatever the address leaves out is kept: a reload loses no locks or color
 * names.
 */
const arrive =
  (palette: PaletteDocument): PaletteThunk<void> =>
  (dispatch, getState) => {
    const shown = selectEntry(getState());
    const isShown = shown?.name === palette.name && samePalette(shown.colors, palette.colors);
    if (!isShown) {
      dispatch(takePalette(palette));
      return;
    }
    const { locked } = palette.locked.includes(true) ? palette : shown;
    // A palette from a project carries all of its color names; a link does not.
    const take = palette.saved ? takePalette : commitPalette;
    dispatch(take({ ...palette, locked }));
  };

/** Where the page was opened: its query and the state that another page passed along. */
export type Address = { readonly search: string; readonly state: unknown };

/** '?c=' is a link whose colors were deleted; it is not reported as invalid. */
const isEmptyLink = ({ search }: Address): boolean => new URLSearchParams(search).get('c')?.trim() === '';

/**
 * Makes the palette of an address the current one: the one in the navigation state, else the linked one, else the
 * stored history, else a default. Returns whether the address named a palette that could not be read.
 */
export const openAddress =
  (address: Address): PaletteThunk<'opened' | 'invalid'> =>
  (dispatch, getState, { random }) => {
    dispatch(restoreHistory());
    const passed = readStoredPalette(address.state);
    if (passed) {
      dispatch(arrive(passed.palette));
      return 'opened';
    }
    const linked = parsePaletteLink(address.search);
    if ('palette' in linked) {
      dispatch(arrive(createPalette(linked.palette, { name: linked.name })));
      return 'opened';
    }
    if (linked.problem === 'invalid' || !selectEntry(getState()))
      dispatch(takePalette(createPalette(defaultPalette(random))));
    return linked.problem === 'invalid' && !isEmptyLink(address) ? 'invalid' : 'opened';
  };
