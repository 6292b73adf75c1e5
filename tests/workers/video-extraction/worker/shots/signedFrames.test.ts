import { expect, it } from 'vitest';

import { SIGNATURE_BYTES } from '../../../../../src/engine/frameSignature';
import { createSignedBatch } from '../../../../../workers/video-extraction/worker/shots/signedFrames';

const signature = (value: number): Uint8Array => new Uint8Array(SIGNATURE_BYTES).fill(value);

it('hands over the signatures that have come, one behind the other, each once', () => {
  const batch = createSignedBatch();
  expect(batch.take()).toBeNull();
  batch.add(signature(1), 0);
  batch.add(signature(2), 40_000);
  const taken = batch.take();
  expect(taken?.bytes).toEqual(Uint8Array.from([...signature(1), ...signature(2)]));
  expect(taken?.timesUs).toEqual(Float64Array.of(0, 40_000));
  expect(batch.take()).toBeNull();
  batch.add(signature(3), 80_000);
  expect(batch.take()).toEqual({ bytes: signature(3), timesUs: Float64Array.of(80_000) });
});
