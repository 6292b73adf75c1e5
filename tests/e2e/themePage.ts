import type { Page } from '@playwright/test';
import { expect } from './page';

/** Two hues and grays of its own. */
export const LINK = '/theme?h=teal.0d9488_amber.f59e0b&g=f5f5f4.1c1917';

export const scales = (page: Page, mode: 'Light' | 'Dark') =>
  page.getByRole('toolbar', { name: `${mode} scales` });
export const place = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}: `) });

export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(scales(page, 'Light')).toBeVisible();
};

/** Phones fold the roles: the line under the header opens them. */
export const openRoles = async (page: Page): Promise<void> => {
  const line = page.getByRole('navigation', { name: 'Panels' });
  if (await line.isVisible()) await line.getByRole('button', { name: 'Roles' }).click();
};
