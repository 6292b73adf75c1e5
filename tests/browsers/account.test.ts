import { expect, it } from 'vitest';
import { MESSAGES } from '../../src/domain/messages';
import { CHECKOUT_MESSAGES } from '../../src/domain/checkoutMessages';
import { PROJECT_MESSAGES } from '../../src/domain/projectMessages';
import { chooseAccount, newEmail, signIn } from './support/account';
import { button, expectColors, LINK, open, TEAL } from './support/builder';
import type { Page } from './support/page';
import type { Part } from './support/part';
import { inEveryBrowser } from './support/visits';

const dialog = (page: Page, name: string | RegExp) => page.role('dialog', name);
const cards = (page: Page) => page.role('list', 'Palettes').css('li');
/**
 * The dialog that saves gives the focus to the name some frames after it is there, more where the browser has only just
 * started: what is typed elsewhere before would go on there.
 */
const begins = async (save: Part): Promise<void> => {
  await expect.poll(() => save.label('Palette name').hasFocus()).toBe(true);
};

inEveryBrowser(({ visit }) => {
  it('a palette is saved on signing in, into a first project, and opens from there', async () => {
    const page = await visit();
    await open(page);
    await page.press('Control+s');
    await dialog(page, 'Be part of us').text(MESSAGES.signInToSave).shows();
    await chooseAccount(page, newEmail());
    const save = dialog(page, 'Save palette');
    await save.shows();
    await expect.poll(() => save.label('Palette name').value()).toBe('Teal');
    await begins(save);
    await save.label('Project name').fill('Harbor');
    await page.press('Enter');
    await page.text(PROJECT_MESSAGES.paletteSaved).shows();
    await page.goTo('/projects');
    await page.role('link', 'Harbor').click();
    await page.role('link', 'Teal').click();
    await page.isAt(/^\/palette-builder\?c=0d9488-f5f5f4-1c1917&n=Teal/);
    await expectColors(page, TEAL);
    await page.tab.reload();
    await page.css('button[aria-label^="Account of"]').shows();
  });

  it('PRO is bought at the checkout, and whoever turns back has paid nothing', async () => {
    const page = await visit();
    await page.goTo('/settings');
    await dialog(page, 'Be part of us').shows();
    await chooseAccount(page, newEmail());
    await page.role('heading', 'Settings').shows();
    const upgrade = async () => {
      await page.role('region', 'Subscription').role('button', 'Become PRO').click();
      await dialog(page, 'Upgrade to PRO').role('button', 'Upgrade to PRO').click();
      await page.role('heading', 'Subscribe to Hueloom PRO').shows();
    };
    await upgrade();
    await button(page, 'Cancel and go back').click();
    await page.text(CHECKOUT_MESSAGES.checkoutCanceled).shows();
    await upgrade();
    await button(page, 'Pay $2.99').click();
    await dialog(page, 'PRO unlocked!')
      .text(/are yours\.$/)
      .shows();
    await button(page, 'Rock it!').click();
    await page.role('dialog').goes();
    await page.isAt(/^\/settings$/);
    await page.role('region', 'Subscription').text('Next billing date').shows();
    await expect.poll(() => button(page, 'Become PRO').count()).toBe(0);
  });

  it('explore: 50 palettes, by color, in the viewer by keys, and from there into the builder', async () => {
    const page = await visit();
    await page.goTo('/explore');
    await expect.poll(() => cards(page).count()).toBe(50);
    await page.role('textbox', 'Search by word or color').fill('near #0D9488');
    await page.press('Enter');
    await page.isAt(/^\/explore\?near=0d9488$/);
    await expect.poll(() => cards(page).count()).not.toBe(50);
    await cards(page).nth(0).hover();
    await cards(page).nth(0).role('button', 'Preview').click();
    const viewer = page.role('dialog');
    await viewer.shows();
    await viewer.text(/^1 of \d+$/).shows();
    // Keys before the focus has come into it are the page's.
    await expect.poll(() => viewer.hasFocus()).toBe(true);
    await page.press('ArrowRight');
    await viewer.text(/^2 of \d+$/).shows();
    await page.press('Escape');
    await viewer.goes();
    await expect.poll(() => cards(page).nth(1).role('button', 'Preview').hasFocus()).toBe(true);
    await cards(page).nth(1).role('button', 'Use palette').click();
    await page.isAt(/^\/palette-builder\?c=/);
  });

  it('a second sign-in of the same address finds what was saved', async () => {
    const email = newEmail();
    const first = await visit();
    await open(first, LINK);
    await first.press('Control+s');
    await chooseAccount(first, email);
    const save = dialog(first, 'Save palette');
    await begins(save);
    await save.label('Project name').fill('Kept');
    await first.press('Enter');
    await first.text(PROJECT_MESSAGES.paletteSaved).shows();
    await first.leave();
    const second = await visit();
    await signIn(second, '/privacy-policy', email);
    await second.goTo('/projects');
    await expect.poll(() => second.role('link', 'Kept').count()).toBe(1);
  });
});
