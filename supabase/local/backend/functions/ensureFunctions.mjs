import { fileURLToPath } from 'node:url';
import { buildFolder, isBuiltFrom } from '../../buildFolder.mjs';
import { hashFunctionInputs } from '../../buildInputs.mjs';
import { BUILT_FUNCTIONS } from '../../paths.mjs';

const CONFIG = fileURLToPath(new URL('vite.config.mjs', import.meta.url));

/**
 * Compiles the functions to JavaScript if they have changed.
 * @param {{ signal?: AbortSignal }} [options]
 */
export const ensureFunctions = async (options) => {
  const inputs = hashFunctionInputs();
  if (await isBuiltFrom(BUILT_FUNCTIONS, inputs)) return;
  const failure = 'The functions could not be built';
  await buildFolder(BUILT_FUNCTIONS, inputs, failure, { ...options, config: CONFIG });
};
