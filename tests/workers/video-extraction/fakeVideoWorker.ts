import { vi } from 'vitest';
import type { CapturedFrame, VideoInfo } from '../../../workers/video-extraction/common/api';
import {
  createVideoExtractor,
  type VideoExtractorParts,
} from '../../../workers/video-extraction/page/client';
import type { RunMessage, VideoExtractionApi } from '../../../workers/video-extraction/common/workerApi';
import { NO_PATCHES } from '../../support/noPatches';
import { createFakeWorkers } from '../fakeWorkers';

export const VIDEO = new Blob(['film'], { type: 'video/mp4' });
export const never = new AbortController().signal;

export const INFO: VideoInfo = {
  durationSeconds: 12,
  zeroSeconds: 0,
  pictureSeconds: 0,
  width: 640,
  height: 360,
  rotation: 0,
  codec: 'avc',
  frameRate: 25,
  hdr: null,
  hasSound: false,
  canDecode: true,
};

export const frameOf = (index: number, rgb = 0xff0000): CapturedFrame => ({
  index,
  timeSeconds: index,
  thumbnail: new Blob(['jpeg']),
  width: 480,
  height: 270,
  palettes: [[rgb]],
  dominant: [{ rgb, share: 1 }],
  summary: { colors: Uint32Array.of(rgb), weights: Uint32Array.of(10) },
  patches: NO_PATCHES,
});

/** In the worker this is a proxy of a function on the page; waiting for it keeps the order in sight. */
export const sendTo = async (
  onMessage: (message: RunMessage) => void,
  message: RunMessage,
): Promise<void> => {
  await (onMessage(message) as unknown as Promise<void>);
};

/** The extractor over workers that do as the test says. */
export const createVideoWorkers = (parts: Partial<VideoExtractorParts> = {}) => {
  const api = {
    inspect: vi.fn<VideoExtractionApi['inspect']>(async () => ({ ok: true, info: INFO })),
    extract: vi.fn<VideoExtractionApi['extract']>(async (_source, _capture, _reached, onMessage) => {
      await sendTo(onMessage, { kind: 'frame', frame: frameOf(0) });
      return { ok: true, end: { reason: 'ended', captured: 1 }, memoryBytes: 1 };
    }),
    startPlayback: vi.fn<VideoExtractionApi['startPlayback']>(async () => undefined),
    playFrame: vi.fn<VideoExtractionApi['playFrame']>(async () => true),
    endPlayback: vi.fn<VideoExtractionApi['endPlayback']>(async () => ({
      ok: true,
      end: { reason: 'ended', captured: 3 },
      memoryBytes: 1,
    })),
    advance: vi.fn<VideoExtractionApi['advance']>(),
    setPaused: vi.fn<VideoExtractionApi['setPaused']>(),
    captureAt: vi.fn<VideoExtractionApi['captureAt']>(async (_source, timesSeconds, onFrame) => {
      for (const [index, timeSeconds] of timesSeconds.entries()) {
        await (onFrame({ ...frameOf(index), timeSeconds }) as unknown as Promise<void>);
      }
      return { ok: true, end: { reason: 'ended', captured: timesSeconds.length }, memoryBytes: 1 };
    }),
    findShots: vi.fn<VideoExtractionApi['findShots']>(async () => []),
    regenerate: vi.fn<VideoExtractionApi['regenerate']>(async () => [[1], [2]]),
    palette: vi.fn<VideoExtractionApi['palette']>(async () => [{ rgb: 1, share: 1 }]),
  } satisfies VideoExtractionApi;
  const workers = createFakeWorkers(api);
  const openPlayer = vi.fn<VideoExtractorParts['openPlayer']>(() => Promise.reject(new Error('no player')));
  const play = vi.fn<VideoExtractorParts['play']>(async () => undefined);
  const extractor = createVideoExtractor({ start: workers.start, openPlayer, play, ...parts });
  return { ...workers, api, openPlayer, play, extractor };
};
