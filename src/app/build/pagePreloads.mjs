/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */
/** @typedef {import('vite').Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } }} Chunk */

/** The pages that visits start at, with their entry modules. A test compares this list to the routes. */
export const ARRIVALS = {
  '/': 'src/features/home/HomePage',
  '/palette-builder': 'src/features/builder/BuilderPage',
  '/image-to-palette': 'src/features/image-extraction/ImageExtractionPage',
  '/video-to-palette': 'src/features/video-extraction/VideoExtractionPage',
  '/explore': 'src/features/explore/ExplorePage',
  '/projects': 'src/features/projects/ProjectsPage',
};

const SERVICE = ['src/backend/supabaseParts', 'src/backend/supabaseClient'];

/**
 * What these pages request as soon as they run, mostly of the service.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ASKED_AT_ONCE = { '/': ['src/backend/currentWeekly'], '/explore': SERVICE, '/projects': SERVICE };

/**
 * What these pages request once they are painted: loaded after everything that the first paint needs.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ASKED_NEXT = { '/': ['src/features/home/weekly/LoadedWeeklyTile', ...SERVICE] };

const FILE = 'preload.js';

/** Where all build output is. */
const FOLDER = '/assets/';

/** @param {Bundle} bundle @returns {Chunk[]} */
const chunksOf = (bundle) => Object.values(bundle).filter((output) => output.type === 'chunk');

/**
 * The files of a chunk and of everything that it imports statically.
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

/**
 * @typedef {{ first: string[], next: string[] }} PageFiles what the first paint needs, and what is requested after it
 */

/** @param {Bundle} bundle @returns {Record<string, PageFiles>} for each page, without the files of the entry */
export const filesByPath = (bundle) => {
  const chunks = chunksOf(bundle);
  const entry = collect(
    bundle,
    chunks.find(({ isEntry }) => isEntry),
  );
  /** @param {string} module */
  const chunkOf = (module) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replace(/\.tsx?$/, '').endsWith(`/${module}`)),
    );
    if (!chunk) throw new Error(`No chunk has ${module}`);
    return chunk;
  };
  /** @param {readonly string[]} modules @param {Set<string>} others */
  const filesOf = (modules, others) => {
    const files = new Set(modules.flatMap((module) => [...collect(bundle, chunkOf(module))]));
    return [...files].filter((file) => !others.has(file));
  };
  const pages = Object.entries(ARRIVALS).map(([path, module]) => {
    const first = filesOf([module, ...(ASKED_AT_ONCE[path] ?? [])], entry);
    const next = filesOf(ASKED_NEXT[path] ?? [], new Set([...entry, ...first]));
    return [path, { first: first.map((file) => `/${file}`), next: next.map((file) => `/${file}`) }];
  });
  return Object.fromEntries(pages);
};

/**
 * Lists each file once, followed by a bit mask in base 36 of the pages that use it: the first page has the lowest bit,
 * and above the pages' bits are those for what they request next. Every visit loads this, whichever page it opens.
 * @param {Record<string, PageFiles>} byPath
 */
export const writeFiles = (byPath) => {
  const pages = Object.values(byPath);
  const lists = [...pages.map(({ first }) => first), ...pages.map(({ next }) => next)];
  const words = [...new Set(lists.flat())].flatMap((file) => {
    const bits = lists.reduce((sum, list, place) => sum + (list.includes(file) ? 2 ** place : 0), 0);
    return [file.slice(FOLDER.length), bits.toString(36)];
  });
  return `const FILES = '${words.join(' ')}'.split(' ');
const PAGES = ${JSON.stringify(Object.keys(byPath))};
`;
};

/**
 * Runs before the app has loaded: requests the page's own files in parallel with the app's, not after it has run. In
 * batches, as each takes the main thread a millisecond. After a sign-in or a checkout the page is left immediately, so
 * nothing is preloaded.
 */
export const SCRIPT = `const isPassing = /[?&](?:code|error|success|canceled)=/.test(location.search);
const page = isPassing ? -1 : PAGES.indexOf(location.pathname);
const filesAt = (place) =>
  FILES.filter((_, i) => i % 2 === 0 && (parseInt(FILES[i + 1], 36) >> place) & 1);
const links = page < 0 ? [] : [
  ...filesAt(page).map((name) => [name, 'auto']),
  ...filesAt(page + PAGES.length).map((name) => [name, 'low']),
];
const ask = () => {
  for (const [name, priority] of links.splice(0, 4)) {
    const link = document.createElement('link');
    link.rel = name.endsWith('.css') ? 'preload' : 'modulepreload';
    if (name.endsWith('.css')) link.as = 'style';
    link.crossOrigin = '';
    link.fetchPriority = priority;
    link.href = '${FOLDER}' + name;
    document.head.append(link);
  }
  if (links.length > 0) setTimeout(ask);
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
