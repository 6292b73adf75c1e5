import { useEffect, useMemo, useRef } from 'react';

import type { FrameSignatures } from '../../../engine/shots/frameSignatures';
import type { Video } from '../../../state/video/video';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { createLatestOnly } from '../../../state/latestOnly';
import { selectRun, selectShown } from '../videoExtractionSlice';
import { STOPPED } from '../../../state/stopped';
import { mergeShots, removeFrame, splitShot } from './editFrames';
import { selectCutVersion } from './editsSlice';
import { countReach, prepareRecut, recut, stepShots } from './recut';
import { redoEdit, undoEdit } from './showCut';
import { takePictures } from './takePictures';

/** One slider movement, undone as a whole. */
export type SliderMove = { isRecorded: boolean };

/** A requested cut. */
type Asked = { readonly sensitivity: number; readonly move: SliderMove; readonly onEnd: () => void };

/** Editing commands for the frames of the current video. */
export type VideoEditor = {
  /** The video is about to be cut again. */
  readonly prepareRecut: () => void;
  /**
   * Cuts the video again; of requests made meanwhile only the last one counts. `onEnd` is called when that one has
   * ended, even if the video shows no other shots for it.
   */
  readonly recut: (sensitivity: number, move: SliderMove, onEnd: () => void) => void;
  /** Cuts the video again with the next number of shots: fewer (−1) or more (1). Clicks are processed in order. */
  readonly step: (direction: 1 | -1) => void;
  /** Merges a frame's shot with the next one. */
  readonly mergeWithNext: (index: number) => void;
  readonly split: (seconds: number) => void;
  readonly remove: (index: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Stops capturing pictures for the current shots. */
  readonly stopTaking: () => void;
};

/** A moving slider requests new shots with each step: pictures are captured once it rests. */
const REST_MS = 250;

/** Edits the current video. Pictures are captured for shots without their own. */
export const useVideoEditor = (signal: () => AbortSignal): VideoEditor => {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectShown);
  const isRunning = useAppSelector(selectRun) !== null;
  const cutVersion = useAppSelector(selectCutVersion);
  const taking = useRef(new AbortController());

  useEffect(() => {
    if (isRunning || !shown) return undefined;
    const controller = new AbortController();
    taking.current = controller;
    const take = (): void => void dispatch(takePictures(controller.signal, signal()));
    const timer = setTimeout(take, REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort(STOPPED);
    };
  }, [dispatch, signal, shown, isRunning, cutVersion]);

  return useMemo(() => {
    let signatures: { readonly video: Video; readonly all: Promise<FrameSignatures> } | null = null;
    /** Read once: 16 MB for a video of two hours. A new run resets the memo. */
    const read = async (video: Video): Promise<FrameSignatures> => {
      if (signatures?.video !== video) signatures = { video, all: video.readSignatures() };
      return signatures.all;
    };
    let asked: Asked | null = null;
    /** After the requested cut is shown, until another one is requested. */
    const countEnds = async (): Promise<void> => {
      const last = asked;
      await dispatch(countReach({ read, signal: signal(), isWanted: () => asked === last }));
    };
    const cutLatest = createLatestOnly(async (cut: Asked) => {
      const { sensitivity, move, onEnd } = cut;
      await dispatch(recut({ sensitivity, isContinued: move.isRecorded, read, signal: signal() }));
      move.isRecorded = true;
      if (asked !== cut) return;
      onEnd();
      void countEnds();
    });
    let steps = Promise.resolve();
    const prepare = async (): Promise<void> => {
      await dispatch(prepareRecut({ read, signal: signal() }));
      await countEnds();
    };
    return {
      prepareRecut: () => void prepare(),
      recut: (sensitivity, move, onEnd) => {
        asked = { sensitivity, move, onEnd };
        cutLatest(asked);
      },
      step: (direction) => {
        steps = steps.then(async () => dispatch(stepShots(direction, { read, signal: signal() })));
      },
      mergeWithNext: (index) => dispatch(mergeShots(index, signal())),
      split: (seconds) => void dispatch(splitShot(seconds, read, signal())),
      remove: (index) => dispatch(removeFrame(index, signal())),
      undo: () => dispatch(undoEdit(signal())),
      redo: () => dispatch(redoEdit(signal())),
      stopTaking: () => taking.current.abort(STOPPED),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another run has other signatures
  }, [dispatch, signal, shown, isRunning]);
};
