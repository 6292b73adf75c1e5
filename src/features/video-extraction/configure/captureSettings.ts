import type { VideoCapture } from '../../../../workers/video-extraction/shared/api';
import type { Plan } from '../../../domain/plan';

type Choice = { readonly label: string; readonly note: string; readonly isPro: boolean };
type IntervalChoice = Choice & { readonly capture: VideoCapture };
type SpeedChoice = Choice & {
  /** How fast the player plays; null where frames are not tied to it. */
  readonly rate: number | null;
};

/** When a frame is captured. Times are of the film, whatever the speed. */
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

/** How fast the film is gone through. */
export const SPEEDS = {
  '1': { label: '1x', note: 'As it plays', isPro: false, rate: 1 },
  '2': { label: '2x', note: 'Half the time', isPro: true, rate: 2 },
  '3': { label: '3x', note: 'A third of it', isPro: true, rate: 3 },
  max: { label: 'Max', note: 'As fast as it can', isPro: true, rate: null },
} as const satisfies Record<string, SpeedChoice>;

export type Interval = keyof typeof INTERVALS;
export type Speed = keyof typeof SPEEDS;
export type CaptureSettings = { readonly interval: Interval; readonly speed: Speed };

/** What somebody has chosen; what they have not depends on the film. */
export type ChosenSettings = Partial<CaptureSettings>;

const isOpenTo = ({ isPro }: Choice, plan: Plan): boolean => plan === 'pro' || !isPro;

/** A film no longer than this has two frames at five seconds each, or one. */
const SHORT_SECONDS = 10;

/** One frame has little to choose from: of a short film more are taken, as far as the plan has them. */
const defaultInterval = (plan: Plan, durationSeconds: number | null): Interval => {
  if (durationSeconds === null || durationSeconds > SHORT_SECONDS) return '5';
  if (plan === 'pro') return '1';
  return durationSeconds > INTERVALS['5'].capture.seconds ? '5' : 'scenes';
};

/** The settings for a film, as far as the plan has them. */
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

/** Where the next frame is looked for, after the last one; null where that shows only on the way, or there is none. */
export const nextTime = (
  interval: Interval,
  durationSeconds: number | null,
  lastSeconds: number | null,
): number | null => {
  const seconds = intervalSeconds(interval);
  if (seconds === null) return null;
  const next = lastSeconds === null ? 0 : lastSeconds + seconds;
  return durationSeconds === null || next < durationSeconds ? next : null;
};

/** How many frames a film of known length gives; null where that shows only on the way. */
export const expectedFrames = (interval: Interval, durationSeconds: number | null): number | null => {
  const seconds = intervalSeconds(interval);
  if (seconds === null || durationSeconds === null) return null;
  return Math.max(1, Math.ceil(durationSeconds / seconds));
};
