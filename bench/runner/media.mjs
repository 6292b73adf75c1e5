import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pictureFolder } from '../pages/pictures.mjs';

/** Hexadecimal digits of the digest. */
const DIGITS = 16;

/**
 * The pictures and clips that suites read: figures of other ones say nothing about the code. Files are told apart by
 * path and size, because reading clips whole would take longer than many a suite.
 * @param {string} [folder]
 * @returns {Promise<import('../result').Media>}
 */
export const describeMedia = async (folder = pictureFolder()) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => !entry.isDirectory())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        // A link may lead nowhere.
        const { size } = await stat(path).catch(() => ({ size: 0 }));
        return `${relative(folder, path)} ${size}`;
      }),
  );
  const digest = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, DIGITS);
  return { isGiven: process.env['HUELOOM_MEDIA'] !== undefined, files: files.length, digest };
};
