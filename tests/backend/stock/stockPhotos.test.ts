import { afterEach, describe, expect, it, vi } from 'vitest';

import { createStockPhotoProvider } from '../../../src/backend/stock/stockPhotoProvider';
import { createStockPhotos } from '../../../src/backend/stock/stockPhotos';
import type { StockPhoto, StockPhotos } from '../../../src/domain/stockPhoto';
import { SAMPLE_PHOTOS } from '../../../src/samples/samples.data';

const createPhoto = (id: string): StockPhoto => ({
  id,
  alt: `Picture ${id}`,
  photographer: 'Someone',
  src: { large: `/${id}`, medium: `/${id}`, original: `/${id}` },
  width: 3,
  height: 2,
  colors: [],
});

/** Responds with the given pages, then with nothing; an Error is thrown. */
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
    expect(await createStockPhotos(null).curated(1, 2)).toMatchObject(firstSamples);
  });

  it('come from the provider while it has some', async () => {
    const own = [createPhoto('a'), createPhoto('b')];
    expect(await createStockPhotos(createProvider(own)).curated(1, 2)).toEqual(own);
  });

  it('are the built-in ones when the provider gives none', async () => {
    expect(await createStockPhotos(createProvider([])).curated(1, 2)).toMatchObject(firstSamples);
  });

  it('are the built-in ones when the provider fails [X-47]', async () => {
    expect(await createStockPhotos(createProvider(failure)).curated(1, 2)).toMatchObject(firstSamples);
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
    expect(await photos.curated(2, 2)).toMatchObject(nextSamples);
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
    expect(await photos.curated(1, 2)).toMatchObject(firstSamples);
    isDown = false;
    expect(await photos.curated(1, 2)).toEqual(own);
  });
});

describe('pictures of the provider', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const provider = createStockPhotoProvider({ url: 'https://service.example', publishableKey: 'key' });
  const address = (size: string) => `https://images.pexels.com/7-${size}.jpg`;
  const FOUND = {
    id: '7',
    alt: 'A red barn',
    photographer: 'Someone',
    src: { large: address('large'), medium: address('medium'), original: address('original') },
    width: 6000,
    height: 4000,
    colors: [],
  };
  const answer = (body: unknown, status = 200) => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('are asked for through the service, page by page, and the provider’s key is nowhere [D-10] [X-03]', async () => {
    const fetched = answer({ photos: [FOUND] });
    expect(await provider.curated(2, 15)).toEqual([FOUND]);
    expect(fetched.mock.calls[0]?.[0]).toBe(
      'https://service.example/functions/v1/stock?kind=photos&per_page=15&page=2',
    );
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ apikey: 'key' });
  });

  it('are left out where they could not be laid out or read, and nothing else disturbs', async () => {
    const noFile = { ...FOUND, src: { ...FOUND.src, large: 5 } };
    answer({ photos: [null, 3, { ...FOUND, width: 0 }, noFile, { id: 9 }, FOUND] });
    expect(await provider.curated(1, 15)).toEqual([FOUND]);
  });

  it.each([null, [], { photos: 'none' }, 'text'])('are none in an answer like %j [XS-13]', async (body) => {
    answer(body);
    expect(await provider.curated(1, 15)).toEqual([]);
  });

  it('have a word where the provider has none for what they show', async () => {
    answer({ photos: [{ ...FOUND, alt: '' }] });
    expect((await provider.curated(1, 15))[0]?.alt).toBe('Photograph');
  });

  it('give way to the built-in ones where the service fails', async () => {
    answer({ error: 'down' }, 503);
    expect(await createStockPhotos(provider).curated(1, 2)).toMatchObject(firstSamples);
  });
});
