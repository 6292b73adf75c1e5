import type { Page } from '@playwright/test';
import { signInByHttp } from './accountByHttp';
import { expect, test } from './page';
import { seriousIn } from './axe';

const ADMIN = 'admin@example.com';

const openAdmin = async (page: Page, path: string, title: string): Promise<void> => {
  await signInByHttp(page.context(), ADMIN);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
};

const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('axe finds nothing serious in the back office, light and dark @phone', async ({ page }) => {
  test.slow();
  await openAdmin(page, '/admin', 'Dashboard');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  await expect(page.getByText('conversion rate')).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  expect(await isWiderThanWindow(page)).toBe(false);
  await page.goto('/admin/settings');
  await expect(page.getByRole('switch').first()).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  expect(await isWiderThanWindow(page)).toBe(false);
  await page.goto('/admin/users');
  const rows = page.getByRole('table', { name: 'Users' });
  await expect(rows.getByRole('row').filter({ hasText: '@example.com' }).first()).toBeVisible();
  await expect(rows).toHaveAttribute('aria-busy', 'false');
  expect(await seriousIn(page)).toEqual([]);
  expect(await isWiderThanWindow(page)).toBe(false);
  const row = page.getByRole('row').filter({ has: page.getByText('mara@example.com', { exact: true }) });
  // Whoever joined since then stands above.
  await page.getByRole('searchbox').fill('mara@example.com');
  await expect(row).toBeVisible();
  // Tamara is found, too.
  await expect(rows.getByRole('row').filter({ hasText: '@example.com' })).toHaveCount(2);
  await expect(rows).toHaveAttribute('aria-busy', 'false');
  await row.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Suspend account' })).not.toHaveAttribute(
    'aria-disabled',
  );
  expect(await seriousIn(page)).toEqual([]);
  await press(page, 'Delete user');
  await expect(page.getByRole('dialog', { name: 'Delete this user?' })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('nobody like this');
  await expect(page.getByText('No users found')).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
});
