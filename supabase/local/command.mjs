import { spawn } from 'node:child_process';
import { environmentSentence, environmentSentenceIn } from './environmentProblem.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

const TAIL_LINES = 200;

/**
 * Runs a program in the repository, its output hidden unless it fails or `isLoud` is set.
 * @param {string} failure the sentence that a failure starts with, unless the machine is at fault
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ signal?: AbortSignal, isLoud?: boolean, env?: Readonly<Record<string, string>> }} [options] `env` is added to our own
 * @returns {Promise<void>}
 */
export const run = (failure, command, args, { signal, isLoud = false, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      // What is kept for a failure message has to read well in any terminal and in a log.
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
      const tail = output.trim().split('\n').slice(-TAIL_LINES).join('\n');
      if (code === 0) resolve();
      else
        reject(new Problem(environmentSentenceIn(output) ?? (tail ? `${failure}:\n${tail}` : `${failure}.`)));
    });
  });

/**
 * The npm that started us where there is one: on Windows `npm` is a script that spawn cannot run.
 * @param {string} failure
 * @param {readonly string[]} args
 * @param {{ signal?: AbortSignal, isLoud?: boolean }} [options]
 */
export const runNpm = (failure, args, options) => {
  const script = process.env.npm_execpath;
  return script
    ? run(failure, process.execPath, [script, ...args], options)
    : run(failure, 'npm', args, options);
};
