import { basename, relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** What a source and its test have in common. @param {string} file */
const nameOf = (file) => basename(file).replace(/(?:\.test)?\.tsx?$/, '');

/**
 * Test files in the order in which a fault is noticed soonest: the one that mirrors the file under trial, then the quick
 * ones before those that go through a million colors.
 * @param {readonly string[]} files paths
 * @param {readonly string[]} tried the sources under trial
 * @param {(file: string) => number} duration of a test file, in milliseconds
 * @returns {string[]}
 */
export const nearestFirst = (files, tried, duration) => {
  const mirrored = new Set(tried.map(nameOf));
  const place = (/** @type {string} */ file) => (mirrored.has(nameOf(file)) ? -1 : duration(file));
  return files.toSorted((a, b) => place(a) - place(b));
};

/**
 * The most that each file has taken so far: where a fault was noticed it has stopped early.
 * @type {Map<string, number>}
 */
const longest = new Map();

export class NearestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    for (const { moduleId, project } of files) {
      const known = this.ctx.cache.getFileTestResults(
        `${project.name}:${relative(this.ctx.config.root, moduleId)}`,
      );
      longest.set(moduleId, Math.max(longest.get(moduleId) ?? 0, known?.duration ?? 0));
    }
    const order = nearestFirst(
      files.map(({ moduleId }) => moduleId),
      this.ctx.config.related ?? [],
      (file) => longest.get(file) ?? 0,
    );
    return files.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  }
}
