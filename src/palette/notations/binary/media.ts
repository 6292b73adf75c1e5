import { asciiAt } from './byteReader';

/** How many of the first bytes are needed. */
export const MEDIA_HEAD_BYTES = 16;

const FILM_BRANDS = /^(?:qt {2}|isom|iso\d|mp4\d|avc1|M4V |3gp\d|dash)$/;

export type MediaKind = 'picture' | 'film' | 'pdf';

/** The kind of a media file, which contains no list of colors, by its first bytes; null for any other file. */
export const mediaKind = (head: Uint8Array): MediaKind | null => {
  const at = (offset: number, length: number): string =>
    offset + length <= head.length ? asciiAt(head, offset, length) : '';
  if (at(4, 4) === 'ftyp') return FILM_BRANDS.test(at(8, 4)) ? 'film' : 'picture';
  if (at(0, 5) === '%PDF-') return 'pdf';
  if (at(0, 4) === '\x1aE\xdf\xa3') return 'film';
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'AVI ') return 'film';
  const isPicture =
    at(0, 3) === '\xff\xd8\xff' ||
    at(0, 4) === '\x89PNG' ||
    at(0, 4) === 'GIF8' ||
    (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') ||
    ['II*\0', 'MM\0*', '8BPS'].includes(at(0, 4));
  return isPicture ? 'picture' : null;
};
