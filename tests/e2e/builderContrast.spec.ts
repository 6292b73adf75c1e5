import type { Page } from '@playwright/test';
import { faultsIn } from './axe';
import { expect, test } from './page';

const LINK = '/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';
const CLASH = '/palette-builder?c=c0504d-6b8e23-ffffff';

const matrix = (page: Page) => page.getByRole('region', { name: 'Contrast matrix' });
const tile = (page: Page, ratio: string) =>
  matrix(page)
    .getByRole('button', { name: `, ${ratio}, ` })
    .first();
const preview = (page: Page) => page.getByRole('dialog', { name: 'Contrast preview' });
const sight = (page: Page) => page.getByRole('region', { name: 'Accessibility', exact: true });

test('pairs of colors, in the matrix and over the screen @phone', async ({ page, isMobile }) => {
  await test.step('the worker fills the matrix, with its own engine [B-90] [B-92]', async () => {
    const started = page.waitForEvent('worker');
    await page.goto(LINK);
    await started;
    await expect(matrix(page).getByRole('button', { name: / on / })).toHaveCount(20);
    await expect(matrix(page).getByRole('listitem')).toHaveText(['8 AAA', '2 AA Large', '10 Fail']);
  });

  await test.step('a ratio of five signs stays beside the texts [B-95]', async () => {
    await tile(page, '14.78').click();
    const unit = preview(page).getByText('to 1', { exact: true });
    const column = await preview(page).getByRole('region', { name: 'Contrast' }).boundingBox();
    const box = await unit.boundingBox();
    if (!box || !column) throw new Error('it is not on the page');
    expect(box.x + box.width).toBeLessThanOrEqual(column.x + column.width);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });

  await test.step('a pair fills the screen, is copied, paged by keys, and Escape leads back [B-95] [B-97]', async () => {
    await tile(page, '6.01').focus();
    await page.keyboard.press('Enter');
    await expect(preview(page).getByText('6.01')).toBeVisible();
    expect(await preview(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#FF6A3D');
    await page.keyboard.press('ArrowRight');
    await expect(preview(page).getByText('8 / 20')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await expect(tile(page, '6.01')).toBeFocused();
  });

  await page.keyboard.press('Enter');
  await expect(preview(page)).toBeVisible();
  if (isMobile)
    await test.step('the preview fits a phone, with the way to other pairs at the bottom', async () => {
      const { scrollWidth, clientWidth } = await preview(page).evaluate((element) => ({
        scrollWidth: element.scrollWidth,
        clientWidth: element.clientWidth,
      }));
      expect(scrollWidth).toBe(clientWidth);
      const next = await preview(page).getByRole('button', { name: 'Next pair' }).boundingBox();
      expect((next?.y ?? 0) + (next?.height ?? 0)).toBeGreaterThan(790);
    });
  else
    await test.step('the requirement of a text size shows on hover and on focus [B-96]', async () => {
      const levels = preview(page).getByRole('button', { name: /^AA/ });
      const tips = preview(page).getByRole('tooltip', { includeHidden: true });
      await expect(tips.nth(2)).toBeHidden();
      await levels.nth(2).hover();
      await expect(tips.nth(2)).toBeVisible();
      await expect(tips.nth(2)).toHaveText(/needs 3:1/);
      await levels.nth(3).focus();
      await page.keyboard.press('Tab');
      await expect(tips.nth(4)).toBeVisible();
    });
});

test('a safe palette is suggested by the worker, has no finding of axe in light and dark, and is taken [B-101]', async ({
  page,
}) => {
  await page.goto(CLASH);
  await sight(page)
    .getByText(/look alike/)
    .click();
  await sight(page).getByRole('button', { name: 'Suggest' }).click();
  await sight(page).getByRole('region', { name: 'Suggested palette' }).waitFor();
  const id = await sight(page).getAttribute('aria-labelledby');
  expect(await faultsIn(page, { include: [`[aria-labelledby="${id}"]`] })).toEqual([]);
  await sight(page).getByRole('button', { name: 'Use suggestion' }).click();
  await expect(
    sight(page).getByText(
      /^No two colors look alike in normal vision or in any of these simulations\. Nearest: /,
    ),
  ).toBeVisible();
});
