import type { PixelColorSpace as Gamut } from '../../src/engine/wideGamut';
import { isIn } from './isIn';
import type { Orientation } from './orientation';

/**
 * Whether decoded frames tell how the picture is to be turned. Where they do not, as in Firefox, pictures are read from
 * bitmaps, which come upright.
 */
export const DECODES_FRAMES = typeof ImageDecoder !== 'undefined' && 'rotation' in VideoFrame.prototype;

export type DecodedFrame = {
  /** The owner must close() it. */
  readonly frame: VideoFrame;
  readonly gamut: Gamut;
  readonly orientation: Orientation;
};

/** The orientation requested by the file; newer than TypeScript's platform types. */
type TurnedFrame = VideoFrame & { readonly rotation?: number; readonly flip?: boolean };

/** By their names in WebCodecs; any other profile needs the browser's color management, which only a canvas applies. */
const GAMUTS = { bt709: 'srgb', smpte432: 'display-p3' } as const;

/** Null if it is not a multiple of 90°. */
const orientationOf = ({ rotation, flip }: TurnedFrame): Orientation | null =>
  rotation === 0 || rotation === 90 || rotation === 180 || rotation === 270
    ? { rotation, isFlipped: flip === true }
    : null;

const gamutOf = ({ colorSpace }: VideoFrame): Gamut | null => {
  // The list of values is newer than TypeScript's platform types.
  const primaries: string | null = colorSpace.primaries;
  return isIn(primaries, GAMUTS) && colorSpace.transfer === 'iec61966-2-1' ? GAMUTS[primaries] : null;
};

/**
 * Decodes the first frame of a file, without drawing it to a canvas. Null if a canvas is needed: where frames
 * do not tell how they are turned, for other color profiles, and for damaged files, of which a bitmap may recover more.
 */
export const decodeFrame = async (source: Blob, mimeType: string): Promise<DecodedFrame | null> => {
  if (!DECODES_FRAMES) return null;
  let decoder: ImageDecoder | null = null;
  let frame: VideoFrame | null = null;
  try {
    if (!(await ImageDecoder.isTypeSupported(mimeType))) return null;
    decoder = new ImageDecoder({ data: await source.arrayBuffer(), type: mimeType });
    frame = (await decoder.decode()).image;
    const orientation = orientationOf(frame);
    const gamut = gamutOf(frame);
    if (orientation && gamut) return { frame, gamut, orientation };
    frame.close();
    return null;
  } catch {
    frame?.close();
    return null;
  } finally {
    decoder?.close();
  }
};
