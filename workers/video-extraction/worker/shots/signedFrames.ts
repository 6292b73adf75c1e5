import { type FrameSignature, SIGNATURE_BYTES } from '../../../../src/engine/frameSignature';
import type { SignedFrames } from '../../common/api';

export type SignedBatch = {
  readonly add: (signature: FrameSignature, timeUs: number) => void;
  /** Returns the frames since the last call; null if there are none. */
  readonly take: () => SignedFrames | null;
};

/** Batches signatures for the page, so that an interrupted run leaves what it has read. */
export const createSignedBatch = (): SignedBatch => {
  let signatures: FrameSignature[] = [];
  let times: number[] = [];
  return {
    add: (signature, timeUs) => {
      signatures.push(signature);
      times.push(timeUs);
    },
    take: () => {
      if (times.length === 0) return null;
      const bytes = new Uint8Array(times.length * SIGNATURE_BYTES);
      signatures.forEach((signature, index) => bytes.set(signature, index * SIGNATURE_BYTES));
      const timesUs = Float64Array.from(times);
      signatures = [];
      times = [];
      return { bytes, timesUs };
    },
  };
};
