import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './page';
import { residentMegabytes } from './residentMegabytes';

/** How many pictures to read. */
const ROUNDS = Number(process.env.HUELOOM_SOAK ?? 200);
const ROUNDS_PER_DAY = 10;
const DAY_MS = 86_400_000;
const WORKER_SCRIPT = /\/assets\/worker-[^/]*\.js$/;

/** 17 megapixels with coarse and fine structure, as a photograph has. */
const makePhotograph = async (path: string): Promise<void> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const grain = sharp({ create: { width: 1220, height: 872, channels: 3, background: 'black', noise } });
  await grain.resize(4880, 3488, { kernel: 'cubic' }).jpeg({ quality: 85 }).toFile(path);
};

/** Counts, on the page, what is opened and given back. */
const countHandles = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counts = { addresses: 0, workers: 0, closedBitmaps: 0 };
    Object.assign(window, { handleCounts: counts });
    const createObjectURL = URL.createObjectURL.bind(URL);
    const revokeObjectURL = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (object) => {
      counts.addresses += 1;
      return createObjectURL(object);
    };
    URL.revokeObjectURL = (url) => {
      counts.addresses -= 1;
      revokeObjectURL(url);
    };
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        counts.workers += 1;
      }
      override terminate(): void {
        counts.workers -= 1;
        super.terminate();
      }
    };
    const bitmaps = ImageBitmap.prototype;
    const close = Object.getOwnPropertyDescriptor(bitmaps, 'close')?.value as (this: ImageBitmap) => void;
    bitmaps.close = function closeCounted() {
      counts.closedBitmaps += 1;
      close.call(this);
    };
  });
  // Inside the worker, ahead of its own code.
  await page.route(WORKER_SCRIPT, async (route) => {
    const response = await route.fetch();
    // Previews come from a canvas and leave by transfer: only what was decoded or created has to be closed there.
    const prelude = `globalThis.openBitmaps = 0; {
      const open = new Set(); const create = createImageBitmap; const { close } = ImageBitmap.prototype;
      const count = () => { openBitmaps = open.size; };
      globalThis.createImageBitmap = async (...given) => { const made = await create(...given); open.add(made); count(); return made; };
      ImageBitmap.prototype.close = function () { open.delete(this); count(); close.call(this); };
    }\n`;
    await route.fulfill({ response, body: prelude + (await response.text()) });
  });
};

type Handles = { readonly addresses: number; readonly workers: number; readonly closedBitmaps: number };

const readHandles = async (page: Page): Promise<Handles & { readonly bitmapsInWorkers: number }> => {
  const onPage = await page.evaluate(() => (window as unknown as { handleCounts: Handles }).handleCounts);
  const inWorkers = await Promise.all(
    page.workers().map(async (worker) =>
      // Those that read rows beside it make no bitmaps, and their script is asked for by no page.
      worker.evaluate(() => (globalThis as unknown as { openBitmaps?: number }).openBitmaps ?? 0),
    ),
  );
  return { ...onPage, bitmapsInWorkers: inWorkers.reduce((sum, count) => sum + count, 0) };
};

test(`${ROUNDS} pictures of 17 megapixels leave memory as it was`, async ({ page, browser }, testInfo) => {
  test.setTimeout(ROUNDS * 6_000);
  const paths = ['odd.jpg', 'even.jpg'].map((name) => testInfo.outputPath(name));
  await Promise.all(paths.map(makePhotograph));
  await countHandles(page);
  const noonMs = Date.parse('2030-01-01T12:00:00Z');
  // Before the page: a timer that the page sets on the true clock could not be cleared on this one.
  await page.clock.setFixedTime(noonMs);
  await page.goto('/image-to-palette');

  const rows: Record<string, number>[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // A visitor may read ten pictures a day.
    if (round % ROUNDS_PER_DAY === 1) await page.clock.setFixedTime(noonMs + round * DAY_MS);
    const path = paths[round % 2] ?? '';
    await page.getByLabel('Image file').setInputFiles(path);
    const name = path.split('/').at(-1) ?? '';
    await expect(page.getByRole('img', { name, exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('status').filter({ hasText: 'ready' })).toHaveCount(1);

    // Not only below: every hundredth round the worker has just been replaced and holds nothing anyway.
    if (round % ROUNDS_PER_DAY === 1) {
      expect(await readHandles(page)).toMatchObject({ bitmapsInWorkers: 0 });
    }
    if (round % (ROUNDS / 10) === 0) {
      const megabytes = await residentMegabytes(page, browser);
      const handles = await readHandles(page);
      const row = { round, megabytes: Math.round(megabytes), ...handles };
      process.stdout.write(`${JSON.stringify(row)}\n`);
      rows.push(row);
      expect(handles).toMatchObject({ addresses: 0, bitmapsInWorkers: 0, closedBitmaps: round - 1 });
      // One that reads pictures, and one that draws their views.
      expect(handles.workers).toBeLessThanOrEqual(2);
    }
  }
  // Decoded planes wait for the browser's collector, so memory goes up and down; what is lost raises the least of it.
  const leastOf = (from: number, to: number): number =>
    Math.min(...rows.slice(from, to).map(({ megabytes = Infinity }) => megabytes));
  // The caches of browser and engine are full by the third tenth.
  expect(leastOf(6, 10)).toBeLessThanOrEqual(leastOf(2, 6) * 1.1);
  await testInfo.attach('memory.json', { body: JSON.stringify(rows), contentType: 'application/json' });
});
