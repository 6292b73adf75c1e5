import { expect, it } from 'vitest';
import { BUILDER_MESSAGES } from '../../src/domain/builderMessages';
import { button, expectColors, open, TEAL } from './support/builder';
import { inEveryBrowser } from './support/visits';

inEveryBrowser(({ visit }) => {
  it.each([
    ['Import palette', 'Import palette'],
    ['Export palette', 'Export palette'],
    ['Keyboard shortcuts', /shortcuts/i],
    ['Save', 'Be part of us'],
  ] as const)('%s opens by Enter, keeps Tab inside, and Escape gives the focus back', async (name, title) => {
    const page = await visit();
    await open(page);
    const opener = page.role('region', 'Palette').role('button', name);
    await opener.focus();
    await page.press('Enter');
    const dialog = page.role('dialog', title);
    await dialog.shows();
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') instanceof HTMLElement);
    await expect.poll(isInside).toBe(true);
    for (let stop = 0; stop < 6; stop += 1) {
      await page.press('Tab');
      await expect.poll(isInside).toBe(true);
    }
    await page.press('Escape');
    await page.role('dialog').goes();
    await expect.poll(() => opener.hasFocus()).toBe(true);
    await expectColors(page, TEAL);
  });

  it('a dialog that a click has opened gives the focus back, too', async () => {
    const page = await visit();
    await open(page);
    await button(page, 'Export palette').click();
    await page.role('dialog', 'Export palette').role('button', 'Close').click();
    await page.role('dialog').goes();
    await expect.poll(() => button(page, 'Export palette').hasFocus()).toBe(true);
  });

  it('a typed color is taken by Enter, a wrong one refused in words, and Escape takes nothing', async () => {
    const page = await visit();
    await open(page);
    const values = page.role('region', 'Color values');
    await values.role('button', /Enter HEX/).click();
    await page.tab.type('nonsense');
    await page.press('Enter');
    await page.text(BUILDER_MESSAGES.hexRefused).shows();
    await page.press('Escape');
    await expectColors(page, TEAL);
    await values.role('button', /Enter HEX/).click();
    await page.tab.type('264653');
    await page.press('Enter');
    await expectColors(page, ['#264653', '#F5F5F4', '#1C1917']);
  });

  it('a menu opens, is walked and chosen from by keys', async () => {
    const page = await visit();
    await open(page);
    await button(page, /^Generator method: /).focus();
    await page.press('Enter');
    // It takes the focus a moment after it shows.
    const isInMenu = () => page.evaluate(() => document.activeElement?.closest('[role="menu"]') !== null);
    await expect.poll(isInMenu).toBe(true);
    await page.press('ArrowDown');
    await page.press('ArrowDown');
    await page.press('Enter');
    await page.role('menu').goes();
    await expect.poll(() => button(page, /^Generator method: (?!Balanced)/).count()).toBe(1);
  });

  it('the theme is switched, and stays', async () => {
    const page = await visit();
    await open(page);
    const theme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    const before = await theme();
    await button(page, /theme/i).click();
    await expect.poll(theme).not.toBe(before);
    await page.tab.reload();
    await expectColors(page, TEAL);
    expect(await theme()).not.toBe(before);
  });
});
