import { expect } from 'vitest';

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Typed arrays with the same bytes are equal, and need no comparison entry by entry, which took most of the time of the
 * engine's tests. Otherwise the usual comparison runs, and reports where they differ.
 */
const haveSameBytes = (a: unknown, b: unknown): true | undefined =>
  ArrayBuffer.isView(a) &&
  ArrayBuffer.isView(b) &&
  Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
  bytesOf(a).equals(bytesOf(b))
    ? true
    : undefined;

let isUsed = false;

/** Makes `toEqual` and its kin compare typed arrays by their bytes; once for all files of a worker. */
export const compareBytes = (): void => {
  if (!isUsed) expect.addEqualityTesters([haveSameBytes]);
  isUsed = true;
};
