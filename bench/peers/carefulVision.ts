import { ENCODE } from '../../src/engine/tables';

/** Carefully optimized plain JavaScript: whole pixels as 32-bit words, nine table look-ups, one output. */
export const carefulSingle = (source: Uint32Array, out: Uint32Array, table: Int32Array): void => {
  for (let i = 0; i < source.length; i++) {
    const p = source[i]!;
    const r = (p & 255) << 2;
    const g = 1024 + ((p >>> 6) & 0x3fc);
    const b = 2048 + ((p >>> 14) & 0x3fc);
    const red = Math.min(Math.max(table[r]! + table[g]! + table[b]!, 0), 0xfffffff);
    const green = Math.min(Math.max(table[r + 1]! + table[g + 1]! + table[b + 1]!, 0), 0xfffffff);
    const blue = Math.min(Math.max(table[r + 2]! + table[g + 2]! + table[b + 2]!, 0), 0xfffffff);
    out[i] =
      (p & 0xff000000) | ENCODE[red >> 12]! | (ENCODE[green >> 12]! << 8) | (ENCODE[blue >> 12]! << 16);
  }
};

/** The same with a table for each side of a plane. */
export const carefulSided = (
  source: Uint32Array,
  out: Uint32Array,
  high: Int32Array,
  low: Int32Array,
): void => {
  for (let i = 0; i < source.length; i++) {
    const p = source[i]!;
    const r = (p & 255) << 2;
    const g = 1024 + ((p >>> 6) & 0x3fc);
    const b = 2048 + ((p >>> 14) & 0x3fc);
    const table = high[r + 3]! + high[g + 3]! + high[b + 3]! >= 0 ? high : low;
    const red = Math.min(Math.max(table[r]! + table[g]! + table[b]!, 0), 0xfffffff);
    const green = Math.min(Math.max(table[r + 1]! + table[g + 1]! + table[b + 1]!, 0), 0xfffffff);
    const blue = Math.min(Math.max(table[r + 2]! + table[g + 2]! + table[b + 2]!, 0), 0xfffffff);
    out[i] =
      (p & 0xff000000) | ENCODE[red >> 12]! | (ENCODE[green >> 12]! << 8) | (ENCODE[blue >> 12]! << 16);
  }
};
