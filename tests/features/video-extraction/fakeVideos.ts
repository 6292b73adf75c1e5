import { vi } from 'vitest';

import type { StockVideo } from '../../../src/domain/stockVideo';
import type { VideoProgress } from '../../../workers/video-extraction/common/api';

export const FILE = new File(['x'], 'holiday.mp4', { type: 'video/mp4' });

export const createVideo = (id: string, overrides: Partial<StockVideo> = {}): StockVideo => ({
  id,
  alt: `Video ${id}`,
  photographer: `Filmer ${id}`,
  image: `/${id}.jpg`,
  durationSeconds: 12,
  videoFiles: [{ link: `/${id}.mp4`, quality: 'hd', fileType: 'video/mp4', width: 1280, height: 720 }],
  colors: ['#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#FF00FF'],
  ...overrides,
});

export const createVideos = (count: number): StockVideo[] =>
  Array.from({ length: count }, (_, i) => createVideo(`v${i + 1}`));

export const stockOf = (videos: readonly StockVideo[]) => ({
  popular: (page: number, perPage: number) =>
    Promise.resolve(videos.slice((page - 1) * perPage, page * perPage)),
});

/** Responds to every request for a file with the same one. */
export const answerWith = (response: () => Response) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(response()));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

export const mp4 = (): Response => new Response(new Blob(['x'], { type: 'video/mp4' }));

export const progressAt = (timeSeconds: number, overrides: Partial<VideoProgress> = {}): VideoProgress => ({
  timeSeconds,
  share: timeSeconds / 12,
  framesPerSecond: 30,
  secondsLeft: null,
  captured: 1,
  ...overrides,
});
