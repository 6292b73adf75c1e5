import type { ForeignKind } from '../../../src/domain/foreignFileMessages';
import { asciiAt, isAsciiAt } from '../headers/size';
import { isobmffFormat } from '../headers/isobmff';

const SOUND_BRANDS = new Set(['M4A ', 'M4B ', 'M4P ']);

/** QuickTime files older than `ftyp` begin with one of these boxes. */
const OLD_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** The kind of an ISO base media file (ISO/IEC 14496-12) that is not a picture. */
export const isoMediaKind = (head: DataView): ForeignKind | null => {
  if (OLD_BOXES.some((type) => isAsciiAt(head, 4, type))) return 'video';
  if (head.byteLength < 12 || !isAsciiAt(head, 4, 'ftyp') || isobmffFormat(head) !== null) return null;
  return SOUND_BRANDS.has(asciiAt(head, 8, 4)) ? 'sound' : 'video';
};
