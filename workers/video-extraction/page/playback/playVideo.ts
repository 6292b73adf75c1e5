import { type Remote, transfer } from 'comlink';
import type { Resume, VideoCapture, VideoProgress, VideoSource } from '../../common/api';
import { type HiddenPlayer, openHiddenPlayer } from './hiddenPlayer';
import type { Throttle } from '../../common/throttle';
import { createProgressMeter } from '../../common/progressMeter';
import type { VideoExtractionApi } from '../../common/workerApi';

/** Where no frame is asked for by time, the player looks for cuts in steps of this length. */
const SCENE_STEP_SECONDS = 0.25;

const stepOf = (capture: VideoCapture): number =>
  capture.kind === 'interval' ? capture.seconds : SCENE_STEP_SECONDS;

/** The last frame of a video cannot be told from outside: it is somewhere before the end. */
const BEFORE_END_SECONDS = 0.1;

const timesOfWhole = ({ pictureSeconds, durationSeconds }: HiddenPlayer): readonly number[] | null => {
  const end = durationSeconds() - BEFORE_END_SECONDS;
  if (!Number.isFinite(end) || end <= pictureSeconds) return null;
  return [pictureSeconds, (pictureSeconds + end) / 2, end];
};

/** Behind the last frame of an interval; for scenes where the running shot begins, of which everything is needed. */
const firstTime = (capture: VideoCapture, resume: Resume | null, pictureSeconds: number): number => {
  if (resume === null) return pictureSeconds;
  if (capture.kind === 'interval') return resume.afterSeconds + capture.seconds;
  return resume.state?.shots?.startSeconds ?? pictureSeconds;
};

/** Steps a hidden player through the video and hands each frame to the worker. For videos that only players decode. */
export const playVideo = async (
  remote: Pick<Remote<VideoExtractionApi>, 'playFrame'>,
  signal: AbortSignal,
  source: VideoSource,
  capture: VideoCapture,
  resume: Resume | null,
  throttle: Throttle,
  onProgress: (progress: Omit<VideoProgress, 'captured'>) => void,
): Promise<void> => {
  const player = await openHiddenPlayer(signal, source);
  try {
    const duration = player.durationSeconds();
    const read = createProgressMeter(Number.isFinite(duration) ? duration : null, throttle.isTimed);
    const step = stepOf(capture);
    const first = firstTime(capture, resume, player.pictureSeconds);
    const whole =
      capture.kind === 'interval' && capture.isWhole
        ? (timesOfWhole(player)?.filter((time) => resume === null || time > resume.afterSeconds) ?? null)
        : null;
    for (let index = 0; ; index += 1) {
      if (whole && index >= whole.length) return;
      const timeSeconds = whole?.[index] ?? first + index * step;
      // One frame after the other: the player can stand in one place at a time.
      // oxlint-disable-next-line no-await-in-loop
      await throttle.reach(timeSeconds);
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop
      const frame = await player.frameAt(timeSeconds);
      if (!frame) return;
      // oxlint-disable-next-line no-await-in-loop
      const wantsMore = await remote.playFrame(transfer(frame, [frame]), timeSeconds);
      const { captured: _unknown, ...progress } = read({
        nowMs: performance.now(),
        timeSeconds,
        decoded: index + 1,
        captured: 0,
        isWaiting: throttle.isWaiting(),
      });
      onProgress(progress);
      if (!wantsMore) return;
    }
  } finally {
    player.close();
  }
};
