/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } }} Chunk */

/** The pages that people arrive at, and where each begins. A test holds this list to the routes. */
export const ARRIVALS = {
  '/': 'src/features/home/HomePage',
  '/palette-builder': 'src/features/builder/BuilderPage',
  '/image-to-palette': 'src/features/image-extraction/ImageExtractionPage',
  '/video-to-palette': 'src/features/video-extraction/VideoExtractionPage',
  '/explore': 'src/features/explore/ExplorePage',
};

const FILE = 'preload.js';

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
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') collect(bundle, next, files);
  }
  return files;
};

/** @param {Bundle} bundle @returns {Record<string, string[]>} the files of each page that the entry does not bring */
export const filesByPath = (bundle) => {
  const chunks = chunksOf(bundle);
  const entry = collect(
    bundle,
    chunks.find(({ isEntry }) => isEntry),
  );
  const pages = Object.entries(ARRIVALS).map(([path, module]) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}.tsx`));
    if (!page) throw new Error(`No chunk begins with ${module}`);
    return [path, [...collect(bundle, page)].filter((file) => !entry.has(file)).map((file) => `/${file}`)];
  });
  return Object.fromEntries(pages);
};

/**
 * Runs before the app is there: asks for the page's own files beside the app's, not after it has run. Some at a time: each
 * takes the page's thread a millisecond. Whoever comes back from a sign-in or a checkout goes on to another page at once.
 */
const SCRIPT = `const isPassing = /[?&](?:code|error|success|canceled)=/.test(location.search);
const files = isPassing ? [] : FILES[location.pathname] ?? [];
const ask = () => {
  for (const href of files.splice(0, 4)) {
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (href.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
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
    const source = `const FILES = ${JSON.stringify(filesByPath(bundle))};\n${SCRIPT}`;
    this.emitFile({ type: 'asset', fileName: FILE, source });
  },
  transformIndexHtml: () => [
    { tag: 'script', attrs: { src: `/${FILE}`, async: true }, injectTo: 'head-prepend' },
  ],
});
