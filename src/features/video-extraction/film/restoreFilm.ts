import { readSession } from '../../../state/readSession';
import { selectIsSessionLoading, selectUser } from '../../../state/sessionSlice';
import { sensitivityRestored } from '../edits/editsSlice';
import { makeFilmPalette } from '../palette/filmPalette';
import { filmRestored, selectOpening, selectRun, selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { isAbout } from './saveFilm';

/**
 * Shows the film again that this tab had read before it was reloaded, to whoever read it; true where there is one.
 * What has been begun meanwhile goes before it.
 */
export const restoreFilm =
  (signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { films }) => {
    if (selectShown(getState())) return false;
    const restored = await films.restore();
    if (!restored || restored.film.count() === 0 || !isAbout(restored.about)) return false;
    if (selectIsSessionLoading(getState())) await dispatch(readSession());
    const { film, about } = restored;
    const { shown, ending, gaps, userId, sensitivity } = about;
    const state = getState();
    const isBusy = selectShown(state) ?? selectRun(state) ?? selectOpening(state);
    if (signal.aborted || isBusy || (selectUser(state)?.id ?? null) !== userId) return false;
    dispatch(
      filmRestored({
        shown: { ...shown, id: film.id },
        frameCount: film.count(),
        gaps,
        // A film that was being read when the page went away has been stopped by that.
        ending: ending ?? 'stopped',
      }),
    );
    dispatch(sensitivityRestored(sensitivity));
    void dispatch(makeFilmPalette(film, signal));
    return true;
  };
