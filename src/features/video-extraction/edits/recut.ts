import type { FrameSignatures } from '../../../engine/shots/frameSignatures';
import { lastingUntil, type Shot } from '../../../engine/shots/shot';
import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { Video } from '../../../state/video/video';
import { reportError } from '../../../state/reportError';
import type { VideoThunk } from '../videoThunk';
import { selectIsByHand, selectSensitivity, selectShotCounts, shotsCounted } from './editsSlice';
import { placeShots } from './placements';
import { nextSetting } from './nextSetting';
import { splitAtGaps } from './splitAtGaps';
import { selectGaps, selectShown } from '../videoExtractionSlice';
import { changeCut, editableVideo, undoRecuts } from './showCut';
import { showWithUndo } from './undoMessage';

export type Recut = {
  readonly sensitivity: number;
  /** One more step of the same slider movement: undone together with the first. */
  readonly isContinued: boolean;
  readonly read: (video: Video) => Promise<FrameSignatures>;
  readonly signal: AbortSignal;
};

/** Two searches may find the start of the same shot one frame apart. */
const SAME_SECONDS = 0.05;

/** What is shown of the shots that were found: like the run, without a first one that is black. */
const shownShots =
  (video: Video, found: readonly Shot[]): VideoThunk<readonly Shot[]> =>
  (_, getState) => {
    const frameRate = selectShown(getState())?.info.frameRate ?? null;
    const captured = video.capturedFrom(0);
    // Signatures do not tell how long the last frame is held; its run may have known.
    const lasting = lastingUntil(found, captured.at(-1)?.endSeconds ?? 0);
    const shots = splitAtGaps(lasting, selectGaps(getState()), frameRate);
    const [first, ...others] = shots;
    const from = captured[0]?.startSeconds ?? 0;
    const isLeftOut =
      first && first.startSeconds < from - SAME_SECONDS && first.endSeconds < from + SAME_SECONDS;
    return isLeftOut && others.length > 0 ? others : shots;
  };

/**
 * Finds the shots of the current video, and stores how many. None if the video is gone meanwhile. Rejects on failure.
 */
const findShots =
  (
    video: Video,
    { sensitivity, read, signal }: Pick<Recut, 'sensitivity' | 'read' | 'signal'>,
  ): VideoThunk<Promise<readonly Shot[]>> =>
  async (dispatch, _, { videoExtractor }) => {
    const found = await videoExtractor.findShots(signal, await read(video), sensitivity);
    if (signal.aborted || found.length === 0 || dispatch(editableVideo()) !== video) return [];
    const shots = dispatch(shownShots(video, found));
    dispatch(shotsCounted({ sensitivity, count: shots.length }));
    return shots;
  };

/** Prepares recutting the video, which is slowest the first time, when the slider is about to be moved. */
export const prepareRecut =
  ({ read, signal }: Pick<Recut, 'read' | 'signal'>): VideoThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    try {
      await dispatch(findShots(video, { sensitivity: selectSensitivity(getState()), read, signal }));
    } catch {
      // A failure here also occurs when cutting, which reports it.
    }
  };

/** Counts the shots at both ends of the slider in the background, unless known. */
export const countReach =
  ({
    read,
    signal,
    isWanted,
  }: Pick<Recut, 'read' | 'signal'> & { readonly isWanted: () => boolean }): VideoThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    try {
      for (const sensitivity of [1, 0]) {
        if (!isWanted() || signal.aborted) return;
        if (selectShotCounts(getState())[sensitivity] !== undefined) continue;
        // oxlint-disable-next-line no-await-in-loop -- a cut requested meanwhile waits for one of them at most
        await dispatch(findShots(video, { sensitivity, read, signal }));
      }
    } catch {
      // Failures are ignored.
    }
  };

/**
 * Cuts the video at the next setting that gives fewer shots, or more. If there is none, the ends are known by then, and
 * the text beside the slider says so.
 */
export const stepShots =
  (direction: 1 | -1, { read, signal }: Pick<Recut, 'read' | 'signal'>): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { toasts }) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    const countAt = async (sensitivity: number): Promise<number> =>
      selectShotCounts(getState())[sensitivity] ??
      (await dispatch(findShots(video, { sensitivity, read, signal }))).length;
    try {
      const sensitivity = await nextSetting(selectSensitivity(getState()), direction, countAt);
      if (sensitivity !== null) await dispatch(recut({ sensitivity, isContinued: false, read, signal }));
    } catch (error) {
      if (signal.aborted) return;
      reportError('cutting a film again', error);
      toasts.show(VIDEO_MESSAGES.recutFailed, { tone: 'error' });
    }
  };

/** Cuts the current video again, without decoding it. Discards manual edits, which a toast can restore. */
export const recut =
  ({ sensitivity, isContinued, read, signal }: Recut): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { toasts }) => {
    const video = dispatch(editableVideo());
    if (!video) return;
    try {
      const shots = await dispatch(findShots(video, { sensitivity, read, signal }));
      if (shots.length === 0) return;
      const replacesEdits = selectIsByHand(getState());
      const order = placeShots(shots, video);
      const change = { order, sensitivity, isByHand: false };
      // Edits by hand that were brought back during the movement are kept for Undo.
      dispatch(changeCut(video, change, { isContinued: isContinued && !replacesEdits, signal }));
      if (replacesEdits) dispatch(showWithUndo(VIDEO_MESSAGES.editsReplaced, undoRecuts(signal)));
    } catch (error) {
      if (signal.aborted) return;
      reportError('cutting a film again', error);
      toasts.show(VIDEO_MESSAGES.recutFailed, { tone: 'error' });
    }
  };
