import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { CACHE, ROOT } from './paths.mjs';

/** What differs between versions. Suites and scoring code always come from this version. */
const MEASURED = new Set(['src', 'workers', 'assembly', 'supabase']);
const SCORING = join(ROOT, 'bench/quality') + sep;

/**
 * Resolves the measured code from another version's folder.
 * @param {string} subject
 * @returns {import('vite').Plugin}
 */
export const fromVersion = (subject) => ({
  name: 'measured-version',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer?.startsWith(SCORING)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const path = found && relative(ROOT, found.id);
    return path && MEASURED.has(path.split(sep)[0] ?? '') ? join(subject, path) : null;
  },
});

/** A name for the bundle folder of a version. @param {string} subject */
const keyOf = (subject) => createHash('sha256').update(subject).digest('hex').slice(0, 12);

/**
 * Bundles TypeScript modules for Node, with the code of the version in `subject`.
 * @template {string} Name
 * @param {string} name of the bundle
 * @param {Readonly<Record<Name, string>>} input files
 * @param {string} subject a folder
 * @returns {Promise<Record<Name, string>>} the files that were made
 */
export const bundleModules = async (name, input, subject) => {
  const isOther = subject !== ROOT;
  const folder = join(CACHE, 'bundles', isOther ? keyOf(subject) : 'here', name);
  // Vite sets it for the whole process; servers started later would take themselves for production ones.
  const { NODE_ENV } = process.env;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: isOther ? [fromVersion(subject)] : [],
    // Its files import each other without the extension that Node requires.
    ssr: { noExternal: ['@material/material-color-utilities'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  const made = Object.keys(input).map((key) => [key, join(folder, `${key}.mjs`)]);
  return /** @type {Record<Name, string>} */ (Object.fromEntries(made));
};

/**
 * Bundles a TypeScript suite and the host for Node.
 * @param {string} name
 * @param {string} file
 * @param {string} subject a folder
 */
export const bundleSuite = async (name, file, subject) => {
  const { suite, host } = await bundleModules(
    name,
    { suite: file, host: join(ROOT, 'bench/host/nodeHost.ts') },
    subject,
  );
  return { file: suite, host };
};
