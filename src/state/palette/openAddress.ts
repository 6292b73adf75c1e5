import { colorFromHex } from '../../color/color';
import { randomInt, type Random } from '../../color/random';
import type { Palette } from '../../color/types';
import { readPlace, type SavedPlace } from '../../domain/savedPalette';
import { DEFAULT_PALETTES } from '../../palette/defaultPalettes.data';
import { parsePaletteLink } from '../../palette/paletteLink';
import { cleanPaletteName } from '../../palette/paletteName';
import { parsePalette } from '../../palette/parsePalette';
import { commitPalette } from './commitPalette';
import { selectEntry } from './historySlice';
import type { PaletteThunk } from './paletteThunk';
import { restoreHistory } from './stored/restoreHistory';

const defaultPalette = (random: Random): Palette =>
  (DEFAULT_PALETTES[randomInt(random, 0, DEFAULT_PALETTES.length - 1)] ?? DEFAULT_PALETTES[0]).map((hex) =>
    colorFromHex(hex),
  );

type HandedOver = {
  readonly palette: Palette;
  readonly name: string | null;
  readonly saved: SavedPlace | null;
};

const handedOver = (state: unknown): HandedOver | null => {
  if (typeof state !== 'object' || state === null || !('colors' in state)) return null;
  const palette = parsePalette(state.colors);
  const name = 'name' in state && typeof state.name === 'string' ? cleanPaletteName(state.name) : null;
  const saved = 'saved' in state ? readPlace(state.saved) : null;
  return palette && { palette, name, saved };
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
    const passed = handedOver(address.state);
    if (passed) {
      const { palette, name, saved } = passed;
      dispatch(commitPalette(palette, { name, saved }));
      return 'opened';
    }
    const linked = parsePaletteLink(address.search);
    if ('palette' in linked) {
      dispatch(commitPalette(linked.palette, { name: linked.name, saved: null }));
      return 'opened';
    }
    if (linked.problem === 'invalid' || !selectEntry(getState()))
      dispatch(commitPalette(defaultPalette(random)));
    return linked.problem === 'invalid' && !isEmptyLink(address) ? 'invalid' : 'opened';
  };
