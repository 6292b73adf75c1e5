import { readBmpSize } from './headers/bmp';
import { readGifSize } from './headers/gif';
import { readIcoSize } from './headers/ico';
import { isobmffFormat, readIsobmffSize } from './headers/isobmff';
import { readJpegSize } from './headers/jpeg';
import { isJxl, readJxlSize } from './headers/jxl';
import { readPngSize } from './headers/png';
import { isAsciiAt, type ReadSize } from './headers/size';
import { readTiffSize } from './headers/tiff';
import { readWebpSize } from './headers/webp';

export type Format = {
  readonly id: string;
  readonly isMatch: (bytes: DataView) => boolean;
  readonly readSize: ReadSize;
  readonly mimeType: string;
  /** Set where browsers differ in what they can decode: what the user knows the format as. */
  readonly rareName?: string;
};

const startsWith =
  (...texts: readonly string[]) =>
  (bytes: DataView): boolean =>
    texts.some((text) => isAsciiAt(bytes, 0, text));

/** Pictures by their first bytes. Names and MIME types are only hints, and wrong ones are common. */
const FORMATS: readonly Format[] = [
  { id: 'png', isMatch: startsWith('\x89PNG\r\n\x1a\n'), readSize: readPngSize, mimeType: 'image/png' },
  { id: 'jpeg', isMatch: startsWith('\xff\xd8\xff'), readSize: readJpegSize, mimeType: 'image/jpeg' },
  { id: 'gif', isMatch: startsWith('GIF87a', 'GIF89a'), readSize: readGifSize, mimeType: 'image/gif' },
  {
    id: 'webp',
    isMatch: (bytes) => isAsciiAt(bytes, 0, 'RIFF') && isAsciiAt(bytes, 8, 'WEBP'),
    readSize: readWebpSize,
    mimeType: 'image/webp',
  },
  { id: 'bmp', isMatch: startsWith('BM'), readSize: readBmpSize, mimeType: 'image/bmp' },
  { id: 'ico', isMatch: startsWith('\0\0\x01\0'), readSize: readIcoSize, mimeType: 'image/x-icon' },
  {
    id: 'avif',
    isMatch: (bytes) => isobmffFormat(bytes) === 'avif',
    readSize: readIsobmffSize,
    mimeType: 'image/avif',
    rareName: 'AVIF',
  },
  {
    id: 'heic',
    isMatch: (bytes) => isobmffFormat(bytes) === 'heic',
    readSize: readIsobmffSize,
    mimeType: 'image/heic',
    rareName: 'HEIC',
  },
  {
    id: 'tiff',
    isMatch: startsWith('II*\0', 'MM\0*'),
    readSize: readTiffSize,
    mimeType: 'image/tiff',
    rareName: 'TIFF',
  },
  { id: 'jxl', isMatch: isJxl, readSize: readJxlSize, mimeType: 'image/jxl', rareName: 'JPEG XL' },
];

export const formatOf = (bytes: DataView): Format | null =>
  FORMATS.find(({ isMatch }) => isMatch(bytes)) ?? null;
