import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { ROOT } from '../../../../../supabase/local/paths.mjs';
import { openVideo } from '../../../../../workers/video-extraction/worker/open/openVideo';
import { stubDecoder } from '../../fakeVideo';

it('a film of fragments that breaks off tells where, though not how much is missing', async () => {
  stubDecoder();
  onTestFinished(() => void vi.unstubAllGlobals());
  Object.assign(globalThis.VideoDecoder, { isConfigSupported: async () => ({ supported: true }) });
  const bytes = new Uint8Array(await readFile(join(ROOT, 'tests/e2e/films/fragmentsLate.mp4')));
  const open = (length: number) => openVideo(new Blob([bytes.subarray(0, length)]));
  const whole = await open(bytes.length);
  expect(await whole.missingFrom()).toBeNull();
  // Within the pictures of a fragment, and within its description.
  const moof = new TextDecoder('latin1').decode(bytes).lastIndexOf('moof');
  for (const length of [moof - 100, moof + 20]) {
    const from = await (await open(length)).missingFrom();
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(await whole.endSeconds());
  }
});
