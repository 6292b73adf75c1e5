import { defineConfig } from '@playwright/test';
import { ROOT } from '../../supabase/local/paths.mjs';
import usual from './playwright.config';

/**
 * What takes minutes, in files whose names end in .long.spec.ts: soaks, hostile files, whole jobs by keys, zoom and ranges by
 * pointer, what a theme writes, where messages lie, and the rounds of all screens by axe, for thumbs, at 320 pixels and in
 * forced colors.
 */
export default defineConfig(usual, {
  testIgnore: [],
  testMatch: '**/*.long.spec.ts',
  // The soaks take as long as all the others together.
  workers: 2,
  reporter: [['list'], ['json', { outputFile: `${ROOT}tests/results/e2e-long.json` }]],
});
