import type { ReadSize } from './size';

const EXTENSION = 0x21;
const IMAGE = 0x2c;

const colorTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The offset after a sequence of sub-blocks, each preceded by its length; length 0 ends it. */
const skipBlocks = (bytes: DataView, start: number): number => {
  let offset = start;
  while (bytes.getUint8(offset) > 0) offset += 1 + bytes.getUint8(offset);
  return offset + 1;
};

/** The offset of each frame's image descriptor. Stops at anything else than a frame or an extension. */
export function* gifFrameStarts(bytes: DataView): Generator<number> {
  let offset = 13 + colorTableBytes(bytes.getUint8(10));
  for (;;) {
    const block = bytes.getUint8(offset);
    if (block === EXTENSION) {
      offset = skipBlocks(bytes, offset + 2);
    } else if (block === IMAGE) {
      yield offset;
      // The descriptor, its color table and the code size precede the pixels.
      offset = skipBlocks(bytes, offset + 11 + colorTableBytes(bytes.getUint8(offset + 9)));
    } else return;
  }
}

/** The logical screen, or the first frame if it extends beyond it: browsers enlarge the picture then. */
export const readGifSize: ReadSize = (bytes) => {
  const screen = { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
  const first = gifFrameStarts(bytes).next();
  if (first.done === true) return null;
  const right = bytes.getUint16(first.value + 1, true) + bytes.getUint16(first.value + 5, true);
  const bottom = bytes.getUint16(first.value + 3, true) + bytes.getUint16(first.value + 7, true);
  return { width: Math.max(screen.width, right), height: Math.max(screen.height, bottom) };
};
