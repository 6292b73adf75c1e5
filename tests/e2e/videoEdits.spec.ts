import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { ROOT } from '../../supabase/local/paths.mjs';
import { expect, test } from './page';
import { card, cards, extract, open, option, picker, PRO, strip } from './videoParts';

/** Nine seconds: a gray table, the same a little nearer, a city at night, three seconds each. */
const THREE_SHOTS = join(ROOT, 'tests/e2e/films/threeShots.mp4');

const expectShots = async (page: Page, times: readonly string[]): Promise<void> => {
  await expect(page.getByText(`${times.length} shots`, { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(times.length);
  for (const time of times) await expect(card(page, time)).toBeVisible();
};

const save = async (page: Page, entry: RegExp): Promise<Buffer> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export timeline' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return readFile(await (await download).path());
};

/** Every text of the first page that is a time code. */
const timesOnSheet = async (pdf: Buffer): Promise<readonly string[]> => {
  const document = await PDFDocument.load(pdf);
  const contents = document.getPage(0).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.flatMap((entry) => {
    const stream = document.context.lookup(entry);
    if (!(stream instanceof PDFRawStream)) return [];
    const operators = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    return [...operators.matchAll(/<([0-9A-F]*)> Tj/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .filter((text) => /^\d\d:\d\d:\d\d:\d\d/.test(text));
  });
};

test('shots are cut again, merged, split and removed by mouse and keys, and every file says the edited ones', async ({
  page,
}) => {
  test.slow();
  const [first, second, half, third] = ['00:00:00:00', '00:00:03:00', '00:00:04:12', '00:00:06:00'] as const;
  await open(page, PRO);
  await picker(page).setInputFiles(THREE_SHOTS);
  await option(page, /^Scene changes/).check();
  await option(page, /^Max/).check();
  await extract(page);
  await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
  await expectShots(page, [first, second, third]);

  await test.step('the slider has fewer, and a key has them back', async () => {
    await page.getByRole('slider', { name: 'Shots, from fewer to more' }).focus();
    await page.keyboard.press('Home');
    await expectShots(page, [first, third]);
    await page.keyboard.press('Control+z');
    await expectShots(page, [first, second, third]);
  });

  await test.step('two are merged by the menu of a card, and the list of cuts has one of them', async () => {
    await page.getByRole('button', { name: `Edit frame at ${second}` }).click();
    await page.getByRole('menuitem', { name: 'Merge with next' }).click();
    await expectShots(page, [first, second]);
    const rows = (await save(page, /^Cut list, CSV/)).toString().trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
      ['1', first, second, '00:00:03:00'],
      ['2', second, '00:00:09:00', '00:00:06:00'],
    ]);
    await page.getByRole('button', { name: 'Undo edit' }).click();
    await expectShots(page, [first, second, third]);
  });

  await test.step('one is split at the frame that a click on the barcode leads to', async () => {
    const barcode = page.getByRole('img', { name: /^Barcode of the film/ });
    const width = (await barcode.boundingBox())?.width ?? 0;
    // In the middle of the frame that begins at 4.5 s.
    await barcode.click({ position: { x: (width * (4.5 + 0.5 / 24)) / 9, y: 10 } });
    await page.keyboard.press('s');
    await expectShots(page, [first, second, half, third]);
    // Both halves have a picture of their own.
    for (const time of [second, half]) await expect(card(page, time).getByRole('link').first()).toBeVisible();
  });

  await test.step('the one at the playhead is removed by a key', async () => {
    await strip(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expectShots(page, [second, half, third]);
  });

  await test.step('the files are of what is left', async () => {
    const spans = [
      [second, half, '00:00:01:12'],
      [half, third, '00:00:01:12'],
      [third, '00:00:09:00', '00:00:03:00'],
    ] as const;
    const csv = (await save(page, /^Cut list, CSV/)).toString().trim().split('\r\n').slice(1);
    expect(csv.map((row) => row.split(',').slice(1, 4))).toEqual(spans);
    const edl = (await save(page, /^Cut list, EDL/)).toString();
    expect(edl.match(/^\d{3} .*$/gm)).toEqual([
      `001  THREESHO V     C        ${second} ${half} 00:00:00:00 00:00:01:12`,
      `002  THREESHO V     C        ${half} ${third} 00:00:01:12 00:00:03:00`,
      `003  THREESHO V     C        ${third} 00:00:09:00 00:00:03:00 00:00:06:00`,
    ]);
    expect(await timesOnSheet(await save(page, /^Contact sheet, PDF A4/))).toEqual([
      `${second} · 1 s 12 f`,
      `${half} · 1 s 12 f`,
      `${third} · 3 s`,
    ]);
    const png = await sharp(await save(page, /^Contact sheet, PNG/))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Three columns of 320 px with 16 px between and 32 px around them.
    expect(png.info.width).toBe(1056);
    /** How far red and blue lie apart on average, in a still: nothing where it is gray. */
    const colorIn = (column: number): number => {
      let sum = 0;
      for (let y = 90; y < 250; y += 1)
        for (let x = 0; x < 300; x += 1) {
          const at = (y * png.info.width + 42 + column * 336 + x) * png.info.channels;
          sum += Math.abs((png.data[at] ?? 0) - (png.data[at + 2] ?? 0));
        }
      return sum / (160 * 300);
    };
    expect([0, 1, 2].map((column) => colorIn(column) > 6)).toEqual([false, false, true]);
  });

  await test.step('clicks in the strip point into shots: every file is of what is between in and out point there', async () => {
    const box = await strip(page).boundingBox();
    /** In the middle of the frame that begins then. */
    const clickAt = (seconds: number) =>
      strip(page).click({ position: { x: ((box?.width ?? 0) * (seconds + 0.5 / 24)) / 9, y: 30 } });
    await clickAt(3.5);
    await page.keyboard.press('i');
    await clickAt(7.25);
    await page.keyboard.press('o');
    const [from, to] = ['00:00:03:12', '00:00:07:06'] as const;
    await expect(page.getByText(`Only ${from} to ${to}`)).toBeVisible();
    const spans = [
      [from, half, '00:00:01:00'],
      [half, third, '00:00:01:12'],
      [third, to, '00:00:01:06'],
    ] as const;
    const rowsOf = async (entry: RegExp, column: number) =>
      (await save(page, entry))
        .toString()
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',').slice(column, column + 3));
    expect(await rowsOf(/^Cut list, CSV/, 1)).toEqual(spans);
    expect(await rowsOf(/^CSV/, 0)).toEqual(spans);
    const edl = (await save(page, /^Cut list, EDL/)).toString().match(/^\d{3} .*$/gm) ?? [];
    expect(edl.map((event) => event.split(/ +/).slice(4, 6))).toEqual(
      spans.map((times) => times.slice(0, 2)),
    );
    for (const paper of ['A4', 'Letter'])
      expect(await timesOnSheet(await save(page, new RegExp(`^Contact sheet, PDF ${paper}`)))).toEqual([
        `${from} · 1 s`,
        `${half} · 1 s 12 f`,
        `${third} · 1 s 6 f`,
      ]);
    await page.getByRole('button', { name: 'Undo edit' }).click();
    await page.getByRole('button', { name: 'Undo edit' }).click();
    await expect(page.getByText('Whole film')).toBeVisible();
  });

  await test.step('all of it is taken back, and done again', async () => {
    await strip(page).focus();
    await page.keyboard.press('Control+z');
    await expectShots(page, [first, second, half, third]);
    await page.keyboard.press('Control+z');
    await expectShots(page, [first, second, third]);
    await page.keyboard.press('Control+Shift+z');
    await expectShots(page, [first, second, half, third]);
  });
});
