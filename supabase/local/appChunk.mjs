/** The one module that all icons are imported from, and names those of every page. */
const ICONS = 'lucide-react';
const IMPORTED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const EXPORTED_ICONS = /export\s*\{([^}]*)\}\s*from\s*["']\.(\/icons\/[^"']+)["']/g;

/** @param {string} id */
const isOfAllIcons = (id) => id.endsWith(`/${ICONS}.mjs`);

/** The names of the icons that a module imports. @param {string} code @returns {string[]} */
const iconsOf = (code) =>
  [...code.matchAll(IMPORTED_ICONS)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z]\w*(?=\s*(?:,|as\b|$))/g) ?? [],
  );

/** The file of each icon by its names, of which many have several. @param {string} code of the module of all icons */
const filesOfIcons = (code) =>
  new Map(
    [...code.matchAll(EXPORTED_ICONS)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => /** @type {const} */ ([name, file])),
    ),
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
        if (!isOfAllIcons(id)) info?.importedIds.forEach(collect);
        iconsOf(info?.code ?? '').forEach((name) => shown.add(name));
      };
      /** @type {Set<string>} */
      const shown = new Set();
      modules.clear();
      for (const id of this.getModuleIds()) {
        // The page itself is the entry; what its scripts import belongs to the app.
        const entry = this.getModuleInfo(id);
        if (entry?.isEntry && id.endsWith('.html')) entry.importedIds.forEach(collect);
      }
      const allIcons = [...modules].find(isOfAllIcons);
      const icons = allIcons === undefined ? null : this.getModuleInfo(allIcons);
      const files = filesOfIcons(icons?.code ?? '');
      for (const name of shown) {
        const file = files.get(name);
        const icon = icons?.importedIds.find((id) => file !== undefined && id.endsWith(file));
        if (icon === undefined) throw new Error(`No file has the icon ${name}`);
        collect(icon);
      }
    },
  };
};
