import type { Film } from '../../../state/film/film';
import { reportError } from '../../../state/reportError';
import { saveShown } from '../film/saveFilm';
import {
  filmPaletteMade,
  filmPaletteSizeChosen,
  selectFilmPaletteSize,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** One palette of all frames so far. */
export const makeFilmPalette =
  (film: Film, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor }) => {
    const summary = film.colors();
    if (summary.colors.length === 0) return;
    dispatch(saveShown());
    const size = selectFilmPaletteSize(getState());
    const isCurrent = () =>
      !signal.aborted &&
      selectShown(getState())?.id === film.id &&
      selectFilmPaletteSize(getState()) === size;
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
  async (dispatch, getState, { films }) => {
    const film = films.get(selectShown(getState())?.id ?? 0);
    if (film) await dispatch(makeFilmPalette(film, signal));
  };

/** The same palette with more colors or fewer. */
export const resizeFilmPalette =
  (size: number, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(filmPaletteSizeChosen(size));
    await dispatch(renewFilmPalette(signal));
  };
