import { boxesIn } from './boxes';
import { isAsciiAt, type ReadSize } from './size';

/**
 * Width to height as [numerator, denominator], by the three ratio bits; 0 means that the width is stored explicitly.
 */
const RATIOS = [null, [1, 1], [12, 10], [4, 3], [3, 2], [16, 9], [5, 4], [2, 1]] as const;
const SIZE_BITS = [9, 13, 18, 30] as const;

/** Where the codestream starts: at 0, or in the first `jxlc` or `jxlp` box. */
const codestreamStart = (bytes: DataView): number => {
  if (bytes.getUint16(0) === 0xff0a) return 0;
  for (const { type, start } of boxesIn(bytes, 0, Infinity)) {
    if (type === 'jxlc') return start;
    // A `jxlp` box begins with a part number.
    if (type === 'jxlp') return start + 4;
  }
  return 0;
};

/** The SizeHeader of ISO/IEC 18181-1: bits are read from the least significant of each byte. */
export const readJxlSize: ReadSize = (bytes) => {
  const start = codestreamStart(bytes);
  if (bytes.getUint16(start) !== 0xff0a) return null;
  let position = (start + 2) * 8;
  const read = (count: number): number => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, position += 1) {
      value += ((bytes.getUint8(position >> 3) >> (position & 7)) & 1) * 2 ** bit;
    }
    return value;
  };
  const isSmall = read(1) === 1;
  const side = (): number => 1 + (isSmall ? read(5) * 8 + 7 : read(SIZE_BITS[read(2)] ?? 9));
  const height = side();
  const ratio = RATIOS[read(3)];
  return { height, width: ratio ? Math.floor((height * ratio[0]) / ratio[1]) : side() };
};

export const isJxl = (bytes: DataView): boolean =>
  (bytes.byteLength >= 2 && bytes.getUint16(0) === 0xff0a) || isAsciiAt(bytes, 4, 'JXL \r\n');
