import { colorFromHex, sameColor } from '../../../color/color';
import type { Flags } from '../../../color/generate/scope';
import { cleanPaletteName, parsePalette, parsePaletteLink } from '../../../color/parsePalette';
import { randomInt, type Random } from '../../../color/random';
import { samePalette } from '../../../color/samePalette';
import type { Color, Palette } from '../../../color/types';
import { MESSAGES } from '../../../domain/messages';
import { readPlace, type SavedPlace } from '../../../domain/savedPalette';
import { selectHistoryLimit } from '../../../state/sessionSlice';
import { showToast } from '../../../state/toasts';
import { drawPalette } from '../generator/drawPalette';
import { selectMethod } from '../generator/methodSlice';
import type { BuilderThunk } from './builderThunk';
import { DEFAULT_PALETTES } from './defaultPalettes.data';
import { paletteCommitted, paletteKept, selectEntry, type Commit, type HistoryEntry } from './historySlice';
import { restoreHistory } from './restoreHistory';
import { selectSelectedIndex, swatchSelected } from './selectionSlice';

const sameLocks = (a: Flags, b: Flags): boolean => a.every((isLocked, i) => isLocked === (b[i] === true));

/** Makes a palette the current one, as one step of the history. One that is already current adds no step. */
export const commitPalette =
  (palette: Palette, options: Omit<Commit, 'palette' | 'limit'> = {}): BuilderThunk<void> =>
  (dispatch, getState) => {
    const current = selectEntry(getState());
    const name = options.name ?? null;
    const isSame = current?.name === name && samePalette(current.colors, palette);
    if (isSame && sameLocks(current.locked, options.locked ?? current.locked)) {
      // Mirroring a palette that reads the same from both ends still moves the selection.
      dispatch(swatchSelected(options.selected ?? selectSelectedIndex(getState())));
      if (options.saved && name !== null) dispatch(paletteKept({ name, saved: options.saved }));
      return;
    }
    const limit = selectHistoryLimit(getState());
    dispatch(paletteCommitted({ palette, limit, ...options }));
  };

/**
 * A whole new palette in place of the current one, as one step; the first swatch is selected. Locked colors stay as
 * they are, whatever the new palette has at their places, and keep their locks where they are still there.
 */
export const replacePalette =
  (palette: Palette, options: Pick<Commit, 'name' | 'origin'> = {}): BuilderThunk<void> =>
  (dispatch, getState) => {
    const { colors = [], locked: flags = [] } = selectEntry(getState()) ?? {};
    const kept = (i: number): Color | undefined => (flags[i] ? colors[i] : undefined);
    const next = palette.length === colors.length ? palette.map((color, i) => kept(i) ?? color) : palette;
    const locked = next.map((color, i) => {
      const own = kept(i);
      return own !== undefined && sameColor(own, color);
    });
    dispatch(commitPalette(next, { ...options, locked }));
  };

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
 * then a default. Answers whether the address asked for a palette that could not be read.
 */
export const openAddress =
  (address: Address): BuilderThunk<'opened' | 'invalid'> =>
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

/** The palette on show at this moment, which a rendering may not know yet. */
export const currentEntry = (): BuilderThunk<HistoryEntry | undefined> => (_, getState) =>
  selectEntry(getState());

/** As many new colors as the palette has, by the chosen method; locked ones stay. Answers false where all are locked. */
export const generatePalette =
  (): BuilderThunk<boolean> =>
  (dispatch, getState, { random }) => {
    const current = selectEntry(getState());
    if (!current || current.locked.every(Boolean)) {
      showToast(MESSAGES.allColorsLocked);
      return false;
    }
    const { colors, locked } = current;
    dispatch(replacePalette(drawPalette(selectMethod(getState()), colors, locked, random)));
    return true;
  };
