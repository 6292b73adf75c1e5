import { afterEach, describe, expect, it, vi } from 'vitest';

import { createStockVideoProvider } from '../../../src/backend/stock/stockVideoProvider';
import { createStockVideos } from '../../../src/backend/stock/stockVideos';
import { sampleVideos } from '../../../src/backend/stock/sampleVideos';

const CONFIGURATION = { url: 'https://service.example', publishableKey: 'key' };

const FOUND = {
  id: '7',
  image: 'https://images.pexels.com/7.jpg',
  photographer: 'Someone',
  video_files: [
    {
      link: 'https://videos.pexels.com/7.mp4',
      quality: 'hd',
      file_type: 'video/mp4',
      width: 1280,
      height: 720,
    },
  ],
};

const answer = (body: unknown, status = 200) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => void vi.unstubAllGlobals());

describe('videos of the provider', () => {
  it('are asked for through the service, page by page, and the provider’s key is nowhere [D-10] [X-27]', async () => {
    const fetched = answer({ videos: [FOUND] });
    const [video] = await createStockVideoProvider(CONFIGURATION).popular(2, 15);
    expect(fetched.mock.calls[0]?.[0]).toBe(
      'https://service.example/functions/v1/stock?kind=videos&per_page=15&page=2',
    );
    expect(video).toEqual({
      id: '7',
      alt: '',
      photographer: 'Someone',
      image: 'https://images.pexels.com/7.jpg',
      durationSeconds: null,
      videoFiles: [
        {
          link: 'https://videos.pexels.com/7.mp4',
          quality: 'hd',
          fileType: 'video/mp4',
          width: 1280,
          height: 720,
        },
      ],
      colors: [],
    });
  });

  it('are left out where they cannot be played, and nothing else disturbs', async () => {
    answer({ videos: [null, 3, { ...FOUND, video_files: [] }, { ...FOUND, image: 5 }, FOUND, { id: 9 }] });
    expect(await createStockVideoProvider(CONFIGURATION).popular(1, 15)).toHaveLength(1);
  });

  it.each([null, [], { videos: 'none' }, 'text'])('are none in an answer like %j [XS-13]', async (body) => {
    answer(body);
    expect(await createStockVideoProvider(CONFIGURATION).popular(1, 15)).toEqual([]);
  });
});

describe('gallery videos', () => {
  const gallery = () => createStockVideos(createStockVideoProvider(CONFIGURATION)).popular(1, 15);

  it('are the built-in ones when the provider fails or gives none [X-47]', async () => {
    const samples = await sampleVideos.popular(1, 15);
    answer({ error: 'down' }, 503);
    expect(await gallery()).toEqual(samples);
    answer({ videos: [] });
    expect(await gallery()).toEqual(samples);
    expect(await createStockVideos(null).popular(1, 15)).toEqual(samples);
  });

  it('are the provider’s where it has some', async () => {
    answer({ videos: [FOUND] });
    expect((await gallery()).map(({ id }) => id)).toEqual(['7']);
  });
});
