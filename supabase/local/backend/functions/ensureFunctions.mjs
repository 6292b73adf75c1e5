import { fileURLToPath } from 'node:url';
import { buildFolder, isBuiltFrom } from '../../buildFolder.mjs';
import { hashFunctionInputs } from '../../buildInputs.mjs';
import { run } from '../../command.mjs';
import { BUILT_FUNCTIONS } from '../../paths.mjs';

const BUILDER = fileURLToPath(new URL('buildFunctions.mjs', import.meta.url));

/**
 * Turns the functions into JavaScript where they have changed: the bundler, once in a process, stays in its memory.
 * @param {{ signal?: AbortSignal }} [options]
 */
export const ensureFunctions = async (options) => {
  const inputs = hashFunctionInputs();
  if (await isBuiltFrom(BUILT_FUNCTIONS, inputs)) return;
  await buildFolder(BUILT_FUNCTIONS, inputs, (next) =>
    run('The functions could not be built', process.execPath, [BUILDER, next], {
      ...options,
      blamesMachine: true,
    }),
  );
};
