import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { CACHE, ROOT } from './paths.mjs';

/** What differs between versions. Suites, and what scores a result, are those of this one. */
const MEASURED = new Set(['src', 'workers', 'assembly', 'supabase']);
const SCORING = join(ROOT, 'bench/quality') + sep;

/**
 * Takes what is measured from another version's folder.
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

/** A folder's name for the bundles of another folder. @param {string} subject */
const keyOf = (subject) => createHash('sha256').update(subject).digest('hex').slice(0, 12);

/**
 * Modules in TypeScript as something that Node runs, with the code of the version in `subject`.
 * @template {string} Name
 * @param {string} name of the bundle
 * @param {Readonly<Record<Name, string>>} input files
 * @param {string} subject a folder
 * @returns {Promise<Record<Name, string>>} the files that were made
 */
export const bundleModules = async (name, input, subject) => {
  const isOther = subject !== ROOT;
  const folder = join(CACHE, 'bundles', isOther ? keyOf(subject) : 'here', name);
  // Vite sets it for the whole process, and servers that are started later would take themselves for those of a host.
  const { NODE_ENV } = process.env;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: isOther ? [fromVersion(subject)] : [],
    // Its files import each other without the extension that Node asks for.
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
 * A suite in TypeScript, and what it needs of Node.
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
