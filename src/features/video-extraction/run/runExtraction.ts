import {
  type Gap,
  type VideoEnd,
  VideoExtractionError,
} from '../../../../workers/video-extraction/common/api';
import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { Video } from '../../../state/video/video';
import { reportError } from '../../../state/reportError';
import { selectLimitPlan } from '../../../state/session/limitPlan';
import {
  captureOf,
  intervalSeconds,
  settingsFor,
  SPEEDS,
  type CaptureSettings,
} from '../configure/captureSettings';
import { STOPPED } from '../../../state/stopped';
import { resumeColors, resumeOf } from './resumeRun';
import { describeProblem } from './describeProblem';
import { bringBack, bringBackReplaced, isOfNewFile } from './earlierVideos';
import { withdrawUndo } from '../edits/undoMessage';
import { askToSignIn } from '../choice/videoAccess';
import { makeVideoPalette, renewVideoPalette } from '../palette/videoPalette';
import { releaseOthers } from '../video/releaseOthers';
import { describeShown, saveShown } from '../video/saveVideo';
import { createFrameCounter } from './countFrames';
import { refuseForLimit, spendExtraction } from '../quota/monthlyLimit';
import { watchPlayer } from '../player/watchPlayer';
import { clockOf, seek } from '../player/videoTime';
import { isCalledOff } from '../player/steerPlayer';
import {
  framesCounted,
  gapFound,
  problemMet,
  runContinued,
  runEnded,
  runPaused,
  runProgressed,
  runRefused,
  runResumed,
  runStarted,
  selectFrameCount,
  selectRun,
  selectShown,
  selectSettings,
} from '../videoExtractionSlice';
import type { Run } from '../videoExtractionState';
import type { OpenedVideo, Shown } from '../video/shownVideo';
import { timecode } from '../timecode';
import type { VideoThunk } from '../videoThunk';

/** Delay before the whole video's palette is updated: the more frames there are, the less new ones change it. */
const paletteDelayMs = (frames: number): number => Math.max(2000, 20 * frames);

/** Controls of a run. */
export type RunControl = {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly done: Promise<void>;
  /** Whether the service has refused it, which may be known after its end. */
  readonly wasRefused: Promise<boolean>;
};

const complete =
  (video: Video, { reason }: VideoEnd, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, _, { toasts, videos }) => {
    dispatch(runEnded(reason === 'capped' ? 'capped' : 'completed'));
    videos.putFirst(video.id);
    dispatch(releaseOthers());
    if (reason === 'capped') toasts.show(VIDEO_MESSAGES.videoCapped);
    await dispatch(makeVideoPalette(video, signal));
  };

const fail =
  ({ origin, info }: OpenedVideo, video: Video, error: unknown, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const problem = describeProblem(
      error,
      origin,
      selectFrameCount(getState()) > 0 ? reached(video, info) : null,
    );
    if (problem.detail === null) reportError('extracting from a video', error);
    const shown = selectShown(getState());
    const run = selectRun(getState());
    const missing = shown && missingEnd(error, video, shown, run);
    if (missing) dispatch(gapFound(missing));
    dispatch(runEnded('failed'));
    if (dispatch(bringBackReplaced(run?.isContinued === true))) void dispatch(renewVideoPalette(signal));
    dispatch(problemMet(problem));
    void dispatch(makeVideoPalette(video, signal));
  };

/** The missing part of a video whose file cannot be read further; null if it ended for another reason. */
const missingEnd = (
  error: unknown,
  video: Video,
  { info: { durationSeconds }, settings }: Shown,
  run: Run | null,
): Gap | null => {
  const isDamaged = error instanceof VideoExtractionError && error.failure === 'corrupt';
  const captured = video.capturedUntil();
  if (!isDamaged || captured === null || durationSeconds === null) return null;
  // The last frame covers its interval; what follows is missing.
  const next = captured + (intervalSeconds(settings.interval) ?? 0);
  const fromSeconds = Math.max(next, run?.progress?.timeSeconds ?? 0);
  return fromSeconds < durationSeconds ? { fromSeconds, toSeconds: durationSeconds } : null;
};

const reached = (video: Video, { frameRate }: OpenedVideo['info']): string =>
  timecode(video.readUntil() ?? 0, frameRate);

/**
 * Plays a video from 0, or from where an earlier run stopped, and captures its frames; at the speed that is not tied to
 * playback, the player is paused. Counts as one extraction when the first colors are there; continuing is not counted
 * again. Once `signal` is aborted nothing is dispatched but that the service refuses it.
 */
