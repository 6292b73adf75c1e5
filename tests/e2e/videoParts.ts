import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../supabase/local/paths.mjs';
import { signInByHttp } from './accountByHttp';
import { expect } from './page';

/** Twelve seconds, each of another hue: 0°, 30°, 60° … */
export const HUES = join(ROOT, 'tests/e2e/films/hues.mp4');

/** A film whose frames have many colors each. */
export const FOREST = join(ROOT, 'src/samples/clips/autumn-forest.mp4');

export const readHues = (): Promise<Buffer> => readFile(HUES);

export const PRO = 'pro@example.com';

/** Somebody who has signed in for the first time, and has used up nothing. */
export const newcomer = (): string => `${randomUUID()}@example.com`;

export type VideoFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

export const picker = (page: Page) => page.getByLabel('Video file');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Configure extraction' });
export const option = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name });
export const cards = (page: Page) => page.getByRole('article');
export const card = (page: Page, time: string) =>
  page.getByRole('article', { name: `Frame at ${time}`, exact: true });
export const strip = (page: Page) => page.getByRole('slider', { name: 'Frames of the film' });
export const player = (page: Page) => page.getByRole('region', { name: 'Player' });
export const film = (page: Page) => page.getByRole('region', { name: /^Film/ });

/** The palette of a film that has been read: made anew for another number of colors, it is of all frames. */
export const filmColors = async (page: Page): Promise<readonly string[]> => {
  const links = film(page).getByRole('link');
  for (const count of [6, 5]) {
    await film(page)
      .getByLabel('Number of colors')
      .selectOption({ label: `${count} colors` });
    await expect(links).toHaveCount(count);
  }
  return links.allTextContents();
};

export const open = async (page: Page, account?: string): Promise<void> => {
  if (account !== undefined) await signInByHttp(page.context(), account);
  // A gallery without a provider: the built-in clips.
  await page.route('**/functions/v1/stock*', (route) => route.fulfill({ json: { videos: [] } }));
  await page.goto('/video-to-palette');
  await expect(page.getByRole('heading', { level: 1, name: 'Video to palette' })).toBeVisible();
  if (account !== undefined) await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
};

export const choose = async (page: Page, file: string | VideoFile = HUES): Promise<void> => {
  await picker(page).setInputFiles(file);
  await expect(dialog(page).getByText('00:00:12:00, 320 × 180 px')).toBeVisible();
};

/** At Max, where the film is read at once. */
export const extractAtOnce = async (page: Page, interval = /^1 second/): Promise<void> => {
  await open(page, PRO);
  await choose(page);
  await option(page, interval).check();
  await option(page, /^Max/).check();
  await extract(page);
  await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
};

export const extract = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Extract Palettes' }).click();
  await expect(strip(page)).toBeVisible();
};
