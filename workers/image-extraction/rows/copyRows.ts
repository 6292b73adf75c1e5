import type { PicturePlanes } from '../../../src/engine/picturePlanes';
import type { YuvMatrix } from '../../../src/engine/planes';
import type { Rows } from '../../../src/engine/pictureParts';
import { yuvMatrixOf } from '../../yuvMatrix';
import { isIn } from '../isIn';

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

/** Chroma is interpolated with the rows above and below. Must be even: planes are cut between chroma samples. */
const MARGIN = 2;

/**
 * Null if a canvas has to convert the colors. Planes without a matrix may be of any: a lossless AVIF holds green, blue and
 * red, which some browsers do not say.
 */
const matrixOf = ({ colorSpace, visibleRect }: VideoFrame): YuvMatrix | null => {
  const space = colorSpace.toJSON();
  return visibleRect && space.matrix
    ? yuvMatrixOf({ ...space, primaries: 'bt709' }, visibleRect.height)
    : null;
};

/**
 * Copies whole rows of a decoded frame in its own format; the bytes are valid until the next copy. Null for unsupported
 * formats and color spaces.
 */
export const openCopy = (frame: VideoFrame): ((rows: Rows) => Promise<PicturePlanes | null>) => {
  const { format, visibleRect } = frame;
  const matrix = isIn(format, HALVINGS) ? matrixOf(frame) : null;
  let room = new Uint8Array(0);
  return async ({ first, end }) => {
    if (!visibleRect || (!matrix && !isIn(format, RGB_FORMATS))) return null;
    const { x, y, width, height } = visibleRect;
    const top = Math.max(0, first - (first % 2) - MARGIN);
    const bottom = Math.min(height, end + (end % 2) + MARGIN);
    const rect = { x, y: y + top, width, height: bottom - top };
    const needed = frame.allocationSize({ rect });
    if (room.length < needed) room = new Uint8Array(needed);
    const bytes = room;
    const [plane, second, third] = await frame.copyTo(bytes, { rect });
    if (!plane) return null;
    const size = { width, height, top };
    if (isIn(format, RGB_FORMATS))
      return { kind: 'rgb', bytes, ...size, layout: plane, ...RGB_FORMATS[format] };
    if (!isIn(format, HALVINGS) || !matrix || !second || !third) return null;
    const chroma = { cb: second, cr: third, halvings: HALVINGS[format], matrix };
    return { kind: 'yuv', bytes, ...size, luma: plane, ...chroma };
  };
};
