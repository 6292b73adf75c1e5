import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newEmail } from './account';
import { askForSignIn, createAccount, signInByHttp, signInContext } from './accountByHttp';
import { expect, test } from './page';

const ADMIN = 'admin@example.com';

const signIn = async (page: Page, email: string): Promise<void> => {
  await signInByHttp(page.context(), email);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
};

const openAdmin = async (page: Page, path: string, title: string): Promise<void> => {
  await signInByHttp(page.context(), ADMIN);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** The row of one account, found by its address. */
const find = async (page: Page, email: string): Promise<Locator> => {
  await page.getByRole('searchbox', { name: 'Search users' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(page.getByText(/^1 user · /)).toBeVisible();
  await expect(row).toBeVisible();
  return row;
};

const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
};

test('nobody but administrators comes in [A-02]', async ({ page }) => {
  for (const path of ['/admin', '/admin/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await signInByHttp(page.context(), newEmail('no-admin'));
  for (const path of ['/admin', '/admin/users']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
  }
});

test('an administrator walks through the back office, exports everyone who is found, and finds saved notifications again [A-01] [A-03] [A-05] [A-06] [A-10] [A-18] [A-21]', async ({
  page,
}) => {
  await test.step('from the menu to the dashboard and the users', async () => {
    await signIn(page, ADMIN);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Back office' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('conversion rate')).toBeVisible();
    const feed = page.getByRole('tabpanel', { name: 'Recent activity' }).getByRole('listitem');
    await expect(feed).toHaveCount(10);
    await page.getByRole('button', { name: 'Load more' }).click();
    // Somebody may do something meanwhile: what slides onto the next page is shown once.
    await expect.poll(() => feed.count()).toBeGreaterThan(15);
    await page.getByRole('tab', { name: 'New project' }).click();
    await expect(feed.first()).toContainText('created');
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });

  await test.step('everyone who is found is exported', async () => {
    await find(page, 'pro@example.com');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export (CSV)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^hueloom-users-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFName,Email,')).toBe(true);
    expect(text).toContain('pro@example.com');
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  await test.step('notifications are saved and are there again', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    const first = page.getByRole('switch').first();
    const before = await first.getAttribute('aria-checked');
    await first.click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved successfully')).toBeVisible();
    await page.reload();
    await expect(first).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  });

  await test.step('and back to the website', async () => {
    await page.getByRole('link', { name: 'Return to website' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('PRO is granted and removed, and the user has it meanwhile; a suspended account cannot come in again until it is lifted, and is deleted for good; an administrator can be neither [A-15] [A-16] [A-17]', async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail('gift');
  const account = await createAccount(request, email);
  await openAdmin(page, '/admin/users', 'Users');

  await test.step('an administrator cannot be suspended or deleted', async () => {
    await (await find(page, ADMIN)).click();
    await expect(page.getByText('Administrators can be neither suspended nor deleted.')).toBeVisible();
    for (const name of ['Delete user', /Suspend account/])
      await expect(page.getByRole('dialog').getByRole('button', { name })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('PRO is granted and removed', async () => {
    await (await find(page, email)).click();
    await press(page, 'Grant PRO status');
    await press(page, 'Grant PRO status');
    await expect(page.getByText('PRO granted')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('PRO, complimentary')).toBeVisible();
    const other = await browser.newPage();
    await signInContext(other.context(), account);
    await other.goto('/privacy-policy');
    await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Become PRO' })).toHaveCount(0);
    await other.close();
    await press(page, 'Remove PRO status');
    await press(page, 'Remove PRO status');
    await expect(page.getByText('PRO removed')).toBeVisible();
  });

  await test.step('suspended, lifted, deleted', async () => {
    await press(page, 'Suspend account');
    await press(page, 'Suspend account');
    await expect(page.getByText('Account suspended')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Suspended', { exact: true })).toBeVisible();
    expect(await askForSignIn(request, email)).toMatchObject({ code: null, failure: 'user_banned' });
    await press(page, 'Lift suspension');
    await press(page, 'Lift suspension');
    await expect(page.getByText('Suspension lifted')).toBeVisible();
    expect(await askForSignIn(request, email)).toMatchObject({ failure: null });
    await press(page, 'Delete user');
    await expect(page.getByRole('dialog', { name: 'Delete this user?' })).toBeVisible();
    await press(page, 'Delete user');
    await expect(page.getByText('No users found')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
