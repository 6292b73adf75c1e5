import { createContext, Script } from 'node:vm';
import fc from 'fast-check';

/** Fuzzing time per entry point, in minutes. */
const ASKED = process.env['HUELOOM_FUZZ_MINUTES'];
const MINUTES = Number(ASKED ?? 1 / 6);

/**
 * Pass a seed printed by an earlier run to repeat it. Without a given time the seed is fixed: a regression test that
 * only fails because of the change it runs with.
 */
export const SEED = Number(
  process.env['HUELOOM_FUZZ_SEED'] ?? (ASKED === undefined ? 1 : Date.now() % 2 ** 31),
);

/** Timeout of a fuzz test: its time, and some more for shrinking a failure. */
export const FUZZ_TIMEOUT_MS = MINUTES * 60_000 + 240_000;

/** As many inputs as fit into the time; a failure prints its seed, and is shrunk. */
export const fuzzing = <T>(door: string): fc.Parameters<T> => {
  console.info(`${door}: ${(MINUTES * 60).toFixed(0)} s, HUELOOM_FUZZ_SEED=${SEED}`);
  return {
    seed: SEED,
    numRuns: Number.MAX_SAFE_INTEGER,
    // Works for any value, although its type does not say so.
    plugins: [fc.interruptAfterTimeLimit(MINUTES * 60_000)] as NonNullable<fc.Parameters<T>['plugins']>,
  };
};

const place = { run: (): void => undefined };
createContext(place);
const call = new Script('run()');

/** The error is from another realm, so `instanceof` does not work. */
const isLate = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs synchronous work, and throws if it takes longer, even in an endless loop. Late runs are repeated once, in case
 * the machine was stalled.
 */
export const runWithin = <T>(milliseconds: number, run: () => T): T => {
  const results: T[] = [];
  place.run = () => void results.push(run());
  const attempt = (): void => void call.runInContext(place, { timeout: milliseconds });
  try {
    attempt();
  } catch (error) {
    if (!isLate(error)) throw error;
    attempt();
  }
  return results[0] as T;
};

/** Awaits asynchronous work, and rejects if it takes longer. */
export const settleWithin = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
