import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

import { ROOT } from '../../../../../supabase/local/paths.mjs';
import { openVideo } from '../../../../../workers/video-extraction/worker/open/openVideo';
import { stubDecoder } from '../../fakeVideo';

const FILM = join(ROOT, 'tests/e2e/films/fragmentsLate.mp4');

it('a film with a fragment that counts billions of pictures is refused as damaged, without listing them', async () => {
  stubDecoder();
  onTestFinished(() => void vi.unstubAllGlobals());
  const bytes = new Uint8Array(await readFile(FILM));
  const run = new TextDecoder('latin1').decode(bytes).indexOf('trun') + 4;
  // Nothing is written of each, and there are four billion.
  bytes.set([0, 0, 0, 1, 0xf0, 0, 0, 0], run);
  await expect(openVideo(new Blob([bytes]))).rejects.toMatchObject({ failure: 'corrupt' });
});

it('a film of fragments that breaks off tells where, though not how much is missing', async () => {
  stubDecoder();
  onTestFinished(() => void vi.unstubAllGlobals());
  Object.assign(globalThis.VideoDecoder, { isConfigSupported: async () => ({ supported: true }) });
  const bytes = new Uint8Array(await readFile(FILM));
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
