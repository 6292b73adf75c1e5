import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from '../../supabase/local/command.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/hueloom-nodes');

/**
 * Another Node than the one that runs this, from the registry and kept.
 * @param {string} version such as '26'
 * @returns {Promise<string>} its program
 */
export const installNode = async (version) => {
  const folder = join(CACHE, version);
  const program = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    const args = ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error'];
    await runNpm(`Node ${version} could not be installed`, args, { cwd: folder, blamesMachine: true });
  }
  const found = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  if (!`${found}.`.startsWith(`v${version}.`)) throw new Error(`${program} is Node ${found}`);
  return program;
};
