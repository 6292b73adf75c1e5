import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** What takes minutes: the tests whose names end in .long.spec.ts, one at a time. */
export default defineConfig(usual, {
  testIgnore: [],
  testMatch: '**/*.long.spec.ts',
  workers: 1,
});
