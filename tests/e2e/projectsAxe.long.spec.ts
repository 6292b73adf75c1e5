import type { Page } from '@playwright/test';
import { PROJECT_MESSAGES } from '../../src/domain/projectMessages';
import { expect, test } from './page';
import { cards, chooseOption, dialog, openSave, signIn, someone } from './projectsPage';
import { seriousIn } from './axe';
import { expectFitAt320 } from './narrow';

const PRO = 'pro@example.com';
const TEAL = 'c=0d9488-f5f5f4-1c1917&n=Teal';

const expectClean = async (page: Page, selector?: string): Promise<void> => {
  expect(await seriousIn(page, selector)).toEqual([]);
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('axe finds nothing serious in projects and palettes, and where palettes are saved, light and dark; nothing sticks out at 320 pixels @phone', async ({
  page,
}) => {
  test.slow();
  await signIn(page, PRO, '/projects');
  const first = cards(page, 'Projects').first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await expectClean(page);
  await expectFitAt320(page);

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
  await expectFitAt320(page);
  const moved = (await cards(page, 'Palettes').first().getByRole('heading').textContent()) ?? '';
  await chooseOption(page, moved, 'Move to…');
  const move = dialog(page, `Move ${moved}`);
  await expect(move.getByRole('radio').first()).toBeVisible();
  await move.getByRole('button', { name: 'Move palette' }).click();
  await expect(move.getByText(PROJECT_MESSAGES.projectMissing)).toBeVisible();
  await expectClean(page, '[role="dialog"]');
  await move.getByRole('radio').first().check({ force: true });
  await expectClean(page, '[role="dialog"]');
  await close(page);

  const save = await openSave(page, TEAL);
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

test('axe finds nothing serious without projects, light and dark @phone', async ({ page }, info) => {
  await signIn(page, someone(info), '/projects');
  await expect(page.getByText('All your saved palettes will show up here')).toBeVisible();
  await expectClean(page);
  const save = await openSave(page, TEAL);
  await expect(save.getByLabel('Project name')).toBeVisible();
  await expectClean(page, '[role="dialog"]');
});
