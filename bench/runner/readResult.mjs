import { readFile } from 'node:fs/promises';
import Ajv from 'ajv';
import { Problem } from '../../supabase/local/problem.mjs';
import { ROOT } from './paths.mjs';
import { join } from 'node:path';

/**
 * Reads a stored result, from this machine or a browser elsewhere.
 * @param {string} path
 * @returns {Promise<import('../result').Result>}
 * @throws {Problem} if the file is not a result, or has no summary yet
 */
export const readResult = async (path) => {
  const read = () => readFile(path, 'utf8').then(JSON.parse);
  /** @type {unknown} */
  const parsed = await read().catch((error) => {
    throw new Problem(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const schema = JSON.parse(await readFile(join(ROOT, 'bench/result.schema.json'), 'utf8'));
  const validate = new Ajv({ allowUnionTypes: true }).compile(schema);
  if (!validate(parsed)) {
    const [problem] = validate.errors ?? [];
    throw new Problem(`${path} holds no result of a bench: ${problem?.instancePath} ${problem?.message}.`);
  }
  const result = /** @type {import('../result').Result} */ (parsed);
  if (result.summary === null) throw new Problem(`${path} is of a run that has not ended.`);
  return result;
};
