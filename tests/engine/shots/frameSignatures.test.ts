import { describe, expect, it } from 'vitest';
import { SIGNATURE_BYTES } from '../../../src/engine/frameSignature';
import { buffersOf, createSignatureStore, joinFrames } from '../../../src/engine/shots/frameSignatures';

const signature = (value: number) => new Uint8Array(SIGNATURE_BYTES).fill(value % 256);
const fill = (count: number) => {
  const store = createSignatureStore();
  for (let frame = 0; frame < count; frame++) store.add(signature(frame), frame * 40_000);
  return store;
};
const bytesOf = (buffers: readonly ArrayBuffer[]) =>
  buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);

describe('the signatures of a film', () => {
  it('come out in the order in which they were added, with their times', () => {
    const { count, bytes, timesUs } = joinFrames(fill(2500).read());
    expect(count).toBe(2500);
    expect(bytes).toHaveLength(2500 * SIGNATURE_BYTES);
    for (const frame of [0, 1023, 1024, 2499]) {
      expect(bytes[frame * SIGNATURE_BYTES]).toBe(frame % 256);
      expect(bytes[(frame + 1) * SIGNATURE_BYTES - 1]).toBe(frame % 256);
      expect(timesUs[frame]).toBe(frame * 40_000);
    }
  });

  it('of two hours at 25 frames a second take 16 MB at most', () => {
    expect(bytesOf(buffersOf(fill(180_000).read()))).toBeLessThanOrEqual(16e6);
  });

  it('can be read while a film goes on', () => {
    const store = fill(10);
    const early = store.read();
    store.add(signature(99), 400_000);
    expect(joinFrames(early).count).toBe(10);
    expect(joinFrames(store.read()).count).toBe(11);
  });

  it('pass from one thread to another without being copied', () => {
    const sent = fill(1500).read();
    const received = structuredClone(sent, { transfer: buffersOf(sent) });
    expect(joinFrames(received).timesUs[1499]).toBe(1499 * 40_000);
    expect(bytesOf(buffersOf(sent))).toBe(0);
  });
});
