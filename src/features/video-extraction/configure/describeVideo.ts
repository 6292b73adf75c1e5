import type { VideoInfo } from '../../../../workers/video-extraction/common/api';
import { expectedFrames, lengthToRead, SPEEDS, type CaptureSettings } from './captureSettings';
import { formatTime } from '../formatTime';

/** A film of less than a second takes some time, too. */
const lengthOf = (seconds: number): string => formatTime(Math.max(1, seconds));

/** '2:30, 1280 × 720 px': a length, as that of the run beside it. */
export const describeVideo = ({ durationSeconds, width, height }: VideoInfo): string => {
  const size = `${width} × ${height} px`;
  return durationSeconds === null ? size : `${lengthOf(durationSeconds)}, ${size}`;
};

/** '30 frames in 2:30'; '' if unknown in advance. */
export const estimateRun = (info: VideoInfo, { interval, speed }: CaptureSettings): string => {
  const seconds = lengthToRead(interval, info);
  const frames = expectedFrames(interval, info);
  const { rate } = SPEEDS[speed];
  const count = frames === null ? '' : `${frames} ${frames === 1 ? 'frame' : 'frames'}`;
  if (seconds === null || rate === null) return count;
  const time = lengthOf(seconds / rate);
  return count === '' ? `Takes ${time}` : `${count} in ${time}`;
};
