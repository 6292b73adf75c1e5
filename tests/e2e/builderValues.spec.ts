import type { Page } from '@playwright/test';
import { clipboard, hexes } from './builderParts';
import { seriousIn } from './axe';
import { expect, test } from './page';

const LINK = '/palette-builder?c=2b3fd6-f3eee3-ff6a3d';

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const values = (page: Page) => panel(page, 'Color values');

const type = async (page: Page, text: string) => {
  await values(page)
    .getByRole('button', { name: /Enter HEX/ })
    .click();
  await page.getByPlaceholder('Enter HEX').fill(text);
  await page.keyboard.press('Enter');
};

const BEFORE = ['#2B3FD6', '#F3EEE3', '#FF6A3D'];
const AFTER = ['#0D9488', '#F3EEE3', '#FF6A3D'];

test('values are read, entered and kept', async ({ page }) => {
  await page.goto(LINK);

  await test.step('a shade is copied, then taken as the color [B-86]', async () => {
    const scale = panel(page, 'Shade scale');
    await expect(scale.getByText('#2B3FD6 is 700, unchanged')).toBeVisible();
    const copy = scale.getByRole('button', { name: /^Copy 300, #[0-9A-F]{6}$/ });
    const hex = (await copy.getAttribute('aria-label'))?.slice(-7) ?? '';
    await copy.click();
    await expect.poll(() => clipboard(page)).toBe(hex);
    await scale.getByRole('button', { name: 'Use color' }).click();
    await expect(hexes(page).first()).toHaveText(hex);
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(hexes(page)).toHaveText(BEFORE);
  });

  await test.step('formats are chosen by keyboard [B-54]', async () => {
    await values(page).getByRole('button', { name: 'More formats' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemcheckbox', { name: 'OKLCH' })).toBeVisible();
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(values(page).getByTitle('Copy OKLCH')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(values(page).getByRole('button', { name: 'More formats' })).toBeFocused();
  });

  for (const text of ['#0D9488', 'rgb(13 148 136)', 'oklch(60.02% 0.10376 184.7)']) {
    await test.step(`${text} typed is #0D9488 in panel, copy, link and history`, async () => {
      await type(page, text);
      await expect(hexes(page)).toHaveText(AFTER);
      await expect(values(page).getByTitle('Copy Hex')).toHaveText('Hex#0D9488');
      await values(page).getByTitle('Copy Hex').click();
      await expect.poll(() => clipboard(page)).toBe('#0D9488');
      await expect(page).toHaveURL(/\?c=0d9488-f3eee3-ff6a3d$/);
      await page.getByRole('button', { name: 'Previous palette' }).click();
      await expect(hexes(page)).toHaveText(BEFORE);
    });
  }

  await test.step('formats, palette and history are still there after a reload [B-54] [B-55] [B-57]', async () => {
    await page.getByRole('button', { name: 'Next palette' }).click();
    await expect(page).toHaveURL(/\?c=0d9488-f3eee3-ff6a3d$/);
    await page.reload();
    await expect(hexes(page)).toHaveText(AFTER);
    await expect(values(page).getByTitle('Copy OKLCH')).toBeVisible();
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(hexes(page)).toHaveText(BEFORE);
    await page.getByRole('button', { name: 'Next palette' }).click();
    await expect(hexes(page)).toHaveText(AFTER);
    await expect(values(page).getByTitle('Copy HSL')).toHaveText('HSL175°Hue84%Saturation32%Lightness');
  });

  await test.step('a color of Display P3 keeps its value beside the fallback [B-57]; axe finds nothing serious while it is entered, light and dark', async () => {
    await type(page, 'color(display-p3 0 1 0)');
    await expect(values(page).getByText('outside sRGB')).toBeVisible();
    await values(page).getByTitle('Copy P3').click();
    await expect.poll(() => clipboard(page)).toBe('color(display-p3 0 1 0)');
    await values(page)
      .getByRole('button', { name: /Enter HEX/ })
      .click();
    expect(await seriousIn(page, 'section:has(form)')).toEqual([]);
    await values(page).getByRole('button', { name: 'More formats' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await seriousIn(page, '[role="menu"]')).toEqual([]);
  });
});

test('a page of values as it loads, and its cells @phone', async ({ page }) => {
  await test.step('no name is seen to change while the page loads [B-53]', async () => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenNames: seen });
      new MutationObserver(() => {
        const area = document.querySelector('section button[title="Click to enter a HEX"] > span > span');
        const name = area?.textContent.trim();
        if (name) seen.add(name);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    // Until nothing more is loaded: the list of names, too.
    await page.goto(LINK, { waitUntil: 'networkidle' });
    await expect(values(page).getByTitle('Copy Hex')).toBeVisible();
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'seenNames') as Set<string>)]);
    expect(seen).toHaveLength(1);
  });

  await test.step('the cells of ramps and scale can be hit by a finger, and nothing overflows [B-82] [B-83] [B-85]', async () => {
    const adjustments = panel(page, 'Color adjustments');
    for (const tab of ['HSL', 'RGB', 'Similar', 'Color wheel']) {
      await adjustments.getByRole('tab', { name: tab }).click();
      const cells = await adjustments.getByRole('toolbar').getByRole('button').all();
      expect(cells.length).toBeGreaterThan(11);
      for (const cell of cells) expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
