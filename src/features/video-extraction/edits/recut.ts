import type { FrameSignatures } from '../../../engine/shots/frameSignatures';
import type { Shot } from '../../../engine/shots/shot';
import { FILM_MESSAGES } from '../../../domain/filmMessages';
import type { Film } from '../../../state/film/film';
import { reportError } from '../../../state/reportError';
import type { VideoThunk } from '../videoThunk';
import { selectIsByHand, selectSensitivity, selectShotCounts, shotsCounted } from './editsSlice';
import { placeShots } from './placements';
import { changeCut, editableFilm, undoEdit } from './showCut';

export type Recut = {
  readonly sensitivity: number;
  /** One more step of the same move: undone together with the first. */
  readonly isContinued: boolean;
  readonly read: (film: Film) => Promise<FrameSignatures>;
  readonly signal: AbortSignal;
};

/**
 * Finds the shots of the film on the page, and remembers how many. None where the film has gone meanwhile. Rejects where
 * they cannot be found.
 */
const findShots =
  (
    film: Film,
    { sensitivity, read, signal }: Pick<Recut, 'sensitivity' | 'read' | 'signal'>,
  ): VideoThunk<Promise<readonly Shot[]>> =>
  async (dispatch, _, { videoExtractor }) => {
    const shots = await videoExtractor.findShots(signal, await read(film), sensitivity);
    if (signal.aborted || shots.length === 0 || dispatch(editableFilm()) !== film) return [];
    dispatch(shotsCounted({ sensitivity, count: shots.length }));
    return shots;
  };

/** Has the film ready to be cut again, which takes longest the first time: the slider is about to be moved. */
export const prepareRecut =
  ({ read, signal }: Pick<Recut, 'read' | 'signal'>): VideoThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    try {
      await dispatch(findShots(film, { sensitivity: selectSensitivity(getState()), read, signal }));
    } catch {
      // What stands in the way stands in the way of the cut itself, which tells of it.
    }
  };

/** Counts the shots at both ends of the slider where they are not known yet, as long as nothing else is wanted. */
export const countReach =
  ({
    read,
    signal,
    isWanted,
  }: Pick<Recut, 'read' | 'signal'> & { readonly isWanted: () => boolean }): VideoThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    try {
      for (const sensitivity of [1, 0]) {
        if (!isWanted() || signal.aborted) return;
        if (selectShotCounts(getState())[sensitivity] !== undefined) continue;
        // oxlint-disable-next-line no-await-in-loop -- a cut that is asked for meanwhile waits for one of them at most
        await dispatch(findShots(film, { sensitivity, read, signal }));
      }
    } catch {
      // Nothing is said of what was not found.
    }
  };

/** Cuts the film on the page again, without decoding it. Edits made by hand go, and a toast has them back. */
export const recut =
  ({ sensitivity, isContinued, read, signal }: Recut): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { toasts }) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    try {
      const shots = await dispatch(findShots(film, { sensitivity, read, signal }));
      if (shots.length === 0) return;
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
