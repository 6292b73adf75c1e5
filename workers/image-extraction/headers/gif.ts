import type { ReadSize } from './size';

const EXTENSION = 0x21;
const IMAGE = 0x2c;

const colorTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The screen, or the first frame where that reaches beyond it: browsers enlarge the picture then. */
export const readGifSize: ReadSize = (bytes) => {
  const screen = { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
  let offset = 13 + colorTableBytes(bytes.getUint8(10));
  while (bytes.getUint8(offset) === EXTENSION) {
    offset += 2;
    while (bytes.getUint8(offset) > 0) offset += 1 + bytes.getUint8(offset);
    offset += 1;
  }
  if (bytes.getUint8(offset) !== IMAGE) return null;
  const right = bytes.getUint16(offset + 1, true) + bytes.getUint16(offset + 5, true);
  const bottom = bytes.getUint16(offset + 3, true) + bytes.getUint16(offset + 7, true);
  return { width: Math.max(screen.width, right), height: Math.max(screen.height, bottom) };
};
