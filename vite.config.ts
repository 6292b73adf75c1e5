import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { serwist } from '@serwist/vite';
import react from '@vitejs/plugin-react';
import wasm from 'vite-plugin-wasm';
import { defineConfig } from 'vitest/config';
import { inOrderOfNeed } from './src/app/build/firstFiles.mjs';
import { entryInTasks, REACT } from './src/app/build/entryInTasks.mjs';
import { ARRIVALS, pagePreloads } from './src/app/build/pagePreloads.mjs';
import { resyncEnds } from './src/app/build/resyncEnds.mjs';
import { sharedByPages } from './src/app/build/sharedByPages.mjs';
import { workerNotices } from './src/app/build/workerNotices.mjs';
import { backendConfiguration } from './supabase/local/vitePlugin.mjs';

/** Guards that take too long for every change. */
const LONG = 'tests/**/*.long.test.ts';

/** Run at every change, too, but here with all their rounds. */
const THOROUGH = [
  'tests/color/generate/safePalette.test.ts',
  'tests/domain/csvCell.test.ts',
  'tests/palette/notations/anyText.test.ts',
  'tests/palette/notations/longTexts.test.ts',
  'tests/state/palette/anySequence.test.ts',
  'tests/state/palette/plainModel.test.ts',
  'tests/state/palette/twoTabs.test.ts',
  'tests/features/import/chains.test.ts',
  'tests/features/import/roundTrip.test.ts',
  'tests/theme/darkAreas.test.ts',
  'tests/theme/longFiles.test.ts',
  'tests/theme/modeColors.test.ts',
  'tests/theme/readTheme.test.ts',
  'tests/theme/recognizeTheme.test.ts',
  'tests/workers/image-extraction/longFiles.test.ts',
];

const BACKEND = 'tests/supabase/**';
/** Run at every change, too, but here also on a real server. */
const DATABASE = 'tests/supabase/database/*.test.ts';

/** Tests that replace modules or load them again: each has modules of its own. */
const ALONE = [
  'tests/app/missingParts.test.tsx',
  'tests/backend/embeddedCheckout.test.tsx',
  'tests/domain/longDate.test.ts',
  'tests/engine/loadEngine.test.ts',
  'tests/state/colorNames.test.ts',
  'tests/state/usePaletteNames.test.tsx',
  'tests/ui/IconButton.test.tsx',
  'tests/workers/video-extraction/page/playback/playVideo.test.ts',
  'tests/workers/workerUrl.test.ts',
];

/** @param id of a module: React's own, and the one that runs it */
const isReact = (id: string): boolean =>
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/createRoot\.ts$/.test(id);

/** @param id of a module: distances and shares of colors, ratios, levels and what is said of them */
const isColorBasics = (id: string): boolean =>
  /\/src\/(?:color\/(?:contrast|distance|oklab|sharePercents|wcagLevel)|domain\/wcagSentences)\.ts$/.test(id);

/** @param id of a module: hooks, requests and rules of most pages, among them what names colors */
const isOfMostPages = (id: string): boolean =>
  /\/src\/(?:domain\/withoutExtension|state\/(?:useNamer|usePaletteNames|fetchMedia)|ui\/useFocusReturn)\.ts$/.test(
    id,
  );

/** @param id of a module: what the home page shows, and some others do */
const isOfHome = (id: string): boolean =>
  /\/src\/(?:color\/(?:gamut|mixColors|shadeScale|vividness)|domain\/weeklyPalette|state\/palette\/stored\/latestPalette|ui\/(?:ButtonLink|ColorStrip))\.tsx?$/.test(
    id,
  );

/** @param id of a module: the service's requests and its client, which nothing asks for alone */
const isService = (id: string): boolean =>
  /\/src\/backend\/(?:supabaseParts|supabaseClient|suspensionWatch)\.ts$/.test(id);

/** @param id of a module: weeks, their palettes, and rules that the service's requests share with dialogs */
const isOfWeeks = (id: string): boolean =>
  /\/src\/(?:domain\/(?:forbiddenTag|isoWeek|monthNames)|backend\/(?:currentWeekly|weeklyRow|readColors))\.ts$/.test(
    id,
  );

/** @param id of a module: the switch, and text for screen readers, both of which the question of cookies has */
const isSwitch = (id: string): boolean =>
  /\/src\/ui\/(?:Switch\.tsx|(?:Switch|spoken)\.module\.css)$/.test(id);

/** Pages that are made of the same parts. */
const TOOLS = [ARRIVALS['/palette-builder'], ARRIVALS['/image-to-palette'], ARRIVALS['/video-to-palette']];

const ICONS = '/lucide-react/';
const LICENSES = 'third-party-licenses.txt';
const notices = workerNotices(LICENSES);

