import { asciiAt, type ReadSize } from './size';

const uint24 = (bytes: DataView, offset: number): number =>
  bytes.getUint16(offset, true) + bytes.getUint8(offset + 2) * 0x10000;

/** The first chunk has the size: lossy (RFC 6386, 9.1), lossless, or the canvas of the extended format. */
export const readWebpSize: ReadSize = (bytes) => {
  switch (asciiAt(bytes, 12, 4)) {
    case 'VP8 ':
      // 14 bits each; the upper two are a scaling hint for the player and not part of the size.
      return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(bytes, 24) + 1, height: uint24(bytes, 27) + 1 };
    default:
      return null;
  }
};
