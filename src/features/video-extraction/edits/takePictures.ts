import { FILM_MESSAGES } from '../../../domain/filmMessages';
import type { Film } from '../../../state/film/film';
import { reportError } from '../../../state/reportError';
import { createFrameCounter } from '../run/countFrames';
import { selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { picturesShown, selectCutVersion, takingEnded, takingProgressed } from './editsSlice';
import { isBorrowed, withNewPictures } from './placements';
import { editableFilm, renewColors } from './showCut';

/** Shows the pictures that have come; returns whether any has. */
const showPictures =
  (film: Film): VideoThunk<boolean> =>
  (dispatch) => {
    const order = film.order();
    const settled = withNewPictures(order, film);
    if (settled === order) return false;
    film.arrange(settled);
    dispatch(picturesShown());
    return true;
  };

/** When those frames are shown that are still to be captured. */
const wantedTimes = (film: Film): readonly number[] =>
  film
    .order()
    .filter((placement) => isBorrowed(placement, film))
    .map(({ typicalSeconds }) => typicalSeconds);

/**
 * Takes a picture of each shot that has none of its own, out of the film. Without the film nothing is taken: such shots go
 * on showing the nearest picture. Aborting `signal` ends it; what was taken until then stays.
 */
export const takePictures =
  (signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor, toasts }) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    // An edit that was undone may find the pictures that were taken for it.
    dispatch(showPictures(film));
    const times = wantedTimes(film);
    const { source } = film;
    const version = selectCutVersion(getState());
    // Frames of a film that only players read are taken while it is read, and no more.
    const canDecode = selectShown(getState())?.info.canDecode === true;
    if (times.length === 0 || !source || !canDecode) {
      dispatch(takingEnded(version));
      return;
    }
    let done = 0;
    const show = (): void => {
      dispatch(takingProgressed({ done, total: times.length }));
      dispatch(showPictures(film));
    };
    const counter = createFrameCounter(show);
    const leave = (): void => {
      counter.drop();
      dispatch(takingEnded(version));
    };
    signal.addEventListener('abort', leave, { once: true });
    show();
    try {
      await videoExtractor.captureAt(signal, source, times, (frame) => {
        film.addRow(frame);
        done += 1;
        counter.count();
      });
    } catch (error) {
      if (signal.aborted) return;
      reportError('taking pictures of shots', error);
      toasts.show(FILM_MESSAGES.picturesFailed, { tone: 'error' });
    }
    if (signal.aborted) return;
    signal.removeEventListener('abort', leave);
    counter.flush();
    leave();
    if (done > 0) await dispatch(renewColors(film, signal));
  };
