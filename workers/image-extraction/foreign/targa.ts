import { isAsciiAt } from '../headers/size';
import type { FileEnds } from './fileEnds';

/** The footer of version 2 files: the last of `TAIL_BYTES`. */
const FOOTER = 'TRUEVISION-XFILE.\0';
const HEADER_BYTES = 18;
const ENDINGS = /\.(?:tga|targa|icb|vda|vst)$/;

const DEPTHS = new Set([8, 15, 16, 24, 32]);
const MAP_DEPTHS = new Set([15, 16, 24, 32]);
/** Image types: 1 color-mapped, 2 true-color, 3 grayscale; plus 8 if run-length encoded. */
const TYPES = new Set([1, 2, 3, 9, 10, 11]);
const PACKED = 8;

/** The file size according to the header, without compressed pixels; null if it is not a header of this format. */
const claimedBytes = (head: DataView): number | null => {
  if (head.byteLength < HEADER_BYTES) return null;
  const [idBytes, hasMap, type] = [head.getUint8(0), head.getUint8(1), head.getUint8(2)];
  const mapColors = head.getUint16(5, true);
  const mapDepth = head.getUint8(7);
  const pixels = head.getUint16(12, true) * head.getUint16(14, true);
  const depth = head.getUint8(16);
  const isMapped = type % PACKED === 1;
  const isPlausible =
    TYPES.has(type) &&
    hasMap <= 1 &&
    (!isMapped || (hasMap === 1 && mapColors > 0 && MAP_DEPTHS.has(mapDepth))) &&
    pixels > 0 &&
    DEPTHS.has(depth) &&
    // The two highest bits mean interleaving, which no program ever wrote.
    head.getUint8(17) < 0x40;
  if (!isPlausible) return null;
  const mapBytes = hasMap * mapColors * Math.ceil(mapDepth / 8);
  return HEADER_BYTES + idBytes + mapBytes + (type > PACKED ? 0 : pixels * Math.ceil(depth / 8));
};

/** TGA has no signature at the start: recognized by its footer, or by a header that fits the file's name or length. */
export const isTarga = ({ head, tail, fileBytes, name }: FileEnds): boolean => {
  if (isAsciiAt(tail, 0, FOOTER)) return true;
  const bytes = claimedBytes(head);
  if (bytes === null) return false;
  return ENDINGS.test(name) || (bytes > HEADER_BYTES + 256 && bytes === fileBytes);
};
