import { spawn } from 'node:child_process';
import { environmentSentence, environmentSentenceIn } from './environmentProblem.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const TAIL_LINES = 200;

/**
 * @typedef {object} RunOptions
 * @property {AbortSignal} [signal]
 * @property {boolean} [isLoud]
 * @property {boolean} [blamesMachine] whether errors of the machine in its output, such as a full disk, become the
 * failure; not for tests, which may print them on purpose
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] added to this process's environment
 */

/**
 * Runs a program in the repository, or in `cwd`; its output is hidden unless it fails or `isLoud` is set.
 * @param {string} failure the beginning of the error message
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<void>}
 */
export const run = (failure, command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const { signal, isLoud = false, blamesMachine = false, cwd = ROOT, env = {} } = options;
    const child = spawn(command, args, {
      cwd,
      // Hidden output may end up in an error message, which must be readable in any terminal and in a log.
      env: { ...process.env, ...(!isLoud && { NO_COLOR: '1', FORCE_COLOR: undefined }), ...env },
      ...(signal && { signal }),
      stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) =>
      reject(new Problem(environmentSentence(error) ?? `${failure}: ${error.message}`)),
    );
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const tail = output.trim().split('\n').slice(-TAIL_LINES).join('\n');
      const sentence = blamesMachine ? environmentSentenceIn(output) : null;
      reject(new Problem(sentence ?? (tail ? `${failure}:\n${tail}` : `${failure}.`)));
    });
  });

/**
 * Runs the npm that started this process, if any: on Windows `npm` is a script that spawn cannot run.
 * @param {string} failure
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNpm = (failure, args, options) => {
  const script = process.env.npm_execpath;
  return script
    ? run(failure, process.execPath, [script, ...args], options)
    : run(failure, 'npm', args, options);
};
