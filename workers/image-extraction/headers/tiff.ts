import type { ReadSize } from './size';

const IMAGE_WIDTH = 256;
const IMAGE_LENGTH = 257;
const SHORT = 3;

/** The two size tags of the first directory (TIFF 6.0), which often comes after the pixels. */
export const readTiffSize: ReadSize = (bytes) => {
  const isLittleEndian = bytes.getUint8(0) === 0x49;
  const directory = bytes.getUint32(4, isLittleEndian);
  const entries = bytes.getUint16(directory, isLittleEndian);
  let width = 0;
  let height = 0;
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    const tag = bytes.getUint16(entry, isLittleEndian);
    const isShort = bytes.getUint16(entry + 2, isLittleEndian) === SHORT;
    const value = isShort
      ? bytes.getUint16(entry + 8, isLittleEndian)
      : bytes.getUint32(entry + 8, isLittleEndian);
    if (tag === IMAGE_WIDTH) width = value;
    if (tag === IMAGE_LENGTH) height = value;
  }
  return { width, height };
};
