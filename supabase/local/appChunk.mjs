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
          output: { codeSplitting: { groups: [{ name: 'app', test: (id) => modules.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      /** @param {string} id */
      const collect = (id) => {
        if (modules.has(id)) return;
        modules.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(collect);
      };
      modules.clear();
      for (const id of this.getModuleIds()) {
        // The page itself is the entry; what its scripts import belongs to the app.
        const entry = this.getModuleInfo(id);
        if (entry?.isEntry && id.endsWith('.html')) entry.importedIds.forEach(collect);
      }
    },
  };
};
