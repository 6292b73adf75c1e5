import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hexes } from './builderParts';
import { expect, test } from './page';
import {
  card,
  choose,
  extract,
  extractAtOnce,
  film,
  open,
  option,
  player,
  PRO,
  readHues,
  strip,
} from './videoParts';

test('with PRO every second is read as fast as the machine can, and the film never leaves the device; the timeline has a bar for each frame, follows clicks and keys, and is saved as CSV, SVG and PNG; the film has a palette, which opens in the builder [R-08]', async ({
  page,
}) => {
  test.slow();
  await open(page, PRO);
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);

  await test.step('twelve seconds are read, and nothing of them is sent', async () => {
    const bodies: number[] = [];
    page.context().on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0));
    await choose(page, { name: 'hues.mp4', mimeType: 'video/mp4', buffer: await readHues() });
    await option(page, /^1 second/).check();
    await option(page, /^Max/).check();
    await extract(page);
    await expect(page.getByText('Extraction completed!', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Frames 12')).toBeVisible();
    // What is counted is told in a few bytes.
    expect(bodies.filter((bytes) => bytes > 200)).toEqual([]);
  });

  await test.step('a click or a key on the timeline goes to its time', async () => {
    const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    const box = await strip(page).boundingBox();
    await strip(page).click({ position: { x: ((box?.width ?? 0) * 4.5) / 12, y: 20 } });
    await expect.poll(time).toBe(4);
    await expect(strip(page)).toHaveAttribute('aria-valuetext', /^00:00:04:00, frame 5 of 12, mostly /);
    await expect(card(page, '00:00:04:00')).toHaveAttribute('data-selected', 'true');

    await page.keyboard.press('ArrowRight');
    await expect.poll(time).toBe(5);
    await page.keyboard.press('Home');
    await expect.poll(time).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(time).toBe(11);

    // What is drawn is what was read: the seventh second is hsl(180, 70%, 50%).
    const pixel = await strip(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const surface = canvas.getContext('2d');
        return [...(surface?.getImageData((canvas.width * 6.5) / 12, 10, 1, 1).data ?? [])];
      });
    expect(Math.abs((pixel[0] ?? 0) - 38)).toBeLessThan(12);
    expect(Math.abs((pixel[1] ?? 0) - 217)).toBeLessThan(12);
  });

  await test.step('the barcode has a column for each frame, and is there after a reload', async () => {
    const barcode = page.getByRole('img', {
      name: 'Barcode of the film: the mean color of each of 12 frames',
    });
    const column = () =>
      barcode.evaluate((canvas: HTMLCanvasElement) => {
        const surface = canvas.getContext('2d');
        const { width, height } = canvas;
        const pixels = [0, height - 1].map((y) => surface?.getImageData((width * 6.5) / 12, y, 1, 1).data);
        return pixels.flatMap((data) => Array.from(data ?? []));
      });
    const isCyan = async () => {
      const [red = 0, green = 0, , alpha = 0, , below = 0] = await column();
      return Math.abs(red - 38) < 12 && Math.abs(green - 217) < 12 && alpha === 255 && below === green;
    };
    await expect.poll(isCyan).toBe(true);
    const box = await barcode.boundingBox();
    await barcode.hover({ position: { x: ((box?.width ?? 0) * 6.5) / 12, y: 10 } });
    await expect(page.getByText('00:00:06:00', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect.poll(isCyan).toBe(true);
  });

  await test.step('the timeline is saved', async () => {
    const saveAs = async (label: RegExp, name: string): Promise<Buffer> => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export timeline' }).click();
      await page.getByRole('menuitem', { name: label }).click();
      expect((await download).suggestedFilename()).toBe(name);
      return readFile(await (await download).path());
    };
    const save = async (label: string): Promise<Buffer> =>
      saveAs(new RegExp(`^${label}`), `hues-timeline.${label.toLowerCase()}`);
    const csv = (await save('CSV')).toString();
    const rows = csv.trim().split('\r\n');
    expect(rows[0]).toMatch(/^Start,End,Length,Start seconds,End seconds,Length seconds,Color 1,Share 1/);
    expect(rows.slice(1).map((row) => row.split(',')[3])).toEqual(
      Array.from({ length: 12 }, (_, second) => String(second)),
    );
    expect(rows[1]).toMatch(/^00:00:00:00,00:00:01:00,00:00:01:00,0,1,1,#[0-9A-F]{6},/);

    const svg = (await save('SVG')).toString();
    expect(svg.match(/<rect /g)?.length).toBeGreaterThanOrEqual(12);

    const barcode = await saveAs(/^Barcode, PNG/, 'hues-barcode.png');
    const columns = await sharp(barcode).raw().toBuffer({ resolveWithObject: true });
    expect([columns.info.width, columns.info.height]).toEqual([3200, 400]);
    const place = (399 * 3200 + Math.round((3200 * 6.5) / 12)) * columns.info.channels;
    expect(Math.abs((columns.data[place] ?? 0) - 38)).toBeLessThan(12);
    expect(Math.abs((columns.data[place + 1] ?? 0) - 217)).toBeLessThan(12);

    const { data, info } = await sharp(await save('PNG'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([3200, 400]);
    const at = (10 * info.width + Math.round((info.width * 6.5) / 12)) * info.channels;
    expect(Math.abs((data[at] ?? 0) - 38)).toBeLessThan(12);
    expect(Math.abs((data[at + 1] ?? 0) - 217)).toBeLessThan(12);
  });

  await test.step('the film has a palette with shares, which opens in the builder', async () => {
    await expect(film(page).getByRole('link')).toHaveCount(5);
    const shares = await film(page).getByRole('link').allTextContents();
    expect(shares.reduce((sum, text) => sum + Number.parseInt(text.slice(7), 10), 0)).toBe(100);
    await film(page).getByRole('button', { name: 'Open in builder' }).click();
    await expect(page).toHaveURL(/\/palette-builder/);
    await expect(hexes(page)).toHaveText(shares.map((text) => text.slice(0, 7)));
  });
});

test('the player plays, seeks and folds [X-37] @phone', async ({ page }) => {
  await extractAtOnce(page, /^5 seconds/);
  const here = player(page);
  const toggle = here.getByRole('button', { name: /^(Collapse|Expand) player$/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(toggle).toHaveAccessibleName('Collapse player');
  const picture = page.locator('video');
  const expanded = await picture.boundingBox();
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Expand player');
  expect((await picture.boundingBox())?.width).toBeLessThan((expanded?.width ?? 0) / 2);

  const position = here.getByRole('slider', { name: 'Position' });
  await position.focus();
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', '00:00:00:00 of 00:00:12:00');
  await here.getByRole('button', { name: 'Play video' }).click();
  await expect(here.getByRole('button', { name: 'Pause video' })).toBeVisible();
  await expect(here.getByText(/^00:00:01:\d\d$/)).toBeVisible();
  await here.getByRole('button', { name: 'Pause video' }).click();
  await expect(here.getByRole('button', { name: 'Play video' })).toBeVisible();
});

test('the column beside the frames is the player and the palette, as high as the window wherever the page is scrolled', async ({
  page,
}) => {
  await extractAtOnce(page);
  const height = page.viewportSize()?.height ?? 0;
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  // The last is beyond the end.
  for (const top of [0, 400, 100_000]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const [above, below] = [await player(page).boundingBox(), await film(page).boundingBox()];
    if (!above || !below) throw new Error('one of them is not there');
    expect(above.y).toBeGreaterThanOrEqual(header);
    expect(below.y - (above.y + above.height)).toBe(16);
    expect(below.y + below.height).toBeLessThanOrEqual(height);
    // Free below it is what the footer needs at the end.
    expect(below.y + below.height).toBeGreaterThan(height - 180);
  }
});
