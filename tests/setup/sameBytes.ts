import { expect } from 'vitest';

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Arrays of numbers that have the same bytes are the same, and need not be compared entry by entry as any object is: that
 * took most of the time of the engine's tests. Of others the usual comparison finds out, and says where they differ.
 */
const haveSameBytes = (a: unknown, b: unknown): true | undefined =>
  ArrayBuffer.isView(a) &&
  ArrayBuffer.isView(b) &&
  Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
  bytesOf(a).equals(bytesOf(b))
    ? true
    : undefined;

let isUsed = false;

/** From now on `toEqual` and its kin compare arrays of numbers by their bytes; once for all files of a worker. */
export const compareBytes = (): void => {
  if (!isUsed) expect.addEqualityTesters([haveSameBytes]);
  isUsed = true;
};
