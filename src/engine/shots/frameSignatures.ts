import { type FrameSignature, SIGNATURE_BYTES } from '../frameSignature';

/** Frames in a block. What is not filled of the last one is all that a video takes too much. */
export const BLOCK_FRAMES = 1024;

/**
 * The signatures of a video's frames and when each is shown, in blocks, so that a video of any length grows without being
 * copied: 88 bytes a frame, 16 MB for two hours at 25 frames/s. Plain data that can be cloned, transferred and stored.
 */
export type FrameSignatures = {
  readonly count: number;
  /** `SIGNATURE_BYTES` a frame, in the order in which frames are shown. */
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
  /** Microseconds, as decoders count them. */
  readonly timesUs: readonly Float64Array<ArrayBuffer>[];
};

export type SignatureStore = {
  readonly add: (signature: FrameSignature, timeUs: number) => void;
  /** All so far. What is added later does not show in it. */
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

/** What to name as transferred when signatures change threads: the sender has them no more. */
export const buffersOf = ({ signatures, timesUs }: FrameSignatures): ArrayBuffer[] =>
  [...signatures, ...timesUs].map(({ buffer }) => buffer);

/** The frames of a video one after the other: frame `i` begins at byte `i * SIGNATURE_BYTES`. */
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

/** Frames that follow one another, in pieces of any length. */
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
  /** Takes the next frames. Of those that are no later than one before them, which a run that goes on has read once more, none is taken. */
  readonly add: (batch: SignatureBatch) => void;
  readonly read: () => FrameSignatures;
};

/** The other way round: from batches of any length to blocks, copied once and in whole stretches, as a page has to answer meanwhile. */
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
