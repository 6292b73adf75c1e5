import type { VideoCapture, VideoInfo } from '../../../../workers/video-extraction/common/api';
import type { Plan } from '../../../domain/plan';
import { VIDEO } from '../../../domain/videoLimits';

type Choice = { readonly label: string; readonly note: string; readonly isPro: boolean };
type IntervalChoice = Choice & { readonly capture: VideoCapture };
type SpeedChoice = Choice & {
  /** Playback rate; null if frames are not tied to the player. */
  readonly rate: number | null;
};

/** When a frame is captured. Times are media time, whatever the speed. */
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

/** How fast the video is read. */
export const SPEEDS = {
  '1': { label: '1x', note: 'As it plays', isPro: false, rate: 1 },
  '2': { label: '2x', note: 'Half the time', isPro: true, rate: 2 },
  '3': { label: '3x', note: 'A third of it', isPro: true, rate: 3 },
  max: { label: 'Max', note: 'As fast as it can', isPro: true, rate: null },
} as const satisfies Record<string, SpeedChoice>;

export type Interval = keyof typeof INTERVALS;
export type Speed = keyof typeof SPEEDS;
export type CaptureSettings = { readonly interval: Interval; readonly speed: Speed };

/** The user's choices; the other settings depend on the video. */
export type ChosenSettings = Partial<CaptureSettings>;

const isOpenTo = ({ isPro }: Choice, plan: Plan): boolean => plan === 'pro' || !isPro;

/** The beginning, the middle and the end of a short video. */
const FRAMES_OF_WHOLE = 3;

/** At intervals of five seconds, a video up to this length has one or two frames. */
const SHORT_SECONDS = 10;

/** One frame offers little choice: short videos are sampled more often, as far as the plan allows. */
const defaultInterval = (plan: Plan, durationSeconds: number | null): Interval => {
  if (durationSeconds === null || durationSeconds > SHORT_SECONDS) return '5';
  return plan === 'pro' ? '1' : '5';
};

/** The settings for a video, as far as the plan allows. */
export const settingsFor = (
  { interval, speed }: ChosenSettings,
  plan: Plan,
  durationSeconds: number | null,
): CaptureSettings => ({
  interval:
    interval && isOpenTo(INTERVALS[interval], plan) ? interval : defaultInterval(plan, durationSeconds),
  speed: speed && isOpenTo(SPEEDS[speed], plan) ? speed : '1',
});

/** What a card represents, in the singular. */
export const unitOf = ({ interval }: Pick<CaptureSettings, 'interval'>): 'shot' | 'frame' =>
  interval === 'scenes' ? 'shot' : 'frame';

/** Seconds between two captures; null for scene detection. */
export const intervalSeconds = (interval: Interval): number | null => {
  const { capture } = INTERVALS[interval];
  return capture.kind === 'interval' ? capture.seconds : null;
};

type Length = Pick<VideoInfo, 'durationSeconds' | 'pictureSeconds'>;

/** Length of the video track. */
const pictureLength = ({ durationSeconds, pictureSeconds }: Length): number | null =>
  durationSeconds === null ? null : Math.max(0, durationSeconds - pictureSeconds);

/**
 * The video is shorter than one interval: its middle and its end are captured as well, or there would be one frame
 * only.
 */
const isWithinOne = (seconds: number, length: number | null): boolean =>
  seconds === INTERVALS['5'].capture.seconds && length !== null && length > 0 && length <= seconds;

/** What is captured of a video. */
export const captureOf = (interval: Interval, info: Length): VideoCapture => {
  const { capture } = INTERVALS[interval];
  return capture.kind === 'interval' && isWithinOne(capture.seconds, pictureLength(info))
    ? { ...capture, isWhole: true }
    : capture;
};

/** Time of the next frame after the last one; null if unknown in advance, or there is none. */
export const nextTime = (interval: Interval, info: Length, lastSeconds: number | null): number | null => {
  const { durationSeconds, pictureSeconds } = info;
  const seconds = intervalSeconds(interval);
  if (seconds === null) return null;
  if (isWithinOne(seconds, pictureLength(info)) && lastSeconds !== null) return null;
  const next = lastSeconds === null ? pictureSeconds : lastSeconds + seconds;
  return durationSeconds === null || next < durationSeconds ? next : null;
};

/** Number of frames for a video of known length; null if unknown in advance. */
export const expectedFrames = (interval: Interval, info: Length): number | null => {
  const seconds = intervalSeconds(interval);
  const length = pictureLength(info);
  if (seconds === null || length === null) return null;
  if (isWithinOne(seconds, length)) return FRAMES_OF_WHOLE;
  return Math.min(VIDEO.maxFrames, Math.max(1, Math.ceil(length / seconds)));
};

/** How much of a video is read, in seconds: at intervals, as far as frames are kept. Null if its length is unknown. */
export const lengthToRead = (
  interval: Interval,
  { durationSeconds, pictureSeconds }: Length,
): number | null => {
  const seconds = intervalSeconds(interval);
  if (durationSeconds === null || seconds === null) return durationSeconds;
  return Math.min(durationSeconds, pictureSeconds + VIDEO.maxFrames * seconds);
};