export const runExtraction =
  (
    chosen: OpenedVideo,
    video: Video & { readonly source: Blob },
    player: HTMLVideoElement,
    signal: AbortSignal,
    /** Settings of the run that this one continues; null for a run from the start. */
    continued: CaptureSettings | null = null,
  ): VideoThunk<RunControl> =>
  (dispatch, getState, { videoExtractor, videos, toasts }) => {
    const { durationSeconds } = chosen.info;
    const plan = selectLimitPlan(getState());
    const settings = {
      ...settingsFor(continued ?? selectSettings(getState()), plan, durationSeconds),
      // The earlier frames and the new ones must have the same interval.
      ...(continued && { interval: continued.interval }),
    };
    const resume = continued && resumeOf(video);
    const capture = captureOf(settings.interval, chosen.info);
    const resumed = resume && resumeColors(videoExtractor, video, capture);
    const { rate } = SPEEDS[settings.speed];
    const stopping = new AbortController();
    const settled = new AbortController();
    const ended = AbortSignal.any([signal, stopping.signal]);
    let spending = Promise.resolve(false);
    let paletteTimer: ReturnType<typeof setTimeout> | undefined;

    const followVideo = (): void => {
      paletteTimer ??= setTimeout(() => {
        paletteTimer = undefined;
        void dispatch(makeVideoPalette(video, ended));
      }, paletteDelayMs(video.count()));
    };
    const counter = createFrameCounter(() => {
      const isFirst = selectFrameCount(getState()) === 0;
      dispatch(framesCounted(video.count()));
      if (isFirst) {
        if (dispatch(isOfNewFile())) videos.putFirst(video.id);
        spending = spend();
        void dispatch(makeVideoPalette(video, ended));
      } else followVideo();
    });
    /** True if it is refused, also one that was canceled before the answer, or left. */
    const spend = async (): Promise<boolean> => {
      const spent = await dispatch(spendExtraction());
      if (spent === 'allowed' || !videos.get(video.id)) return false;
      stopping.abort(STOPPED);
      videos.discard(video.id);
      dispatch(runRefused(video.id));
      if (!selectShown(getState())) dispatch(bringBack());
      if (spent === 'limit-reached') dispatch(refuseForLimit());
      else void dispatch(askToSignIn({ kind: 'file', file: video.source, name: chosen.name }));
      return true;
    };

    // Nothing is undone while the video is read.
    dispatch(withdrawUndo());
    dispatch((continued ? runContinued : runStarted)({ ...chosen, settings }));
    // Before the run follows the clock: wherever the player is, it would be read up to there as fast as possible.
    if (rate !== null) seek(player, (resume && video.readUntil()) ?? 0);
    const run = videoExtractor.extract(
      ended,
      {
        source: video.source,
        capture,
        clock: rate === null ? 'max' : clockOf(player),
        resume,
      },
      {
        onFrame: (frame) => {
          video.add(frame);
          resumed?.add(frame);
          counter.count();
        },
        onSigned: (frames) => video.addSigned(frames),
        onProgress: (progress) => {
          resumed?.passed(progress.timeSeconds);
          dispatch(runProgressed(progress));
        },
        onMeans: video.addMeans,
        onGap: (gap) => {
          dispatch(gapFound(gap));
          dispatch(saveShown());
        },
      },
    );
    dispatch(releaseOthers());
    const about = dispatch(describeShown());
    if (resumed) {
      ended.addEventListener('abort', () => void resumed.finish(), { once: true });
      video.continueRun(about, resumed.read);
    } else video.begin(about, () => run.colors());

    const finish = async (): Promise<void> => {
      try {
        const end = await run.done;
        await resumed?.finish();
        if (ended.aborted) return;
        counter.flush();
        settled.abort(STOPPED);
        await dispatch(complete(video, end, signal));
      } catch (error) {
        await resumed?.finish();
        if (ended.aborted) return;
        counter.flush();
        dispatch(fail(chosen, video, error, signal));
      } finally {
        settled.abort(STOPPED);
        if (ended.aborted) counter.drop();
        else counter.flush();
        clearTimeout(paletteTimer);
        player.pause();
      }
    };
    const breakOff = (error: unknown): void => {
      counter.flush();
      stopping.abort(error);
      dispatch(fail(chosen, video, error, signal));
    };

    /** A refusal keeps the video, so that it can be retried. */
    const play = async (refusal: string): Promise<void> => {
      try {
        await player.play();
      } catch (error) {
        if (ended.aborted || settled.signal.aborted || player.error || isCalledOff(error)) return;
        reportError('playing a video', error);
        dispatch(runPaused());
        toasts.show(refusal, { tone: 'error' });
      }
    };

    if (rate !== null) {
      watchPlayer(player, AbortSignal.any([ended, settled.signal]), {
        onPause: () => dispatch(runPaused()),
        onPlay: () => dispatch(runResumed()),
        onFail: breakOff,
      });
      player.playbackRate = rate;
      void play(VIDEO_MESSAGES.playFailed);
    }

    const done = finish();
    return {
      done,
      wasRefused: done.then(async () => spending),
      pause: () => {
        if (rate !== null) {
          player.pause();
          return;
        }
        run.pause();
        dispatch(runPaused());
      },
      resume: () => {
        if (rate !== null) {
          void play(VIDEO_MESSAGES.resumeFailed);
          return;
        }
        run.resume();
        dispatch(runResumed());
      },
    };
  };
