import { useCallback, useEffect, useRef, useState } from 'react';

import { canBeRead, type Video } from '../../../state/video/video';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectKnownUserId, selectPlan } from '../../../state/session/sessionSlice';
import { renewVideoPalette } from '../palette/videoPalette';
import type { ChosenVideo } from '../choice/chosenVideo';
import { askToSignIn } from '../choice/videoAccess';
import { openVideo } from '../choice/openVideo';
import { restoreUnread } from '../choice/keepUnread';
import { useKeptUnread } from '../choice/useKeptUnread';
import { createPlayer, type Player } from '../player/createPlayer';
import { releaseOthers } from '../video/releaseOthers';
import { restoreVideo } from '../video/restoreVideo';
import { startPlaying } from '../player/steerPlayer';
import { STOPPED } from '../../../state/stopped';
import { bringBack, bringBackCanceled, bringBackReplaced } from './earlierVideos';
import { runExtraction, type RunControl } from './runExtraction';
import {
  choiceDropped,
  choiceLeft,
  partChanged,
  framesCounted,
  runEnded,
  selectChosen,
  selectPart,
  selectRun,
  selectShown,
} from '../videoExtractionSlice';
import type { OpenedVideo } from '../video/shownVideo';
import type { VideoThunk } from '../videoThunk';

export type VideoExtraction = {
  /** Player of the current video; null without one. */
  readonly player: HTMLVideoElement | null;
  /** Opens a video, and aborts the opening of the previous one. */
  readonly choose: (video: ChosenVideo) => void;
  /** How often the lost file of a video was found again after a reload. */
  readonly foundAgain: number;
  /** Discards the choice and keeps the current video. */
  readonly dropChoice: () => void;
  /** Extracts from the chosen video, and aborts the work on the previous one. */
  readonly start: () => void;
  /** Continues an extraction that was stopped. */
  readonly continueExtraction: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
  /** Shows an earlier video again. */
  readonly goBack: (id: number) => void;
  /** Toggles play and pause: of the extraction if one is running, else of the video. */
  readonly togglePlayback: () => void;
  /** Aborts with the page; for work on a frame. */
  readonly signal: () => AbortSignal;
};

const videoOf =
  (id: number | undefined): VideoThunk<Video | null> =>
  (_dispatch, _getState, { videos }) =>
    videos.get(id ?? 0);

const stopRun = (): VideoThunk<void> => (dispatch, getState) => {
  if (!selectRun(getState())) return;
  // Frames not yet reported are included.
  const video = dispatch(videoOf(selectShown(getState())?.id));
  if (video) dispatch(framesCounted(video.count()));
  dispatch(runEnded('stopped'));
};

/** Cleans up when the page unmounts: keeps the video with its frames, and stops all work. */
const leave = (): VideoThunk<void> => (dispatch, getState) => {
  const run = selectRun(getState());
  dispatch(stopRun());
  if (run) dispatch(bringBackReplaced(run.isContinued));
  dispatch(choiceLeft());
  dispatch(releaseOthers());
};

/** Cancels the run. True if the video that it took the place of is shown again. */
const cancelRun = (): VideoThunk<boolean> => (dispatch, getState) => {
  const run = selectRun(getState());
  if (!run) return false;
  dispatch(stopRun());
  dispatch(choiceDropped());
  return dispatch(bringBackCanceled(run.isContinued));
};

/** The player of a video that was left open when the page unmounted. */
const reopenPlayer = (): VideoThunk<Player | null> => (dispatch, getState) => {
  const shown = selectShown(getState());
  const source = dispatch(videoOf(shown?.id))?.source;
  return shown && source ? createPlayer(source, shown.info.zeroSeconds) : null;
};

const shownId = (): VideoThunk<number | null> => (_, getState) => selectShown(getState())?.id ?? null;

type TakePlayer = (source: Blob, info: OpenedVideo['info']) => HTMLVideoElement;

const startRun =
  (renew: () => AbortSignal, takePlayer: TakePlayer): VideoThunk<RunControl | null> =>
  (dispatch, getState, { videos }) => {
    const chosen = selectChosen(getState());
    const video = dispatch(videoOf(chosen?.id));
    if (!chosen || !video || !canBeRead(video)) return null;
    const { source } = video;
    // The session may have ended since it was chosen.
    if (selectPlan(getState()) === 'anonymous') {
      void dispatch(askToSignIn({ kind: 'file', file: source, name: chosen.name }));
      return null;
    }
    const isAgain = chosen.id === selectShown(getState())?.id;
    // Previous frames are kept until the new run is done.
    const next = isAgain ? videos.open(source) : video;
    const part = selectPart(getState());
    // A run that this one replaces: the frames it has not reported yet are among those that can be shown again.
    dispatch(stopRun());
    const control = dispatch(
      runExtraction(
        { ...chosen, id: next.id },
        { ...next, source },
        takePlayer(source, chosen.info),
        renew(),
      ),
    );
    // Reading the same video again keeps its points.
    if (isAgain) dispatch(partChanged(part));
    return control;
  };

