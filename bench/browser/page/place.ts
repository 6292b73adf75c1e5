import { createBench, type Message } from '../../createBench.mjs';
import { median } from '../../statistics/median.mjs';
import type { Bench } from '../../suite';
import { host } from './host';

/** A sample spans at least this many clock steps, so that its end is known to within 2 %. */
const STEPS_A_SAMPLE = 50;
const LEAST_SAMPLE_MS = 5;
const LOOKS = 9;

/** The smallest clock step in milliseconds: browsers coarsen their clocks, some to a millisecond. */
const clockStepMs = (): number =>
  median(
    Array.from({ length: LOOKS }, () => {
      const from = performance.now();
      let now = from;
      while (now === from) now = performance.now();
      return now - from;
    }),
  );

const time: Parameters<typeof createBench>[0]['time'] = async (run) => {
  const from = performance.now();
  const result = await run();
  return { ms: performance.now() - from, result };
};

export type Task = { readonly suite: string; readonly process: number; readonly isQuick: boolean };

/** Creates a bench on the browser's current thread. */
export const openBench = (
  { process, isQuick }: Task,
  onMessage: (message: Message) => void,
  onEnd: Bench['onEnd'],
): Bench =>
  createBench({
    host,
    process,
    isQuick,
    // The page is built from a single version.
    subject: '',
    onMessage,
    time,
    clock: 'wall',
    sampleMs: Math.max(LEAST_SAMPLE_MS, STEPS_A_SAMPLE * clockStepMs()),
    pause: async () => new Promise((resolve) => setTimeout(resolve)),
    onEnd,
  });
