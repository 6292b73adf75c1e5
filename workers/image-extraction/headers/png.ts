import { isAsciiAt, type ReadSize } from './size';

/** Where the header is behind CgBI, the first chunk of pictures packed for iPhone apps. */
const PACKED_HEADER = 28;

export const isPackedPng = (bytes: DataView): boolean => isAsciiAt(bytes, 12, 'CgBI');

/** In all other pictures IHDR is the first chunk (PNG specification, 5.6). */
export const readPngSize: ReadSize = (bytes) => {
  const header = isPackedPng(bytes) ? PACKED_HEADER : 12;
  const size = { width: bytes.getUint32(header + 4), height: bytes.getUint32(header + 8) };
  return isAsciiAt(bytes, header, 'IHDR') ? size : null;
};
