import type { Page } from '@playwright/test';
import { contrastRatio } from '../../src/color/contrast';
import { expect, test } from './page';
import { seriousIn } from './axe';

const hero = (page: Page) => page.getByRole('region', { name: 'Palette of the Week' });

const open = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(hero(page).getByRole('listitem').first()).toBeVisible();
};

test('the palette of the week plays, can be stopped, and opens in the builder [G-40, G-41]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  const isPlaying = () =>
    hero(page)
      .locator('video')
      .evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);
  await expect.poll(isPlaying).toBe(true);
  await hero(page).getByRole('button', { name: 'Pause the video' }).click();
  await expect.poll(isPlaying).toBe(false);
  const texts = await hero(page).getByRole('listitem').allTextContents();
  const hexes = texts.map((text) => /#([\dA-F]{6})/.exec(text)?.[1]?.toLowerCase());
  await hero(page).getByRole('link', { name: 'Open in builder' }).click();
  await expect(page).toHaveURL(new RegExp(`/palette-builder\\?c=${hexes.join('-')}`));
});

test('less motion means a still picture, and all of it fits a screen of 1440 by 900', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(hero(page).getByRole('button', { name: 'Play the video' })).toBeVisible();
  expect(
    await hero(page)
      .locator('video')
      .evaluate((film: HTMLVideoElement) => film.paused),
  ).toBe(true);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(900);
});

test('what is selected can be read in both themes @phone', async ({ page }) => {
  await open(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [letters, ground] = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { color, backgroundColor } = getComputedStyle(heading, '::selection');
      return [color, backgroundColor];
    });
    const rgbOf = (css = '') => {
      const [r = 0, g = 0, b = 0] = (css.match(/\d+/g) ?? []).map(Number);
      return { r, g, b };
    };
    expect(contrastRatio(rgbOf(letters), rgbOf(ground)), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

test('the page stands without its media, and nothing moves while it loads [FT-26] @phone', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/weekly/*', (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  await expect(hero(page).locator('video')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Explore palettes/ }).last()).toBeVisible();
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.05);
  complaints.splice(0);
});

test('axe finds nothing serious on the front page and in the texts of law, light and dark, and nothing stands out at the side @phone', async ({
  page,
}) => {
  for (const path of ['/', '/terms', '/privacy-policy', '/cookies']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Cookie Settings' }).last().click();
    await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeVisible();
    expect(await seriousIn(page), path).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test('an unknown address leads home, and says so at the top until it is dismissed [G-11]', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  const message = page.getByText('There is no page at this address. /no-such-page');
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await message.boundingBox())?.y).toBeLessThan(heading?.y ?? 0);
  await page.reload();
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();
});
