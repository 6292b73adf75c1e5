import type { FrameSignatures } from '../../../engine/shots/frameSignatures';
import { FILM_MESSAGES } from '../../../domain/filmMessages';
import type { Film } from '../../../state/film/film';
import { reportError } from '../../../state/reportError';
import type { VideoThunk } from '../videoThunk';
import { selectIsByHand, selectSensitivity } from './editsSlice';
import { placeShots } from './placements';
import { changeCut, editableFilm, undoEdit } from './showCut';

export type Recut = {
  readonly sensitivity: number;
  /** One more step of the same move: undone together with the first. */
  readonly isContinued: boolean;
  readonly read: (film: Film) => Promise<FrameSignatures>;
  readonly signal: AbortSignal;
};

/** Has the film ready to be cut again, which takes longest the first time: the slider is about to be moved. */
export const prepareRecut =
  ({ read, signal }: Pick<Recut, 'read' | 'signal'>): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor }) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    try {
      await videoExtractor.findShots(signal, await read(film), selectSensitivity(getState()));
    } catch {
      // What stands in the way stands in the way of the cut itself, which tells of it.
    }
  };

/** Cuts the film on the page again, without decoding it. Edits made by hand go, and a toast has them back. */
export const recut =
  ({ sensitivity, isContinued, read, signal }: Recut): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videoExtractor, toasts }) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    try {
      const shots = await videoExtractor.findShots(signal, await read(film), sensitivity);
      if (signal.aborted || dispatch(editableFilm()) !== film || shots.length === 0) return;
      const replacesEdits = selectIsByHand(getState());
      const order = placeShots(shots, film);
      dispatch(changeCut(film, { order, sensitivity, isByHand: false }, { isContinued, signal }));
      if (!replacesEdits) return;
      const action = { label: 'Undo', onSelect: () => dispatch(undoEdit(signal)) };
      toasts.show(FILM_MESSAGES.editsReplaced, { action });
    } catch (error) {
      if (signal.aborted) return;
      reportError('cutting a film again', error);
      toasts.show(FILM_MESSAGES.recutFailed, { tone: 'error' });
    }
  };
