import type { Film } from '../../../state/film/film';
import { reportError } from '../../../state/reportError';
import { isWhole } from '../timeline/part/part';
import { readPartColors } from './partColors';
import { saveShown } from '../film/saveFilm';
import {
  filmPaletteMade,
  filmPaletteSizeChosen,
  selectFilmPaletteSize,
  selectPart,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** One palette of all frames so far, or of those between in and out point. */
export const makeFilmPalette =
  (film: Film, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor }) => {
    if (film.count() === 0) return;
    dispatch(saveShown());
    const size = selectFilmPaletteSize(getState());
    const part = selectPart(getState());
    const isCurrent = () =>
      !signal.aborted &&
      selectShown(getState())?.id === film.id &&
      selectFilmPaletteSize(getState()) === size &&
      selectPart(getState()) === part;
    try {
      const colors = isWhole(part) ? film.colors() : await dispatch(readPartColors(film, isCurrent));
      if (!isCurrent()) return;
      if (colors.summary.colors.length === 0) {
        if (!isWhole(part)) dispatch(filmPaletteMade([]));
        return;
      }
      const palette = await videoExtractor.palette(signal, colors, size);
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
