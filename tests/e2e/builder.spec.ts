import type { Page } from '@playwright/test';
import { clipboard, control, hexes, strip, swatches } from './builderParts';
import { expect, test } from './page';

const TEAL = ['#0D9488', '#F5F5F4', '#1C1917'];
const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal';
const NINE = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d';

const panel = (page: Page) => page.getByRole('region', { name: 'Color values' });
const place = (page: Page, text: RegExp) => page.getByRole('button', { name: text });
const readStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('what the builder opens, it keeps', async ({ page, complaints }) => {
  await test.step('a link opens exactly its colors, and a reload keeps them [B-04] [B-43]', async () => {
    await page.goto(LINK);
    await expect(hexes(page)).toHaveText(TEAL);
    await page.reload();
    await expect(hexes(page)).toHaveText(TEAL);
    expect(await readStored(page, 'colorPaletteHistory')).toBe(
      JSON.stringify([
        { colors: ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)', 'hsl(24, 10%, 10%)'], hex: TEAL, name: 'Teal' },
      ]),
    );
  });

  await test.step('colors handed over by another page are taken once, then live in the address [B-01]', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      const usr = { colors: ['#1C1917', '#0D9488'] };
      history.replaceState({ usr, key: 'passed', idx: 0 }, '', '/palette-builder');
    });
    await page.reload();
    await expect(hexes(page)).toHaveText(['#1C1917', '#0D9488']);
    await expect(page).toHaveURL(/\?c=1c1917-0d9488$/);
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull();
    await page.reload();
    await expect(hexes(page)).toHaveText(['#1C1917', '#0D9488']);
    await expect(place(page, /^Palette 1 of 1: /)).toBeVisible();
  });

  await test.step('history that was damaged on disk starts again from the current palette [B-44]', async () => {
    await page.addInitScript(() => {
      if (localStorage.getItem('colorPaletteHistory-backup') !== null) return;
      localStorage.setItem('colorPaletteHistory', '{');
      localStorage.setItem('colorPaletteHistoryIndex', '1000000000');
    });
    await page.goto(LINK);
    await expect(hexes(page)).toHaveText(TEAL);
    await expect(place(page, /^Palette 1 of 1: /)).toBeVisible();
    expect(await readStored(page, 'colorPaletteHistory-backup')).toBe('{');
    expect(await readStored(page, 'colorPaletteHistoryIndex')).toBe('0');
    expect(complaints.filter((complaint) => complaint.includes('palette history'))).toHaveLength(1);
    complaints.length = 0;
  });
});

test('the address follows every change, also many quick ones, and going back leaves the builder in one step [B-23] [B-40] [B-57]', async ({
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
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await generate.click();
  await page.getByRole('button', { name: 'Previous palette' }).click();
  await expect(hexes(page)).toHaveText(['#1C1917', '#F5F5F4', '#0D9488']);
  await expect(page).toHaveURL(/\?c=1c1917-f5f5f4-0d9488&n=Teal$/);

  for (let i = 0; i < 25; i++) await generate.click();
  const shown = (await hexes(page).allTextContents()).map((hex) => hex.slice(1).toLowerCase()).join('-');
  await expect(page).toHaveURL(new RegExp(`\\?c=${shown}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('hex, link and every block of values are copied, and a hex on the clipboard is pasted onto the selected color [B-54] [B-55] [B-59]', async ({
  page,
}) => {
  await page.goto(LINK);
  await strip(page).getByRole('button', { name: 'Copy #1C1917' }).click();
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

  await swatches(page)
    .nth(1)
    .click({ position: { x: 20, y: 20 } });
  await page.evaluate(() => navigator.clipboard.writeText('#0f8'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(hexes(page)).toHaveText(['#0D9488', '#00FF88', '#1C1917']);
  await expect(page.getByText('Color pasted!')).toBeVisible();
});

/** The colors stand from side to side, and each value is inside its own. */
const expectWholeStrip = async (page: Page): Promise<void> => {
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
};

test('9, 5 and 2 colors fill the width, and every value can be read; colors and panels stand under each other on a phone, beside each other elsewhere [B-02] [B-03] [B-14] @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/palette-builder?c=${NINE}`);
  await expect(page.getByTitle('Copy Hex')).toBeVisible();
  const panels = page.getByRole('region', { name: /^Color (values|adjustments)$/ });
  for (const parts of [swatches(page), panels]) {
    const [first, second] = await Promise.all([0, 1].map((i) => parts.nth(i).boundingBox()));
    expect(first?.width).toBeGreaterThan(0);
    if (isMobile) expect(second?.x).toBe(first?.x);
    else expect(second?.y).toBe(first?.y);
  }

  for (const count of [9, 5, 2]) {
    while ((await swatches(page).count()) > count) await control(page, 'Delete color').click();
    // Beside the value, which would copy itself.
    const last = await swatches(page).last().boundingBox();
    await page.mouse.click((last?.x ?? 0) + (last?.width ?? 0) - 8, (last?.y ?? 0) + 8);
    await expect(swatches(page).last()).toHaveAttribute('aria-current', 'true');
    await expect(swatches(page)).toHaveCount(count);
    await expectWholeStrip(page);
  }
});

test('two tabs each write a whole history, and the last one stays [B-43]', async ({ page, context }) => {
  await page.goto(LINK);
  const other = await context.newPage();
  await other.goto('/palette-builder?c=000000-ffffff');
  const generate = (tab: Page) => tab.getByRole('button', { name: 'Generate', exact: true }).click();
  for (let i = 0; i < 4; i++) await Promise.all([generate(page), generate(other)]);
  await page.getByRole('button', { name: 'Mirror palette horizontally' }).click();
  const shown = await hexes(page).allTextContents();
  const list = JSON.parse((await readStored(page, 'colorPaletteHistory')) ?? 'null') as unknown[];
  expect(list).toHaveLength(5);
  expect(list[4]).toMatchObject({ hex: shown });
  expect(await readStored(page, 'colorPaletteHistoryIndex')).toBe('4');
  for (const tab of [page, other]) {
    const before = await hexes(tab).allTextContents();
    // The address follows the palette a moment later.
    const link = before.map((hex) => hex.slice(1).toLowerCase()).join('-');
    await expect.poll(() => tab.url()).toContain(`c=${link}`);
    await tab.reload();
    await expect(hexes(tab)).toHaveText(before);
  }
});
