import type { FrameSignatures } from '../../../engine/shots/frameSignatures';
import { FILM_MESSAGES, SHOTS_MERGED } from '../../../domain/filmMessages';
import type { Film } from '../../../state/film/film';
import { reportError } from '../../../state/reportError';
import type { VideoThunk } from '../videoThunk';
import { frameStart } from './frameStart';
import { mergeAt, removeAt, splitAt } from './placements';
import { changeCut, editableFilm, undoEdit } from './showCut';

type Dispatch = Parameters<VideoThunk<void>>[0];

const undoAction = (dispatch: Dispatch, signal: AbortSignal) => ({
  label: 'Undo',
  onSelect: () => dispatch(undoEdit(signal)),
});

/** Leaves a frame out, and offers it back. The last one stays. */
export const removeFrame =
  (index: number, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, _, { toasts }) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    const order = removeAt(film.order(), index);
    if (!order) {
      toasts.show(FILM_MESSAGES.lastFrameStays);
      return;
    }
    dispatch(changeCut(film, { order }, { signal }));
    toasts.show(FILM_MESSAGES.frameRemoved, { action: undoAction(dispatch, signal) });
  };

/** Makes one shot of that one and the next. */
export const mergeShots =
  (index: number, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, _, { toasts }) => {
    const film = dispatch(editableFilm());
    const order = film && mergeAt(film.order(), index);
    if (!film || !order) return;
    dispatch(changeCut(film, { order }, { signal }));
    toasts.show(SHOTS_MERGED, { action: undoAction(dispatch, signal) });
  };

/** Makes two shots of the one that is shown at a time: the second begins with the frame that is on the screen then. */
export const splitShot =
  (
    seconds: number,
    read: (film: Film) => Promise<FrameSignatures>,
    signal: AbortSignal,
  ): VideoThunk<Promise<void>> =>
  async (dispatch, _, { toasts }) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    try {
      const start = frameStart(await read(film), seconds);
      if (signal.aborted || dispatch(editableFilm()) !== film) return;
      const order = splitAt(film.order(), start ?? seconds);
      if (order) dispatch(changeCut(film, { order }, { signal }));
      else toasts.show(FILM_MESSAGES.nothingToSplit);
    } catch (error) {
      if (signal.aborted) return;
      reportError('splitting a shot', error);
      toasts.show(FILM_MESSAGES.recutFailed, { tone: 'error' });
    }
  };
