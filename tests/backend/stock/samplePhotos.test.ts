import { describe, expect, it } from 'vitest';
import { samplePhotos } from '../../../src/backend/stock/samplePhotos';
import { SAMPLE_PHOTOS } from '../../../src/samples/samples.data';

describe('the pages of the built-in pictures', () => {
  it('hold every picture once, in order', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => samplePhotos.curated(page, 5)));
    expect(pages.flat()).toMatchObject(SAMPLE_PHOTOS.slice(0, 20));
    expect(pages[0]).toHaveLength(5);
    expect(pages[0]?.[0]?.title).toBe('Desert dunes');
  });

  it('end with a page that is not full', async () => {
    const last = Math.ceil((SAMPLE_PHOTOS.length + 1) / 5);
    expect((await samplePhotos.curated(last, 5)).length).toBeLessThan(5);
    expect(await samplePhotos.curated(last + 1, 5)).toEqual([]);
  });
});
