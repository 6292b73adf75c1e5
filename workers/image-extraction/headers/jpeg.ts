import type { ReadSize } from './size';

/** SOF0 to SOF15 start a frame; C4, C8 and CC between them are tables (ITU-T T.81, table B.1). */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** TEM, RST0 to RST7 and SOI have no payload; every other marker is followed by its length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

export const readJpegSize: ReadSize = (bytes) => {
  let offset = 2;
  for (;;) {
    if (bytes.getUint8(offset) !== 0xff) return null;
    const marker = bytes.getUint8(offset + 1);
    if (marker === 0xff) {
      // Fill bytes may precede any marker.
      offset += 1;
    } else if (isStartOfFrame(marker)) {
      return { height: bytes.getUint16(offset + 5), width: bytes.getUint16(offset + 7) };
    } else if (marker === 0x00 || marker === 0xd9 || marker === 0xda) {
      return null;
    } else {
      offset += isAlone(marker) ? 2 : 2 + Math.max(2, bytes.getUint16(offset + 2));
    }
  }
};
