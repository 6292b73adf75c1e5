import type { CapturedFrame, VideoEnd } from '../../../../workers/video-extraction/shared/api';
import { MESSAGES } from '../../../domain/messages';
import { reportError } from '../../../state/reportError';
import { selectPlan } from '../../../state/sessionSlice';
import { showToast } from '../../../state/toasts';
import { allowedSettings, INTERVALS, SPEEDS } from '../configure/captureSettings';
import { describeProblem } from './describeProblem';
import { makeFilmPalette } from '../palette/filmPalette';
import { clearCacheFor, cachedFilm, cacheFrame } from '../film/filmCache';
import { createBatch } from './frameBatch';
import { keepFilm, keepFrames } from '../film/keepFilm';
import { refuseForLimit, spendExtraction } from '../quota/monthlyLimit';
import { watchPlayer } from '../player/watchPlayer';
import { isCalledOff } from '../player/steerPlayer';
import { toFrame } from '../film/toFrame';
import {
  framesCaptured,
  problemMet,
  runEnded,
  runPaused,
  runProgressed,
  runRefused,
  runResumed,
  runStarted,
  selectFrames,
  selectSettings,
  type Film,
} from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** How long the palette of the whole film waits for its next frames: the more there are, the less these change it. */
const paletteDelayMs = (frames: number): number => Math.max(2000, 20 * frames);

/** What can be asked of a run by whoever watches it. */
export type RunControl = {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly done: Promise<void>;
};

const complete =
  (film: Film, { reason }: VideoEnd, signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(runEnded('completed'));
    showToast(MESSAGES.extractionCompleted);
    if (reason === 'capped') showToast(MESSAGES.videoCapped);
    await dispatch(makeFilmPalette(film.id, signal));
  };

const fail =
  (film: Film, error: unknown, signal: AbortSignal): VideoThunk<void> =>
  (dispatch, getState) => {
    const problem = describeProblem(error, film.origin, selectFrames(getState()).length > 0);
    if (problem.detail === null) reportError('extracting from a video', error);
    dispatch(runEnded('failed'));
    dispatch(problemMet(problem));
    showToast(problem.message, { tone: 'error' });
    void dispatch(makeFilmPalette(film.id, signal));
  };

/**
 * Plays a film from 0 and captures its frames on the way; with the speed that is not tied to playing, the player rests.
 * Counts as one extraction when the first colors are there. Nothing is dispatched once `signal` has aborted.
 */
export const runFilm =
  (film: Film, player: HTMLVideoElement, signal: AbortSignal): VideoThunk<RunControl> =>
  (dispatch, getState, { videoExtractor, filmArchive }) => {
    const settings = allowedSettings(selectSettings(getState()), selectPlan(getState()));
    const { rate } = SPEEDS[settings.speed];
    const source = cachedFilm(film.id)?.source ?? new Blob();
    const stopping = new AbortController();
    const settled = new AbortController();
    const ended = AbortSignal.any([signal, stopping.signal]);
    let paletteTimer: ReturnType<typeof setTimeout> | undefined;

    const followFilm = (): void => {
      paletteTimer ??= setTimeout(
        () => {
          paletteTimer = undefined;
          void dispatch(makeFilmPalette(film.id, ended));
        },
        paletteDelayMs(selectFrames(getState()).length),
      );
    };
    const batch = createBatch<CapturedFrame>((frames) => {
      const isFirst = selectFrames(getState()).length === 0;
      dispatch(framesCaptured(frames.map((frame) => toFrame(frame, 0))));
      if (isFirst) dispatch(keepFilm(run.film()));
      dispatch(keepFrames(frames));
      if (isFirst) {
        void count();
        void dispatch(makeFilmPalette(film.id, ended));
      } else followFilm();
    });
    const count = async (): Promise<void> => {
      if ((await dispatch(spendExtraction())) || ended.aborted) return;
      stopping.abort();
      filmArchive.clear();
      dispatch(runRefused());
      dispatch(refuseForLimit());
    };

    filmArchive.clear();
    dispatch(runStarted({ ...film, settings }));
    const run = videoExtractor.extract(
      ended,
      { source, capture: INTERVALS[settings.interval].capture, clock: rate === null ? 'max' : player },
      {
        onFrame: (frame) => {
          cacheFrame(film.id, frame);
          batch.add(frame);
        },
        onProgress: (progress) => dispatch(runProgressed(progress)),
      },
    );
    clearCacheFor(film.id, () => run.film());

    const finish = async (): Promise<void> => {
      try {
        const end = await run.done;
        if (ended.aborted) return;
        batch.flush();
        settled.abort();
        await dispatch(complete(film, end, signal));
      } catch (error) {
        if (ended.aborted) return;
        batch.flush();
        dispatch(fail(film, error, signal));
      } finally {
        settled.abort();
        if (ended.aborted) batch.drop();
        else batch.flush();
        clearTimeout(paletteTimer);
        player.pause();
      }
    };
    const breakOff = (error: unknown): void => {
      batch.flush();
      stopping.abort(error);
      dispatch(fail(film, error, signal));
    };

    /** A refusal leaves the film where it is, so that it can be tried again. */
    const play = async (refusal: string): Promise<void> => {
      try {
        await player.play();
      } catch (error) {
        if (ended.aborted || settled.signal.aborted || player.error || isCalledOff(error)) return;
        reportError('playing a video', error);
        dispatch(runPaused());
        showToast(refusal, { tone: 'error' });
      }
    };

    if (rate !== null) {
      watchPlayer(player, AbortSignal.any([ended, settled.signal]), {
        onPause: () => dispatch(runPaused()),
        onPlay: () => dispatch(runResumed()),
        onFail: breakOff,
      });
      player.currentTime = 0;
      player.playbackRate = rate;
      void play(MESSAGES.playFailed);
    }

    return {
      done: finish(),
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
          void play(MESSAGES.resumeFailed);
          return;
        }
        run.resume();
        dispatch(runResumed());
      },
    };
  };
