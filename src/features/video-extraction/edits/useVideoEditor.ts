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

/** One move of the slider, which is undone as a whole. */
export type SliderMove = { isRecorded: boolean };

/** A cut that somebody wants. */
type Asked = { readonly sensitivity: number; readonly move: SliderMove };

/** What can be done about the frames of the video on the page. */
export type VideoEditor = {
  /** The video is about to be cut again. */
  readonly prepareRecut: () => void;
  /** Cuts the video again; of moves that come while it is cut, only the last one counts. */
  readonly recut: (sensitivity: number, move: SliderMove) => void;
  /** Cuts the video again with the next number of shots: fewer (−1) or more (1). Presses are done one after the other. */
  readonly step: (direction: 1 | -1) => void;
  /** Makes one shot of a frame's and the one after it. */
  readonly mergeWithNext: (index: number) => void;
  readonly split: (seconds: number) => void;
  readonly remove: (index: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** No more pictures are taken for the shots as they are now. */
  readonly stopTaking: () => void;
};

/** A slider on its way asks for new shots with each step: pictures are taken once it rests. */
const REST_MS = 250;

/** Edits of the video on the page. Where shots have no picture of their own, one is taken. */
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
    const timer = setTimeout(() => void dispatch(takePictures(controller.signal)), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort(STOPPED);
    };
  }, [dispatch, shown, isRunning, cutVersion]);

  return useMemo(() => {
    let signatures: { readonly video: Video; readonly all: Promise<FrameSignatures> } | null = null;
    /** Read once: 16 MB of a video of two hours. A run begins another memo. */
    const read = async (video: Video): Promise<FrameSignatures> => {
      if (signatures?.video !== video) signatures = { video, all: video.readSignatures() };
      return signatures.all;
    };
    let asked: Asked | null = null;
    /** Once the cut that was asked for is there, until another one is asked for. */
    const countEnds = async (): Promise<void> => {
      const last = asked;
      await dispatch(countReach({ read, signal: signal(), isWanted: () => asked === last }));
    };
    const cutLatest = createLatestOnly(async (cut: Asked) => {
      const { sensitivity, move } = cut;
      await dispatch(recut({ sensitivity, isContinued: move.isRecorded, read, signal: signal() }));
      move.isRecorded = true;
      if (asked === cut) void countEnds();
    });
    let steps = Promise.resolve();
    const prepare = async (): Promise<void> => {
      await dispatch(prepareRecut({ read, signal: signal() }));
      await countEnds();
    };
    return {
      prepareRecut: () => void prepare(),
      recut: (sensitivity, move) => {
        asked = { sensitivity, move };
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
