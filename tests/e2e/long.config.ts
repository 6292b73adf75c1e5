import { defineConfig } from '@playwright/test';
import { ROOT } from '../../supabase/local/paths.mjs';
import usual from './playwright.config';

/** What takes minutes: the tests whose names end in .long.spec.ts, one at a time. */
export default defineConfig(usual, {
  testIgnore: [],
  testMatch: '**/*.long.spec.ts',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: `${ROOT}tests/results/e2e-long.json` }]],
});
