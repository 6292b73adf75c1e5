import { VIDEO } from '../../domain/limits';
import { reportError } from '../../state/reportError';
import { filmOnShelf } from './filmShelf';
import { filmPaletteMade, selectShown } from './videoExtractionSlice';
import type { VideoThunk } from './videoThunk';

/** One palette of all frames so far. */
export const makeFilmPalette =
  (filmId: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor }) => {
    const summary = filmOnShelf(filmId)?.film();
    if (!summary || summary.colors.length === 0) return;
    try {
      const palette = await videoExtractor.palette(signal, summary, VIDEO.colorsPerPalette);
      if (!signal.aborted && selectShown(getState())?.id === filmId) dispatch(filmPaletteMade(palette));
    } catch (error) {
      // The frames have theirs; the next frames ask again.
      if (!signal.aborted) reportError('making the palette of a film', error);
    }
  };
