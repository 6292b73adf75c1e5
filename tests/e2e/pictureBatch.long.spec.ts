import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchDoneMessage } from '../../src/domain/batchMessages';
import { FOREIGN_FILE_MESSAGES } from '../../src/domain/foreignFileMessages';
import { faultsIn, MESSAGES_REGION, WCAG_AND_PRACTICE } from './axe';
import { bands, grain, INK, open, picker, preview, STONE, TEAL } from './imagePage';
import { expect, test } from './page';

const PSD = { name: 'poster.psd', mimeType: '', buffer: Buffer.from('8BPS\0\u0001') };
const list = (page: Parameters<typeof picker>[0]) =>
  page.getByRole('list', { name: 'Palettes of the pictures' });
const three = async () => [await bands('one.png'), PSD, await bands('two.png', ['#7C3AED', STONE, INK])];

test('several pictures are read one after the other, a bad one is named, and one palette is made for all @phone', async ({
  page,
}) => {
  await open(page);
  await picker(page).setInputFiles(await three());
  await expect(page.getByText(batchDoneMessage(2, 3))).toBeVisible();
  const rows = list(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('poster.psd');
  await expect(rows.nth(1)).toContainText(FOREIGN_FILE_MESSAGES.photoshop);
  await expect(rows.nth(0)).toContainText(TEAL);
  await expect(rows.nth(2)).toContainText('#7C3AED');
  const together = page.getByRole('region', { name: 'One palette for all' });
  for (const color of [TEAL, '#7C3AED', STONE, INK]) await expect(together).toContainText(color);
  await expect(page.getByText('8 of 10 free extractions remaining today')).toBeVisible();

  await test.step('one of them opens by itself, without counting again', async () => {
    await page.getByRole('button', { name: 'Open two.png', exact: true }).press('Enter');
    await expect(preview(page)).toHaveAccessibleName('two.png');
    await expect(page.getByText('8 of 10 free extractions remaining today')).toBeVisible();
    await page.getByRole('button', { name: 'All pictures' }).press('Enter');
    await expect(rows).toHaveCount(3);
  });

  await test.step('axe finds nothing wrong', async () => {
    const audit = { exclude: [MESSAGES_REGION], runOnly: WCAG_AND_PRACTICE };
    expect(await faultsIn(page, audit)).toEqual([]);
  });

  await test.step('they do not push the page wider than the screen', async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a second press where Cancel was closes nothing, and the rest is read after all', async ({ page }) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  // Nothing is read before it is pressed: small pictures are through sooner than a pointer is there.
  await page.route('**/assets/worker-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await open(page);
  await picker(page).setInputFiles([
    await grain('one.jpg'),
    await grain('two.jpg'),
    PSD,
    await bands('four.png'),
  ]);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  const box = await cancel.boundingBox();
  if (!box) throw new Error('Cancel is not shown');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  release();
  await expect(cancel).toBeHidden();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Read the rest' }).click();
  await expect(page.getByText(batchDoneMessage(3, 4))).toBeVisible();
  await expect(list(page).getByRole('listitem').nth(2)).toContainText(FOREIGN_FILE_MESSAGES.photoshop);
});

test('a dropped folder gives the pictures in it', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-folder-'));
  await mkdir(join(folder, 'within'));
  for (const [path, content] of [
    ['1.png', (await bands('1.png')).buffer],
    ['within/2.png', (await bands('2.png')).buffer],
    ['notes.txt', Buffer.from('notes')],
  ] as const)
    await writeFile(join(folder, path), content);
  try {
    await open(page);
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    }
    await expect(page.getByText(batchDoneMessage(2, 2))).toBeVisible();
    await expect(list(page).getByRole('listitem')).toContainText(['1.png', '2.png']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
