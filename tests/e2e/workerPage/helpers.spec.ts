import type { Worker } from '@playwright/test';
import { ROWS_WORKER } from '../../../workers/image-extraction/rows/helpers';
import { fourQuarters } from '../corpus';
import { mostReaders } from '../pictureReaders';
import { expect, read, test } from './extractorTest';

type Counting = { asked: number };

/** Counts from now on what a worker is asked; null for the one that decodes. */
const count = async (worker: Worker): Promise<Worker | null> => {
  const isHelper = await worker.evaluate((name) => {
    const counting = Object.assign(globalThis, { asked: 0 });
    addEventListener('message', () => (counting.asked += 1));
    return self.name === name;
  }, ROWS_WORKER);
  return isHelper ? worker : null;
};

test('helpers read along once they are ready, one for each further core', async ({ extractor }) => {
  const readers = await mostReaders(extractor);
  const picture = await fourQuarters().png().toBuffer();
  await read(extractor, picture);
  await expect.poll(() => extractor.workers().length).toBe(readers);
  const counted = await Promise.all(extractor.workers().map(count));
  const helpers = counted.filter((worker) => worker !== null);
  expect(helpers).toHaveLength(readers - 1);
  const asked = () =>
    Promise.all(helpers.map((worker) => worker.evaluate(() => (globalThis as unknown as Counting).asked)));
  await expect
    .poll(async () => {
      await read(extractor, picture);
      return (await asked()).some((times) => times > 0);
    })
    .toBe(readers > 1);
});
