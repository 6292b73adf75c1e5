import type { ReadSize } from './size';

/** The largest entry of the directory, where 0 means 256. Decoders refuse entries whose picture has another size. */
export const readIcoSize: ReadSize = (bytes) => {
  const entries = bytes.getUint16(4, true);
  let size = { width: 0, height: 0 };
  for (let offset = 6; offset < 6 + entries * 16; offset += 16) {
    const width = bytes.getUint8(offset) || 256;
    const height = bytes.getUint8(offset + 1) || 256;
    if (width * height > size.width * size.height) size = { width, height };
  }
  return size;
};
