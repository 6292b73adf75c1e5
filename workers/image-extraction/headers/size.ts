import type { Size } from '../../fitWithin';

/**
 * Reads the size from a file's header. Null if the header is invalid. Reading past the given bytes throws RangeError,
 * as DataView does: more bytes are needed.
 */
export type ReadSize = (bytes: DataView) => Size | null;

export const isAsciiAt = (bytes: DataView, offset: number, text: string): boolean => {
  if (offset + text.length > bytes.byteLength) return false;
  for (let index = 0; index < text.length; index += 1) {
    if (bytes.getUint8(offset + index) !== text.charCodeAt(index)) return false;
  }
  return true;
};

export const asciiAt = (bytes: DataView, offset: number, length: number): string => {
  let text = '';
  for (let index = 0; index < length; index += 1) text += String.fromCharCode(bytes.getUint8(offset + index));
  return text;
};
