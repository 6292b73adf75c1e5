import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { button, expectColors, open, TEAL } from './support/builder';
import type { Page } from './support/page';
import { inEveryBrowser } from './support/visits';

const exporting = (page: Page) => page.role('dialog', 'Export palette');
const importing = (page: Page) => page.role('dialog', 'Import palette');

/** The file that the button saves, when it is whole. */
const download = async (
  page: Page,
  format: RegExp,
  name: string,
): Promise<{ path: string; bytes: Buffer }> => {
  const path = join(page.tab.downloads, name);
  await rm(path, { force: true });
  await exporting(page).role('button', format).click();
  await exporting(page).text(name).shows();
  await exporting(page)
    .role('button', /^Download/)
    .click();
  const isThere = async () =>
    (await readdir(page.tab.downloads)).includes(name) && (await readFile(path)).length > 0;
  await expect.poll(isThere, { message: `${name} is not downloaded` }).toBe(true);
  return { path, bytes: await readFile(path) };
};

inEveryBrowser(({ visit }) => {
  it('downloads files of every kind under their names', async () => {
    const page = await visit();
    await open(page);
    await button(page, 'Export palette').click();
    const list = await download(page, /^Hex list/, 'teal.txt');
    expect(list.bytes.toString()).toBe(`${TEAL.join('\n')}\n`);
    for (const [format, name, start] of [
      [/^CSS\b/, 'teal.css', ':root {'],
      [/^Tailwind 3/, 'teal.js', '/** @type'],
      [/^JSON/, 'teal.json', '{'],
      [/^SVG/, 'teal.svg', '<svg'],
      [/^PNG/, 'teal.png', '\u0089PNG'],
      [/^PDF/, 'teal.pdf', '%PDF-'],
      [/^ACO/, 'teal.aco', '\0\u0001\0\u0003'],
      [/^Procreate/, 'teal.swatches', 'PK'],
    ] as const) {
      const { bytes } = await download(page, format, name);
      expect(bytes.toString('latin1').startsWith(start)).toBe(true);
    }
  });

  it('imports a downloaded file as the same palette, and pasted text', async () => {
    const page = await visit();
    await open(page);
    await button(page, 'Export palette').click();
    const { path } = await download(page, /^ASE/, 'teal.ase');
    await page.press('Escape');
    await page.role('dialog').goes();
    await button(page, 'Mirror palette horizontally').click();
    await expectColors(page, TEAL.toReversed());
    await button(page, 'Import palette').click();
    await importing(page).css('input[type="file"]').chooseFile(path);
    await importing(page).text('3 colors found (ASE)').shows();
    await importing(page).role('button', 'Use 3 colors').click();
    await page.role('dialog').goes();
    await expectColors(page, TEAL);

    await button(page, 'Import palette').click();
    await importing(page).role('textbox').fill('#264653 #2a9d8f #e9c46a');
    // A press before the new text has been read takes nothing.
    await importing(page).text('3 colors found (Hex list)').shows();
    await importing(page).role('button', 'Use 3 colors').click();
    await expectColors(page, ['#264653', '#2A9D8F', '#E9C46A']);
  });
});
