import { spawnSync } from 'node:child_process';
import { run } from '../../supabase/local/command.mjs';

const LOCK_SECONDS = 300;

/** Whether this machine lets us install what its distribution has. */
export const mayInstallPackages = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('apt-get', ['--version']).status === 0;

/**
 * @param {string} advice what a failure starts with
 * @param {readonly string[]} packages Debian's names
 */
export const installPackages = async (advice, packages) => {
  await run(advice, 'apt-get', ['update', '-q']);
  // Another installation may be under way.
  const patience = `-oDPkg::Lock::Timeout=${LOCK_SECONDS}`;
  await run(advice, 'apt-get', ['install', '-q', '-y', '--no-install-recommends', patience, ...packages]);
};

/** @param {readonly string[]} packages */
const areInstalled = (packages) => {
  const format = '--showformat=${db:Status-Status}\n';
  const { status, stdout } = spawnSync('dpkg-query', ['--show', format, ...packages], { encoding: 'utf8' });
  // A package that was there once is still known.
  return (
    status === 0 &&
    stdout
      .trimEnd()
      .split('\n')
      .every((state) => state === 'installed')
  );
};

/**
 * Gets what is missing of a distribution's packages, where this machine allows it; a failure is no problem yet.
 * @param {string} advice
 * @param {readonly string[]} packages
 */
export const ensureInstalled = async (advice, packages) => {
  if (mayInstallPackages() && !areInstalled(packages)) {
    await installPackages(advice, packages).catch((/** @type {Error} */ error) =>
      console.error(error.message),
    );
  }
};
