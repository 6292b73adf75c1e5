import { expect, it } from 'vitest';
import { inEveryBrowser } from './support/visits';
import type { Page } from './support/page';

const THEME = '/theme?h=teal.0d9488_amber.f59e0b&g=f5f5f4.1c1917';

const step = (page: Page, mode: 'Light' | 'Dark', name: RegExp) =>
  page.role('toolbar', `${mode} scales`).role('button', name);
const role = (page: Page, name: string) => page.role('button', new RegExp(`^${name}: `));
const checks = (page: Page) => page.role('region', 'Checks').role('status');

const open = async (page: Page, address = THEME): Promise<void> => {
  await page.goTo(address);
  await step(page, 'Light', /^Copy teal 50, /).shows();
};

inEveryBrowser(({ visit }) => {
  it('a palette becomes a theme in both modes whose pairs all pass', async () => {
    const page = await visit();
    await page.goTo('/palette-builder?c=0d9488-f59e0b-f5f5f4-1c1917');
    await page.role('link', 'Make a theme').click();
    await page.isAt(/^\/theme\?h=teal\.0d9488_amber\.f59e0b/);
    await expect.poll(() => step(page, 'Light', /^Copy teal /).count()).toBe(11);
    await expect.poll(() => step(page, 'Dark', /^Copy teal /).count()).toBe(11);
    await expect.poll(() => checks(page).texts()).toEqual([expect.stringMatching(/^All \d+/)]);
  });

  it('a step is pinned and moved, and a curve bent, by keys', async () => {
    const page = await visit();
    await open(page);
    await step(page, 'Light', /^Copy teal 200, /).focus();
    await page.press('p');
    await page.isAt(/pl=teal\.2\./);
    await page.press('Alt+ArrowRight');
    await page.isAt(/pl=teal\.3\./);
    await page.role('slider', 'Lightness of 700').focus();
    await page.press('ArrowDown');
    await page.isAt(/&tl=/);
    await page.press('Control+z');
    await expect.poll(() => page.address()).not.toMatch(/&tl=/);
  });

  it('a role takes a step that is searched for, is found wanting, and repaired', async () => {
    const page = await visit();
    await open(page);
    await role(page, 'Link in light').click();
    const dialog = page.role('dialog', 'Link in light');
    await dialog.role('searchbox').fill('amber 300');
    await dialog.role('button', /^amber 300, /).click();
    await dialog.goes();
    await page.isAt(/rl=link\.amber\.3/);
    await page.role('button', /^Use .+ for link on background, light$/).click();
    await expect.poll(() => checks(page).texts()).toEqual([expect.stringMatching(/^All \d+/)]);
  });

  it('goes out as CSS, and comes back the same', async () => {
    const page = await visit();
    await open(page);
    const before = await page.address();
    await page.role('button', 'Export').click();
    const dialog = page.role('dialog', 'Export theme');
    await dialog.role('region', /-theme\.css$/).shows();
    const copy = dialog.role('button', 'Copy');
    await copy.click();
    await copy.css('[data-copied]').shows();
    await page.press('Escape');
    await dialog.goes();
    await page.goTo('/theme?h=rose.e11d48');
    await step(page, 'Light', /^Copy rose 50, /).shows();
    await page.role('button', 'Import a theme').click();
    const reader = page.role('dialog', 'Import a theme');
    await reader.role('textbox').focus();
    await page.press('Control+v');
    await reader.text('A theme of Hueloom: it opens exactly as it was saved.').shows();
    await reader.role('button', 'Open theme').click();
    await reader.goes();
    await expect.poll(() => page.address()).toBe(before);
  });
});
