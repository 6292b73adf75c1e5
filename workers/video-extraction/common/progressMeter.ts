import type { VideoProgress } from './api';

/** A run's state as input of the meter; all numbers only grow. */
export type Reading = {
  readonly nowMs: number;
  readonly timeSeconds: number;
  readonly decoded: number;
  readonly captured: number;
  /** Paused or throttled: such time does not count towards the speed. */
  readonly isWaiting: boolean;
};

/** Time over which speeds are averaged. */
const WINDOW_MS = 3000;

type Sample = { readonly ms: number; readonly timeSeconds: number; readonly decoded: number };

/** Turns readings, taken a few times a second, into the progress shown to users. */
export const createProgressMeter = (
  durationSeconds: number | null,
  isTimed: boolean,
): ((reading: Reading) => VideoProgress) => {
  const samples: Sample[] = [];
  /** Elapsed time without waiting. */
  let workedMs = 0;
  let lastMs: number | null = null;

  return ({ nowMs, timeSeconds, decoded, captured, isWaiting }) => {
    if (lastMs !== null && !isWaiting) workedMs += nowMs - lastMs;
    lastMs = nowMs;
    const sample = { ms: workedMs, timeSeconds, decoded };
    samples.push(sample);
    while (samples.length > 2 && workedMs - (samples[1]?.ms ?? 0) >= WINDOW_MS) samples.shift();
    const first = samples[0] ?? sample;
    const spentSeconds = (sample.ms - first.ms) / 1000;
    const speed = spentSeconds > 0 ? (timeSeconds - first.timeSeconds) / spentSeconds : 0;
    const left = durationSeconds === null ? null : Math.max(0, durationSeconds - timeSeconds);
    return {
      timeSeconds,
      share: durationSeconds === null ? null : Math.min(1, timeSeconds / durationSeconds),
      framesPerSecond: spentSeconds > 0 ? (decoded - first.decoded) / spentSeconds : 0,
      secondsLeft: isTimed && left !== null && speed > 0 ? left / speed : null,
      captured,
    };
  };
};
