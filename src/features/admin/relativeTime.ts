import { mediumDate } from './dateText';

const MINUTE_MS = 60_000;
const STEPS = [
  { unit: 'min', ms: MINUTE_MS, below: 60 * MINUTE_MS },
  { unit: 'h', ms: 60 * MINUTE_MS, below: 24 * 60 * MINUTE_MS },
  { unit: 'd', ms: 24 * 60 * MINUTE_MS, below: 7 * 24 * 60 * MINUTE_MS },
] as const;

/** 'just now', '2 min ago', '1 h ago', '3 d ago', and the date from a week on. */
export const relativeTime = (time: string, now: Date): string => {
  // A slow local clock would put recent events into the future.
  const passedMs = Math.max(0, now.getTime() - new Date(time).getTime());
  if (passedMs < MINUTE_MS) return 'just now';
  const step = STEPS.find(({ below }) => passedMs < below);
  return step ? `${Math.floor(passedMs / step.ms)} ${step.unit} ago` : mediumDate(time);
};
