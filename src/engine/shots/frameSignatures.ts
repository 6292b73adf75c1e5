import { type FrameSignature, SIGNATURE_BYTES } from '../frameSignature';

/** Frames in a block. Only the last block of a video is not full. */
export const BLOCK_FRAMES = 1024;

/**
 * Signatures and presentation times of a video's frames, in blocks so that appending never copies: 88 bytes per frame,
 * 16 MB for two hours at 25 frames/s. Plain data that can be cloned, transferred and stored.
 */
export type FrameSignatures = {
  readonly count: number;
  /** `SIGNATURE_BYTES` per frame, in presentation order. */
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
  /** Presentation times in microseconds, as in WebCodecs. */
  readonly timesUs: readonly Float64Array<ArrayBuffer>[];
};

export type SignatureStore = {
  readonly add: (signature: FrameSignature, timeUs: number) => void;
  /** A snapshot: frames added later do not appear in it. */
  readonly read: () => FrameSignatures;
};

export const createSignatureStore = (): SignatureStore => {
  const signatures: Uint8Array<ArrayBuffer>[] = [];
  const timesUs: Float64Array<ArrayBuffer>[] = [];
  let count = 0;
  return {
    add: (signature, timeUs) => {
      const place = count % BLOCK_FRAMES;
      if (place === 0) {
        signatures.push(new Uint8Array(BLOCK_FRAMES * SIGNATURE_BYTES));
        timesUs.push(new Float64Array(BLOCK_FRAMES));
      }
      signatures.at(-1)?.set(signature, place * SIGNATURE_BYTES);
      timesUs.at(-1)?.fill(timeUs, place, place + 1);
      count += 1;
    },
    read: () => ({ count, signatures: [...signatures], timesUs: [...timesUs] }),
  };
};

/** The buffers to transfer when signatures are passed to another thread. */
export const buffersOf = ({ signatures, timesUs }: FrameSignatures): ArrayBuffer[] =>
  [...signatures, ...timesUs].map(({ buffer }) => buffer);

/** The frames of a video in contiguous arrays: frame `i` begins at byte `i * SIGNATURE_BYTES`. */
export type Frames = {
  readonly count: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly timesUs: Float64Array<ArrayBuffer>;
};

export const joinFrames = ({ count, signatures, timesUs }: FrameSignatures): Frames => {
  const joined = {
    count,
    bytes: new Uint8Array(count * SIGNATURE_BYTES),
    timesUs: new Float64Array(count),
  };
  signatures.forEach((block, index) => {
    const first = index * BLOCK_FRAMES;
    const frames = Math.min(BLOCK_FRAMES, count - first);
    joined.bytes.set(block.subarray(0, frames * SIGNATURE_BYTES), first * SIGNATURE_BYTES);
    joined.timesUs.set(timesUs[index]?.subarray(0, frames) ?? [], first);
  });
  return joined;
};

/** Any number of successive frames. */
export type SignatureBatch = Pick<Frames, 'bytes' | 'timesUs'>;

export const joinBatches = (batches: readonly SignatureBatch[]): SignatureBatch => {
  const count = batches.reduce((sum, { timesUs }) => sum + timesUs.length, 0);
  const joined = { bytes: new Uint8Array(count * SIGNATURE_BYTES), timesUs: new Float64Array(count) };
  let place = 0;
  for (const { bytes, timesUs } of batches) {
    joined.bytes.set(bytes, place * SIGNATURE_BYTES);
    joined.timesUs.set(timesUs, place);
    place += timesUs.length;
  }
  return joined;
};

export type BatchStore = {
  /** Appends frames, skipping those not later than the last one, which a resumed run has read again. */
  readonly add: (batch: SignatureBatch) => void;
  readonly read: () => FrameSignatures;
};

/** Stores batches of any length in blocks, copying whole ranges once, so that the page stays responsive. */
export const createBatchStore = (): BatchStore => {
  const signatures: Uint8Array<ArrayBuffer>[] = [];
  const timesUs: Float64Array<ArrayBuffer>[] = [];
  let count = 0;
  let lastUs = -Infinity;

  const copy = (batch: SignatureBatch, from: number, to: number): void => {
    for (let first = from; first < to;) {
      const place = count % BLOCK_FRAMES;
      if (place === 0) {
        signatures.push(new Uint8Array(BLOCK_FRAMES * SIGNATURE_BYTES));
        timesUs.push(new Float64Array(BLOCK_FRAMES));
      }
      const end = Math.min(to, first + BLOCK_FRAMES - place);
      const bytes = batch.bytes.subarray(first * SIGNATURE_BYTES, end * SIGNATURE_BYTES);
      signatures.at(-1)?.set(bytes, place * SIGNATURE_BYTES);
      timesUs.at(-1)?.set(batch.timesUs.subarray(first, end), place);
      count += end - first;
      first = end;
    }
  };

  return {
    add: (batch) => {
      const { timesUs: times } = batch;
      let from = 0;
      for (let frame = 0; frame < times.length; frame += 1) {
        const timeUs = times[frame] ?? 0;
        if (timeUs > lastUs) lastUs = timeUs;
        else {
          copy(batch, from, frame);
          from = frame + 1;
        }
      }
      copy(batch, from, times.length);
    },
    read: () => ({ count, signatures: [...signatures], timesUs: [...timesUs] }),
  };
};
