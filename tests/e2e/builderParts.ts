import { expect, type Locator, type Page } from '@playwright/test';

export const strip = (page: Page) => page.getByRole('list', { name: 'Color palette' });
export const swatches = (page: Page) => strip(page).getByRole('button', { name: /^Color \d/ });
export const hexes = (page: Page) => strip(page).getByRole('button', { name: /^Copy #/ });
export const control = (page: Page, name: string | RegExp) =>
  strip(page).getByRole('button', { name, exact: true });
export const toolbar = (page: Page) => page.getByRole('region', { name: 'Palette', exact: true });
export const tool = (page: Page, name: string | RegExp) =>
  toolbar(page).getByRole('button', { name, exact: true });

/** Presses a command of the toolbar; a narrow one has most of them behind its last button. */
export const give = async (page: Page, name: string | RegExp): Promise<void> => {
  const own = tool(page, name).or(toolbar(page).getByRole('link', { name, exact: true }));
  await expect(toolbar(page)).toBeVisible();
  if ((await own.count()) > 0) return own.first().click();
  await tool(page, 'More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** Opens every panel that a phone shows folded. */
export const unfoldPanels = async (page: Page): Promise<void> => {
  await expect(panel(page, 'Swap selected color')).toBeVisible();
  const folded = page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
};

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Selects a swatch and waits until the strip rests: what is measured then stays where it is. */
export const select = async (page: Page, index: number) => {
  await swatches(page).nth(index).click();
  await expect(strip(page)).not.toHaveAttribute('data-animated');
};

/** Waits until a swatch is lifted by keys and the drag listens to them, which it does from its next timer on. */
export const isLifted = async (swatch: Locator) => {
  await expect(swatch).toHaveAttribute('data-dragged', 'true');
  await swatch.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
};

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
};
