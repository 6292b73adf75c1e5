import { SIGNATURE_BYTES } from '../frameSignature';
import type { Frames } from './frameSignatures';

/** Number of frames of a shot that are compared; more would not change the result much. */
const SAMPLES = 15;

/** The median of the first `count` values, which are sorted in place. */
const medianOf = (values: Uint8Array, count: number): number => {
  for (let index = 1; index < count; index += 1) {
    const value = values[index]!;
    let place = index;
    for (; place > 0 && values[place - 1]! > value; place -= 1) values[place] = values[place - 1]!;
    values[place] = value;
  }
  return values[count >> 1]!;
};

/** Of the frames in `shown`, the one whose signature is nearest to the bytewise median of all. */
export const typicalFrameOf = ({ bytes }: Frames, shown: Int32Array): number => {
  const count = Math.min(SAMPLES, shown.length);
  const frameAt = (sample: number): number => shown[Math.floor(((sample + 0.5) * shown.length) / count)]!;
  const starts = Int32Array.from({ length: count }, (_, sample) => frameAt(sample) * SIGNATURE_BYTES);
  const distances = new Uint32Array(count);
  const values = new Uint8Array(count);
  for (let byte = 0; byte < SIGNATURE_BYTES; byte += 1) {
    for (let sample = 0; sample < count; sample += 1) {
      values[sample] = bytes[starts[sample]! + byte]!;
    }
    const median = medianOf(values, count);
    for (let sample = 0; sample < count; sample += 1) {
      distances[sample]! += Math.abs(bytes[starts[sample]! + byte]! - median);
    }
  }
  let typical = 0;
  for (let sample = 1; sample < count; sample += 1) {
    if (distances[sample]! < distances[typical]!) typical = sample;
  }
  return frameAt(typical);
};
