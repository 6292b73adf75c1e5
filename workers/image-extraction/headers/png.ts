import { isAsciiAt, type ReadSize } from './size';

/** IHDR is always the first chunk (PNG specification, 5.6). */
export const readPngSize: ReadSize = (bytes) => {
  const size = { width: bytes.getUint32(16), height: bytes.getUint32(20) };
  return isAsciiAt(bytes, 12, 'IHDR') ? size : null;
};
