import { join } from 'node:path';
import { buildFolder, isBuiltFrom } from './buildFolder.mjs';
import { hashPageInputs } from './buildInputs.mjs';
import { run } from './command.mjs';
import { DIST, ROOT } from './paths.mjs';

/** @typedef {{ signal?: AbortSignal, isLoud?: boolean, step?: import('./stepLines.mjs').Step }} Options */

const ASC = join(ROOT, 'node_modules/assemblyscript/bin/asc.js');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** @type {import('./stepLines.mjs').Step} */
const silently = async (_name, work) => void (await work());

/** Compiles the engine of this folder. @param {Options} [options] */
export const buildEngine = (options) =>
  run('The engine could not be built', process.execPath, [ASC, '--target', 'release'], options);

/**
 * Builds the engine and the pages around it, each in a process of its own: what they need in memory is given back.
 * @param {Options} [options]
 */
export const buildProduct = async ({ step = silently, ...given } = {}) => {
  const options = { ...given, blamesMachine: true };
  const inputs = hashPageInputs();
  await step('engine', () => buildEngine(options));
  await step('pages', () =>
    buildFolder(DIST, inputs, (next) => {
      const args = [VITE, 'build', '--outDir', next, '--emptyOutDir'];
      // The environment may name another, and the build would go by it.
      const env = { NODE_ENV: 'production' };
      return run('The pages could not be built', process.execPath, args, { ...options, env });
    }),
  );
};

/** @param {Options & { step: import('./stepLines.mjs').Step }} options */
export const ensureBuilt = async (options) => {
  if (!(await isBuiltFrom(DIST, hashPageInputs()))) return buildProduct(options);
  for (const name of ['engine', 'pages']) await options.step(name, async () => 'as built before');
};
