import type { ReadSize } from './size';

/**
 * OS/2 1.x headers are 12 bytes long and hold 16-bit sizes; in all later ones a negative height means top-down rows.
 */
export const readBmpSize: ReadSize = (bytes) => {
  if (bytes.getUint32(14, true) === 12) {
    return { width: bytes.getUint16(18, true), height: bytes.getUint16(20, true) };
  }
  return { width: bytes.getInt32(18, true), height: Math.abs(bytes.getInt32(22, true)) };
};
