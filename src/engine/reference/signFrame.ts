import {
  type FrameSignature,
  GRID_CELLS,
  GRID_COLUMNS,
  GRID_ROWS,
  DETAIL_ACROSS,
  DETAIL_DOWN,
  HISTOGRAMS,
  SIGNATURE_BYTES,
} from '../frameSignature';
import type { Pixels } from '../planes';
import { labOf } from './points';

const f32 = Math.fround;

/**
 * Positions in 256ths of a bin. Bins of L are 100 / 6 wide; bins of a and b are 8 wide around gray and 32 wide beyond
 * 40, where colors are rare. Values outside count for the outermost bins.
 */
const L_SCALE = f32(15.36);
const CHROMA_SCALE = 32;
const CHROMA_RANGE = 48;
const STRONG = 40;

const bend = (chroma: number): number => {
  const near = Math.max(-STRONG, Math.min(chroma, STRONG));
  return f32(near + f32(f32(chroma - near) / 4));
};

const countIn = (sums: Float64Array, start: number, steps: number, position: number): void => {
  const place = Math.max(0, Math.min(Math.trunc(f32(position - 128)), (steps - 1) * 256));
  const at = start + (place >> 8);
  sums[at]! += 256 - (place & 255);
  // At the last bin nothing is left over, so none is added beyond it.
  if ((place & 255) > 0) sums[at + 1]! += place & 255;
};

/** Sums the histograms' bins, 256 per pixel, over every other pixel in a checkerboard pattern. */
const countColors = ({ rgba, width, height }: Pixels): { sums: Float64Array; counted: number } => {
  const sums = new Float64Array(SIGNATURE_BYTES);
  const [lightness, axisA, axisB] = HISTOGRAMS;
  let counted = 0;
  for (let y = 0; y < height; y++) {
    for (let x = y & 1; x < width; x += 2, counted++) {
      const at = (y * width + x) * 4;
      const [l, a, b] = labOf((rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!);
      countIn(sums, lightness.start, lightness.steps, f32(l * L_SCALE));
      countIn(sums, axisA.start, axisA.steps, f32(f32(bend(a) + CHROMA_RANGE) * CHROMA_SCALE));
      countIn(sums, axisB.start, axisB.steps, f32(f32(bend(b) + CHROMA_RANGE) * CHROMA_SCALE));
    }
  }
  return { sums, counted };
};

/** Start and end of a cell; a frame with fewer pixels than cells has pixels in several cells. */
const cellOf = (index: number, cells: number, length: number): [number, number] => {
  const start = Math.floor((index * length) / cells);
  return [start, Math.max(start + 1, Math.floor(((index + 1) * length) / cells))];
};

const toLumas = ({ rgba, width, height }: Pixels): Uint8Array =>
  Uint8Array.from(
    { length: width * height },
    (_, i) => (54 * rgba[i * 4]! + 183 * rgba[i * 4 + 1]! + 19 * rgba[i * 4 + 2]! + 128) >> 8,
  );

const meanOf = (
  lumas: Uint8Array,
  width: number,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
): number => {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) sum += lumas[y * width + x]!;
  }
  const count = (right - left) * (bottom - top);
  return Math.floor((sum + (count >> 1)) / count);
};

const detailOf = (squares: number, count: number): number =>
  count === 0 ? 0 : Math.min(255, Math.floor(Math.sqrt((squares * 16) / count) + 0.5));

const writeDetail = (lumas: Uint8Array, width: number, height: number, signature: Uint8Array): void => {
  let across = 0;
  let down = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) across += (lumas[i]! - lumas[i + 1]!) ** 2;
      if (y + 1 < height) down += (lumas[i]! - lumas[i + width]!) ** 2;
    }
  }
  signature[DETAIL_ACROSS] = detailOf(across, (width - 1) * height);
  signature[DETAIL_DOWN] = detailOf(down, width * (height - 1));
};

export const signFrame = (pixels: Pixels): FrameSignature => {
  const { width, height } = pixels;
  const lumas = toLumas(pixels);
  const signature = new Uint8Array(SIGNATURE_BYTES);
  for (let cell = 0; cell < GRID_CELLS; cell++) {
    const columns = cellOf(cell % GRID_COLUMNS, GRID_COLUMNS, width);
    const rows = cellOf(Math.floor(cell / GRID_COLUMNS), GRID_ROWS, height);
    signature[cell] = meanOf(lumas, width, columns, rows);
  }
  const { sums, counted } = countColors(pixels);
  for (let at = GRID_CELLS; at < DETAIL_ACROSS; at++) {
    signature[at] = Math.floor((sums[at]! * 255 + counted * 128) / (counted * 256));
  }
  writeDetail(lumas, width, height, signature);
  return signature;
};
