import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What reaches visitors outside the page's bundle and Vite's workers: the fonts, and the offline worker. */
const ALSO = ['@fontsource-variable/geist-mono', '@fontsource-variable/inter', 'serwist'];
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** @param {string} folder of a package */
const writeNotice = async (folder) => {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^(licen[cs]e|copying)\b/i.test(entry));
  if (!file) throw new Error(`${name} has no text of its license`);
  return `\n## ${name} - ${version} (${license})\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
};

/**
 * Vite's list of licenses covers the page's own bundle; these plugins add the fonts and the packages in the workers'
 * bundles, which are built separately.
 * @param {string} file the list, in the output folder
 * @returns {{ page: () => import('vite').Plugin, worker: () => import('vite').Plugin }}
 */
export const workerNotices = (file) => {
  /** @type {Map<string, string>} folders by name */
  const folders = new Map(ALSO.map((name) => [name, join('node_modules', name)]));
  return {
    worker: () => ({
      name: 'worker-notices',
      generateBundle: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
            const [folder, name] = PACKAGE.exec(id) ?? [];
            if (folder && name) folders.set(name, folder);
          }
        }
      },
    }),
    page: () => ({
      name: 'page-notices',
      apply: 'build',
      writeBundle: async ({ dir = '' }) => {
        const list = join(dir, file);
        const written = await readFile(list, 'utf8');
        const missing = [...folders]
          .filter(([name]) => !written.includes(`\n## ${name} - `))
          .toSorted(([a], [b]) => a.localeCompare(b));
        const notices = await Promise.all(missing.map(([, folder]) => writeNotice(folder)));
        await appendFile(list, notices.join(''));
      },
    }),
  };
};
