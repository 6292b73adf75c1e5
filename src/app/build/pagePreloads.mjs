/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } }} Chunk */

/** The pages that people arrive at, and where each begins. A test holds this list to the routes. */
export const ARRIVALS = {
  '/': 'src/features/home/HomePage',
  '/palette-builder': 'src/features/builder/BuilderPage',
  '/image-to-palette': 'src/features/image-extraction/ImageExtractionPage',
  '/video-to-palette': 'src/features/video-extraction/VideoExtractionPage',
  '/explore': 'src/features/explore/ExplorePage',
  '/projects': 'src/features/projects/ProjectsPage',
};

/** What these pages ask for as soon as they run: without the service they have nothing to show. */
const ASKED_AT_ONCE = ['src/backend/supabaseParts', 'src/backend/supabaseClient'];
const OF_THE_SERVICE = new Set(['/explore', '/projects']);

const FILE = 'preload.js';

/** Of all that is built. */
const FOLDER = '/assets/';

/** @param {Bundle} bundle @returns {Chunk[]} */
const chunksOf = (bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/**
 * A chunk with all that it cannot run without.
 * @param {Bundle} bundle
 * @param {Chunk | undefined} chunk
 * @param {Set<string>} files found so far
 */
const collect = (bundle, chunk, files = new Set()) => {
  if (!chunk || files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
  for (const name of chunk.imports)
    collect(
      bundle,
      chunksOf(bundle).find(({ fileName }) => fileName === name),
      files,
    );
  return files;
};

/** @param {Bundle} bundle @returns {Record<string, string[]>} the files of each page that the entry does not bring */
export const filesByPath = (bundle) => {
  const chunks = chunksOf(bundle);
  const entry = collect(
    bundle,
    chunks.find(({ isEntry }) => isEntry),
  );
  /** @param {string} module */
  const chunkOf = (module) => {
    const chunk = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.replace(/\.tsx?$/, '').endsWith(`/${module}`),
    );
    if (!chunk) throw new Error(`No chunk begins with ${module}`);
    return chunk;
  };
  const pages = Object.entries(ARRIVALS).map(([path, module]) => {
    const files = collect(bundle, chunkOf(module));
    if (OF_THE_SERVICE.has(path)) for (const each of ASKED_AT_ONCE) collect(bundle, chunkOf(each), files);
    return [path, [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`)];
  });
  return Object.fromEntries(pages);
};

/**
 * Each file once, however many pages have it, and behind it which ones those are: the bits of a number in base 36, the
 * first page's the lowest. Every visit loads this, to whichever page.
 * @param {Record<string, string[]>} byPath
 */
export const writeFiles = (byPath) => {
  const lists = Object.values(byPath);
  const words = [...new Set(lists.flat())].flatMap((file) => {
    const pages = lists.reduce((bits, list, place) => bits + (list.includes(file) ? 2 ** place : 0), 0);
    return [file.slice(FOLDER.length), pages.toString(36)];
  });
  return `const FILES = '${words.join(' ')}'.split(' ');
const place = ${JSON.stringify(Object.keys(byPath))}.indexOf(location.pathname);
`;
};

/**
 * Runs before the app is there: asks for the page's own files beside the app's, not after it has run. Some at a time: each
 * takes the page's thread a millisecond. Whoever comes back from a sign-in or a checkout goes on to another page at once.
 */
export const SCRIPT = `const isPassing = /[?&](?:code|error|success|canceled)=/.test(location.search);
const files = isPassing || place < 0 ? [] : FILES.filter((_, i) => (parseInt(FILES[i + 1], 36) >> place) & 1 && i % 2 === 0);
const ask = () => {
  for (const name of files.splice(0, 4)) {
    const link = document.createElement('link');
    link.rel = name.endsWith('.css') ? 'preload' : 'modulepreload';
    if (name.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = '${FOLDER}' + name;
    document.head.append(link);
  }
  if (files.length > 0) setTimeout(ask);
};
ask();
`;

/** @returns {import('vite').Plugin} */
export const pagePreloads = () => ({
  name: 'page-preloads',
  // The pages of tests and benches are built with the same settings, and have no routes.
  apply: ({ root }, { command }) => command === 'build' && root === undefined,
  generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName: FILE, source: writeFiles(filesByPath(bundle)) + SCRIPT });
  },
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: `/${FILE}`, async: true }, injectTo: 'head-prepend' },
  ],
});
