import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { withNext } from '../../../state/video/placement';
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
  editRedone,
  editUndone,
  selectFuture,
  selectIsByHand,
  selectPast,
  selectSensitivity,
  type Cut,
  type Edit,
} from './editsSlice';
import { recordEdit } from './recordEdit';
import { withdrawUndo } from './undoMessage';

/** The current video if it can be edited: not while it is being read. */
export const editableVideo =
  (): VideoThunk<Video | null> =>
  (_, getState, { videos }) =>
    selectRun(getState()) ? null : videos.get(selectShown(getState())?.id ?? 0);

const currentCut =
  (video: Video): VideoThunk<Cut> =>
  (_, getState) => ({
    order: video.order(),
    rows: video.rowCount(),
    sensitivity: selectSensitivity(getState()),
    isByHand: selectIsByHand(getState()),
  });

/** Applies a cut to the video; its palette is updated. */
const showCut =
  (
    video: Video,
    { order, sensitivity, isByHand }: Omit<Cut, 'rows'>,
    signal: AbortSignal,
  ): VideoThunk<void> =>
  (dispatch, getState) => {
    // Frames move to other indices: a pending regeneration would apply to another one.
    for (const index of selectBusyFrames(getState())) dispatch(regenerationFailed(index));
    video.arrange(order);
    dispatch(framesCounted(video.count()));
    dispatch(cutShown({ sensitivity, isByHand }));
    void dispatch(renewColors(video, signal));
  };

/** Updates the palette of the video to what it currently shows. */
export const renewColors =
  (video: Video, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(recolor(video, signal))) await dispatch(renewVideoPalette(signal));
  };

/** Applies a cut to the video, with undo. Continued edits are undone together with the previous one. */
export const changeCut =
  (
    video: Video,
    change: Pick<Cut, 'order'> & Partial<Omit<Cut, 'rows'>>,
    { isContinued = false, signal }: { readonly isContinued?: boolean; readonly signal: AbortSignal },
  ): VideoThunk<void> =>
  (dispatch) => {
    const before = dispatch(currentCut(video));
    // One more cut by the slider: Undo of the message still leads back to the edits by hand.
    const kept = change.isByHand === false && { keptMessage: VIDEO_MESSAGES.editsReplaced };
    dispatch(recordEdit({ kind: 'cut', ...before }, { isContinued, ...kept }));
    dispatch(showCut(video, { ...before, isByHand: true, ...change }, signal));
  };

/** Restores the state that an edit replaced, and stores the current one for redo. */
const restore =
  (edit: Edit, step: typeof editUndone | typeof editRedone, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    dispatch(withdrawUndo());
    if (edit.kind === 'cut') {
      dispatch(step({ kind: 'cut', ...dispatch(currentCut(video)) }));
      // Frames that the run has captured since are not part of the edit.
      const order = video.capturedFrom(edit.rows).reduce(withNext, edit.order);
      dispatch(showCut(video, { ...edit, order }, signal));
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

/** Undoes the cuts by the slider, back to the edits by hand that they replaced. */
export const undoRecuts =
  (signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    // Nothing is undone while the video is read.
    const canUndo = (): boolean => dispatch(editableVideo()) !== null && selectPast(getState()).length > 0;
    while (canUndo() && !selectIsByHand(getState())) dispatch(undoEdit(signal));
  };

export const redoEdit =
  (signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const edit = selectFuture(getState()).at(-1);
    if (edit) dispatch(restore(edit, editRedone, signal));
  };
