import type { Page } from '@playwright/test';
import { type CorpusFile, inBatches, readCorpus } from '../corpus';
import type { Outcome } from './main';
import { mostReaders } from '../pictureReaders';
import { expect, read, test } from './extractorTest';

const expectRefusal = (outcome: Outcome, { failure, detail }: CorpusFile): void => {
  expect(outcome).toMatchObject({ failure, ...(detail !== undefined && { detail }) });
};

/** The longest side of the preview; what has no pixels of its own is drawn with many. */
const previewSide = (name: string, size: readonly number[]): number =>
  /\.svgz?$/.test(name) ? 800 : Math.min(800, Math.max(...size));

const expectPicture = (outcome: Outcome, name: string): void => {
  if (outcome.failure !== undefined) throw new Error(`refused: ${outcome.failure}`);
  const { size, previewSize, thumbnailSize, palette, swatches } = outcome;
  expect(Math.max(...previewSize)).toBe(previewSide(name, size));
  expect(Math.min(...previewSize)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...thumbnailSize)).toBeLessThanOrEqual(96);
  for (const colors of [palette, swatches]) {
    expect(colors.length).toBeGreaterThanOrEqual(1);
    expect(new Set(colors).size).toBe(colors.length);
    expect(colors.every((rgb) => Number.isInteger(rgb) && rgb >= 0 && rgb <= 0xffffff)).toBe(true);
  }
};

const expectUntouched = async (page: Page): Promise<void> => {
  expect(await page.title()).toBe('Image extractor');
  expect(page.workers().length).toBeLessThanOrEqual(await mostReaders(page));
};

for (const [index, batch] of inBatches(await readCorpus(), 35).entries()) {
  test(`files of the corpus give their outcome by name: part ${index + 1}`, async ({ extractor }) => {
    test.slow();
    const requests: string[] = [];
    extractor.on('request', (request) => requests.push(request.url()));
    for (const file of batch) {
      await test.step(file.name, async () => {
        const outcome = await read(extractor, await file.read());
        if (file.failure === null) expectPicture(outcome, file.name);
        else expectRefusal(outcome, file);
        await expectUntouched(extractor);
      });
    }
    // Only what the page itself is made of, and the drawings of SVGs.
    const { origin } = new URL(extractor.url());
    expect(requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('blob:'))).toEqual([]);
  });
}
