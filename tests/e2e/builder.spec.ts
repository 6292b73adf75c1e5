import type { Page } from '@playwright/test';
import { clipboard, hexes, strip, swatches } from './builderParts';
import { expect, test } from './page';

const TEAL = ['#0D9488', '#F5F5F4', '#1C1917'];
const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal';
const NINE = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d';

const panel = (page: Page) => page.getByRole('region', { name: 'Color values' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link opens exactly its colors, and a reload keeps them [B-04] [B-43] @phone', async ({ page }) => {
  await page.goto(LINK);
  await expect(hexes(page)).toHaveText(TEAL);
  await page.reload();
  await expect(hexes(page)).toHaveText(TEAL);
  expect(await page.evaluate(() => localStorage.getItem('colorPaletteHistory'))).toBe(
    JSON.stringify([
      { colors: ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)', 'hsl(24, 10%, 10%)'], hex: TEAL, name: 'Teal' },
    ]),
  );
});

/** Arrives at the builder as from another page, with what that page passes along. */
const arriveWith = async (page: Page, passed: unknown) => {
  await page.goto('/palette-builder?c=000000-ffffff');
  await expect(hexes(page)).toHaveCount(2);
  await page.evaluate((usr) => {
    localStorage.clear();
    history.replaceState({ usr, key: 'passed', idx: 0 }, '', '/palette-builder');
  }, passed);
  await page.reload();
};

test('colors handed over by another page are taken once, then live in the address [B-01]', async ({
  page,
}) => {
  await arriveWith(page, { colors: TEAL });
  await expect(hexes(page)).toHaveText(TEAL);
  await expect(page).toHaveURL(/\?c=0d9488-f5f5f4-1c1917$/);
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull();
  await page.reload();
  await expect(hexes(page)).toHaveText(TEAL);
  await expect(page.getByRole('button', { name: /^Palette 1 of 1: / })).toBeVisible();
});

for (const [what, colors, count] of [
  ['a number', 7, 5],
  ['an object', { length: 3 }, 5],
  ['ten thousand colors', Array.from({ length: 10_000 }, () => '#123456'), 9],
  ['no colors at all', ['red;background:url(//evil)', 'var(--x)'], 2],
] as const) {
  test(`the builder takes no harm from ${what} handed over [B-01] [B-03]`, async ({ page }) => {
    await arriveWith(page, { colors });
    await expect(hexes(page)).toHaveCount(count);
  });
}

test('the address follows every change, and going back leaves the builder in one step [B-23] [B-57]', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Mirror palette horizontally' }).click();
  await expect(page).toHaveURL(/\?c=1c1917-f5f5f4-0d9488&n=Teal$/);
  await panel(page)
    .getByRole('button', { name: /Enter HEX/ })
    .click();
  await page.keyboard.type('0d9488');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Previous palette' }).click();
  await expect(hexes(page)).toHaveText(['#1C1917', '#F5F5F4', '#0D9488']);
  await expect(page).toHaveURL(/\?c=1c1917-f5f5f4-0d9488&n=Teal$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('many quick changes leave palette and address the same [B-40]', async ({ page }) => {
  await page.goto(LINK);
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  for (let i = 0; i < 25; i++) await generate.click();
  const shown = (await hexes(page).allTextContents()).map((hex) => hex.slice(1).toLowerCase()).join('-');
  await expect(page).toHaveURL(new RegExp(`\\?c=${shown}$`));
});

test('a link that holds no palette says so and shows one [B-03]', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488');
  await expect(page.getByRole('complementary')).toHaveText(/does not hold 2 to 9 colors/);
  await expect(hexes(page)).toHaveCount(5);
  await expect(page).toHaveURL(/\?c=([0-9a-f]{6}-){4}[0-9a-f]{6}$/);
});

test('history that was damaged on disk starts again from the current palette [B-44]', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('colorPaletteHistory-backup') !== null) return;
    localStorage.setItem('colorPaletteHistory', '{');
    localStorage.setItem('colorPaletteHistoryIndex', '1000000000');
  });
  await page.goto(LINK);
  await expect(hexes(page)).toHaveText(TEAL);
  await expect(page.getByRole('button', { name: /^Palette 1 of 1: / })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('colorPaletteHistory-backup'))).toBe('{');
  expect(await page.evaluate(() => localStorage.getItem('colorPaletteHistoryIndex'))).toBe('0');
  expect(complaints.filter((complaint) => complaint.includes('palette history'))).toHaveLength(1);
  complaints.length = 0;
});

