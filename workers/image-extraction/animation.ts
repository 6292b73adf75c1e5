import type { Format } from './formats';
import { isobmffBrands } from './headers/isobmff';
import { asciiAt } from './headers/size';
import { gifFrameStarts } from './headers/gif';

/** An `acTL` chunk before the pixels (PNG, third edition, 11.3.6.1). */
const isAnimatedPng = (bytes: DataView): boolean => {
  for (let offset = 8; ; offset += 12 + bytes.getUint32(offset)) {
    const type = asciiAt(bytes, offset + 4, 4);
    if (type === 'acTL') return bytes.getUint32(offset + 8) > 1;
    if (type === 'IDAT') return false;
  }
};

/** Bit 1 of the flags in the extended header (WebP container specification). */
const isAnimatedWebp = (bytes: DataView): boolean =>
  asciiAt(bytes, 12, 4) === 'VP8X' && (bytes.getUint8(20) & 2) !== 0;

const isAnimatedGif = (bytes: DataView): boolean => {
  const frames = gifFrameStarts(bytes);
  frames.next();
  return frames.next().done !== true;
};

const READERS: Readonly<Record<string, (bytes: DataView) => boolean>> = {
  png: isAnimatedPng,
  webp: isAnimatedWebp,
  gif: isAnimatedGif,
  avif: (bytes) => isobmffBrands(bytes).includes('avis'),
};

// A GIF's second frame is only found after the first one's data; the other formats declare animation at the start.
const headBytes = ({ id }: Format): number => (id === 'gif' ? Infinity : 1024 * 1024);

/** Whether a picture has more than one frame. A file that is truncated before the second frame counts as having one. */
export const isAnimated = async (source: Blob, format: Format): Promise<boolean> => {
  const read = READERS[format.id];
  if (!read) return false;
  const head = await source.slice(0, Math.min(source.size, headBytes(format))).arrayBuffer();
  try {
    return read(new DataView(head));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};
