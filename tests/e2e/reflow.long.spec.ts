import type { Page } from '@playwright/test';
import { signInByHttp } from './accountByHttp';
import { cutOff, REFLOW_WINDOWS } from './narrow';
import { expect, test } from './page';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Addresses, and what is there once a page has come. */
const PAGES = [
  ['/', (page: Page) => page.getByRole('link', { name: 'Open in builder' })],
  ['/palette-builder?c=0d9488-f5f5f4-1c1917', (page: Page) => page.getByRole('region', { name: 'Pairings' })],
  ['/explore', (page: Page) => page.getByRole('button', { name: 'Use palette' }).first()],
  ['/image-to-palette', heading],
  ['/video-to-palette', heading],
  ['/theme?h=teal.0d9488_amber.f59e0b', (page: Page) => page.getByRole('toolbar', { name: 'Light scales' })],
  ['/privacy-policy', heading],
  ['/cookies', heading],
  ['/terms', heading],
] as const;
const OWN_PAGES = [
  ['/projects', (page: Page) => page.getByRole('list', { name: 'Projects' }).getByRole('listitem').first()],
  ['/settings', (page: Page) => page.getByRole('button', { name: 'Cancel subscription' })],
] as const;
const ADMIN_PAGES = [
  ['/admin', (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first()],
  ['/admin/users', (page: Page) => page.getByRole('row').nth(2)],
  ['/admin/settings', (page: Page) => page.getByRole('switch').first()],
] as const;

/** Keys of the builder that open a dialog, and its title. */
const DIALOGS = [
  ['x', 'Export palette'],
  ['i', 'Import palette'],
  ['?', 'Keyboard shortcuts'],
  ['ControlOrMeta+k', 'Find an action or page'],
  ['ControlOrMeta+s', 'Be part of us'],
] as const;

const expectReflow = async (
  page: Page,
  rows: readonly (readonly [string, (page: Page) => ReturnType<typeof heading>])[],
): Promise<void> => {
  for (const [path, sign] of rows) {
    await page.goto(path);
    await expect(sign(page)).toBeVisible();
    for (const size of REFLOW_WINDOWS) {
      await page.setViewportSize(size);
      const where = `${path} at ${size.width} px`;
      // Images and what comes late have their place from the beginning; the layout follows the window at once.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: where })
        .toBe(size.width);
      expect(await cutOff(page), where).toEqual([]);
    }
  }
};

test('every page is read without sideways scroll, and nothing of it is cut off, at 320 px and at 200 %', async ({
  page,
}) => {
  await expectReflow(page, PAGES);
});

test('so are the dialogs of the builder', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await expect(page.getByRole('region', { name: 'Pairings' })).toBeVisible();
  for (const [key, title] of DIALOGS) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: title });
    for (const size of REFLOW_WINDOWS) {
      await page.setViewportSize(size);
      await expect(dialog).toBeVisible();
      const where = `${title} at ${size.width} px`;
      await expect.poll(() => cutOff(page), { message: where }).toEqual([]);
      const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(sideways, where).toBe(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('so are the pages of whoever has signed in', async ({ page }) => {
  await signInByHttp(page.context(), 'pro@example.com');
  await expectReflow(page, OWN_PAGES);
});

test('so is the back office', async ({ page }) => {
  await signInByHttp(page.context(), 'admin@example.com');
  await expectReflow(page, ADMIN_PAGES);
});
