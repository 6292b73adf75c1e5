import { join } from 'node:path';
import { buildFolder, isBuiltFrom } from './buildFolder.mjs';
import { hashPageInputs } from './buildInputs.mjs';
import { run } from './command.mjs';
import { DIST, ROOT } from './paths.mjs';

/** @typedef {import('./stepLines.mjs').Step} Step */
/** @typedef {{ signal?: AbortSignal, isLoud?: boolean, step?: Step }} Options */

const ASC = join(ROOT, 'node_modules/assemblyscript/bin/asc.js');

/** @type {Step} */
const silently = async (_name, work) => void (await work());

/** Compiles the engine of this repository. @param {import('./command.mjs').RunOptions} [options] */
export const buildEngine = (options) =>
  run('The engine could not be built', process.execPath, [ASC, '--target', 'release'], options);

/** Builds the engine and the pages around it. @param {Options} [options] */
export const buildProduct = async ({ step = silently, ...options } = {}) => {
  const inputs = hashPageInputs();
  await step('engine', () => buildEngine({ ...options, blamesMachine: true }));
  await step('pages', () => buildFolder(DIST, inputs, 'The pages could not be built', options));
};

/** @param {Options & { step: Step }} options */
export const ensureBuilt = async (options) => {
  if (!(await isBuiltFrom(DIST, hashPageInputs()))) return buildProduct(options);
  for (const name of ['engine', 'pages']) await options.step(name, async () => 'as built before');
};
