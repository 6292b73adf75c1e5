import { expect, it } from 'vitest';
import {
  button,
  expectColors,
  expectOtherThan,
  expectSelected,
  FIVE,
  FIVE_LINK,
  hexes,
  LINK,
  open,
  pasted,
  strip,
  swatches,
  TEAL,
} from './support/builder';
import { inEveryBrowser } from './support/visits';

inEveryBrowser(({ visit }) => {
  it('generates by Space, goes through the history, selects, expands and names by keys', async () => {
    const page = await visit();
    await open(page);
    await page.press(' ');
    await expectOtherThan(page, TEAL);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const generated = await hexes(page).texts();
    await page.press('3');
    await expectSelected(page, 2);
    await page.press('ArrowLeft');
    await expectColors(page, TEAL);
    await page.press('Control+Shift+z');
    await expectColors(page, generated);
    await page.press('Control+z');
    await expectColors(page, TEAL);
    await page.press('f');
    await button(page, 'Collapse palette').shows();
    await page.press('Escape');
    await button(page, 'Expand palette (F)').shows();
    await page.press('Shift+?');
    await page.role('dialog', /shortcuts/i).shows();
    await page.press('Escape');
    await page.role('dialog').goes();
    await button(page, /^Rename palette Teal/).click();
    await page.press('Control+a');
    await page.tab.type('f 1 ?');
    await page.press('Enter');
    await page.isAt(/&n=f\+1\+%3F$/);
  });

  it('Space after clicks on a padlock and on a hex goes on generating', async () => {
    const page = await visit();
    await open(page);
    await button(page, 'Lock color').click();
    await page.press(' ');
    await expectOtherThan(page, TEAL);
    expect((await hexes(page).texts())[0]).toBe(TEAL[0]);
    await hexes(page).nth(-1).click();
    const before = await hexes(page).texts();
    await page.press(' ');
    await expectOtherThan(page, before);
  });

  it('drags a color by mouse, and by keys', async () => {
    const page = await visit();
    await open(page, FIVE_LINK, FIVE);
    const [from, to] = [await swatches(page).nth(1).place(), await swatches(page).nth(3).place()];
    await page.drag(
      from,
      { x: to.x + 10, y: from.y },
      page.text('Color 2, #2B3FD6, is now at position 4 of 5').shows,
    );
    await expectColors(page, ['#2A1230', '#C9B6F2', '#F3EEE3', '#2B3FD6', '#FF6A3D']);
    await expectSelected(page, 3);
    await button(page, 'Previous palette').click();
    await expectColors(page, FIVE);

    await swatches(page).nth(1).click();
    await expectSelected(page, 1);
    await expect.poll(() => strip(page).attribute('data-animated')).toBeNull();
    const handle = strip(page).role('button', 'Drag to move');
    await handle.focus();
    await page.press(' ');
    await expect.poll(() => strip(page).css('[data-dragged]').count()).toBe(1);
    for (let step = 0; step < 14; step += 1) await page.press('ArrowRight');
    await page.text('Color 2, #2B3FD6, is now at position 3 of 5').shows();
    await page.press(' ');
    await expectColors(page, ['#2A1230', '#C9B6F2', '#2B3FD6', '#F3EEE3', '#FF6A3D']);
    await expectSelected(page, 2);
    await expect.poll(() => handle.hasFocus()).toBe(true);

    await expect.poll(() => strip(page).css('[data-dragged]').count()).toBe(0);
    await page.press('Enter');
    await expect.poll(() => strip(page).css('[data-dragged]').count()).toBe(1);
    await page.press('ArrowRight');
    await page.press('Escape');
    await expect.poll(() => strip(page).css('[data-dragged]').count()).toBe(0);
    await expectColors(page, ['#2A1230', '#C9B6F2', '#2B3FD6', '#F3EEE3', '#FF6A3D']);
  });

  it('the address follows the colors, and a copied link and a reload bring them again', async () => {
    const page = await visit();
    await open(page);
    await button(page, 'Mirror palette horizontally').click();
    await page.isAt(/\?c=1c1917-f5f5f4-0d9488&n=Teal$/);
    await button(page, 'Copy link').click();
    await page.text('Copied!').shows();
    const link = await pasted(page);
    expect(link).toBe(await page.evaluate(() => location.href));
    await open(page, FIVE_LINK, FIVE);
    await page.tab.goTo(link);
    await expectColors(page, TEAL.toReversed());
    await page.tab.reload();
    await expectColors(page, TEAL.toReversed());
  });

  it('copies a hex and a block of values, and pastes a color onto the selected one', async () => {
    const page = await visit();
    await open(page);
    await button(page, 'Copy #1C1917').click();
    await strip(page).text('Copied!').shows();
    expect(await pasted(page)).toBe('#1C1917');
    const rgb = page.css('[title="Copy RGB"]');
    await rgb.click();
    await rgb.css('[data-copied]').shows();
    expect(await pasted(page)).toBe('rgb(13, 148, 136)');
    await swatches(page).nth(1).focus();
    await page.press('Enter');
    await expectSelected(page, 1);
    await page.press('Control+v');
    await expectColors(page, ['#0D9488', '#0D9488', '#1C1917']);
    await page.text('Color pasted!').shows();
  });

  it('many changes in a row leave palette and address the same', async () => {
    const page = await visit();
    await open(page, LINK);
    // Browsers refuse changes of the address that come too fast.
    for (let press = 0; press < 40; press += 1) await page.press(' ');
    await expect
      .poll(async () => {
        const colors = (await hexes(page).texts()).map((hex) => hex.slice(1).toLowerCase()).join('-');
        return (await page.address()).endsWith(`?c=${colors}`);
      })
      .toBe(true);
  });
});
