import type { VideoInfo } from '../../../../workers/video-extraction/shared/api';
import { expectedFrames, SPEEDS, type CaptureSettings } from './captureSettings';
import { formatLength, formatTime } from '../formatTime';

/** '2 min 30 s, 1280 × 720 px'. */
export const describeFilm = ({ durationSeconds, width, height }: VideoInfo): string => {
  const size = `${width} × ${height} px`;
  return durationSeconds === null ? size : `${formatLength(durationSeconds)}, ${size}`;
};

/** 'About 30 frames in 2:30'; '' where it shows only on the way. */
export const estimateRun = (info: VideoInfo, { interval, speed }: CaptureSettings): string => {
  const { durationSeconds } = info;
  const frames = expectedFrames(interval, info);
  const { rate } = SPEEDS[speed];
  const count = frames === null ? '' : `${frames} ${frames === 1 ? 'frame' : 'frames'}`;
  if (durationSeconds === null || rate === null) return count;
  const time = formatTime(Math.max(1, durationSeconds / rate));
  return count === '' ? `Takes ${time}` : `${count} in ${time}`;
};
