import type { Video } from '../../../state/video/video';
import { recolor } from './recolor';
import { renewVideoPalette } from '../palette/videoPalette';
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

/** The video on the page, where it can be edited: not while it is read. */
export const editableVideo =
  (): VideoThunk<Video | null> =>
  (_, getState, { videos }) =>
    selectRun(getState()) ? null : videos.get(selectShown(getState())?.id ?? 0);

const currentCut =
  (video: Video): VideoThunk<Cut> =>
  (_, getState) => ({
    order: video.order(),
    sensitivity: selectSensitivity(getState()),
    isByHand: selectIsByHand(getState()),
  });

/** Shows the video so; its palette follows. */
const showCut =
  (video: Video, { order, ...cut }: Cut, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    // Frames go on to other places: what is under way for one would come to another.
    for (const index of selectBusyFrames(getState())) dispatch(regenerationFailed(index));
    video.arrange(order);
    dispatch(framesCounted(video.count()));
    dispatch(cutShown(cut));
    void dispatch(renewColors(video, signal));
  };

/** The palette of the video, of what it shows by now. */
export const renewColors =
  (video: Video, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(recolor(video, signal))) await dispatch(renewVideoPalette(signal));
  };

/** Shows the video so, and can be undone. What goes on from the edit before it is undone together with it. */
export const changeCut =
  (
    video: Video,
    change: Pick<Cut, 'order'> & Partial<Cut>,
    { isContinued = false, signal }: { readonly isContinued?: boolean; readonly signal: AbortSignal },
  ): VideoThunk<void> =>
  (dispatch) => {
    const before = dispatch(currentCut(video));
    if (!isContinued) dispatch(editMade({ kind: 'cut', ...before }));
    dispatch(showCut(video, { ...before, isByHand: true, ...change }, signal));
  };

/** Brings back what an edit took the place of, and remembers what goes for it. */
const restore =
  (edit: Edit, step: typeof editUndone | typeof editRedone, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    if (edit.kind === 'cut') {
      dispatch(step({ kind: 'cut', ...dispatch(currentCut(video)) }));
      const { kind: _kind, ...cut } = edit;
      dispatch(showCut(video, cut, signal));
      return;
    }
    dispatch(step({ kind: 'part', part: selectPart(getState()) }));
    dispatch(partChanged(edit.part));
    void dispatch(renewVideoPalette(signal));
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
