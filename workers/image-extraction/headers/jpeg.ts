import type { ReadSize } from './size';

/** SOF0 to SOF15 start a frame; C4, C8 and CC between them are tables (ITU-T T.81, table B.1). F7 is that of JPEG-LS. */
const isStartOfFrame = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) ||
  marker === 0xf7;

/** TEM, RST0 to RST7 and SOI have no payload; every other marker is followed by its length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the marker of the frame header is. Null if the pixels begin without one. */
export const jpegFrameOffset = (bytes: DataView): number | null => {
  let offset = 2;
  for (;;) {
    const start = bytes.getUint8(offset);
    const marker = bytes.getUint8(offset + 1);
    if (start !== 0xff || marker === 0xff) {
      // Fill bytes may precede any marker; decoders skip others there, too.
      offset += 1;
    } else if (isStartOfFrame(marker)) {
      return offset;
    } else if (marker === 0xd9 || marker === 0xda) {
      return null;
    } else {
      offset += marker === 0 || isAlone(marker) ? 2 : 2 + Math.max(2, bytes.getUint16(offset + 2));
    }
  }
};

export const readJpegSize: ReadSize = (bytes) => {
  const frame = jpegFrameOffset(bytes);
  return frame === null ? null : { height: bytes.getUint16(frame + 5), width: bytes.getUint16(frame + 7) };
};
