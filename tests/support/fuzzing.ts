import { createContext, Script } from 'node:vm';
import fc from 'fast-check';

/** Minutes that each door is tried for. */
const ASKED = process.env['HUELOOM_FUZZ_MINUTES'];
const MINUTES = Number(ASKED ?? 1 / 6);

/**
 * A seed that an earlier run has printed tries the same again. Where no time is asked for it is always the same: a guard
 * of what was found before, that fails for the change it runs with and for no other.
 */
export const SEED = Number(
  process.env['HUELOOM_FUZZ_SEED'] ?? (ASKED === undefined ? 1 : Date.now() % 2 ** 31),
);

/** A test of a door takes this long, and some more where a failure is made smaller. */
export const FUZZ_TIMEOUT_MS = MINUTES * 60_000 + 240_000;

/** As many inputs as fit into the time; a failure tells its seed, and is made as small as it gets. */
export const fuzzing = <T>(door: string): fc.Parameters<T> => {
  console.info(`${door}: ${(MINUTES * 60).toFixed(0)} s, HUELOOM_FUZZ_SEED=${SEED}`);
  return {
    seed: SEED,
    numRuns: Number.MAX_SAFE_INTEGER,
    // Of any value, which its type does not say.
    plugins: [fc.interruptAfterTimeLimit(MINUTES * 60_000)] as NonNullable<fc.Parameters<T>['plugins']>,
  };
};

const place = { run: (): void => undefined };
createContext(place);
const call = new Script('run()');

/** The error is one of another realm, of whose classes it is none here. */
const isLate = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs what waits for nothing, and ends it with an error where it takes longer, a loop without end too. What was late is
 * run once more: a machine that stood still meanwhile says nothing of it.
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

/** Awaits what may wait for others, and gives it up with an error where it takes longer. */
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
