import { spawnSync } from 'node:child_process';
import { run } from '../../supabase/local/command.mjs';

const LOCK_SECONDS = 300;

/** Whether we may install distribution packages on this machine. */
export const mayInstallPackages = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('apt-get', ['--version']).status === 0;

/**
 * @param {string} advice how the error message starts
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
  // Packages that were removed are still listed.
  return (
    status === 0 &&
    stdout
      .trimEnd()
      .split('\n')
      .every((state) => state === 'installed')
  );
};

/**
 * Installs missing distribution packages if this machine allows it; failures are only logged.
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
