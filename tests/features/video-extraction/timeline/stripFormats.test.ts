import { unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import type { StripContent } from '../../../../src/features/video-extraction/timeline/stripContent';
import { barsWithin } from '../../../../src/features/video-extraction/timeline/part/part';
import {
  STRIP_FORMATS,
  type StripFormat,
} from '../../../../src/features/video-extraction/timeline/stripFormats';
import { timelineBars } from '../../../../src/features/video-extraction/timeline/timelineBars';
import type { ContactSheets } from '../../../../workers/contact-sheet/api';
import { createFakeServices } from '../../../support/fakeServices';
import { colorOf, videoOf, shotPart } from './videoOfShots';

const contentOf = (frames: number, frameRate: number | null): StripContent => ({
  video: createFakeServices().videos.open(new Blob()),
  name: 'Вечерние dunes.mp4',
  frameRate,
  unit: 'frame',
  ratio: 16 / 9,
  startSeconds: 0,
  durationSeconds: frames,
  bars: Array.from({ length: frames }, (_, index) => ({ index, from: index, to: index + 1 })),
});

describe('the cut list as EDL', () => {
  it('is one file', async () => {
    const file = await STRIP_FORMATS.cutListEdl.write(contentOf(999, 25));
    expect(file).toMatchObject({ ending: 'edl' });
  });

  it('is an archive of several where one cannot hold all events', async () => {
    const file = await STRIP_FORMATS.cutListEdl.write(contentOf(1998 + 1, 25));
    if (!('bytes' in file)) throw new Error('refused');
    expect(file.ending).toBe('zip');
    expect(Object.keys(unzipSync(file.bytes))).toEqual([
      'cut-list-1.edl',
      'cut-list-2.edl',
      'cut-list-3.edl',
    ]);
  });

  it('is refused with a reason where the film does not tell its rate', async () => {
    const file = await STRIP_FORMATS.cutListEdl.write(contentOf(3, null));
    expect(file).toEqual({ refusal: VIDEO_MESSAGES.edlNeedsRate });
  });
});

describe('files of shots', () => {
  const contentFrom = (startSeconds: number): StripContent => ({
    ...contentOf(0, 25),
    video: videoOf([shotPart(0, 4), shotPart(5, 9, 'dissolve')]),
    startSeconds,
    durationSeconds: 9 - startSeconds,
    bars: [
      ...(startSeconds < 4 ? [{ index: 0, from: startSeconds, to: 4 }] : []),
      { index: 1, from: Math.max(5, startSeconds), to: 9 },
    ],
  });
  const textOf = async (format: 'svg' | 'csv' | 'cutListEdl', startSeconds: number): Promise<string> => {
    const file = await STRIP_FORMATS[format].write(contentFrom(startSeconds));
    return 'bytes' in file ? new TextDecoder().decode(file.bytes) : file.refusal;
  };
  const hex = (row: number) => `#${colorOf(row).toString(16)}`;

  it('have no dissolve where the shot before it is not in the part, be it a table or an EDL', async () => {
    const [, row = ''] = (await textOf('csv', 4.5)).split('\r\n');
    expect(row.split(',').slice(0, 7)).toEqual([
      '00:00:05:00',
      '00:00:09:00',
      '00:00:04:00',
      '5',
      '9',
      '4',
      'start',
    ]);
    expect(await textOf('cutListEdl', 4.5)).not.toContain('CROSS DISSOLVE');
    expect(await textOf('cutListEdl', 3)).toContain('CROSS DISSOLVE');
  });

  it('have a drawing that begins with the part, within a transition where that does', async () => {
    const svg = await textOf('svg', 4.5);
    expect(svg).toContain(`<rect x="0" y="0" width="177.7778" height="200" fill="${hex(0)}"/>`);
    expect(svg).toContain(`<stop offset="0" stop-color="${hex(1)}" stop-opacity="0.5"/>`);
    expect(svg).toContain(`<rect x="177.7778" y="0" width="1422.2222" height="200" fill="${hex(1)}"/>`);
  });

  it('say how a shot comes in, and of one that began before the part that it is its start', async () => {
    expect((await textOf('csv', 3)).split('\r\n')[2]).toBe(
      `00:00:05:00,00:00:09:00,00:00:04:00,5,9,4,dissolve,${hex(1)},1`,
    );
    expect((await textOf('csv', 6)).split('\r\n')[1]).toBe(
      `00:00:06:00,00:00:09:00,00:00:03:00,6,9,3,start,${hex(1)},1`,
    );
  });
});

describe('files with in and out points inside of shots', () => {
  const SHOTS = [shotPart(0, 4), shotPart(4, 9), shotPart(9, 12)];
  const PART = { in: 1, out: 10.5 };
  /** What of each shot is between the points. */
  const RANGE = [
    ['00:00:01:00', '00:00:04:00', '00:00:03:00'],
    ['00:00:04:00', '00:00:09:00', '00:00:05:00'],
    ['00:00:09:00', '00:00:10:12', '00:00:01:12'],
  ];
  const CAPTIONS = ['00:00:01:00 · 3 s', '00:00:04:00 · 5 s', '00:00:09:00 · 1 s 12 f'];

  const content = (): StripContent => {
    const video = videoOf(SHOTS);
    const bars = timelineBars({ ...video, count: video.count() }, { durationSeconds: 12, seconds: null });
    const span = { startSeconds: PART.in, durationSeconds: PART.out - PART.in };
    return { ...contentOf(0, 25), unit: 'shot', video, ...span, bars: barsWithin(bars, PART, 25) };
  };
  const task = { signal: new AbortController().signal, progressed: () => {} };
  const services = createFakeServices();
  const textOf = async (format: StripFormat): Promise<string> => {
    const file = await STRIP_FORMATS[format].write(content(), task, services);
    return 'bytes' in file ? new TextDecoder().decode(file.bytes) : file.refusal;
  };

  it.each(['csv', 'cutListCsv'] as const)(
    'have no sign beyond ASCII in their tables, which any program reads without a byte order mark (%s)',
    async (format) => {
      expect(await textOf(format)).toMatch(/^[\r\n -~]+$/);
    },
  );

  it.each([
    ['csv', 0],
    ['cutListCsv', 1],
  ] as const)('have rows of what of the shots is between them (%s)', async (format, column) => {
    const rows = (await textOf(format)).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(column, column + 3))).toEqual(RANGE);
  });

  it('have events of what of the shots is between them (EDL)', async () => {
    const events = (await textOf('cutListEdl')).match(/^\d{3} .*$/gm) ?? [];
    expect(events.map((event) => event.split(/ +/).slice(4, 6))).toEqual(
      RANGE.map(([start, end]) => [start, end]),
    );
  });

  it('have bars of what of the shots is between them, over the whole width (SVG)', async () => {
    const rects = [...(await textOf('svg')).matchAll(/<rect x="([\d.]+)" y="0" width="([\d.]+)"/g)];
    const seconds = rects.map((rect) => rect.slice(1).map((px) => (Number(px) * 9.5) / 1600));
    const expected = [
      [0, 3],
      [3, 5],
      [8, 1.5],
    ];
    expect(seconds).toHaveLength(expected.length);
    expected.flat().forEach((second, i) => expect(seconds.flat()[i]).toBeCloseTo(second, 3));
  });

  it.each(['sheetA4', 'sheetLetter'] as const)(
    'have captions of what of the shots is between them (%s)',
    async (format) => {
      const captions: string[] = [];
      const contactSheets: ContactSheets = {
        write: async (_signal, _about, frames) => {
          for await (const { time } of frames) captions.push(time);
          return new Uint8Array();
        },
      };
      await STRIP_FORMATS[format].write(content(), task, { contactSheets });
      expect(captions).toEqual(CAPTIONS);
    },
  );

  it('have captions of what of the shots is between them (contact sheet, PNG)', async () => {
    const texts: string[] = [];
    class Surface {
      fillRect = (): void => {};
      strokeRect = (): void => {};
      drawImage = (): void => {};
      setTransform = (): void => {};
      measureText = (text: string) => ({ width: text.length });
      fillText = (text: string): void => void texts.push(text);
      getImageData = (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(4 * width * height),
      });
    }
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => new Surface();
      },
    );
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
    await STRIP_FORMATS.sheetPng.write(content(), task);
    expect(texts.filter((text) => /^\d\d:/.test(text))).toEqual(CAPTIONS);
    expect(texts).toContain('3 shots');
  });
});
