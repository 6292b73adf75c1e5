import type { Locator, Page } from '@playwright/test';
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

/** Signs in at an address of the site, and comes back to it. */
export const signIn = async (page: Page, email: string, at = '/privacy-policy'): Promise<void> => {
  await page.goto(at);
  const invitation = page.getByRole('dialog', { name: 'Be part of us' });
  // Pages of an account ask by themselves.
  if (!at.startsWith('/projects')) await page.getByRole('button', { name: 'Sign in' }).click();
  await invitation.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Another address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Account of/, includeHidden: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === new URL(at, url).pathname);
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
