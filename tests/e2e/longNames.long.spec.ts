import type { Page } from '@playwright/test';
import { newEmail } from './account';
import { insertMany, insertPalette, payForPro, signInByHttp } from './accountByHttp';
import { panel } from './builderParts';
import { spilledTexts } from './narrow';
import { expect, test } from './page';
import { cards, openSave } from './projectsPage';

/** As long as a name may be, and without a place to break it. */
const ofFullLength = (start: string): string => start.padEnd(40, 'wintermorgennebelschleierwaldlichtungstal');
const WIDE = 'W'.repeat(40);

const HEXES = ['0d9488', 'f5f5f4', '1c1917', 'eab308', 'be123c', '3b82f6', '22c55e', 'a855f7', 'f97316'];
const link = (): string => {
  const query = new URLSearchParams({ c: HEXES.join('-'), n: WIDE });
  for (const i of HEXES.keys()) query.append('label', i === 0 ? WIDE : ofFullLength(`${i}`));
  return query.toString();
};

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 800, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

const expectNoneSpilled = async (page: Page, what: string): Promise<void> => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => spilledTexts(page), { message: `${what} at ${size.width} px` }).toEqual([]);
  }
};

test('names as long as they may be, in one word, stay in their places in the builder', async ({ page }) => {
  await page.goto(`/palette-builder?${link()}`);
  await expect(panel(page, 'Swap selected color')).toBeVisible();
  const repairs = panel(page, 'Contrast repair');
  await repairs.evaluate((element) => element.scrollIntoView());
  await expect(repairs.getByRole('button', { name: /^Apply / }).first()).toBeVisible();
  await expectNoneSpilled(page, 'the builder');

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find an action or page' })).toBeVisible();
  await expectNoneSpilled(page, 'the list of commands');
  await page.keyboard.press('Escape');

  await page.setViewportSize(WINDOWS[0]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Compare and mix palettes' }).click();
  await expect(page.getByRole('list', { name: 'Colors side by side' })).toBeVisible();
  await expectNoneSpilled(page, 'the comparison');
});

test('so do those of the theme that is made from them', async ({ page }) => {
  await page.goto(`/theme?${link()}`);
  await expect(page.getByRole('toolbar', { name: 'Light scales' })).toBeVisible();
  await expectNoneSpilled(page, 'the theme');
});

test('so do those of projects and saved palettes', async ({ page }) => {
  const account = await signInByHttp(page.context(), newEmail('long-names'));
  await payForPro(account);
  const [id = ''] = await insertMany(account, 'projects', [
    // Other tests look at the newest public palettes.
    { user_id: account.session.user.id, name: WIDE, is_public: false },
  ]);
  await insertPalette(
    account,
    id,
    ofFullLength('Palette'),
    HEXES.map((hex) => `#${hex}`),
  );

  await page.goto('/projects');
  await expect(cards(page, 'Projects')).toHaveCount(1);
  await expectNoneSpilled(page, 'the projects');

  await page.setViewportSize(WINDOWS[0]);
  await page.getByRole('link', { name: WIDE }).click();
  await expect(cards(page, 'Palettes')).toHaveCount(1);
  await expectNoneSpilled(page, 'the project');

  await openSave(page, link());
  await expectNoneSpilled(page, 'the dialog that saves');
});
