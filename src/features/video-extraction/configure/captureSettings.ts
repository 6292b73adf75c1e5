import type { VideoCapture, VideoInfo } from '../../../../workers/video-extraction/common/api';
import type { Plan } from '../../../domain/plan';

type Choice = { readonly label: string; readonly note: string; readonly isPro: boolean };
type IntervalChoice = Choice & { readonly capture: VideoCapture };
type SpeedChoice = Choice & {
  /** How fast the player plays; null where frames are not tied to it. */
  readonly rate: number | null;
};

/** When a frame is captured. Times are of the video, whatever the speed. */
export const INTERVALS = {
  '1': {
    label: '1 second',
    note: '60 frames a minute',
    isPro: true,
    capture: { kind: 'interval', seconds: 1 },
  },
  '5': {
    label: '5 seconds',
    note: '12 frames a minute',
    isPro: false,
    capture: { kind: 'interval', seconds: 5 },
  },
  scenes: {
    label: 'Scene changes',
    note: 'One frame a shot',
    isPro: false,
    capture: { kind: 'scenes' },
  },
} as const satisfies Record<string, IntervalChoice>;

/** How fast the video is gone through. */
export const SPEEDS = {
  '1': { label: '1x', note: 'As it plays', isPro: false, rate: 1 },
  '2': { label: '2x', note: 'Half the time', isPro: true, rate: 2 },
  '3': { label: '3x', note: 'A third of it', isPro: true, rate: 3 },
  max: { label: 'Max', note: 'As fast as it can', isPro: true, rate: null },
} as const satisfies Record<string, SpeedChoice>;

export type Interval = keyof typeof INTERVALS;
export type Speed = keyof typeof SPEEDS;
export type CaptureSettings = { readonly interval: Interval; readonly speed: Speed };

/** What somebody has chosen; what they have not depends on the video. */
export type ChosenSettings = Partial<CaptureSettings>;

const isOpenTo = ({ isPro }: Choice, plan: Plan): boolean => plan === 'pro' || !isPro;

/** The beginning, the middle and the end of a short video. */
const FRAMES_OF_WHOLE = 3;

/** A video no longer than this has two frames at five seconds each, or one. */
const SHORT_SECONDS = 10;

/** One frame has little to choose from: of a short video more are taken, as far as the plan has them. */
const defaultInterval = (plan: Plan, durationSeconds: number | null): Interval => {
  if (durationSeconds === null || durationSeconds > SHORT_SECONDS) return '5';
  return plan === 'pro' ? '1' : '5';
};

/** The settings for a video, as far as the plan has them. */
export const settingsFor = (
  { interval, speed }: ChosenSettings,
  plan: Plan,
  durationSeconds: number | null,
): CaptureSettings => ({
  interval:
    interval && isOpenTo(INTERVALS[interval], plan) ? interval : defaultInterval(plan, durationSeconds),
  speed: speed && isOpenTo(SPEEDS[speed], plan) ? speed : '1',
});

/** Seconds between two captures; null where scenes decide. */
export const intervalSeconds = (interval: Interval): number | null => {
  const { capture } = INTERVALS[interval];
  return capture.kind === 'interval' ? capture.seconds : null;
};

type Length = Pick<VideoInfo, 'durationSeconds' | 'pictureSeconds'>;

/** How long there is something to see. */
const pictureLength = ({ durationSeconds, pictureSeconds }: Length): number | null =>
  durationSeconds === null ? null : Math.max(0, durationSeconds - pictureSeconds);

/** No second interval begins in the video: its middle and its end are captured as well, or one frame would be all. */
const isWithinOne = (seconds: number, length: number | null): boolean =>
  seconds === INTERVALS['5'].capture.seconds && length !== null && length > 0 && length <= seconds;

/** What is captured of a video. */
export const captureOf = (interval: Interval, info: Length): VideoCapture => {
  const { capture } = INTERVALS[interval];
  return capture.kind === 'interval' && isWithinOne(capture.seconds, pictureLength(info))
    ? { ...capture, isWhole: true }
    : capture;
};

/** Where the next frame is looked for, after the last one; null where that shows only on the way, or there is none. */
export const nextTime = (interval: Interval, info: Length, lastSeconds: number | null): number | null => {
  const { durationSeconds, pictureSeconds } = info;
  const seconds = intervalSeconds(interval);
  if (seconds === null) return null;
  if (isWithinOne(seconds, pictureLength(info)) && lastSeconds !== null) return null;
  const next = lastSeconds === null ? pictureSeconds : lastSeconds + seconds;
  return durationSeconds === null || next < durationSeconds ? next : null;
};

/** How many frames a video of known length gives; null where that shows only on the way. */
export const expectedFrames = (interval: Interval, info: Length): number | null => {
  const seconds = intervalSeconds(interval);
  const length = pictureLength(info);
  if (seconds === null || length === null) return null;
  return isWithinOne(seconds, length) ? FRAMES_OF_WHOLE : Math.max(1, Math.ceil(length / seconds));
};
