import { describe, expect, it } from 'vitest';
import { createFakeGate } from '../fakeGate';
import { createStock } from '../../../../supabase/functions/stock/logic.ts';

const PHOTO = {
  id: 7,
  width: 4000,
  height: 3000,
  alt: 'A harbor at dusk',
  photographer: 'Ada',
  photographer_id: 99,
  src: {
    original: 'https://images.pexels.com/7.jpeg',
    large: 'https://images.pexels.com/7.jpeg?w=940',
    medium: 'https://images.pexels.com/7.jpeg?h=350',
    tiny: 'https://images.pexels.com/7.jpeg?h=200',
  },
};
const FILE = {
  id: 1,
  link: 'https://videos.pexels.com/8.mp4',
  quality: 'hd',
  file_type: 'video/mp4',
  width: 1280,
  height: 720,
};
const VIDEO = {
  id: 8,
  image: 'https://images.pexels.com/8.jpeg',
  user: { name: 'Ben' },
  video_files: [FILE],
};

type Changes = { readonly apiKey?: string };

const setUp = (answer: () => Promise<Response>, { apiKey = 'the key' }: Changes = {}) => {
  const asked: { url: string; key: string | null }[] = [];
  const clock = { now: 0 };
  const ask: typeof fetch = (input, init) => {
    asked.push({ url: input as string, key: new Headers(init?.headers).get('authorization') });
    return answer();
  };
  const load = createStock({ apiKey, fetch: ask, spend: createFakeGate().spend, now: () => clock.now });
  return {
    asked,
    clock,
    load: (query: string, actor = 'visitor') => load(new URLSearchParams(query), actor),
  };
};
const both = () => Promise.resolve(Response.json({ photos: [PHOTO], videos: [VIDEO] }));

describe('stock media', () => {
  it('are the curated photos, with the key on the way and a fixed list of fields [D-10, D-32]', async () => {
    const { asked, load } = setUp(both);
    const { tiny: _tiny, ...src } = PHOTO.src;
    expect(await load('kind=photos&page=2&per_page=20')).toEqual({
      photos: [
        { id: '7', alt: 'A harbor at dusk', photographer: 'Ada', src, width: 4000, height: 3000, colors: [] },
      ],
    });
    expect(asked).toEqual([{ url: 'https://api.pexels.com/v1/curated?per_page=20&page=2', key: 'the key' }]);
  });

  it('are the popular videos [D-10, D-32]', async () => {
    const { asked, load } = setUp(both);
    const { id: _id, ...file } = FILE;
    expect(await load('kind=videos')).toEqual({
      videos: [{ id: '8', image: VIDEO.image, photographer: 'Ben', video_files: [file] }],
    });
    expect(asked[0]?.url).toBe('https://api.pexels.com/videos/popular?per_page=15&page=1');
  });

  it.each([
    ['a failure', async () => new Response('', { status: 500 })],
    ['an end of the budget', async () => new Response('', { status: 429 })],
    ['no answer', () => Promise.reject(new Error('no network'))],
    ['a page', async () => new Response('<html>')],
    ['nothing of the kind', async () => Response.json({ photos: 'none' })],
    ['null', async () => Response.json(null)],
  ])('are none after %s', async (_what, answer) => {
    expect(await setUp(answer).load('kind=photos')).toEqual({ photos: [] });
  });

  it('are none without a key', async () => {
    const { asked, load } = setUp(both, { apiKey: '' });
    expect([await load('kind=videos'), asked]).toEqual([{ videos: [] }, []]);
  });

  it('are asked for by one visitor without a stop only until others would go without', async () => {
    const { asked, load } = setUp(both);
    for (let page = 1; page <= 200; page++) await load(`kind=photos&page=${page}`, 'greedy');
    expect(asked).toHaveLength(45);
    expect(await load('kind=photos&page=200', 'greedy')).toEqual({ photos: [] });
    expect(await load('kind=photos&page=200', 'other')).toHaveProperty('photos.length', 1);
  });

  it('are asked for no more often than the provider grants to all together', async () => {
    const { asked, load } = setUp(both);
    for (let page = 1; page <= 300; page++) await load(`kind=photos&page=${page}`, `visitor ${page % 20}`);
    expect(asked).toHaveLength(180);
  });

  it('are asked for once in a quarter of an hour, failures every time', async () => {
    const { asked, clock, load } = setUp(both);
    await load('kind=photos');
    await load('kind=photos');
    expect(asked).toHaveLength(1);
    clock.now = 15 * 60_000 + 1;
    await load('kind=photos');
    expect(asked).toHaveLength(2);
    const failing = setUp(() => Promise.reject(new Error('no network')));
    await failing.load('kind=photos');
    await failing.load('kind=photos');
    expect(failing.asked).toHaveLength(2);
  });

  it.each(['http://images.pexels.com/7.jpeg', 'https://pexels.com.evil.example/7', 'javascript:alert(1)', 7])(
    'never carry the address %s',
    async (original) => {
      const src = { ...PHOTO.src, original };
      const { load } = setUp(async () => Response.json({ photos: [{ ...PHOTO, src }, PHOTO] }));
      expect(await load('kind=photos')).toHaveProperty('photos.length', 1);
    },
  );

  it.each([0, -1, 100_000, Number.MAX_VALUE, '4000', null, [4000]])(
    'leave out a photo whose width is %j, which is no number of pixels',
    async (width) => {
      const { load } = setUp(async () => Response.json({ photos: [{ ...PHOTO, id: 6, width }, PHOTO] }));
      expect(await load('kind=photos')).toEqual({ photos: [expect.objectContaining({ id: '7' })] });
    },
  );

  it.each([
    '',
    'kind=music',
    'kind=photos&page=0',
    'kind=photos&page=-1',
    'kind=photos&per_page=81',
    'kind=photos&page=1&page=2',
  ])('are refused for %j', async (query) => {
    await expect(setUp(both).load(query)).rejects.toMatchObject({ status: 400 });
  });
});
