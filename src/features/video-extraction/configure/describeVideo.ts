import type { VideoInfo } from '../../../../workers/video-extraction/common/api';
import { expectedFrames, lengthToRead, SPEEDS, type CaptureSettings } from './captureSettings';
import { formatTime } from '../formatTime';
import { timecode } from '../timecode';

/** '00:02:30:00, 1280 × 720 px'. */
export const describeVideo = ({ durationSeconds, frameRate, width, height }: VideoInfo): string => {
  const size = `${width} × ${height} px`;
  return durationSeconds === null ? size : `${timecode(durationSeconds, frameRate)}, ${size}`;
};

/** '30 frames in 2:30'; '' if unknown in advance. */
export const estimateRun = (info: VideoInfo, { interval, speed }: CaptureSettings): string => {
  const seconds = lengthToRead(interval, info);
  const frames = expectedFrames(interval, info);
  const { rate } = SPEEDS[speed];
  const count = frames === null ? '' : `${frames} ${frames === 1 ? 'frame' : 'frames'}`;
  if (seconds === null || rate === null) return count;
  const time = formatTime(Math.max(1, seconds / rate));
  return count === '' ? `Takes ${time}` : `${count} in ${time}`;
};
