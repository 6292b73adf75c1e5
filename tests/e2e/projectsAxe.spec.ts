import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { cards, chooseOption, dialog, openSave, signIn, someone } from './projectsPage';
import { seriousIn } from './axe';

const PRO = 'pro@example.com';

const expectClean = async (page: Page, selector?: string): Promise<void> => {
  expect(await seriousIn(page, selector)).toEqual([]);
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in projects and palettes, ${colorScheme} @phone`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, PRO, '/projects');
    const first = cards(page, 'Projects').first().getByRole('link');
    const name = (await first.textContent()) ?? '';
    await expectClean(page);

    for (const option of ['Edit project', 'Delete project']) {
      await chooseOption(page, name, option);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, '[role="dialog"]');
      await close(page);
    }
    await page.getByRole('button', { name: 'New project' }).click();
    await expect(dialog(page, 'New project')).toBeVisible();
    await expectClean(page, '[role="dialog"]');
    await close(page);

    await page.getByRole('searchbox').fill('nothing is called so');
    await expect(page.getByText('No projects match your search')).toBeVisible();
    await expectClean(page);
    await page.getByRole('searchbox').fill('#00bcd4');
    await expect(page.getByRole('region', { name: 'Found palettes' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('searchbox').fill('');

    await first.click();
    await expect(cards(page, 'Palettes').first()).toBeVisible();
    await cards(page, 'Palettes').first().hover();
    await expectClean(page);
  });

  test(`axe finds nothing serious where palettes are saved, ${colorScheme} @phone`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, PRO);
    const save = await openSave(page, 'c=0d9488-f5f5f4-1c1917&n=Teal');
    await expect(save.getByRole('radio').first()).toBeVisible();
    await save.getByLabel('Palette name').fill('');
    await save.getByRole('button', { name: 'Save palette' }).click();
    await expect(save.getByText('Please enter a palette name')).toBeVisible();
    await expectClean(page, '[role="dialog"]');
    await save.getByRole('radio').first().check({ force: true });
    const palette = save.getByRole('region').getByRole('button').first();
    await palette.click();
    await expectClean(page, '[role="dialog"]');
    await save.getByRole('button', { name: 'Update palette' }).click();
    await expect(dialog(page, /^Update /)).toBeVisible();
    await expectClean(page, '[role="dialog"]');
  });

  test(`axe finds nothing serious without projects, ${colorScheme} @phone`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, someone(info), '/projects');
    await expect(page.getByText('All your saved palettes will show up here')).toBeVisible();
    await expectClean(page);
    const save = await openSave(page, 'c=0d9488-f5f5f4-1c1917&n=Teal');
    await expect(save.getByLabel('Project name')).toBeVisible();
    await expectClean(page, '[role="dialog"]');
  });
}

test('nothing of a project sticks out of a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, PRO, '/projects');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect(cards(page, 'Projects').first()).toBeVisible();
  expect(await overflow()).toBe(0);
  await cards(page, 'Projects').first().getByRole('link').click();
  await expect(cards(page, 'Palettes').first()).toBeVisible();
  expect(await overflow()).toBe(0);
});
