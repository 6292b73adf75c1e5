import { environmentSentence } from './environmentProblem.mjs';

/** Something the person at the keyboard can mend: shown as its message alone, without a stack. */
export class Problem extends Error {}

/**
 * Runs a command-line entry. A Problem becomes its sentence, and so does an error of the machine; an interrupt is
 * silent, a defect keeps its stack.
 * @param {(signal: AbortSignal) => Promise<void>} run
 */
export const runCommandLine = async (run) => {
  const stop = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(name, () => stop.abort());
  try {
    await run(stop.signal);
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 1;
    const shown = error instanceof Problem ? error.message : (environmentSentence(error) ?? error);
    if (!stop.signal.aborted) console.error(shown);
  }
};
