import type { VideoProgress } from '../../../../workers/video-extraction/common/api';
import {
  captureOf,
  expectedFrames,
  intervalSeconds,
  lengthToRead,
  nextTime,
  SPEEDS,
  unitOf,
} from '../configure/captureSettings';
import { formatTimeLeft } from '../formatTime';
import type { Run } from '../videoExtractionState';
import type { Shown } from '../video/shownVideo';

/** 'frame 19 of 30'; for an unknown length 'frame 19', or 'shot 19'. By time, as a black frame at the start is skipped. */
export const describeFrame = (
  { info, settings }: Shown,
  count: number,
  lastSeconds: number | null,
): string => {
  const expected = expectedFrames(settings.interval, info);
  const seconds = intervalSeconds(settings.interval);
  if (expected === null || seconds === null) return `${unitOf(settings)} ${count + 1}`;
  const capture = captureOf(settings.interval, info);
  const isWhole = capture.kind === 'interval' && capture.isWhole === true;
  // Those of a short video are not an interval apart.
  if (isWhole) return `frame ${Math.min(count + 1, expected)} of ${expected}`;
  const next = nextTime(settings.interval, info, lastSeconds);
  const number = next === null ? expected : Math.round((next - info.pictureSeconds) / seconds) + 1;
  return `frame ${Math.min(number, expected)} of ${expected}`;
};

const secondsLeftOf = ({ info, settings }: Shown, progress: VideoProgress): number | null => {
  const { durationSeconds } = info;
  const { timeSeconds, secondsLeft } = progress;
  const { rate } = SPEEDS[settings.speed];
  const length = lengthToRead(settings.interval, info);
  if (durationSeconds === null || length === null) return secondsLeft;
  const toRead = length - timeSeconds;
  if (rate !== null) return toRead / rate;
  // The worker estimates the time to the end of the video, of which less may be read.
  const toEnd = durationSeconds - timeSeconds;
  return secondsLeft === null || toEnd <= 0 ? secondsLeft : (secondsLeft * toRead) / toEnd;
};

/** 'about 58 s left', or '' if unknown. */
export const describeTimeLeft = (shown: Shown, { progress }: Run): string => {
  const seconds = progress && secondsLeftOf(shown, progress);
  return seconds === null ? '' : formatTimeLeft(seconds);
};

/** '412 frames/s', if the machine and not the player limits the speed. */
export const describeRate = ({ settings }: Shown, { progress, isPaused }: Run): string =>
  SPEEDS[settings.speed].rate === null && progress && !isPaused
    ? `${Math.round(progress.framesPerSecond)} frames/s`
    : '';
