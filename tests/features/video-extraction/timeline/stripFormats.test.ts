import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { FILM_MESSAGES } from '../../../../src/domain/filmMessages';
import type { StripContent } from '../../../../src/features/video-extraction/timeline/stripContent';
import { STRIP_FORMATS } from '../../../../src/features/video-extraction/timeline/stripFormats';
import { createFakeServices } from '../../../support/fakeServices';

const contentOf = (frames: number, frameRate: number | null): StripContent => ({
  film: createFakeServices().films.open(new Blob()),
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
    expect(file).toEqual({ refusal: FILM_MESSAGES.edlNeedsRate });
  });
});
