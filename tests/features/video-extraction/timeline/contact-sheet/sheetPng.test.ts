import { expect, it, onTestFinished, vi } from 'vitest';

import { missingStillsMessage } from '../../../../../src/domain/contactSheetMessages';
import { sheetPng } from '../../../../../src/features/video-extraction/timeline/contact-sheet/sheetPng';
import { shotPart, videoOf } from '../videoOfShots';

const CHARACTER_PX = 10;

/** What is written on a sheet, of characters of one width. */
const stubCanvas = () => {
  const written: (readonly unknown[])[] = [];
  const surface = {
    fillRect: () => {},
    strokeRect: () => {},
    drawImage: () => {},
    setTransform: () => {},
    measureText: (text: string) => ({ width: CHARACTER_PX * text.length }),
    fillText: (...text: readonly unknown[]) => void written.push(text),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height),
    }),
  };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => surface;
    },
  );
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return written;
};

it.each([
  { lost: new Set<number>(), note: {} },
  { lost: new Set([1]), note: { note: missingStillsMessage(1) } },
  { lost: new Set([0, 1, 2]), note: { note: missingStillsMessage(3) } },
])('says how many stills could not be read: $lost.size', async ({ lost, note }) => {
  stubCanvas();
  const video = videoOf([shotPart(0, 4), shotPart(4, 8), shotPart(8, 12)]);
  const content = {
    video: {
      ...video,
      readRow: async (row: number) => (lost.has(row) ? undefined : video.readRow(row)),
    },
    name: 'Beach.mp4',
    frameRate: 25,
    unit: 'shot',
    ratio: 16 / 9,
    startSeconds: 0,
    durationSeconds: 12,
    bars: [0, 1, 2].map((index) => ({ index, from: 4 * index, to: 4 * index + 4 })),
  } as const;
  const file = await sheetPng(content, { signal: new AbortController().signal, progressed: () => {} });
  expect(file).toEqual({ ending: 'png', mime: 'image/png', bytes: expect.any(Uint8Array), ...note });
});

it('shortens a long name to the room beside the count, and squeezes no letter', async () => {
  const written = stubCanvas();
  const content = {
    video: videoOf([shotPart(0, 4)]),
    name: 'A day at the beach of which the name is far longer.mp4',
    frameRate: 25,
    unit: 'shot',
    ratio: 16 / 9,
    startSeconds: 0,
    durationSeconds: 4,
    bars: [{ index: 0, from: 0, to: 4 }],
  } as const;
  await sheetPng(content, { signal: new AbortController().signal, progressed: () => {} });
  const [note, title] = written;
  expect(note?.[0]).toBe('1 shot');
  // Without a width of its own, to which the browser would squeeze it.
  expect(title).toHaveLength(3);
  expect(title?.[0]).toMatch(/^A day at .*…$/);
  const end = Number(title?.[1]) + CHARACTER_PX * String(title?.[0]).length;
  expect(end).toBeLessThan(Number(note?.[1]));
});
