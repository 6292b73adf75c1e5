import { proxy, type Remote } from 'comlink';

import type { Job } from '../../connect';
import {
  VideoExtractionError,
  type VideoEnd,
  type VideoListener,
  type VideoRequest,
  type VideoRun,
} from '../common/api';
import { createRunColors } from './runColors';
import { followClock, reachedBy } from './followClock';
import { createThrottle } from '../common/throttle';
import type { playVideo } from './playback/playVideo';
import type { Refusal, RunEnd, RunMessage, VideoExtractionApi } from '../common/workerApi';

/** Reserves the worker for the duration of `run`. */
type WithWorker = (
  run: (job: Job<VideoExtractionApi>) => Promise<RunEnd>,
  signal: AbortSignal,
) => Promise<RunEnd>;

/** Players support more formats than the worker, and find frames in files without an index. */
export const isForPlayers = ({ failure }: Refusal): boolean =>
  failure === 'unsupported' || failure === 'no-frames';

/** Extracts a video: decoded in the worker, or played and passed to it if only players can decode it. */
export const startRun = (
  withWorker: WithWorker,
  play: typeof playVideo,
  signal: AbortSignal,
  { source, capture, resume = null, clock }: VideoRequest,
  listener: VideoListener,
): VideoRun => {
  const colors = createRunColors(capture);
  const reachedAtFirst = clock === 'max' ? Infinity : reachedBy(clock);
  const throttle = createThrottle(reachedAtFirst);
  let live: Remote<VideoExtractionApi> | null = null;
  let isPaused = false;
  const capturedBefore = resume?.count ?? 0;
  let captured = capturedBefore;

  const onMessage = (message: RunMessage): void => {
    if (signal.aborted) return;
    if (message.kind === 'progress') {
      colors.passed(message.progress.timeSeconds);
      listener.onProgress?.(message.progress);
      return;
    }
    if (message.kind === 'means') {
      listener.onMeans?.(message.means);
      return;
    }
    if (message.kind === 'gap') {
      listener.onGap?.(message.gap);
      return;
    }
    if (message.kind === 'signed') {
      listener.onSigned?.(message.frames);
      return;
    }
    captured = message.frame.index + 1;
    colors.add(message.frame);
    listener.onFrame(message.frame);
  };

  const setPaused = (paused: boolean): void => {
    isPaused = paused;
    throttle.setPaused(paused);
    void live?.setPaused(paused);
  };

  const advance = (reachedSeconds: number): void => {
    throttle.advance(reachedSeconds);
    void live?.advance(reachedSeconds);
  };

  const readInWorker = async ({
    remote,
    progressed,
    memoryRead,
  }: Job<VideoExtractionApi>): Promise<RunEnd> => {
    const reached = clock === 'max' ? Infinity : reachedBy(clock);
    const reading = remote.extract(
      source,
      capture,
      reached,
      proxy((message) => {
        progressed();
        onMessage(message);
      }),
      resume,
    );
    // Calls from here on are posted after it.
    live = remote;
    if (isPaused) void remote.setPaused(true);
    const reply = await reading;
    live = null;
    memoryRead(reply.memoryBytes);
    return reply;
  };

  const run = async (stop: AbortSignal): Promise<VideoEnd> => {
    const read = await withWorker(readInWorker, stop);
    const over = new AbortController();
    // Aborted or crashed, a worker leaves calls unanswered: whatever still waits for one then ends with this.
    const played = async (): Promise<RunEnd> =>
      withWorker(async (job) => {
        const { playToWorker } = await import('./playback/playToWorker');
        return playToWorker(job, over.signal, play, {
          source,
          capture,
          resume,
          throttle,
          onMessage,
          captured: () => captured,
        });
      }, stop).finally(() => over.abort());
    const end = !read.ok && isForPlayers(read) && captured === capturedBefore ? await played() : read;
    if (!end.ok) throw new VideoExtractionError(end.failure);
    return end.end;
  };

  const runWithClock = async (): Promise<VideoEnd> => {
    signal.throwIfAborted();
    if (clock === 'max') return run(signal);
    const stop = new AbortController();
    const followed = followClock(clock, advance, signal);
    // If the player fails, so does the run.
    followed.ended.catch((error: unknown) => stop.abort(error));
    try {
      const end = await run(stop.signal);
      if (end.reason === 'ended') await followed.ended;
      return end;
    } finally {
      followed.stop();
    }
  };

  return {
    done: runWithClock().finally(colors.finish),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    colors: () => {
      if (signal.aborted) colors.finish();
      return colors.read();
    },
  };
};
