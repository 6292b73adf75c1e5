import { type Remote, transfer } from 'comlink';
import { untilAborted } from '../../../untilAborted';
import type { Resume, VideoCapture, VideoProgress, VideoSource } from '../../common/api';
import { type HiddenPlayer, openHiddenPlayer } from './hiddenPlayer';
import type { Throttle } from '../../common/throttle';
import { createProgressMeter } from '../../common/progressMeter';
import type { VideoExtractionApi } from '../../common/workerApi';

/** Step for detecting cuts, when frames are not requested by time. */
const SCENE_STEP_SECONDS = 0.25;

const stepOf = (capture: VideoCapture): number =>
  capture.kind === 'interval' ? capture.seconds : SCENE_STEP_SECONDS;

/** The time of the last frame is not known from outside: it is somewhere before the end. */
const BEFORE_END_SECONDS = 0.1;

const timesOfWhole = ({ pictureSeconds, durationSeconds }: HiddenPlayer): readonly number[] | null => {
  const end = durationSeconds() - BEFORE_END_SECONDS;
  if (!Number.isFinite(end) || end <= pictureSeconds) return null;
  return [pictureSeconds, (pictureSeconds + end) / 2, end];
};

/**
 * The start of a resumed run: after the last frame for intervals; for scenes at the start of the current shot, all of
 * whose frames are needed.
 */
const firstTime = (capture: VideoCapture, resume: Resume | null, pictureSeconds: number): number => {
  if (resume === null) return pictureSeconds;
  if (capture.kind === 'interval') return resume.afterSeconds + capture.seconds;
  return resume.state?.shots?.startSeconds ?? pictureSeconds;
};

/**
 * Seeks a hidden player through the video and passes each frame to the worker. For videos that only players can decode.
 */
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
      // Sequential: the player can only be at one time.
      // oxlint-disable-next-line no-await-in-loop
      await untilAborted(throttle.reach(timeSeconds), signal);
      // oxlint-disable-next-line no-await-in-loop
      const frame = await player.frameAt(timeSeconds);
      if (!frame) return;
      // oxlint-disable-next-line no-await-in-loop
      const wantsMore = await untilAborted(remote.playFrame(transfer(frame, [frame]), timeSeconds), signal);
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
