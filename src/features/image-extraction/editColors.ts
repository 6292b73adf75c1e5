import type { Place } from '../../color/locateColors';
import { PALETTE_MAX, PALETTE_MIN } from '../../color/paletteSize';
import { IMAGE_MESSAGES, colorRemovedMessage } from '../../domain/imageMessages';
import { PATHS } from '../../domain/paths';
import { colorFromPacked } from '../../color/color';
import { formatHex } from '../../color/format';
import {
  colorHeld,
  paletteGenerated,
  paletteRecalled,
  pinMoved,
  selectArea,
  selectOwnRecord,
  selectPicture,
  selectRecord,
  selectStyle,
} from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';
import { measureShares } from './measureShares';
import type { PaletteEntry, PaletteRecord } from './paletteHistory';
import { showPaletteSizeToast } from './showPaletteSizeToast';

type ByHand = Pick<PaletteRecord, 'entries' | 'places'> & { readonly isAmending?: boolean };

/** Renormalizes shares to a sum of 1 until they are measured. */
const spread = (entries: readonly PaletteEntry[]): readonly PaletteEntry[] => {
  const sum = entries.reduce((total, { share }) => total + share, 0);
  return entries.map((entry) => ({ ...entry, share: sum > 0 ? entry.share / sum : 1 / entries.length }));
};

/** Shows the palette at once; the shares of its new colors follow. */
const commit =
  (palette: ByHand, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const pictureId = selectPicture(getState())?.id ?? 0;
    const style = selectStyle(getState());
    const area = selectArea(getState());
    const wanted = palette.entries.length;
    dispatch(paletteGenerated({ ...palette, pictureId, wanted, style, ...(area && { area }) }));
    await dispatch(measureShares(signal));
  };

const isTaken = (entries: readonly PaletteEntry[], rgb: number, except = -1): boolean =>
  entries.some((entry, i) => entry.rgb === rgb && i !== except);

/**
 * Appends a color with the place it was picked at; shows a message if that is not possible. Returns whether it was
 * added.
 */
export const addColor =
  (rgb: number, place: Place | null, signal: AbortSignal): ImageThunk<Promise<boolean>> =>
  async (dispatch, getState, { toasts }) => {
    const record = selectRecord(getState());
    const entries = record?.entries ?? [];
    dispatch(colorHeld(null));
    if (isTaken(entries, rgb)) {
      toasts.show(IMAGE_MESSAGES.colorInPalette);
      return false;
    }
    if (entries.length >= PALETTE_MAX) {
      showPaletteSizeToast(toasts, 'tooLarge');
      return false;
    }
    const picked = selectOwnRecord(getState())?.places;
    const places = place ? { ...picked, [rgb]: place } : { ...picked };
    const added: PaletteEntry = { rgb, share: 0, isKept: true, isUncounted: true };
    await dispatch(commit({ entries: [...entries, added], places }, signal));
    return true;
  };

type Move = {
  readonly index: number;
  readonly rgb: number;
  readonly place: Place;
  /** True for each small step after the first: they are undone together. */
  readonly isAmending: boolean;
};

/**
 * Replaces a palette color by that of another place. Returns the id of the palette then shown: it stays the same one
 * where the color does. Null if another palette color is the same.
 */
export const moveColor =
  ({ index, rgb, place, isAmending }: Move, signal: AbortSignal): ImageThunk<number | null> =>
  (dispatch, getState) => {
    const record = selectRecord(getState());
    const entry = record?.entries[index];
    if (!record || !entry || isTaken(record.entries, rgb, index)) return null;
    if (entry.rgb === rgb) {
      dispatch(pinMoved({ rgb, place }));
      return record.id;
    }
    const entries = record.entries.with(index, { rgb, share: entry.share, isKept: true });
    void dispatch(commit({ entries, places: { ...record.places, [rgb]: place }, isAmending }, signal));
    return selectRecord(getState())?.id ?? null;
  };

/** Removes a color, and offers Undo; shows a message if it is one of the last two. Returns whether it was removed. */
export const removeColor =
  (index: number, signal: AbortSignal): ImageThunk<Promise<boolean>> =>
  async (dispatch, getState, { toasts }) => {
    const record = selectRecord(getState());
    const entries = record?.entries ?? [];
    const removed = entries[index];
    if (!record || !removed || entries.length <= PALETTE_MIN) {
      showPaletteSizeToast(toasts, 'tooSmall');
      return false;
    }
    const places = { ...selectOwnRecord(getState())?.places };
    const committed = dispatch(commit({ entries: spread(entries.toSpliced(index, 1)), places }, signal));
    const rest = selectRecord(getState());
    const undo = (): void => {
      const now = selectRecord(getState());
      if (now?.id === rest?.id) dispatch(paletteRecalled(record.id));
      else if (now?.pictureId !== record.pictureId) toasts.show(IMAGE_MESSAGES.colorOfAnotherPicture);
      // The palette was changed since: the color alone comes back.
      else void dispatch(addColor(removed.rgb, record.places?.[removed.rgb] ?? null, signal));
    };
    toasts.show(colorRemovedMessage(formatHex(colorFromPacked(removed.rgb))), {
      action: { label: 'Undo', onSelect: undo },
      page: PATHS.image,
    });
    await committed;
    return true;
  };
