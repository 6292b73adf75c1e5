import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readFile, symlink, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { run, runNpm } from '../../supabase/local/command.mjs';
import { Problem } from '../../supabase/local/problem.mjs';
import { ROOT, VERSIONS } from './paths.mjs';

const execute = promisify(execFile);

/** @param {string} folder @param {readonly string[]} args */
const git = async (folder, ...args) => (await execute('git', ['-C', folder, ...args])).stdout.trim();

/**
 * Describes a folder: its version, its commit and whether files differ from that.
 * @param {string} name as requested
 * @param {string} folder
 */
export const describeVersion = async (name, folder) => {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const commit = await git(folder, 'rev-parse', 'HEAD').catch(() => 'unknown');
  // node_modules may be a symlink there, which a .gitignore entry for a folder does not match.
  const changes = await git(folder, 'status', '--porcelain', '--', '.', ':!node_modules').catch(() => '');
  return { name, version: String(version), commit, hasChanges: changes !== '' };
};

/**
 * Links this version's packages if the other one has the same lock file, else installs its own.
 * @param {string} folder
 */
const providePackages = async (folder) => {
  if (existsSync(join(folder, 'node_modules'))) return;
  const [ours, theirs] = await Promise.all(
    [ROOT, folder].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  if (ours === theirs) await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  else await runNpm('The packages of the other version could not be installed', ['ci'], { cwd: folder });
};

/**
 * The folder of a version: a folder as it is; a branch, tag or commit in a git worktree until `removeVersion` is called
 * with it.
 * @param {string} name
 * @returns {Promise<string>}
 * @throws {Problem} if there is neither
 */
export const prepareVersion = async (name) => {
  if (existsSync(join(resolve(name), 'package.json'))) return resolve(name);
  const commit = await git(
    ROOT,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ).catch(() => '');
  if (commit === '') throw new Problem(`There is no folder, branch, tag or commit "${name}".`);
  const folder = join(VERSIONS, commit.slice(0, 12));
  if (!existsSync(join(folder, 'package.json'))) {
    await mkdir(dirname(folder), { recursive: true });
    await git(ROOT, 'worktree', 'prune');
    await run('The other version could not be checked out', 'git', [
      'worktree',
      'add',
      '--detach',
      folder,
      commit,
    ]);
  }
  await providePackages(folder);
  return folder;
};

/**
 * Removes a worktree that was created for a version, and git's record of it; other folders are left alone.
 * @param {string} folder
 */
export const removeVersion = async (folder) => {
  if (dirname(folder) !== VERSIONS) return;
  const packages = join(folder, 'node_modules');
  // Only the link is removed: the packages behind it belong to this version.
  const isLink = await lstat(packages).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  if (isLink) await unlink(packages);
  await git(ROOT, 'worktree', 'remove', '--force', folder).catch(() => git(ROOT, 'worktree', 'prune'));
};
