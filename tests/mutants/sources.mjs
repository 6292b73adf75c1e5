import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Types and tables of data hold no code. */
const SOURCE = /(?<!\.d|\.data|\.types)\.tsx?$/;

/**
 * The sources in a file or folder.
 * @param {string} root
 * @param {string} path from the root
 * @returns {readonly string[]} from the root
 */
export const listSources = (root, path) =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
        .map((name) => `${path}/${name}`)
        .filter((name) => SOURCE.test(name))
        .toSorted();
