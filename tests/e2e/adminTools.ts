import type { Page } from '@playwright/test';
import { newEmail } from './account';
import { signInByHttp } from './accountByHttp';
import { expect } from './page';

/** Signs in as the administrator of the sample data, and opens a palette in the builder. */
export const openAsAdmin = async (page: Page, colors: string, name = ''): Promise<void> => {
  await signInByHttp(page.context(), 'admin@example.com');
  await openBuilder(page, colors, name);
};

/** Signs in as someone who is no administrator. */
export const openAsOther = async (page: Page, colors: string): Promise<void> => {
  await signInByHttp(page.context(), newEmail('weekly'));
  await openBuilder(page, colors, '');
};

const openBuilder = async (page: Page, colors: string, name: string): Promise<void> => {
  await page.goto(`/palette-builder?c=${colors}${name === '' ? '' : `&n=${name}`}`);
  await expect(page.getByRole('list', { name: 'Color palette' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
};

/** Types a word on the page until its dialog is there: what the service knows of an administrator may still be on its way. */
export const typeUntil = async (page: Page, word: string, isThere: () => Promise<boolean>): Promise<void> => {
  await page.locator('h1').first().focus();
  await expect(async () => {
    await page.keyboard.type(word);
    // As soon as it is there; the word is typed again only where nothing has come of it.
    await expect.poll(isThere, { timeout: 1500 }).toBe(true);
  }).toPass();
};