/** Continues reading the current video after its last frame, with the same settings. */
const continueRun =
  (renew: () => AbortSignal, player: HTMLVideoElement | null): VideoThunk<RunControl | null> =>
  (dispatch, getState) => {
    const shown = selectShown(getState());
    const video = dispatch(videoOf(shown?.id));
    if (!shown || !player || !video || !canBeRead(video) || selectRun(getState())) return null;
    const { settings, ...chosen } = shown;
    return dispatch(runExtraction(chosen, video, player, renew(), settings));
  };

const toggle =
  (control: RunControl | null, player: HTMLVideoElement | null): VideoThunk<void> =>
  (_, getState, { toasts }) => {
    const run = selectRun(getState());
    if (run) (run.isPaused ? control?.resume : control?.pause)?.();
    else if (player && !player.paused && !player.ended) player.pause();
    else if (player) void startPlaying(player, toasts);
  };

const renewed = (controller: { current: AbortController }): AbortSignal => {
  controller.current.abort(STOPPED);
  controller.current = new AbortController();
  return controller.current.signal;
};

/** The extractions of this page: one at a time, aborted when it unmounts. */
export const useVideoExtraction = (): VideoExtraction => {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectKnownUserId);
  const choosing = useRef(new AbortController());
  const running = useRef(new AbortController());
  const living = useRef(new AbortController());
  const control = useRef<RunControl | null>(null);
  const owned = useRef<Player | null>(null);
  const [foundAgain, setFoundAgain] = useState(0);
  const [player, setPlayer] = useState<HTMLVideoElement | null>(null);
  useKeptUnread();

  const takePlayer = useCallback((next: Player | null): void => {
    owned.current?.dispose();
    owned.current = next;
    setPlayer(next?.element ?? null);
  }, []);

  useEffect(() => {
    renewed(living);
    // oxlint-disable-next-line react/set-state-in-effect -- created and disposed by the same effect, or it would leak
    takePlayer(dispatch(reopenPlayer()));
    const { signal: untilLeft } = living.current;
    // The page may have been left before the last frames were included.
    void dispatch(renewVideoPalette(untilLeft));
    return () => {
      for (const controller of [choosing, running, living]) controller.current.abort(STOPPED);
      dispatch(leave());
      takePlayer(null);
    };
  }, [dispatch, takePlayer]);

  // Once it is known whose page it is, which may be long after the page has opened.
  useEffect(() => {
    if (userId === undefined) return;
    const { signal: untilLeft } = living.current;
    void dispatch(restoreVideo(userId, untilLeft)).then((isRestored) => {
      if (untilLeft.aborted) return;
      if (isRestored) takePlayer(dispatch(reopenPlayer()));
      dispatch(restoreUnread());
    });
  }, [dispatch, takePlayer, userId]);

  const choose = useCallback(
    (video: ChosenVideo) => {
      void dispatch(openVideo(video, renewed(choosing))).then((isFoundAgain) => {
        if (!isFoundAgain) return;
        takePlayer(dispatch(reopenPlayer()));
        setFoundAgain((times) => times + 1);
      });
    },
    [dispatch, takePlayer],
  );
  const dropChoice = useCallback(() => {
    choosing.current.abort(STOPPED);
    dispatch(choiceDropped());
  }, [dispatch]);
  const start = useCallback(() => {
    const open: TakePlayer = (source, { zeroSeconds }) => {
      const next = createPlayer(source, zeroSeconds);
      takePlayer(next);
      return next.element;
    };
    const started = dispatch(startRun(() => renewed(running), open));
    if (!started) return;
    control.current = started;
    const { signal: untilLeft } = living.current;
    const id = dispatch(shownId());
    void started.done.then(() => {
      if (untilLeft.aborted || control.current !== started) return;
      // It may have failed, or been refused: another video is current then, with its own player.
      if (dispatch(shownId()) !== id) takePlayer(dispatch(reopenPlayer()));
    });
    void started.wasRefused.then((wasRefused) => {
      if (!wasRefused || untilLeft.aborted || control.current !== started) return;
      takePlayer(dispatch(reopenPlayer()));
      void dispatch(renewVideoPalette(untilLeft));
    });
  }, [dispatch, takePlayer]);
  const continueExtraction = useCallback(() => {
    control.current = dispatch(continueRun(() => renewed(running), owned.current?.element ?? null));
  }, [dispatch]);
  const cancel = useCallback(() => {
    const { signal: untilLeft } = living.current;
    running.current.abort(STOPPED);
    if (dispatch(cancelRun())) takePlayer(dispatch(reopenPlayer()));
    void dispatch(renewVideoPalette(untilLeft));
  }, [dispatch, takePlayer]);
  const goBack = useCallback(
    (id: number) => {
      if (!dispatch(bringBack(id))) return;
      takePlayer(dispatch(reopenPlayer()));
      void dispatch(renewVideoPalette(living.current.signal));
    },
    [dispatch, takePlayer],
  );
  const pause = useCallback(() => control.current?.pause(), []);
  const resume = useCallback(() => control.current?.resume(), []);
  const togglePlayback = useCallback(
    () => dispatch(toggle(control.current, owned.current?.element ?? null)),
    [dispatch],
  );
  const signal = useCallback(() => living.current.signal, []);

  return {
    player,
    choose,
    foundAgain,
    dropChoice,
    start,
    continueExtraction,
    pause,
    resume,
    cancel,
    goBack,
    togglePlayback,
    signal,
  };
};
