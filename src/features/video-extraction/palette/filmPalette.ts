import { reportError } from '../../../state/reportError';
import { cachedFilm } from '../film/filmCache';
import { updateKeptFilm } from '../film/keepFilm';
import {
  filmPaletteMade,
  filmPaletteSizeChosen,
  selectFilmPaletteSize,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** One palette of all frames so far. */
export const makeFilmPalette =
  (filmId: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor }) => {
    const summary = cachedFilm(filmId)?.film();
    if (!summary || summary.colors.length === 0) return;
    dispatch(updateKeptFilm(summary));
    const size = selectFilmPaletteSize(getState());
    const isCurrent = () =>
      !signal.aborted && selectShown(getState())?.id === filmId && selectFilmPaletteSize(getState()) === size;
    try {
      const palette = await videoExtractor.palette(signal, summary, size);
      if (isCurrent()) dispatch(filmPaletteMade(palette));
    } catch (error) {
      // The frames have theirs; the next frames ask again.
      if (!signal.aborted) reportError('making the palette of a film', error);
    }
  };

/** The palette of the film on the page, of the frames that it has by now. */
export const renewFilmPalette =
  (signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const shown = selectShown(getState());
    if (shown) await dispatch(makeFilmPalette(shown.id, signal));
  };

/** The same palette with more colors or fewer. */
export const resizeFilmPalette =
  (size: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(filmPaletteSizeChosen(size));
    await dispatch(renewFilmPalette(signal));
  };
