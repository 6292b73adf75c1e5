import { isJpeg2000, readJpeg2000Size } from '../headers/jpeg2000';
import { isJxl, readJxlSize } from '../headers/jxl';
import { isAsciiAt } from '../headers/size';
import { readTiffSize } from '../headers/tiff';
import type { Format } from '../formats';
import type { FileEnds } from './fileEnds';
import { isRaw } from './raw';

const RARE_FORMATS: readonly Format[] = [
  {
    id: 'tiff',
    isMatch: (bytes) => isAsciiAt(bytes, 0, 'II*\0') || isAsciiAt(bytes, 0, 'MM\0*'),
    readSize: readTiffSize,
    mimeType: 'image/tiff',
    name: 'TIFF',
    isRare: true,
  },
  {
    id: 'jxl',
    isMatch: isJxl,
    readSize: readJxlSize,
    mimeType: 'image/jxl',
    name: 'JPEG XL',
    isRare: true,
  },
  {
    id: 'jpeg2000',
    isMatch: isJpeg2000,
    readSize: readJpeg2000Size,
    mimeType: 'image/jp2',
    name: 'JPEG 2000',
    isRare: true,
  },
];

/** As `formatOf`, for formats that few browsers decode. Most raw files of cameras have a TIFF signature. */
export const rareFormatOf = (file: FileEnds): Format | null => {
  const format = RARE_FORMATS.find(({ isMatch }) => isMatch(file.head));
  return format && !isRaw(file) ? format : null;
};
