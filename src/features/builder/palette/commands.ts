import { colorFromHex, sameColor } from '../../../color/color';
import { randomColor } from '../../../color/generate/randomColor';
import { mirrorPalette, type PaletteEdit } from '../../../color/palette';
import { parsePalette, parsePaletteLink } from '../../../color/parsePalette';
import { randomInt, type Random } from '../../../color/random';
import type { Color, Palette } from '../../../color/types';
import { PLAN_LIMITS } from '../../../domain/limits';
import { selectPlan } from '../../../state/sessionSlice';
import type { BuilderThunk } from './builderThunk';
import { DEFAULT_PALETTES } from './defaultPalettes.data';
import { paletteCommitted, selectEntry, type Commit, type HistoryEntry } from './historySlice';
import { restoreHistory } from './restoreHistory';
import { selectSelectedIndex, swatchSelected } from './selectionSlice';

const samePalette = (a: Palette, b: Palette): boolean =>
  a.length === b.length &&
  a.every((color, i) => {
    const other = b[i];
    return other !== undefined && sameColor(color, other);
  });

/** Makes a palette the current one, as one step of the history. One that is already current adds no step. */
export const commitPalette =
  (palette: Palette, options: Pick<Commit, 'name' | 'selected'> = {}): BuilderThunk<void> =>
  (dispatch, getState) => {
    const current = selectEntry(getState());
    const name = options.name ?? null;
    if (current?.name === name && samePalette(current.colors, palette)) {
      // Mirroring a palette that reads the same from both ends still moves the selection.
      dispatch(swatchSelected(options.selected ?? selectSelectedIndex(getState())));
      return;
    }
    const limit = PLAN_LIMITS[selectPlan(getState())].history;
    dispatch(paletteCommitted({ palette, limit, ...options }));
  };

/** As one step, too; the name stays, because the palette is still the same one. */
const commitEdit =
  ({ palette, selected }: PaletteEdit): BuilderThunk<void> =>
  (dispatch, getState) =>
    dispatch(commitPalette(palette, { name: selectEntry(getState())?.name ?? null, selected }));

const defaultPalette = (random: Random): Palette =>
  (DEFAULT_PALETTES[randomInt(random, 0, DEFAULT_PALETTES.length - 1)] ?? DEFAULT_PALETTES[0]).map((hex) =>
    colorFromHex(hex),
  );

const handedOver = (state: unknown): Palette | null =>
  typeof state === 'object' && state !== null && 'colors' in state ? parsePalette(state.colors) : null;

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
      dispatch(commitPalette(passed));
      return 'opened';
    }
    const linked = parsePaletteLink(address.search);
    if ('palette' in linked) {
      dispatch(commitPalette(linked.palette, { name: linked.name }));
      return 'opened';
    }
    if (linked.problem === 'invalid' || !selectEntry(getState()))
      dispatch(commitPalette(defaultPalette(random)));
    return linked.problem === 'invalid' && !isEmptyLink(address) ? 'invalid' : 'opened';
  };

/** The palette on show at this moment, which a rendering may not know yet. */
export const currentEntry = (): BuilderThunk<HistoryEntry | undefined> => (_, getState) =>
  selectEntry(getState());

/** As many random colors as the palette has. */
export const generatePalette =
  (): BuilderThunk<void> =>
  (dispatch, getState, { random }) => {
    const current = selectEntry(getState());
    if (current) dispatch(commitPalette(current.colors.map(() => randomColor(random))));
  };

/** Reverses the order; the selected color stays selected. */
export const mirrorCurrentPalette = (): BuilderThunk<void> => (dispatch, getState) => {
  const current = selectEntry(getState());
  const edit = current && mirrorPalette(current.colors, selectSelectedIndex(getState()));
  if (edit) dispatch(commitEdit(edit));
};

export const replaceSelectedColor =
  (color: Color): BuilderThunk<void> =>
  (dispatch, getState) => {
    const current = selectEntry(getState());
    const selected = selectSelectedIndex(getState());
    if (current) dispatch(commitEdit({ palette: current.colors.with(selected, color), selected }));
  };
