import { type Remote, transfer } from 'comlink';
import type { VideoCapture, VideoProgress, VideoSource } from './api';
import { openHiddenPlayer } from './hiddenPlayer';
import type { Pace } from './pace';
import { createProgressMeter } from './progressMeter';
import type { VideoExtractionApi } from './workerApi';

/** Where no frame is asked for by time, the player looks for cuts in steps of this length. */
const SCENE_STEP_SECONDS = 0.25;

const stepOf = (capture: VideoCapture): number =>
  capture.kind === 'interval' ? capture.seconds : SCENE_STEP_SECONDS;

/** Steps a hidden player through the film and hands each frame to the worker. For films that only players decode. */
export const showFilm = async (
  remote: Pick<Remote<VideoExtractionApi>, 'show'>,
  signal: AbortSignal,
  source: VideoSource,
  capture: VideoCapture,
  pace: Pace,
  onProgress: (progress: Omit<VideoProgress, 'captured'>) => void,
): Promise<void> => {
  const player = await openHiddenPlayer(signal, source);
  try {
    const duration = player.durationSeconds();
    const read = createProgressMeter(Number.isFinite(duration) ? duration : null, pace.isTimed);
    const step = stepOf(capture);
    for (let index = 0; ; index += 1) {
      const timeSeconds = index * step;
      // One frame after the other: the player can stand in one place at a time.
      // oxlint-disable-next-line no-await-in-loop
      await pace.reach(timeSeconds);
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop
      const frame = await player.frameAt(timeSeconds);
      if (!frame) return;
      // oxlint-disable-next-line no-await-in-loop
      const wantsMore = await remote.show(transfer(frame, [frame]), timeSeconds);
      const { captured: _unknown, ...progress } = read({
        nowMs: performance.now(),
        timeSeconds,
        decoded: index + 1,
        captured: 0,
        isWaiting: pace.isWaiting(),
      });
      onProgress(progress);
      if (!wantsMore) return;
    }
  } finally {
    player.close();
  }
};
