import { describe, expect, it } from 'vitest';

import { mergeAt, removeAt } from '../../../../src/features/video-extraction/edits/placements';
import { barsWithin, type Part } from '../../../../src/features/video-extraction/timeline/part/part';
import type { StripContent } from '../../../../src/features/video-extraction/timeline/stripContent';
import {
  STRIP_FORMATS,
  type StripFormat,
} from '../../../../src/features/video-extraction/timeline/stripFormats';
import { timelineBars } from '../../../../src/features/video-extraction/timeline/timelineBars';
import type { ContactSheets } from '../../../../workers/contact-sheet/api';
import { createFakeServices } from '../../../support/fakeServices';
import { shotPart, videoOf } from './videoOfShots';

/** Three shots, of which the second was removed and the others were then merged. */
const contentOf = (part: Part): StripContent => {
  const video = videoOf([shotPart(0, 4), shotPart(4, 9), shotPart(9, 14)]);
  video.arrange(removeAt(video.order(), 1) ?? []);
  video.arrange(mergeAt(video.order(), 0) ?? []);
  const bars = timelineBars({ ...video, count: video.count() }, { durationSeconds: 14, seconds: null });
  return {
    video,
    name: 'dunes.mp4',
    frameRate: 25,
    unit: 'shot',
    ratio: 16 / 9,
    startSeconds: part.in ?? 0,
    durationSeconds: (part.out ?? 14) - (part.in ?? 0),
    bars: barsWithin(bars, part, 25),
  };
};

const task = { signal: new AbortController().signal, progressed: () => {} };

const textOf = async (format: StripFormat, part: Part): Promise<string> => {
  const file = await STRIP_FORMATS[format].write(contentOf(part), task, createFakeServices());
  return 'bytes' in file ? new TextDecoder().decode(file.bytes) : file.refusal;
};

it('the shot behind a removed one has no dissolve in any file', async () => {
  const video = videoOf([shotPart(0, 4), shotPart(4, 8), shotPart(9, 12, 'dissolve')]);
  video.arrange(removeAt(video.order(), 1) ?? []);
  const bars = timelineBars({ ...video, count: video.count() }, { durationSeconds: 12, seconds: null });
  const content = { ...contentOf({ in: null, out: null }), video, bars, durationSeconds: 12 };
  const read = async (format: StripFormat) => {
    const file = await STRIP_FORMATS[format].write(content, task, createFakeServices());
    return 'bytes' in file ? new TextDecoder().decode(file.bytes) : file.refusal;
  };
  expect(await read('cutListEdl')).not.toContain('DISSOLVE');
  expect((await read('csv')).split('\r\n')[2]).toMatch(/^00:00:09:00,00:00:12:00,00:00:03:00,9,12,3,,#/);
});

/** Parts of the film, the seconds from which to which files have something of it, and the caption on a sheet. */
const PARTS = [
  ['the whole film', { in: null, out: null }, ['00-04', '09-14'], '00:00:00:00 · 9 s · 2 shots'],
  ['a part that begins where it was', { in: 5, out: null }, ['09-14'], '00:00:09:00 · 5 s'],
  ['a part that ends where it was', { in: 1, out: 6 }, ['01-04'], '00:00:01:00 · 3 s'],
] as const;

describe('a shot that was removed before those beside it were merged', () => {
  it.each(PARTS)('is in no event of an EDL of %s', async (_, part, spans) => {
    const events = (await textOf('cutListEdl', part)).match(/^\d{3} .*$/gm) ?? [];
    const times = events.map((event) => event.split(/ +/).slice(4, 6));
    expect(times.map((codes) => codes.map((code) => code.split(':')[2]).join('-'))).toEqual(spans);
  });

  it.each(PARTS)('is in no row of the tables of %s', async (_, part, spans) => {
    const seconds = async (format: StripFormat, column: number) =>
      (await textOf(format, part))
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',').slice(column, column + 2))
        .map((codes) => codes.map((code) => code.split(':')[2]).join('-'));
    expect(await seconds('csv', 0)).toEqual(spans);
    expect(await seconds('cutListCsv', 1)).toEqual(spans);
  });

  it.each(PARTS)(
    'does not lengthen the captions of a contact sheet of %s',
    async (_, part, _spans, caption) => {
      const captions: string[] = [];
      const contactSheets: ContactSheets = {
        write: async (_signal, _about, frames) => {
          for await (const { time } of frames) captions.push(time);
          return new Uint8Array();
        },
      };
      await STRIP_FORMATS.sheetA4.write(contentOf(part), task, { contactSheets });
      expect(captions).toEqual([caption]);
    },
  );
});
