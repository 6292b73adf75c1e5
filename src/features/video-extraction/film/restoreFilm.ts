import { readSession } from '../../../state/readSession';
import { selectIsSessionLoading, selectUser } from '../../../state/sessionSlice';
import { makeFilmPalette } from '../palette/filmPalette';
import { cacheKeptFilm } from './filmCache';
import { isAbout } from './keepFilm';
import { toFrame } from './toFrame';
import { filmRestored, selectOpening, selectRun, selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/**
 * Shows the film again that this tab had read before it was reloaded, to whoever read it; true where there is one.
 * What has been begun meanwhile goes before it.
 */
export const restoreFilm =
  (signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { filmArchive }) => {
    if (selectShown(getState())) return false;
    const film = await filmArchive.read();
    if (!film || film.frames.length === 0 || !isAbout(film.about)) return false;
    if (selectIsSessionLoading(getState())) await dispatch(readSession());
    const { shown, ending, userId } = film.about;
    const state = getState();
    const isBusy = selectShown(state) ?? selectRun(state) ?? selectOpening(state);
    if (signal.aborted || isBusy || (selectUser(state)?.id ?? null) !== userId) return false;
    const id = cacheKeptFilm(film);
    const frames = film.frames.map((frame) => toFrame(frame, frame.round));
    // A film that was being read when the page went away has been stopped by that.
    dispatch(filmRestored({ shown: { ...shown, id }, frames, ending: ending ?? 'stopped' }));
    void dispatch(makeFilmPalette(id, signal));
    return true;
  };
