import { strFromU8, unzipSync } from 'fflate';
import { IMPORT } from '../../../domain/fileLimits';

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** The wanted text files of a zip by path. Null if it is damaged, or too large when unpacked. */
export const zipTexts = (
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
): Map<string, string> | null => {
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false;
        size += originalSize;
        // Stryker disable next-line StringLiteral: it is caught below
        if (size > IMPORT.maxBytes) throw new RangeError('Too large unpacked');
        return true;
      },
    });
    return new Map(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
  } catch {
    return null;
  }
};
