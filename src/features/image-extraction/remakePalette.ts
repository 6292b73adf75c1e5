import { IMAGE_MESSAGES } from '../../domain/imageMessages';
import type { PaletteStyle } from '../../engine/engine';
import { reportError } from '../../state/reportError';
import {
  countChosen,
  makingChanged,
  selectAsked,
  selectCount,
  selectMaking,
  selectMatches,
  selectOwnRecord,
  selectPicture,
  selectRecord,
  selectStyle,
  selectSwatches,
  styleChosen,
  variantRequested,
} from './imageExtractionSlice';
import type { Asked } from './imageExtractionState';
import { addColor, removeColor } from './editColors';
import type { ImageThunk } from './imageThunk';
import type { PaletteEntry } from './paletteHistory';
import { aroundKept, putPalette } from './putPalette';
import { whyFewColors } from './whyFewColors';

/** Small pictures often give the same palette again; this many further variants are tried before saying so. */
const VARIANT_TRIES = 4;

const sameColors = (a: readonly PaletteEntry[], b: readonly PaletteEntry[]): boolean =>
  a.length === b.length && a.every(({ rgb }) => b.some((entry) => entry.rgb === rgb));

/** What `make` returns; null if a step in the history was taken meanwhile. */
const whileMaking =
  <Made>(asked: Asked, make: () => Promise<Made>): ImageThunk<Promise<Made | null>> =>
  async (dispatch, getState) => {
    dispatch(makingChanged(asked));
    const isLatest = (): boolean => selectMaking(getState()) === asked;
    try {
      const made = await make();
      return selectMaking(getState()) === null ? null : made;
    } finally {
      if (isLatest()) dispatch(makingChanged(null));
    }
  };

/**
 * The palette of a size and the chosen style, from the colors already read from the picture or its part. Resolves to
 * false if it could not be made.
 */
const remakePalette =
  (asked: Asked, signal: AbortSignal): ImageThunk<Promise<boolean>> =>
  async (dispatch, getState, { imageExtractor, pictureCache }) => {
    const pictureId = selectPicture(getState())?.id ?? 0;
    const style = selectStyle(getState());
    const colors = pictureCache.colors(pictureId, asked.area);
    if (!colors) return true;
    try {
      const options = { count: asked.wanted, variant: 0, style };
      const entries = await dispatch(
        whileMaking(asked, async () => imageExtractor.repalette(signal, colors, options)),
      );
      if (entries && !signal.aborted) await dispatch(putPalette({ ...asked, entries, style }, signal));
      return true;
    } catch (error) {
      dispatch(failed(error, signal));
      return signal.aborted;
    }
  };

/** Changes the size. Kept colors stay, so a palette never gets shorter than their number. */
export const changeCount =
  (count: number, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectCount(getState());
    dispatch(countChosen(count));
    const { area } = selectAsked(getState());
    const isMade = await dispatch(remakePalette({ wanted: count, area }, signal));
    if (!isMade && selectCount(getState()) === count) dispatch(countChosen(before));
  };

/** Changes the style and keeps the size. */
export const changeStyle =
  (style: PaletteStyle, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectStyle(getState());
    dispatch(styleChosen(style));
    // A copy: which palette is the latest is known by this object.
    const isMade = await dispatch(remakePalette({ ...selectAsked(getState()) }, signal));
    // The menu names the style of the palette on show.
    if (!isMade && selectStyle(getState()) === style) dispatch(styleChosen(before));
  };

/** From the palette of a part back to one of the whole picture. */
export const takeWhole =
  (signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(variantRequested(0));
    await dispatch(remakePalette({ wanted: selectAsked(getState()).wanted, area: undefined }, signal));
  };

/** Another good palette of the current size. */
export const regeneratePalette =
  (wanted: number, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { imageExtractor, pictureCache, toasts }) => {
    const picture = selectPicture(getState());
    const { area } = selectAsked(getState());
    const colors = picture && pictureCache.colors(picture.id, area);
    if (!colors) return;
    const record = selectOwnRecord(getState());
    const current = record?.entries ?? [];
    if (current.length >= wanted && current.every(({ isKept }) => isKept)) {
      toasts.show(IMAGE_MESSAGES.allColorsKept);
      return;
    }
    const style = selectStyle(getState());
    try {
      const asked = { wanted, area };
      for (let variant = picture.variant + 1; variant <= picture.variant + VARIANT_TRIES; variant += 1) {
        // Dispatched before the result, so that a second click requests the next one.
        dispatch(variantRequested(variant));
        // oxlint-disable-next-line no-await-in-loop -- the next variant is only needed if this one is not new
        const entries = await dispatch(
          whileMaking(asked, async () =>
            imageExtractor.repalette(signal, colors, { count: wanted, variant, style }),
          ),
        );
        if (entries === null || signal.aborted) return;
        if (!sameColors(dispatch(aroundKept({ entries, wanted })), current)) {
          // oxlint-disable-next-line no-await-in-loop -- the last of them
          await dispatch(putPalette({ entries, wanted, area, style }, signal));
          return;
        }
      }
      const isShort = record && current.length < wanted;
      toasts.show(isShort ? whyFewColors(picture, record) : IMAGE_MESSAGES.noOtherPalette);
    } catch (error) {
      dispatch(failed(error, signal));
    }
  };

/** Adds the color of a cell to the palette, or removes the color that the cell represents. */
export const toggleSwatch =
  (cell: number, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const swatch = selectSwatches(getState())[cell];
    if (swatch === undefined) return;
    const current = selectRecord(getState())?.entries ?? [];
    const standing = selectMatches(getState()).get(cell);
    const index = current.findIndex(({ rgb }) => rgb === standing);
    await dispatch(standing === undefined ? addColor(swatch, null, signal) : removeColor(index, signal));
  };

const failed =
  (error: unknown, signal: AbortSignal): ImageThunk<void> =>
  (_, __, { toasts }) => {
    if (signal.aborted) return;
    reportError('making a palette', error);
    toasts.show(IMAGE_MESSAGES.imageProcessFailed, { tone: 'error' });
  };
