import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { ROOT } from '../../../../../supabase/local/paths.mjs';
import { openVideo } from '../../../../../workers/video-extraction/worker/open/openVideo';
import { refusalOf } from '../../../../../workers/video-extraction/worker/extractFrames';
import { stubDecoder } from '../../fakeVideo';

it.each([
  ['threeShots.mp4', { hdr: null }],
  ['hlg.webm', { hdr: 'HLG' }],
] as const)(
  'a film that is not decoded here says all the same what it knows of itself: %s',
  async (file, known) => {
    stubDecoder();
    onTestFinished(() => void vi.unstubAllGlobals());
    Object.assign(globalThis.VideoDecoder, { isConfigSupported: async () => ({ supported: false }) });
    const bytes = await readFile(join(ROOT, 'tests/e2e/films', file));
    const refused = await openVideo(new Blob([new Uint8Array(bytes)])).catch(refusalOf);
    expect(refused).toMatchObject({
      failure: 'unsupported',
      about: { ...known, frameRate: expect.any(Number), hasSound: false },
    });
  },
);
