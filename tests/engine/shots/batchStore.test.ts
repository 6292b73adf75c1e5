import { describe, expect, it } from 'vitest';
import { SIGNATURE_BYTES } from '../../../src/engine/frameSignature';
import {
  BLOCK_FRAMES,
  createBatchStore,
  joinBatches,
  joinFrames,
  type SignatureBatch,
} from '../../../src/engine/shots/frameSignatures';

const FRAME_US = 40_000;

/** Frames from the first to before the last, each with its number in every byte. */
const batch = (first: number, end: number): SignatureBatch => {
  const frames = Array.from({ length: end - first }, (_, at) => first + at);
  return {
    bytes: Uint8Array.from(frames.flatMap((frame) => Array<number>(SIGNATURE_BYTES).fill(frame % 256))),
    timesUs: Float64Array.from(frames, (frame) => frame * FRAME_US),
  };
};
const storeOf = (batches: readonly SignatureBatch[]) => {
  const store = createBatchStore();
  for (const each of batches) store.add(each);
  return store;
};
const { bytes: ALL_BYTES, timesUs: ALL_TIMES } = batch(0, 2500);

describe('frames that come in batches', () => {
  it.each([
    ['one by one', [0, 1, 2, 3]],
    ['a block at a time', [0, BLOCK_FRAMES, 2 * BLOCK_FRAMES]],
    ['across the ends of blocks', [0, 1000, 1100, 2100]],
    ['all at once', [0]],
  ])('are those of the film, in order: %s', (_, starts) => {
    const batches = starts.map((first, at) => batch(first, starts[at + 1] ?? 2500));
    const { count, bytes, timesUs } = joinFrames(storeOf(batches).read());
    expect(count).toBe(2500);
    expect(Buffer.from(bytes).equals(Buffer.from(ALL_BYTES))).toBe(true);
    expect(timesUs).toEqual(ALL_TIMES);
  });

  it('are kept once each where a run that goes on reads some of them again', () => {
    const again = [batch(0, 1500), batch(900, 1600), batch(1000, 1600), batch(1590, 2500)];
    const { count, timesUs } = joinFrames(storeOf(again).read());
    expect([count, [...timesUs]]).toEqual([2500, [...ALL_TIMES]]);
  });

  it('are left out one by one where a file tells an earlier time than before', () => {
    const { bytes, timesUs } = batch(0, 5);
    timesUs.set([0, 80_000, 40_000, 80_000, 160_000]);
    const joined = joinFrames(storeOf([{ bytes, timesUs }]).read());
    expect([...joined.timesUs]).toEqual([0, 80_000, 160_000]);
    expect([0, 1, 2].map((frame) => joined.bytes[frame * SIGNATURE_BYTES])).toEqual([0, 1, 4]);
  });

  it('can be read while others come', () => {
    const store = storeOf([batch(0, 10)]);
    const early = store.read();
    store.add(batch(10, 2000));
    expect(joinFrames(early).count).toBe(10);
    expect(joinFrames(store.read()).count).toBe(2000);
  });

  it('are joined as one batch, which may be empty', () => {
    expect(joinBatches([batch(0, 3), batch(3, 3), batch(3, 7)])).toEqual(batch(0, 7));
    expect(joinBatches([])).toEqual(batch(0, 0));
  });
});
