import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Pictures of every screen, for review by eye: `npm run screens`. */
export default defineConfig({
  ...usual,
  testDir: './screens',
  testMatch: '**/*.look.ts',
  retries: 0,
  workers: 2,
  reporter: [['list']],
  // Each screen is shown at both sizes.
  projects: (usual.projects ?? []).map(({ name = '', use = {} }) => ({ name, use })),
});
