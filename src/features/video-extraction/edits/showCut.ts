import type { Film } from '../../../state/film/film';
import { recolor } from './recolor';
import { renewFilmPalette } from '../palette/filmPalette';
import {
  framesCounted,
  partChanged,
  regenerationFailed,
  selectBusyFrames,
  selectPart,
  selectRun,
  selectShown,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import {
  cutShown,
  editMade,
  editRedone,
  editUndone,
  selectFuture,
  selectIsByHand,
  selectPast,
  selectSensitivity,
  type Cut,
  type Edit,
} from './editsSlice';

/** The film on the page, where it can be edited: not while it is read. */
export const editableFilm =
  (): VideoThunk<Film | null> =>
  (_, getState, { films }) =>
    selectRun(getState()) ? null : films.get(selectShown(getState())?.id ?? 0);

const currentCut =
  (film: Film): VideoThunk<Cut> =>
  (_, getState) => ({
    order: film.order(),
    sensitivity: selectSensitivity(getState()),
    isByHand: selectIsByHand(getState()),
  });

/** Shows the film so; its palette follows. */
const showCut =
  (film: Film, { order, ...cut }: Cut, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    // Frames go on to other places: what is under way for one would come to another.
    for (const index of selectBusyFrames(getState())) dispatch(regenerationFailed(index));
    film.arrange(order);
    dispatch(framesCounted(film.count()));
    dispatch(cutShown(cut));
    void dispatch(renewColors(film, signal));
  };

/** The palette of the film, of what it shows by now. */
export const renewColors =
  (film: Film, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(recolor(film, signal))) await dispatch(renewFilmPalette(signal));
  };

/** Shows the film so, and can be undone. What goes on from the edit before it is undone together with it. */
export const changeCut =
  (
    film: Film,
    change: Pick<Cut, 'order'> & Partial<Cut>,
    { isContinued = false, signal }: { readonly isContinued?: boolean; readonly signal: AbortSignal },
  ): VideoThunk<void> =>
  (dispatch) => {
    const before = dispatch(currentCut(film));
    if (!isContinued) dispatch(editMade({ kind: 'cut', ...before }));
    dispatch(showCut(film, { ...before, isByHand: true, ...change }, signal));
  };

/** Brings back what an edit took the place of, and remembers what goes for it. */
const restore =
  (edit: Edit, step: typeof editUndone | typeof editRedone, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const film = dispatch(editableFilm());
    if (!film) return;
    if (edit.kind === 'cut') {
      dispatch(step({ kind: 'cut', ...dispatch(currentCut(film)) }));
      const { kind: _kind, ...cut } = edit;
      dispatch(showCut(film, cut, signal));
      return;
    }
    dispatch(step({ kind: 'part', part: selectPart(getState()) }));
    dispatch(partChanged(edit.part));
    void dispatch(renewFilmPalette(signal));
  };

export const undoEdit =
  (signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const edit = selectPast(getState()).at(-1);
    if (edit) dispatch(restore(edit, editUndone, signal));
  };

export const redoEdit =
  (signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const edit = selectFuture(getState()).at(-1);
    if (edit) dispatch(restore(edit, editRedone, signal));
  };
