import type { Patches } from '../engine';
import { ALPHA_MIN, CELL, CELL_MIDDLE, CELL_SIDE, EVEN, OTHER, RING } from '../patchRules';
import type { Pixels } from '../planes';
import { uniformOf } from './points';

const f32 = Math.fround;
const CELLS = CELL_SIDE ** 3;

/** Coordinates of each pixel in the space of `Points`, three numbers each, and whether it is opaque enough to count. */
type Field = { readonly axes: Float32Array; readonly isSolid: Uint8Array };

const toField = ({ rgba, width, height }: Pixels): Field => {
  const pixels = width * height;
  const axes = new Float32Array(pixels * 3);
  const isSolid = new Uint8Array(pixels);
  for (let i = 0; i < pixels; i++) {
    const at = i * 4;
    isSolid[i] = rgba[at + 3]! >= ALPHA_MIN ? 1 : 0;
    axes.set(uniformOf((rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!), i * 3);
  }
  return { axes, isSolid };
};

const squaredDistance = (axes: Float32Array, i: number, j: number): number => {
  const l = f32(axes[i * 3]! - axes[j * 3]!);
  const a = f32(axes[i * 3 + 1]! - axes[j * 3 + 1]!);
  const b = f32(axes[i * 3 + 2]! - axes[j * 3 + 2]!);
  return f32(f32(f32(l * l) + f32(a * a)) + f32(b * b));
};

const cellAlong = (axis: number, middle: number): number =>
  Math.min(CELL_SIDE - 1, Math.max(0, Math.trunc(f32(f32(axis * f32(1 / CELL)) + middle))));

/** The cell of the pixel's color. */
const cellOf = (axes: Float32Array, i: number): number =>
  (cellAlong(axes[i * 3]!, 0) * CELL_SIDE + cellAlong(axes[i * 3 + 1]!, CELL_MIDDLE)) * CELL_SIDE +
  cellAlong(axes[i * 3 + 2]!, CELL_MIDDLE);

/** As `Engine.findPatches`, from dark to light. */
export const findPatches = ({ rgba, width, height }: Pixels): Patches => {
  const { axes, isSolid } = toField({ rgba, width, height });
  /** Red, green, blue and pixels of each cell. */
  const sums = new Uint32Array(CELLS * 4);
  /** For each cell, the sums of squared distances to the surroundings, of distances, and of interior. */
  const looks = new Float64Array(CELLS * 3);
  let counted = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (!isSolid[i]) continue;
      counted += 1;
      const cell = cellOf(axes, i);
      for (let channel = 0; channel < 3; channel++) sums[cell * 4 + channel]! += rgba[i * 4 + channel]!;
      sums[cell * 4 + 3]! += 1;

      const lookAround = (j: number): void => {
        if (!isSolid[j]) return;
        const squared = squaredDistance(axes, i, j);
        looks[cell * 3]! += squared;
        looks[cell * 3 + 1]! += f32(Math.sqrt(squared));
      };
      if (x >= RING) lookAround(i - RING);
      if (x + RING < width) lookAround(i + RING);
      if (y >= RING) lookAround(i - RING * width);
      if (y + RING < height) lookAround(i + RING * width);

      const beside = (j: number): number => (isSolid[j] ? squaredDistance(axes, i, j) : OTHER * OTHER);
      let farthest = 0;
      if (x > 0) farthest = Math.max(farthest, beside(i - 1));
      if (x + 1 < width) farthest = Math.max(farthest, beside(i + 1));
      if (y > 0) farthest = Math.max(farthest, beside(i - width));
      if (y + 1 < height) farthest = Math.max(farthest, beside(i + width));
      looks[cell * 3 + 2]! += Math.max(0, f32(1 - f32(f32(Math.sqrt(farthest)) * f32(1 / OTHER))));
    }
  }
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => sums[cell * 4 + 3]! > 0);
  const pixelsOf = (cell: number): number => sums[cell * 4 + 3]!;
  const mean = (cell: number, channel: number): number =>
    Math.trunc((sums[cell * 4 + channel]! + (pixelsOf(cell) >>> 1)) / pixelsOf(cell));
  return {
    colors: Uint32Array.from(cells, (cell) => (mean(cell, 0) << 16) | (mean(cell, 1) << 8) | mean(cell, 2)),
    areas: Float32Array.from(cells, (cell) => pixelsOf(cell) / counted),
    // The mean distance weighted by distance: pixels inside an area count little, those at its border much.
    contrasts: Float32Array.from(
      cells,
      (cell) => looks[cell * 3]! / (looks[cell * 3 + 1]! + EVEN * pixelsOf(cell)),
    ),
    insides: Float32Array.from(cells, (cell) => looks[cell * 3 + 2]! / pixelsOf(cell)),
  };
};
