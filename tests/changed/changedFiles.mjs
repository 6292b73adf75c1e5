import { execFileSync } from 'node:child_process';
import { Problem } from '../../supabase/local/problem.mjs';

/**
 * Files changed since this branch left `base`, including uncommitted and new ones; deleted files are omitted.
 * @param {string} root
 * @param {string} base a branch or commit
 * @returns {string[]} paths from the root, such as '/src/color/mix.ts'
 * @throws {Problem} if there is no such base
 */
export const readChangedFiles = (root, base) => {
  /** @param {readonly string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const start = git('merge-base', base, 'HEAD').trim();
    const listed =
      git('diff', '--name-only', '--diff-filter=d', start) +
      git('ls-files', '--others', '--exclude-standard');
    return [...new Set(listed.split('\n').filter(Boolean))].map((path) => `/${path}`);
  } catch {
    throw new Problem(
      `git does not know ${base}: name a branch or commit, as in npm run test:changed -- main~1`,
    );
  }
};
