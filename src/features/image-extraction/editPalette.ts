import { MESSAGES, onlyColorsMessage } from '../../domain/messages';
import type { PaletteStyle } from '../../engine/engine';
import { reportError } from '../../state/reportError';
import { showToast } from '../../state/toasts';
import {
  countChosen,
  paletteGenerated,
  selectCount,
  selectMatches,
  selectPicture,
  selectRecord,
  selectStyle,
  styleChosen,
  variantRequested,
} from './imageExtractionSlice';
import { addColor, removeColor } from './handPalette';
import type { ImageThunk } from './imageThunk';
import type { PaletteEntry } from './paletteHistory';
import { pictureOnShelf } from './pictureShelf';

/** Small pictures often give the same palette again; so many further variants are tried before saying so. */
const VARIANT_TRIES = 4;

const sameColors = (a: readonly PaletteEntry[], b: readonly PaletteEntry[]): boolean =>
  a.length === b.length && a.every(({ rgb }) => b.some((entry) => entry.rgb === rgb));

/** The canonical palette of a size and the chosen style, from the colours already read. */
const remakePalette =
  (wanted: number, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { imageExtractor }) => {
    const pictureId = selectPicture(getState())?.id ?? 0;
    const style = selectStyle(getState());
    const shelved = pictureOnShelf(pictureId);
    if (!shelved) return;
    try {
      const request = { count: wanted, variant: 0, style };
      const entries = await imageExtractor.repalette(signal, shelved.colors, request);
      if (signal.aborted) return;
      dispatch(paletteGenerated({ pictureId, entries, wanted, style }));
    } catch (error) {
      dispatch(failed(error, signal));
    }
  };

export const changeCount =
  (count: number, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(countChosen(count));
    await dispatch(remakePalette(count, signal));
  };

/** Another style, as many colours as on show. */
export const changeStyle =
  (style: PaletteStyle, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const wanted = selectRecord(getState())?.wanted ?? selectCount(getState());
    dispatch(styleChosen(style));
    await dispatch(remakePalette(wanted, signal));
  };

/** Another good palette of the size on show. */
export const regeneratePalette =
  (wanted: number, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState, { imageExtractor }) => {
    const picture = selectPicture(getState());
    const shelved = picture && pictureOnShelf(picture.id);
    if (!shelved) return;
    const current = selectRecord(getState())?.entries ?? [];
    const style = selectStyle(getState());
    try {
      for (let variant = picture.variant + 1; variant <= picture.variant + VARIANT_TRIES; variant += 1) {
        // Taken before the answer, so that a second click asks for the next one.
        dispatch(variantRequested(variant));
        // oxlint-disable-next-line no-await-in-loop -- the next variant is only needed where this one is no news
        const entries = await imageExtractor.repalette(signal, shelved.colors, {
          count: wanted,
          variant,
          style,
        });
        if (signal.aborted) return;
        if (!sameColors(entries, current)) {
          dispatch(paletteGenerated({ pictureId: picture.id, entries, wanted, style }));
          return;
        }
      }
      showToast(current.length < wanted ? onlyColorsMessage(current.length) : MESSAGES.noOtherPalette);
    } catch (error) {
      dispatch(failed(error, signal));
    }
  };

/** Adds the colour of a cell to the palette, or takes out the colour that the cell stands for. */
export const toggleSwatch =
  (cell: number, signal: AbortSignal): ImageThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const picture = selectPicture(getState());
    const swatch = picture?.swatches[cell];
    if (!picture || swatch === undefined) return;
    const current = selectRecord(getState())?.entries ?? [];
    const standing = selectMatches(getState()).get(cell);
    const index = current.findIndex(({ rgb }) => rgb === standing);
    await dispatch(standing === undefined ? addColor(swatch, null, signal) : removeColor(index, signal));
  };

const failed =
  (error: unknown, signal: AbortSignal): ImageThunk<void> =>
  () => {
    if (signal.aborted) return;
    reportError('making a palette', error);
    showToast(MESSAGES.imageProcessFailed, { tone: 'error' });
  };
