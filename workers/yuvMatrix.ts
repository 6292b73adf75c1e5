import type { YuvMatrix } from '../src/engine/planes';

/** Luma weights of red and blue: BT.709, item 3.2; BT.601 for both standard-definition systems. */
const WEIGHTS = {
  bt709: [0.2126, 0.0722],
  smpte170m: [0.299, 0.114],
  bt470bg: [0.299, 0.114],
} as const;

const fixed = (value: number): number => Math.round(value * 65_536);

const createMatrix = ([red, blue]: readonly [number, number], isFullRange: boolean): YuvMatrix => {
  const green = 1 - red - blue;
  // Limited range: luma 16 to 235, chroma 16 to 240 (BT.601, item 2.5.3).
  const luma = isFullRange ? 1 : 255 / 219;
  const chroma = isFullRange ? 1 : 255 / 224;
  return {
    black: isFullRange ? 0 : 16,
    luma: fixed(luma),
    crToR: fixed(chroma * 2 * (1 - red)),
    cbToG: fixed((chroma * 2 * (1 - blue) * blue) / green),
    crToG: fixed((chroma * 2 * (1 - red) * red) / green),
    cbToB: fixed(chroma * 2 * (1 - blue)),
  };
};

/** Transfer functions and primaries that browsers show without conversion on an sRGB canvas. */
const PLAIN_TRANSFERS = new Set<string | null>(['bt709', 'smpte170m', 'iec61966-2-1', null]);
const PLAIN_PRIMARIES = new Set<string | null>(['bt709', 'smpte170m', 'bt470bg', null]);

const isKnownMatrix = (matrix: string): matrix is keyof typeof WEIGHTS => Object.hasOwn(WEIGHTS, matrix);

/** Null if a canvas has to convert the colors: wide gamut, HDR, RGB. */
export const yuvMatrixOf = (space: VideoColorSpaceInit, height: number): YuvMatrix | null => {
  const { matrix, primaries = null, transfer = null, fullRange } = space;
  if (!PLAIN_TRANSFERS.has(transfer) || !PLAIN_PRIMARIES.has(primaries)) return null;
  // Players assume the standard of the frame size if a file names none.
  const name = matrix ?? (height < 720 ? 'smpte170m' : 'bt709');
  return isKnownMatrix(name) ? createMatrix(WEIGHTS[name], fullRange ?? false) : null;
};
