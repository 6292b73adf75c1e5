import type { PixelColorSpace as Gamut } from '../../src/engine/wideGamut';
import type { Orientation } from './orientation';

export type DecodedFrame = {
  /** The owner must close() it. */
  readonly frame: VideoFrame;
  readonly gamut: Gamut;
  readonly orientation: Orientation;
};

/** Newer than the types of the platform: the orientation that the file asks for. */
type TurnedFrame = VideoFrame & { readonly rotation?: number; readonly flip?: boolean };

/** By their names in WebCodecs; any other profile needs the browser's color management, which a canvas has. */
const GAMUTS = { bt709: 'srgb', smpte432: 'display-p3' } as const;

const isIn = <Row extends object>(key: string | null, rows: Row): key is keyof Row & string =>
  key !== null && Object.hasOwn(rows, key);

/** Null where the browser does not say how the picture is to be turned, or turns it by other than quarters. */
const orientationOf = ({ rotation, flip }: TurnedFrame): Orientation | null =>
  rotation === 0 || rotation === 90 || rotation === 180 || rotation === 270
    ? { rotation, isFlipped: flip === true }
    : null;

const gamutOf = ({ colorSpace }: VideoFrame): Gamut | null => {
  // Newer than the platform's list of them.
  const primaries: string | null = colorSpace.primaries;
  return isIn(primaries, GAMUTS) && colorSpace.transfer === 'iec61966-2-1' ? GAMUTS[primaries] : null;
};

/**
 * The first picture of a file as its decoder holds it, without the way over a canvas. Null where it has to go that
 * way: without ImageDecoder, in other profiles, and of damaged files, from which a bitmap may save more.
 */
export const decodeFrame = async (source: Blob, mimeType: string): Promise<DecodedFrame | null> => {
  if (typeof ImageDecoder === 'undefined') return null;
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
