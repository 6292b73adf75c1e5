import { expect, it } from 'vitest';

import { createBatchStore } from '../../../../src/engine/shots/frameSignatures';
import { frameStart } from '../../../../src/features/video-extraction/edits/frameStart';

it('a time of a film leads to the frame that is shown then, however many frames there are', () => {
  const count = 2500;
  // 29.97 frames a second, cut to microseconds, from the second frame on.
  const timesUs = Float64Array.from({ length: count }, (_, i) => Math.trunc(((i + 1) * 1001e6) / 30_000));
  const store = createBatchStore();
  store.add({ bytes: new Uint8Array(count * 80), timesUs });
  const video = store.read();
  const startOf = (frame: number) => (timesUs[frame] ?? 0) / 1e6;
  for (const frame of [0, 1, 1023, 1024, 2047, count - 1]) {
    const exact = ((frame + 1) * 1001) / 30_000;
    expect(frameStart(video, exact)).toBe(startOf(frame));
    expect(frameStart(video, exact + 0.03)).toBe(startOf(frame));
  }
  // Players round their time down to microseconds: it may lie as much as two of them before the frame that they show.
  for (const frame of [1, 1023, 1024, count - 1]) {
    const us = timesUs[frame] ?? 0;
    expect(frameStart(video, us / 1e6)).toBe(startOf(frame));
    expect(frameStart(video, (us - 1) / 1e6)).toBe(startOf(frame));
    expect(frameStart(video, (us - 3) / 1e6)).toBe(startOf(frame - 1));
  }
  expect(frameStart(video, 1e6)).toBe(startOf(count - 1));
  expect(frameStart(video, 0.01)).toBeNull();
  expect(frameStart({ count: 0, signatures: [], timesUs: [] }, 3)).toBeNull();
});
