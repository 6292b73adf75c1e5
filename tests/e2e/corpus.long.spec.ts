import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { IMAGE_MESSAGES } from '../../src/domain/imageMessages';
import { type CorpusFile, inBatches, readCorpus } from './corpus';
import { expect, test } from './page';
import { mostReaders } from './pictureReaders';

const files = await readCorpus();
if (!process.env.HUELOOM_CORPUS && process.env.TEST_WORKER_INDEX === undefined) {
  process.stdout.write(`HUELOOM_CORPUS is unset: ${files.length} files made by the tests stand in for it.\n`);
}

/** Enough for a page that is reused to show what it keeps, few enough for the workers to share. */
const FILES_PER_VISIT = 26;

/** Each file is followed by a good one, and a visitor may read ten pictures a day. */
const FILES_PER_DAY = 5;
const NOON_MS = Date.parse('2030-01-01T12:00:00Z');
const DAY_MS = 86_400_000;

/** Three colors, which no file of the corpus has: the announcement tells them apart. */
const makeGoodPicture = async (): Promise<Buffer> => {
  const pixels = Uint8Array.from({ length: 90 * 60 * 3 }, (_, index) => {
    const stripe = Math.floor((Math.floor(index / 3) % 90) / 30);
    return stripe === index % 3 ? 255 : 0;
  });
  return sharp(pixels, { raw: { width: 90, height: 60, channels: 3 } })
    .png()
    .toBuffer();
};
const goodPicture = await makeGoodPicture();
const GOOD = 'Palette of 3 colors and 3 swatches ready';

const choose = async (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page.getByLabel('Image file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

/** As long as the watchdog itself waits. */
const SETTLED = { timeout: 15_000 };

const announcement = (page: Page) => page.getByRole('status').filter({ hasText: 'ready' });
const problem = (page: Page) => page.getByRole('region', { name: 'Problem' });

const expectOutcome = async (page: Page, { failure, detail }: CorpusFile): Promise<void> => {
  if (failure === null) {
    await expect(announcement(page)).not.toHaveText(GOOD, SETTLED);
    await expect(announcement(page)).toHaveText(/^Palette of \d colors? and \d+ swatch(es)? ready$/, SETTLED);
    await expect(problem(page)).toHaveCount(0);
    return;
  }
  await expect(problem(page)).toContainText(IMAGE_MESSAGES.imageProcessFailed, SETTLED);
  if (detail !== undefined) await expect(problem(page)).toContainText(detail);
};

for (const [index, batch] of inBatches(files, FILES_PER_VISIT).entries()) {
  test(`files of the corpus are shown or refused with one sentence, and a good picture is read after each: visit ${index + 1} [X-22] [XS-12]`, async ({
    page,
  }) => {
    test.slow();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Before the page: a timer that the page sets on the true clock could not be cleared on this one.
    await page.clock.setFixedTime(NOON_MS);
    await page.goto('/image-to-palette');
    const { origin } = new URL(page.url());
    for (const [number, file] of batch.entries()) {
      await test.step(file.name, async () => {
        if (number % FILES_PER_DAY === 0) await page.clock.setFixedTime(NOON_MS + number * DAY_MS);
        await choose(page, file.name.split('/').at(-1) ?? '', await file.read());
        await expectOutcome(page, file);
        await choose(page, 'good.png', goodPicture);
        await expect(problem(page)).toHaveCount(0);
        await expect(announcement(page)).toHaveText(GOOD, SETTLED);
        // Those that read pictures, and one that draws their views.
        expect(page.workers().length).toBeLessThanOrEqual((await mostReaders(page)) + 1);
      });
    }
    expect(requests.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url))).toEqual([]);
  });
}
