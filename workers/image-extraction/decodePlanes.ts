import type { PicturePlanes } from '../../src/engine/picturePlanes';
import type { Gamut } from '../../src/engine/wideGamut';
import { yuvMatrixOf } from '../yuvMatrix';
import type { Orientation } from './orientation';

export type DecodedPlanes = {
  readonly planes: PicturePlanes;
  readonly gamut: Gamut;
  readonly orientation: Orientation;
};

/** Newer than the types of the platform: the orientation that the file asks for. */
type TurnedFrame = VideoFrame & { readonly rotation?: number; readonly flip?: boolean };

const HALVINGS = {
  I420: { across: 1, down: 1 },
  I422: { across: 1, down: 0 },
  I444: { across: 0, down: 0 },
} as const;

const RGB_FORMATS = {
  RGBA: { isBlueFirst: false, isOpaque: false },
  RGBX: { isBlueFirst: false, isOpaque: true },
  BGRA: { isBlueFirst: true, isOpaque: false },
  BGRX: { isBlueFirst: true, isOpaque: true },
} as const;

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

const copyPlanes = async (frame: VideoFrame): Promise<PicturePlanes | null> => {
  const { format } = frame;
  const size = frame.visibleRect;
  if (!size) return null;
  const { width, height } = size;
  const matrix = isIn(format, HALVINGS)
    ? yuvMatrixOf({ ...frame.colorSpace.toJSON(), primaries: 'bt709' }, height)
    : null;
  if (!matrix && !isIn(format, RGB_FORMATS)) return null;
  const bytes = new Uint8Array(frame.allocationSize());
  const [first, second, third] = await frame.copyTo(bytes);
  if (!first) return null;
  if (isIn(format, RGB_FORMATS)) {
    return { kind: 'rgb', bytes, width, height, layout: first, ...RGB_FORMATS[format] };
  }
  if (!isIn(format, HALVINGS) || !matrix || !second || !third) return null;
  const chroma = { cb: second, cr: third, halvings: HALVINGS[format] };
  return { kind: 'yuv', bytes, width, height, luma: first, ...chroma, matrix };
};

/**
 * The first picture of a file as its decoder holds it, without the way over a canvas. Null where it has to go that
 * way: without ImageDecoder, in other profiles and formats, and of damaged files, from which a bitmap may save more.
 */
export const decodePlanes = async (source: Blob, mimeType: string): Promise<DecodedPlanes | null> => {
  if (typeof ImageDecoder === 'undefined') return null;
  let decoder: ImageDecoder | null = null;
  let frame: VideoFrame | null = null;
  try {
    if (!(await ImageDecoder.isTypeSupported(mimeType))) return null;
    decoder = new ImageDecoder({ data: await source.arrayBuffer(), type: mimeType });
    frame = (await decoder.decode()).image;
    const orientation = orientationOf(frame);
    const gamut = gamutOf(frame);
    if (!orientation || !gamut) return null;
    const planes = await copyPlanes(frame);
    return planes && { planes, gamut, orientation };
  } catch {
    return null;
  } finally {
    frame?.close();
    decoder?.close();
  }
};
