import type { Opened } from '../../palette/builderTarget';
import { defaultPalette } from '../../palette/defaultPalette';
import { own } from '../../palette/foreignValue';
import { createPalette, type PaletteDocument } from '../../palette/palette';
import { paletteLink, parsePaletteLink } from '../../palette/paletteLink';
import { readStoredPalette } from '../../palette/storedPalette';
import { sameNamedPalette, samePalette } from '../../palette/samePalette';
import { commitPalette, takePalette } from './commitPalette';
import { paletteMarkedSaved, selectEntry, selectHistory, wentTo } from './historySlice';
import { keepCopy } from './keepCopy';
import type { PaletteThunk } from './paletteThunk';
import { selectUser } from '../session/sessionSlice';
import { restoreHistory } from './stored/restoreHistory';
import { readTabPlace } from './stored/tabPlace';

/** Goes to the step before or after the current one if it is that palette, as where the browser goes back to its address. */
const goToNeighbor =
  ({ name, colors }: PaletteDocument): PaletteThunk<boolean> =>
  (dispatch, getState) => {
    const { entries, index } = selectHistory(getState());
    const at = [index - 1, index + 1].find((place) => {
      const entry = entries[place];
      return entry?.name === name && sameNamedPalette(entry.colors, colors);
    });
    if (at !== undefined) dispatch(wentTo(at));
    return at !== undefined;
  };

/**
 * If the palette is already the current one, whatever the address leaves out is kept: a reload loses no locks or color
 * names.
 */
const arrive =
  (palette: PaletteDocument, opened: Opened = {}): PaletteThunk<void> =>
  (dispatch, getState) => {
    const shown = selectEntry(getState());
    const isShown = shown?.name === palette.name && samePalette(shown.colors, palette.colors);
    if (!isShown) {
      const isThere = opened.isOpened === true && !palette.saved && dispatch(goToNeighbor(palette));
      if (!isThere) dispatch(takePalette(palette, opened));
      return;
    }
    const { locked } = palette.locked.includes(true) ? palette : shown;
    // A palette from a project carries all of its color names; a link does not.
    const take = palette.saved ? takePalette : commitPalette;
    dispatch(take({ ...palette, locked }, opened));
  };

/** A palette that comes from a project of the user is what is saved there. */
export const keepOpened =
  ({ saved, name, colors }: PaletteDocument): PaletteThunk<void> =>
  (dispatch, getState) => {
    const ownerId = selectUser(getState())?.id;
    if (saved && name !== null && ownerId !== undefined)
      dispatch(keepCopy({ ...saved, name, colors, ownerId }));
  };

/** The history of another tab may have taken the place of the one that knew where the palette is saved. */
const keepPlaceOfTab =
  (): PaletteThunk<void> =>
  (dispatch, getState, { tabStorage }) => {
    const { colors = [], name = null, saved } = selectEntry(getState()) ?? {};
    const place = saved ? null : readTabPlace(tabStorage, paletteLink(colors, name));
    if (place && name !== null) dispatch(paletteMarkedSaved({ name, ...place }));
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
      dispatch(arrive(passed.palette, own(address.state, 'isOpened') === true ? { isOpened: true } : {}));
      dispatch(keepOpened(passed.palette));
      return 'opened';
    }
    const linked = parsePaletteLink(address.search);
    if ('palette' in linked) {
      dispatch(arrive(createPalette(linked.palette, { name: linked.name }), { isOpened: true }));
      dispatch(keepPlaceOfTab());
      return 'opened';
    }
    if (linked.problem === 'invalid' || !selectEntry(getState()))
      dispatch(takePalette(defaultPalette(random), { isOpened: true }));
    return linked.problem === 'invalid' && !isEmptyLink(address) ? 'invalid' : 'opened';
  };