/** The worker that answers without a network, and the list of what it keeps: all that the pages are made of. */
const offlineCopy = () =>
  serwist({
    // From here, also where the pages of tests and benches are built, each from a folder of its own.
    swSrc: join(import.meta.dirname, 'workers/offline/worker.ts'),
    swDest: 'service-worker.js',
    swUrl: '/service-worker.js',
    globDirectory: 'dist',
    globPatterns: ['index.html', 'theme.js', 'preload.js', 'icons/*', 'assets/*.{js,css,wasm,woff2,svg}'],
    // Letters of other scripts and the back office are kept when they are first used.
    globIgnores: ['**/*-{cyrillic,greek,vietnamese}-*', '**/{Admin,Dashboard,Users}*'],
    integration: {
      // A build goes to a folder of its own first.
      configureOptions: ({ build }, options) => {
        options.globDirectory = build.outDir;
        options.swDest = join(build.outDir, 'service-worker.js');
        options.manifestTransforms = [
          async (files) => ({ manifest: await inOrderOfNeed(files, build.outDir) }),
        ];
      },
    },
  });

export default defineConfig({
  // Files served as they are: the theme script must run before the first paint, so it is no module.
  publicDir: 'src/app/public',
  plugins: [
    react(),
    wasm(),
    resyncEnds(),
    backendConfiguration(),
    offlineCopy(),
    notices.page(),
    pagePreloads(),
    entryInTasks(),
  ],
  // The worker bundle is a build of its own: it needs the WebAssembly plugin again.
  worker: { format: 'es', plugins: () => [wasm(), resyncEnds(), notices.worker()] },
  // Left as it is, for the plugin above.
  optimizeDeps: { exclude: ['mediabunny'] },
  build: {
    target: 'es2022',
    // The notices that the packages in the bundle ask for, the list of color names among them.
    license: { fileName: LICENSES },
    // An inlined module would be a data: URL, which the Content-Security-Policy refuses to fetch; inlined pictures of
    // the gallery would come with the first load.
    assetsInlineLimit: (file) => (/\.(?:wasm|webp)$/.test(file) ? false : undefined),
    // The first load names every file there is: seven characters of hash are the fewest that the bundler takes.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Left alone, the bundler cuts up what the app cannot start without by which pages share which parts of it:
        // thirty files, most of a kilobyte or two, each with its own request before the first paint.
        codeSplitting: {
          groups: [
            // It is run before the app, in a task of its own.
            { name: REACT, tags: ['$initial'], test: isReact },
            // All icons are imported from one module, which names those of every page: they come with what shows them.
            { name: 'app', tags: ['$initial'], test: (id) => !id.includes(ICONS) },
            // Left alone, each that two pages show would be a file of a few hundred bytes.
            { name: 'icons', test: (id) => id.includes(ICONS), minShareCount: 2 },
            // Files of 100 to 300 bytes, which are needed together.
            { name: 'colors', test: isColorBasics },
            { name: 'common', test: isOfMostPages },
            { name: 'home', test: isOfHome },
            { name: 'weeks', test: isOfWeeks },
            { name: 'service', test: isService },
            { name: 'switch', test: isSwitch },
            // What the tools have in common, which else would be thirty files of a kilobyte or two.
            { name: sharedByPages('tools', TOOLS), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/setup/buildEngine.ts', 'tests/setup/buildFunctions.ts'],
    // Properties over thousands of cases take seconds on a busy machine.
    testTimeout: 60_000,
    // Newer Nodes have a storage of their own, which warns where it has no file; the tests use that of happy-dom.
    // What lives for a moment, as most of a rendered page does, is collected less often from a larger space.
    execArgv: ['--no-experimental-webstorage', '--max-semi-space-size=64'].filter((flag) =>
      process.allowedNodeEnvironmentFlags.has(flag),
    ),
    // Where a database has to be made first, after a change of its migrations.
    hookTimeout: 240_000,
    // As in the browser tests. The end of a run names what passed only the second time.
    retry: process.env.CI ? 1 : 0,
    // One more than there are cores: pages wait for pauses in typing and databases for their disk.
    maxWorkers: availableParallelism() + 1,
    exclude: ['tests/e2e/**'],
    projects: [
      // Loading modules anew for each file took longer than the tests: the files of a worker share them.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [LONG, ...ALONE, 'tests/browsers/**'],
          isolate: false,
          setupFiles: 'tests/setup/freshFile.ts',
          // Modules that import each other without their extensions, which Node does not follow, and a mended one.
          server: { deps: { inline: ['@material/material-color-utilities', 'mediabunny'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude: ALONE,
          isolate: false,
          setupFiles: ['freshFile', 'leanReact', 'leanPage', 'freshPage'].map(
            (name) => `tests/setup/${name}.ts`,
          ),
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'long',
          include: [LONG, ...THOROUGH],
          exclude: [BACKEND],
          // All rounds of a property, beside other long tests.
          testTimeout: 240_000,
          env: { HUELOOM_LONG: '1' },
          server: { deps: { inline: ['mediabunny'] } },
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'backend-long',
          include: [`${BACKEND}/*.long.test.ts`, DATABASE],
          env: { HUELOOM_LONG: '1' },
          isolate: false,
          setupFiles: 'tests/setup/freshFile.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: 'tests/browsers/setup.ts',
          // One file on each core: a browser and its pages keep one busy.
          maxWorkers: 2,
          hookTimeout: 120_000,
          // Long, for a machine that does other work besides: each thing that is waited for has its own, shorter limit.
          testTimeout: 300_000,
          expect: { poll: { timeout: 40_000, interval: 50 } },
        },
      },
    ],
  },
});
