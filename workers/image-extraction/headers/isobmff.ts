import { type Box, boxesIn } from './boxes';
import { asciiAt, type ReadSize } from './size';

const childOf = (bytes: DataView, parent: Box, type: string, ownBytes = 0): Box | null => {
  for (const box of boxesIn(bytes, parent.start + ownBytes, parent.end)) if (box.type === type) return box;
  return null;
};

const FILE: Box = { type: 'file', start: 0, end: Infinity };

/** The largest `ispe` of AVIF or HEIF: those of tiles, thumbnails and alpha planes are smaller. */
export const readIsobmffSize: ReadSize = (bytes) => {
  const meta = childOf(bytes, FILE, 'meta');
  // `meta` has a version and flags before its children.
  const properties = meta && childOf(bytes, meta, 'iprp', 4);
  const container = properties && childOf(bytes, properties, 'ipco');
  if (!container) return null;
  let largest = { width: 0, height: 0 };
  for (const { type, start } of boxesIn(bytes, container.start, container.end)) {
    if (type === 'ispe') {
      const size = { width: bytes.getUint32(start + 4), height: bytes.getUint32(start + 8) };
      if (size.width * size.height > largest.width * largest.height) largest = size;
    }
  }
  return largest;
};

/** More brands than any file lists; a longer box is not a list of brands. */
const MOST_BRANDS = 64;

const AVIF = new Set(['avif', 'avis']);
const HEIF = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The brands of the `ftyp` box, major brand first; empty if the file does not begin with one. */
export const isobmffBrands = (bytes: DataView): readonly string[] => {
  if (bytes.byteLength < 16 || asciiAt(bytes, 4, 4) !== 'ftyp') return [];
  const brands = [asciiAt(bytes, 8, 4)];
  const end = Math.min(bytes.getUint32(0), bytes.byteLength, 16 + 4 * MOST_BRANDS);
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(asciiAt(bytes, offset, 4));
  return brands;
};

/** The picture format according to the `ftyp` box's major or compatible brands. */
export const isobmffFormat = (bytes: DataView): 'avif' | 'heic' | null => {
  const brands = isobmffBrands(bytes);
  if (brands.some((brand) => AVIF.has(brand))) return 'avif';
  return brands.some((brand) => HEIF.has(brand)) ? 'heic' : null;
};
