import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

import { expect, test } from './page';
import { extractAtOnce, strip } from './videoParts';

const save = async (page: Page, option: RegExp): Promise<{ name: string; bytes: Buffer }> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export timeline' }).click();
  await page.getByRole('menuitem', { name: option }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test('an editor takes the frames along: as cut list for a spreadsheet or an editing program, and as contact sheet @phone', async ({
  page,
}) => {
  await extractAtOnce(page);

  await test.step('a cut list with time codes', async () => {
    const csv = await save(page, /^Cut list, CSV/);
    expect(csv.name).toBe('hues-cut-list.csv');
    const rows = csv.bytes.toString().trim().split('\r\n');
    expect(rows).toHaveLength(13);
    expect(rows[12]).toMatch(/^12,00:00:11:00,00:00:12:00,00:00:01:00,11,12,1,#/);
    const edl = await save(page, /^Cut list, EDL/);
    expect(edl.name).toBe('hues-cut-list.edl');
    expect(edl.bytes.toString()).toContain(
      '012  HUES     V     C        00:00:11:00 00:00:12:00 00:00:11:00 00:00:12:00\r\n* FROM CLIP NAME: hues.mp4\r\n',
    );
  });

  await test.step('a contact sheet as PDF', async () => {
    const { name, bytes } = await save(page, /^Contact sheet, PDF A4/);
    expect(name).toBe('hues-contact-sheet.pdf');
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(1);
  });

  await test.step('a contact sheet as PNG, its stills in the order of the film', async () => {
    const { name, bytes } = await save(page, /^Contact sheet, PNG/);
    expect(name).toBe('hues-contact-sheet.png');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    // Four columns of 320 px with 16 px between and 32 px around them.
    expect(info.width).toBe(1392);
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    // The third second is hsl(60, 70%, 50%).
    const [r = 0, g = 0, b = 0] = at(32 + 2 * 336 + 160, 32 + 48 + 90);
    expect(Math.abs(r - 217)).toBeLessThan(16);
    expect(Math.abs(g - 217)).toBeLessThan(16);
    expect(Math.abs(b - 38)).toBeLessThan(24);
    expect(at(4, 4)).toEqual([255, 255, 255]);
  });

  await test.step('between in and out point alone, with a film that plays', async () => {
    const points = page.getByRole('group', { name: 'In and out points' });
    await strip(page).focus();
    await page.keyboard.press('Home');
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await points.getByRole('button', { name: 'Set in' }).click();
    await expect(points.getByRole('status')).toHaveText('Only 00:00:03:00 to 00:00:12:00');
    await strip(page).focus();
    // The second that is chosen so is in the part, up to its end.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('o');
    await expect(points.getByRole('status')).toHaveText('Only 00:00:03:00 to 00:00:05:00');
    const { bytes } = await save(page, /^Cut list, EDL/);
    expect(bytes.toString().match(/^\d{3} .*$/gm)).toEqual([
      '001  HUES     V     C        00:00:03:00 00:00:04:00 00:00:00:00 00:00:01:00',
      '002  HUES     V     C        00:00:04:00 00:00:05:00 00:00:01:00 00:00:02:00',
    ]);
    await page.getByRole('button', { name: 'Clear in and out points' }).click();
    await expect(points.getByRole('status')).toHaveText('Whole film');
  });
});
