import { join } from 'node:path';
import { serwist } from '@serwist/vite';
import react from '@vitejs/plugin-react';
import wasm from 'vite-plugin-wasm';
import { defineConfig } from 'vitest/config';
import { appChunk } from './supabase/local/appChunk.mjs';
import { pagePreloads } from './supabase/local/pagePreloads.mjs';
import { backendConfiguration } from './supabase/local/vitePlugin.mjs';
import { workerNotices } from './supabase/local/workerNotices.mjs';

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
      },
    },
  });

export default defineConfig({
  // Files served as they are: the theme script must run before the first paint, so it is no module.
  publicDir: 'src/app/public',
  plugins: [
    react(),
    wasm(),
    backendConfiguration(),
    offlineCopy(),
    notices.page(),
    appChunk(),
    pagePreloads(),
  ],
  // The worker bundle is a build of its own: it needs the WebAssembly plugin again.
  worker: { format: 'es', plugins: () => [wasm(), notices.worker()] },
  build: {
    target: 'es2022',
    // The notices that the packages in the bundle ask for, the list of color names among them.
    license: { fileName: LICENSES },
    // An inlined module would be a data: URL, which the Content-Security-Policy refuses to fetch.
    assetsInlineLimit: (file) => (file.endsWith('.wasm') ? false : undefined),
  },
  test: {
    globalSetup: 'tests/setup/buildEngine.ts',
    // Properties over thousands of cases take seconds on a busy machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/browsers/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/e2e/**'],
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
          // Long, for a machine that does other work besides: what is there is not waited for.
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 50 } },
        },
      },
    ],
  },
});
