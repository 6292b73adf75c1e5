import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import type { StripContent } from '../../../../src/features/video-extraction/timeline/stripContent';
import { STRIP_FORMATS } from '../../../../src/features/video-extraction/timeline/stripFormats';
import { createFakeServices } from '../../../support/fakeServices';
import { colorOf, videoOf, shotPart } from './videoOfShots';

const contentOf = (frames: number, frameRate: number | null): StripContent => ({
  video: createFakeServices().videos.open(new Blob()),
  name: 'Evening dunes.mp4',
  frameRate,
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
    bars: [{ index: 1, from: Math.max(5, startSeconds), to: 9 }],
  });
  const textOf = async (format: 'svg' | 'csv', startSeconds: number): Promise<string> => {
    const file = await STRIP_FORMATS[format].write(contentFrom(startSeconds));
    return 'bytes' in file ? new TextDecoder().decode(file.bytes) : file.refusal;
  };
  const hex = (row: number) => `#${colorOf(row).toString(16)}`;

  it('have a drawing that begins with the part, within a transition where that does', async () => {
    const svg = await textOf('svg', 4.5);
    expect(svg).toContain(`<rect x="0" y="0" width="177.7778" height="200" fill="${hex(0)}"/>`);
    expect(svg).toContain(`<stop offset="0" stop-color="${hex(1)}" stop-opacity="0.5"/>`);
    expect(svg).toContain(`<rect x="177.7778" y="0" width="1422.2222" height="200" fill="${hex(1)}"/>`);
  });

  it('say how a shot comes in, and of one that began before the part that it is its start', async () => {
    expect((await textOf('csv', 4.5)).split('\r\n')[1]).toBe(
      `00:00:05:00,00:00:09:00,00:00:04:00,5,9,4,dissolve,${hex(1)},1`,
    );
    expect((await textOf('csv', 6)).split('\r\n')[1]).toBe(
      `00:00:06:00,00:00:09:00,00:00:03:00,6,9,3,start,${hex(1)},1`,
    );
  });
});
