import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../supabase/local/paths.mjs';
import { colorFromPacked } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { hexToPacked } from '../../src/color/hex';
import { rgbToLab } from '../../src/color/lab';
import { VIDEO_MESSAGES } from '../../src/domain/videoMessages';
import { newEmail, signIn } from './support/account';
import { button, hexes } from './support/builder';
import type { Page } from './support/page';
import { inEveryBrowser } from './support/visits';

/** Twelve seconds, each of another hue: 0°, 30°, 60° … H.264 at 320 × 180. */
const HUES = join(ROOT, 'tests/e2e/films/hues.mp4');
const PRO = 'pro@example.com';

const settings = (page: Page) => page.role('dialog', 'Configure extraction');
const card = (page: Page, time: string) => page.role('article', `Frame at ${time}`);

const open = async (page: Page, email: string): Promise<void> => {
  await signIn(page, '/video-to-palette', email);
  await page.role('heading', 'Video to palette').shows();
};

const extract = async (page: Page, ...options: readonly RegExp[]): Promise<void> => {
  for (const option of options) await settings(page).role('radio', option).click();
  await settings(page).role('button', 'Extract Palettes').click();
  await page.role('slider', 'Frames of the film').shows();
};

/** What the browser itself shows of the film's first second, in the middle. */
const firstShown = async (): Promise<{ r: number; g: number; b: number }> => {
  const film = document.createElement('video');
  film.muted = true;
  film.src = document.querySelector('video')?.currentSrc ?? '';
  await new Promise((resolve) => film.addEventListener('loadeddata', resolve));
  const canvas = document.createElement('canvas').getContext('2d');
  canvas?.drawImage(film, 0, 0);
  const [r = 0, g = 0, b = 0] = canvas?.getImageData(160, 90, 1, 1).data ?? [];
  return { r, g, b };
};

inEveryBrowser(({ visit }) => {
  it('at Max every second of a film gives a card with its palettes, which open in the builder', async () => {
    const page = await visit();
    await open(page, PRO);
    await page.label('Video file').chooseFile(HUES);
    await settings(page).text('00:00:12:00, 320 × 180 px').shows();
    await extract(page, /^1 second/, /^Max/);
    await page.text(VIDEO_MESSAGES.extractionCompleted).shows();
    await page.role('heading', 'Frames 12').shows();
    await page.role('tab', 'Oldest').click();
    // Each second of the film is of one color.
    const palettes = card(page, '00:00:00:00').role('link');
    await expect.poll(() => palettes.count()).toBe(1);
    const colors = (await palettes.nth(0).attribute('aria-label'))?.match(/#[0-9A-F]{6}/g) ?? [];
    const read = colorFromPacked(hexToPacked(colors[0] ?? '') ?? 0).rgb;
    // The film fills the whole range of values, which Firefox shows too strong: what it shows is what is read.
    const shown = rgbToLab(await page.evaluate(firstShown));
    expect(deltaE00(rgbToLab(read), shown)).toBeLessThan(3);
    await palettes.nth(0).click();
    await page.isAt(/^\/palette-builder/);
    await expect.poll(() => hexes(page).texts()).toEqual(colors);
  });

  it('a film that plays is read on the way, pauses with its player, and keeps what was found', async () => {
    const page = await visit();
    await open(page, newEmail());
    await page.label('Video file').chooseFile(HUES);
    await settings(page).text('3 frames in 0:12').shows();
    await extract(page);
    await card(page, '00:00:00:00').shows();
    await button(page, 'Pause').click();
    await page.text('Paused').shows();
    const time = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    const paused = await time();
    await page.role('region', 'Player').role('button', 'Play video').click();
    await expect.poll(time).toBeGreaterThan(paused + 0.5);
    await card(page, '00:00:05:00').shows();
    await button(page, 'Cancel').click();
    // On a slow machine the frame after it may have come, too.
    await page.text(/^Stopped at 00:00:[01]\d/).shows();
    await card(page, '00:00:00:00').shows();
  });

  it('a clip of the gallery is read', async () => {
    const page = await visit();
    await open(page, PRO);
    await button(page, /, by Hueloom/)
      .nth(0)
      .click();
    await settings(page)
      .text(/^00:00:\d\d:\d\d, 768 × 432 px$/)
      .shows();
    await extract(page, /^5 seconds/, /^Max/);
    await page.text(VIDEO_MESSAGES.extractionCompleted).shows();
    await expect.poll(() => card(page, '00:00:05:00').role('link').count()).toBe(6);
  });
});
