import { resolve } from 'node:path';

/** The app's root: the pages of tests and benches are built with the same settings, and have no start script. */
const ROOT = resolve(import.meta.dirname, '../../..');

/** Name of the React chunk in the build settings. Evaluating it takes as long as the rest of the app. */
export const REACT = 'react';

/**
 * The first script of a page: runs two files in order, each in a task of its own, so that input is handled in between.
 * @param {string} react address
 * @param {string} app address
 */
export const writeStart = (react, app) =>
  `import('${react}').then(() => setTimeout(() => import('${app}')));
`;

/**
 * Replaces the app's script by one that first runs React in a task of its own. Both are still requested at the same
 * time.
 * @returns {import('vite').Plugin}
 */
export const entryInTasks = () => {
  /** @type {{ start: string, app: string } | null} */
  let files = null;
  return {
    name: 'entry-in-tasks',
    apply: ({ root }, { command }) => command === 'build' && (root === undefined || resolve(root) === ROOT),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const react = chunks.find(({ name }) => name === REACT);
      const app = chunks.find(({ isEntry }) => isEntry);
      if (!react || !app) throw new Error(`The app has no entry, or no chunk named ${REACT}`);
      const source = writeStart(`/${react.fileName}`, `/${app.fileName}`);
      const start = this.emitFile({ type: 'asset', name: 'start.js', source });
      files = { start: `/${this.getFileName(start)}`, app: `/${app.fileName}` };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!files) throw new Error('The page is written before its scripts');
        const script = `<script type="module" crossorigin src="${files.app}"></script>`;
        if (!html.includes(script)) throw new Error(`The page has no ${script}`);
        return html.replace(
          script,
          `<script type="module" crossorigin src="${files.start}"></script>
    <link rel="modulepreload" crossorigin href="${files.app}">`,
        );
      },
    },
  };
};
