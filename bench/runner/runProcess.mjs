import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.mjs';

/** @typedef {import('../createBench.mjs').Message} Message */
/** @typedef {import('./child.mjs').Task} Task */

const TAIL_LINES = 12;
/** A process that is asked to end first closes browsers and servers; after this time it is killed. */
const ENDING_MS = 15_000;

/**
 * Runs a suite once in a process of its own.
 * @param {Task} task
 * @param {string} subject the folder of the version, in which it runs
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {(message: Message) => void} options.onMessage
 * @param {import('../turns.mjs').Turns} options.takeTurn for a task that takes turns
 * @returns {Promise<string | null>} what failed; null on success
 */
export const runProcess = async (task, subject, { signal, onMessage, takeTurn }) => {
  const child = fork(join(import.meta.dirname, 'child.mjs'), [JSON.stringify(task)], {
    cwd: subject,
    env: { ...process.env, BENCH_HOME: ROOT },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  /** Ends the turn of this process, if it has one. */
  let endTurn = () => {};
  const askForTurn = () => {
    endTurn();
    void takeTurn(
      () =>
        new Promise((resolve) => {
          endTurn = () => resolve(undefined);
          // One that ends at this moment is told nothing, which is no failure: its turn is over soon.
          if (child.connected) child.send({ type: 'turn' }, () => undefined);
          else endTurn();
        }),
    );
  };
  child.on('message', (sent) => {
    const message = /** @type {Message | { type: 'turn' }} */ (sent);
    if (message.type === 'turn') askForTurn();
    else onMessage(message);
  });
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), ENDING_MS).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  // Its last messages may arrive after its exit.
  const [[code, ended]] = await Promise.all([once(child, 'close'), once(child, 'disconnect')]);
  endTurn();
  signal.removeEventListener('abort', stop);
  if (code === 0) return null;
  const tail = stripVTControlCharacters(output).trim().split('\n').slice(-TAIL_LINES).join('\n');
  return tail || `The process ended with ${code ?? ended}.`;
};