test('two tabs with one history both stay whole [B-43]', async ({ page, context }) => {
  await page.goto(LINK);
  const other = await context.newPage();
  await other.goto('/palette-builder?c=000000-ffffff');
  await page.getByRole('button', { name: 'Mirror palette horizontally' }).click();
  await other.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(hexes(page)).toHaveText(TEAL.toReversed());
  await expect(other).not.toHaveURL(/000000-ffffff/);
  const shown = await hexes(other).allTextContents();
  await other.reload();
  await expect(hexes(other)).toHaveText(shown);
  await page.reload();
  await expect(hexes(page)).toHaveText(TEAL.toReversed());
});

test('hex, link and every block of values are copied [B-54] [B-55]', async ({ page }) => {
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Copy #1C1917' }).click();
  await expect.poll(() => clipboard(page)).toBe('#1C1917');
  await expect(strip(page).getByText('Copied!')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toBe(new URL(LINK, page.url()).href);
  for (const [title, text] of [
    ['Copy Hex', '#0D9488'],
    ['Copy HSL', 'hsl(175, 84%, 32%)'],
    ['Copy RGB', 'rgb(13, 148, 136)'],
  ] as const) {
    await panel(page).getByTitle(title).click();
    await expect.poll(() => clipboard(page)).toBe(text);
  }
});

test('a hex on the clipboard is pasted onto the selected color [B-59]', async ({ page }) => {
  await page.goto(LINK);
  // The panel listens for what is pasted, and its code comes after the strip's.
  await expect(page.getByTitle('Copy Hex')).toBeVisible();
  await swatches(page)
    .nth(1)
    .click({ position: { x: 20, y: 20 } });
  await page.evaluate(() => navigator.clipboard.writeText('#0f8'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(hexes(page)).toHaveText(['#0D9488', '#00FF88', '#1C1917']);
  await expect(page.getByText('Color pasted!')).toBeVisible();
});

for (const [count, list] of [
  [2, '0d9488-f5f5f4'],
  [5, '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d'],
  [9, NINE],
] as const) {
  test(`${count} colors fill the width, and every value can be read [B-03] [B-14] @phone`, async ({
    page,
  }) => {
    await page.goto(`/palette-builder?c=${list}`);
    await expect(swatches(page)).toHaveCount(count);
    // Beside the value, which would copy itself.
    const last = await swatches(page).last().boundingBox();
    await page.mouse.click((last?.x ?? 0) + (last?.width ?? 0) - 8, (last?.y ?? 0) + 8);
    await expect(swatches(page).last()).toHaveAttribute('aria-current', 'true');
    const bounds = await strip(page).boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(bounds).toMatchObject({ x: 0, width });
    for (const hex of await hexes(page).all()) {
      const isWhole = await hex.evaluate((element) => {
        const text = element.getBoundingClientRect();
        const swatch = element.closest('li')?.getBoundingClientRect() ?? text;
        return text.left >= swatch.left && text.right <= swatch.right && text.height >= 24;
      });
      expect(isWhole).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('colors and panels stand under each other on a phone, beside each other elsewhere [B-02] @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(LINK);
  await expect(page.getByTitle('Copy Hex')).toBeVisible();
  const panels = page.getByRole('region', { name: /^Color (values|adjustments)$/ });
  for (const parts of [swatches(page), panels]) {
    const [first, second] = await Promise.all([0, 1].map((i) => parts.nth(i).boundingBox()));
    expect(first?.width).toBeGreaterThan(0);
    if (isMobile) expect(second?.x).toBe(first?.x);
    else expect(second?.y).toBe(first?.y);
  }
});
