import { environmentSentence } from './environmentProblem.mjs';

/** An error that the user can fix: only its message is shown, without a stack. */
export class Problem extends Error {}

/**
 * Runs a command-line entry. For a Problem or an error of the machine, only the message is printed; an interrupt prints
 * nothing, and a defect keeps its stack.
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
