import type { Locator, Page } from '@playwright/test';
import { type Account, signInByHttp } from './accountByHttp';
import { expect } from './page';

/** An account that nobody else has, on the free plan. */
export const someone = (test: {
  readonly title: string;
  readonly project: { readonly name: string };
}): string =>
  `${`${test.project.name} ${test.title}`
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .slice(0, 60)}@example.com`;

/** Opens an address of the site as somebody who has signed in. */
export const signIn = async (page: Page, email: string, at = '/privacy-policy'): Promise<Account> => {
  const account = await signInByHttp(page.context(), email);
  await page.goto(at);
  await expect(page.getByRole('button', { name: /^Account of/, includeHidden: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === new URL(at, url).pathname);
  return account;
};

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

export const cards = (page: Page, list: 'Projects' | 'Palettes'): Locator =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** A command of a card's menu, which shows under the pointer or the focus. */
export const chooseOption = async (page: Page, owner: string, option: string): Promise<void> => {
  const button = page.getByRole('button', { name: `Options of ${owner}`, exact: true });
  await button.focus();
  await button.press('Enter');
  await page.getByRole('menuitem', { name: option }).click();
};

export const createProject = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'New project' }).click();
  await dialog(page, 'New project').getByLabel('Name').fill(name);
  await dialog(page, 'New project').getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Project created successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
};

/** Opens a palette in the builder and the dialog that saves it. */
export const openSave = async (page: Page, link: string): Promise<Locator> => {
  await page.goto(`/palette-builder?${link}`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  const save = dialog(page, 'Save palette');
  await expect(save).toBeVisible();
  return save;
};
