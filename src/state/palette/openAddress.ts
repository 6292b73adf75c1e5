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

/** What an address says nothing of stays as it is where its palette is the one on show: a reload unlocks and unnames no color. */
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
    // What comes from a project says all names that its colors have there.
    const take = palette.saved ? takePalette : commitPalette;
    dispatch(take({ ...palette, locked }));
  };

/** Where the page was opened: its query and the state that another page passed along. */
export type Address = { readonly search: string; readonly state: unknown };

/** '?c=' is what is left of a link whose colors were deleted; there is nothing wrong in it to speak of. */
const isEmptyLink = ({ search }: Address): boolean => new URLSearchParams(search).get('c')?.trim() === '';

/**
 * Takes the palette of an address as the current one: handed over first, then linked, then the kept history,
 * then a default. Returns whether the address asked for a palette that could not be read.
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
