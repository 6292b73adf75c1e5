import { readCorpus } from '../corpus';
import { expect, read, test } from './extractorTest';

for (const { name, failure, detail, read: bytesOf } of await readCorpus()) {
  test(`${name} gives ${failure ?? 'a palette'}`, async ({ extractor }) => {
    const requests: string[] = [];
    extractor.on('request', (request) => requests.push(request.url()));
    const outcome = await read(extractor, await bytesOf());
    expect(outcome.failure ?? null).toBe(failure);
    if (outcome.failure !== undefined) {
      expect(outcome.ms).toBeLessThan(2_000);
      if (detail !== undefined) expect(outcome.detail).toBe(detail);
    } else {
      const [width, height] = outcome.previewSize;
      expect(Math.max(width, height)).toBe(Math.min(800, Math.max(...outcome.size)));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...outcome.thumbnailSize)).toBeLessThanOrEqual(96);
      expect(outcome.palette.length).toBeGreaterThanOrEqual(1);
      expect(outcome.swatches.length).toBeGreaterThanOrEqual(1);
      expect([...outcome.palette, ...outcome.swatches].every((rgb) => Number.isInteger(rgb))).toBe(true);
    }
    // Only what the page itself is made of, and the drawing of an SVG.
    const { origin } = new URL(extractor.url());
    expect(requests.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('blob:'))).toEqual([]);
    expect(await extractor.title()).toBe('Image extractor');
    expect(extractor.workers().length).toBeLessThanOrEqual(1);
  });
}
