import { expect } from 'vitest';
import type { Page } from './page';

export const TEAL = ['#0D9488', '#F5F5F4', '#1C1917'];
export const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal';
export const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];
export const FIVE_LINK = '/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

export const strip = (page: Page) => page.role('list', 'Color palette');
export const swatches = (page: Page) => strip(page).role('button', /^Color \d/);
export const hexes = (page: Page) => strip(page).role('button', /^Copy #/);
export const button = (page: Page, name: string | RegExp) => page.role('button', name);

export const expectColors = async (page: Page, colors: readonly string[]): Promise<void> => {
  await expect.poll(() => hexes(page).texts()).toEqual(colors);
};

/** Another palette than these colors, whichever. */
export const expectOtherThan = async (page: Page, colors: readonly string[]): Promise<void> => {
  await expect.poll(() => hexes(page).texts()).not.toEqual(colors);
};

export const open = async (page: Page, link = LINK, colors: readonly string[] = TEAL) => {
  await page.goTo(link);
  await expectColors(page, colors);
};

export const expectSelected = async (page: Page, index: number): Promise<void> => {
  await expect.poll(() => swatches(page).nth(index).attribute('aria-current')).toBe('true');
};

/** What is on the clipboard, pasted where text is taken. */
export const pasted = async (page: Page): Promise<string> => {
  await button(page, 'Import palette').click();
  const field = page.role('dialog', 'Import palette').role('textbox');
  await field.focus();
  await page.press('Control+v');
  await expect.poll(() => field.value()).not.toBe('');
  const text = await field.value();
  await page.press('Escape');
  await page.role('dialog').goes();
  return text;
};
