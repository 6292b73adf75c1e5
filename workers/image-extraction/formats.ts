import { readBmpSize } from './headers/bmp';
import { readGifSize } from './headers/gif';
import { readIcoSize } from './headers/ico';
import { isobmffFormat, readIsobmffSize } from './headers/isobmff';
import { readJpegSize } from './headers/jpeg';
import { readPngSize } from './headers/png';
import { isAsciiAt, type ReadSize } from './headers/size';
import { readWebpSize } from './headers/webp';

export type Format = {
  readonly id: string;
  readonly isMatch: (bytes: DataView) => boolean;
  readonly readSize: ReadSize;
  readonly mimeType: string;
  /** The format's name for users. */
  readonly name: string;
  /** Set if not all browsers can decode it. */
  readonly isRare?: true;
};

const startsWith =
  (...texts: readonly string[]) =>
  (bytes: DataView): boolean =>
    texts.some((text) => isAsciiAt(bytes, 0, text));

/** A cursor differs in its type, and from a TGA picture in that it has a number of entries. */
const isIconOrCursor = (bytes: DataView): boolean =>
  isAsciiAt(bytes, 0, '\0\0\x01\0') ||
  (isAsciiAt(bytes, 0, '\0\0\x02\0') && bytes.byteLength > 5 && bytes.getUint16(4) > 0);

/**
 * Picture formats by their first bytes; foreign/rareFormats.ts has others. File names and MIME types are only hints, and
 * often wrong.
 */
const FORMATS: readonly Format[] = [
  {
    id: 'png',
    isMatch: startsWith('\x89PNG\r\n\x1a\n'),
    readSize: readPngSize,
    mimeType: 'image/png',
    name: 'PNG',
  },
  {
    id: 'jpeg',
    isMatch: startsWith('\xff\xd8\xff'),
    readSize: readJpegSize,
    mimeType: 'image/jpeg',
    name: 'JPEG',
  },
  {
    id: 'gif',
    isMatch: startsWith('GIF87a', 'GIF89a'),
    readSize: readGifSize,
    mimeType: 'image/gif',
    name: 'GIF',
  },
  {
    id: 'webp',
    isMatch: (bytes) => isAsciiAt(bytes, 0, 'RIFF') && isAsciiAt(bytes, 8, 'WEBP'),
    readSize: readWebpSize,
    mimeType: 'image/webp',
    name: 'WebP',
  },
  { id: 'bmp', isMatch: startsWith('BM'), readSize: readBmpSize, mimeType: 'image/bmp', name: 'BMP' },
  {
    id: 'ico',
    isMatch: isIconOrCursor,
    readSize: readIcoSize,
    mimeType: 'image/x-icon',
    name: 'ICO',
  },
  {
    id: 'avif',
    isMatch: (bytes) => isobmffFormat(bytes) === 'avif',
    readSize: readIsobmffSize,
    mimeType: 'image/avif',
    name: 'AVIF',
    isRare: true,
  },
  {
    id: 'heic',
    isMatch: (bytes) => isobmffFormat(bytes) === 'heic',
    readSize: readIsobmffSize,
    mimeType: 'image/heic',
    name: 'HEIC',
    isRare: true,
  },
];

export const formatOf = (bytes: DataView): Format | null =>
  FORMATS.find(({ isMatch }) => isMatch(bytes)) ?? null;
