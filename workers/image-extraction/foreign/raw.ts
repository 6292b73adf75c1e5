import { isAsciiAt } from '../headers/size';
import type { FileEnds } from './fileEnds';

/** Raw formats that are not TIFF, or identify themselves at the start: RAF, ORF, RW2, CR3, CRW, CR2, MRW, X3F. */
const SIGNATURES = [
  [0, 'FUJIFILMCCD-RAW'],
  [0, 'IIRO'],
  [0, 'IIRS'],
  [0, 'MMOR'],
  [0, 'IIU\0'],
  [4, 'ftypcrx '],
  [6, 'HEAPCCDR'],
  [8, 'CR\x02'],
  [0, '\0MRM'],
  [0, 'FOVb'],
] as const;

const ENDINGS =
  /\.(?:3fr|ari|arw|cr2|cr3|crw|dcr|dng|erf|fff|iiq|k25|kdc|mef|mos|mrw|nef|nrw|orf|pef|raf|raw|rw2|rwl|sr2|srf|srw|x3f)$/;

const NEW_SUBFILE_TYPE = 254;
const SUB_IFDS = 330;
const DNG_VERSION = 50_706;

/** The tags of a TIFF's first directory with the low bytes of their values; only those within the bytes at hand. */
const readTags = (head: DataView): ReadonlyMap<number, number> => {
  const tags = new Map<number, number>();
  const isLittleEndian = isAsciiAt(head, 0, 'II');
  try {
    const directory = head.getUint32(4, isLittleEndian);
    const entries = head.getUint16(directory, isLittleEndian);
    for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
      tags.set(head.getUint16(entry, isLittleEndian), head.getUint32(entry + 8, isLittleEndian));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return tags;
};

/** A TIFF whose first picture is only a preview of others: NEF, ARW, PEF and similar raw formats. */
const isRawTiff = (head: DataView): boolean => {
  const tags = readTags(head);
  const isPreview = ((tags.get(NEW_SUBFILE_TYPE) ?? 0) & 1) === 1;
  return tags.has(DNG_VERSION) || (isPreview && tags.has(SUB_IFDS));
};

/** Whether this is undeveloped sensor data from a camera. */
export const isRaw = ({ head, name }: FileEnds): boolean => {
  if (SIGNATURES.some(([offset, text]) => isAsciiAt(head, offset, text))) return true;
  const isTiff = isAsciiAt(head, 0, 'II*\0') || isAsciiAt(head, 0, 'MM\0*');
  return isTiff && (ENDINGS.test(name) || isRawTiff(head));
};
