/** The one module that all icons are imported from, and names those of every page. */
const ICONS = 'lucide-react';
const IMPORTED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** @param {string} name such as 'CircleAlert', whose module is 'circle-alert' */
const iconFile = (name) => `/icons/${name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}.mjs`;

/** The files of the icons that a module imports. @param {string} code */
const iconsOf = (code) =>
  [...code.matchAll(IMPORTED_ICONS)].flatMap(([, names = '']) =>
    names.split(',').map((name) => iconFile((name.trim().split(' ')[0] ?? '').replace(/Icon$/, ''))),
  );

/**
 * Keeps all that the app cannot start without in one file. Left alone, the bundler cuts it up by which pages share
 * which parts of it: thirty files, most of a kilobyte or two, each with its own request before the first paint.
 * @returns {import('vite').Plugin}
 */
export const appChunk = () => {
  /** @type {Set<string>} */
  const modules = new Set();
  return {
    name: 'app-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', test: (id) => modules.has(id) },
                // Left alone, each that two pages show would be a file of a few hundred bytes.
                { name: 'icons', test: (id) => id.includes(`/${ICONS}/`), minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      /** @param {string} id */
      const collect = (id) => {
        if (modules.has(id)) return;
        modules.add(id);
        const info = this.getModuleInfo(id);
        // What the others of its thousands are for is not known here: they come with the pages that show them.
        if (id.endsWith(`/${ICONS}.mjs`)) icons = info?.importedIds ?? [];
        else info?.importedIds.forEach(collect);
        iconsOf(info?.code ?? '').forEach((file) => shown.add(file));
      };
      /** @type {readonly string[]} */
      let icons = [];
      /** @type {Set<string>} */
      const shown = new Set();
      modules.clear();
      for (const id of this.getModuleIds()) {
        // The page itself is the entry; what its scripts import belongs to the app.
        const entry = this.getModuleInfo(id);
        if (entry?.isEntry && id.endsWith('.html')) entry.importedIds.forEach(collect);
      }
      icons.filter((id) => [...shown].some((file) => id.endsWith(file))).forEach(collect);
    },
  };
};
