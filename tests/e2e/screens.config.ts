import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** What the browser itself leaves out of its emulation of a phone: its only pointer is a finger, which never hovers. */
const FINGER =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

/** Pictures of every screen, for review by eye: `npm run screens`. */
export default defineConfig({
  ...usual,
  testDir: './screens',
  testMatch: '**/*.look.ts',
  retries: 0,
  // Four pictures each.
  timeout: 180_000,
  workers: 2,
  reporter: [['list']],
  // Each screen is shown at both sizes.
  projects: (usual.projects ?? []).map(({ name = '', use = {} }) => {
    const launch = { ...usual.use?.launchOptions };
    const args = [...(launch.args ?? []), ...(use.hasTouch === true ? [FINGER] : [])];
    return { name, use: { ...use, launchOptions: { ...launch, args } } };
  }),
});
