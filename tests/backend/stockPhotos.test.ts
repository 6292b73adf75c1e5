import { describe, expect, it } from 'vitest';
import { createStockPhotos } from '../../src/backend/stockPhotos';
import type { StockPhoto, StockPhotos } from '../../src/domain/stockPhoto';
import { SAMPLE_PHOTOS } from '../../src/samples/samples.data';

const createPhoto = (id: string): StockPhoto => ({
  id,
  alt: `Picture ${id}`,
  photographer: 'Someone',
  src: { large: `/${id}`, medium: `/${id}`, original: `/${id}` },
  width: 3,
  height: 2,
  colors: [],
});

/** Answers with the given pages, then with nothing; an Error is thrown. */
const createProvider = (...pages: (readonly StockPhoto[] | Error)[]): StockPhotos => ({
  curated: (page) => {
    const answer = pages[page - 1] ?? [];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  },
});

const failure = new Error('503');
const firstSamples = SAMPLE_PHOTOS.slice(0, 2);
const nextSamples = SAMPLE_PHOTOS.slice(2, 4);

describe('gallery pictures', () => {
  it('are the built-in ones without a provider', async () => {
    expect(await createStockPhotos(null).curated(1, 2)).toEqual(firstSamples);
  });

  it('come from the provider while it has some', async () => {
    const own = [createPhoto('a'), createPhoto('b')];
    expect(await createStockPhotos(createProvider(own)).curated(1, 2)).toEqual(own);
  });

  it('are the built-in ones when the provider gives none', async () => {
    expect(await createStockPhotos(createProvider([])).curated(1, 2)).toEqual(firstSamples);
  });

  it('are the built-in ones when the provider fails [X-47]', async () => {
    expect(await createStockPhotos(createProvider(failure)).curated(1, 2)).toEqual(firstSamples);
  });

  it('go on with the built-in ones after a failure, without asking the provider for the later pages', async () => {
    const asked: number[] = [];
    const photos = createStockPhotos({
      curated: (page) => {
        asked.push(page);
        return page === 1 ? Promise.reject(failure) : Promise.resolve([createPhoto('late')]);
      },
    });
    await photos.curated(1, 2);
    expect(await photos.curated(2, 2)).toEqual(nextSamples);
    expect(asked).toEqual([1]);
  });

  it('end where the provider ends, with no built-in ones after its own', async () => {
    const photos = createStockPhotos(createProvider([createPhoto('a')]));
    await photos.curated(1, 1);
    expect(await photos.curated(2, 1)).toEqual([]);
  });

  it('are an empty list when a later page fails [X-47]', async () => {
    const photos = createStockPhotos(createProvider([createPhoto('a')], failure));
    await photos.curated(1, 1);
    expect(await photos.curated(2, 1)).toEqual([]);
  });

  it('come from the provider again once it has recovered', async () => {
    let isDown = true;
    const own = [createPhoto('back')];
    const photos = createStockPhotos({
      curated: () => (isDown ? Promise.reject(failure) : Promise.resolve(own)),
    });
    expect(await photos.curated(1, 2)).toEqual(firstSamples);
    isDown = false;
    expect(await photos.curated(1, 2)).toEqual(own);
  });
});
