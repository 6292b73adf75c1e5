import { type Box, boxesIn } from './boxes';
import { isAsciiAt, type ReadSize } from './size';

/** SOC and SIZ, the first markers of every codestream (ITU-T T.800, annex A). */
const CODESTREAM = '\xff\x4f\xff\x51';
const JP2 = '\0\0\0\x0cjP  \r\n\x87\n';

export const isJpeg2000 = (bytes: DataView): boolean =>
  isAsciiAt(bytes, 0, JP2) || isAsciiAt(bytes, 0, CODESTREAM);

const childOf = (bytes: DataView, { start, end }: Box, type: string): Box | null => {
  for (const box of boxesIn(bytes, start, end)) if (box.type === type) return box;
  return null;
};

/** The size from the `ihdr` box of a JP2 file, or from the reference grid of a raw codestream. */
export const readJpeg2000Size: ReadSize = (bytes) => {
  if (isAsciiAt(bytes, 0, CODESTREAM)) {
    return {
      width: bytes.getUint32(8) - bytes.getUint32(16),
      height: bytes.getUint32(12) - bytes.getUint32(20),
    };
  }
  const header = childOf(bytes, { type: 'file', start: 0, end: Infinity }, 'jp2h');
  const size = header && childOf(bytes, header, 'ihdr');
  return size && { height: bytes.getUint32(size.start), width: bytes.getUint32(size.start + 4) };
};
