import { availableParallelism } from 'node:os';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { ROOT } from '../../supabase/local/paths.mjs';
import { CHROMIUM_FLAGS, findTestChromium } from '../setup/chromium.mjs';
import { DATA_FOLDER } from './dataFolder';

const executablePath = await findTestChromium();

const json: ReporterDescription = ['json', { outputFile: `${ROOT}tests/results/e2e.json` }];

export default defineConfig({
  testDir: '.',
  // They take minutes: long.config.ts runs them.
  testIgnore: '**/*.long.spec.ts',
  outputDir: '../results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  // One more than there are cores: a case waits for its page, its page for the server, and they for each other.
  workers: availableParallelism() + 1,
  // A shared build machine stalls now and then; what passed only the second time is counted apart.
  retries: process.env.CI ? 1 : 0,
  // Long, for a machine that does other work besides: what is there is not waited for.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], json],
  use: {
    // The server tells its port in the ready line below.
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    launchOptions: { args: [...CHROMIUM_FLAGS], ...(executablePath && { executablePath }) },
    // A page that answers itself would hide what the server says; the test of the offline copy lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // What the build without windows refuses unless it is asked for.
    permissions: ['clipboard-read', 'clipboard-write'],
    // Nothing slides or fades while it is looked at; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone-only/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
      grep: /@phone/,
    },
  ],
  webServer: [
    {
      command: 'node supabase/local/start.mjs',
      cwd: ROOT,
      env: { PORT: '0', HUELOOM_DATA_DIR: DATA_FOLDER },
      wait: { stdout: /ready http:\/\/localhost:(?<E2E_PORT>\d+)/ },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: 'node tests/e2e/servePages.mjs',
      cwd: ROOT,
      wait: { stdout: /images (?<E2E_IMAGES_PORT>\d+), films (?<E2E_FILMS_PORT>\d+)/ },
    },
  ],
});
