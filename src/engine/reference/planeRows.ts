import { chromaRows, chromaWidth, type PicturePlanes, shortMatrix, type YuvPlanes } from '../picturePlanes';
import type { PlaneLayout } from '../planes';

/** Chroma of one row, upsampled to one value per pixel. */
const chromaRow = (planes: YuvPlanes, { offset, stride }: PlaneLayout, y: number): Uint8Array => {
  const { bytes, width, top, halvings } = planes;
  const count = chromaWidth(planes);
  const [near, far] = chromaRows(planes, y).map((row) => {
    const start = offset + (row - (top >> halvings.down)) * stride;
    return bytes.subarray(start, start + count);
  });
  if (halvings.across === 0 && halvings.down === 0) return near!;
  const blend = (at: number): number => 3 * near![at]! + far![at]!;
  return Uint8Array.from({ length: width }, (_, x) => {
    const own = x >> 1;
    const next = Math.max(0, Math.min(count - 1, own + (x % 2 === 0 ? -1 : 1)));
    return (3 * blend(own) + blend(next) + 8) >> 4;
  });
};

/** Rounded, in 64ths. */
const product = (value: number, weight: number): number => (value * weight + 16_384) >> 15;

const yuvRow = (planes: YuvPlanes, y: number): Uint8ClampedArray => {
  const { bytes, width, top, luma } = planes;
  const [black = 0, light = 0, crToR = 0, cbToG = 0, crToG = 0, cbToB = 0] = shortMatrix(planes.matrix);
  const cb = chromaRow(planes, planes.cb, y);
  const cr = chromaRow(planes, planes.cr, y);
  const start = luma.offset + (y - top) * luma.stride;
  const rgba = new Uint8ClampedArray(width * 4);
  for (let x = 0; x < width; x++) {
    // Plus half a code, to round.
    const gray = product((bytes[start + x]! - black) * 128, light) + 32;
    const blueness = (cb[x]! - 128) * 256;
    const redness = (cr[x]! - 128) * 256;
    rgba[x * 4] = (gray + product(redness, crToR)) >> 6;
    rgba[x * 4 + 1] = (gray - product(blueness, cbToG) - product(redness, crToG)) >> 6;
    rgba[x * 4 + 2] = (gray + product(blueness, cbToB)) >> 6;
    rgba[x * 4 + 3] = 255;
  }
  return rgba;
};

/** One row of a picture's planes as RGBA pixels. */
export const planeRow = (planes: PicturePlanes, y: number): Uint8Array | Uint8ClampedArray => {
  if (planes.kind === 'yuv') return yuvRow(planes, y);
  const { bytes, width, top, layout, isBlueFirst, isOpaque } = planes;
  const start = layout.offset + (y - top) * layout.stride;
  const row = bytes.slice(start, start + width * 4);
  for (let at = 0; at < row.length; at += 4) {
    const [first = 0, third = 0] = [row[at], row[at + 2]];
    if (isBlueFirst) [row[at], row[at + 2]] = [third, first];
    if (isOpaque) row[at + 3] = 255;
  }
  return row;
};
