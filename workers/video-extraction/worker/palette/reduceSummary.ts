import type { ColorSummary } from '../../../../src/engine/colorSummary';
import type { PackedRgb } from '../../../../src/engine/engine';
import { CELLS, createCoarseCells } from '../../common/coarseCells';
import { distanceToNearest, placeOf } from './colorDistance';

/** Entries kept per frame: 1.3 kB, so that 7,200 frames stay below 10 MB. */
const MAX_ENTRIES = 160;

/** A color with a kept one this close (approximately ΔE00) needs no entry of its own. */
const NEAR = 5;

/** Reused for all frames: allocating 80 kB for each of thousands would burden the garbage collector. */
const cells = createCoarseCells();

/** One color per occupied coarse cell, with the weight of all its pixels, the heaviest first. */
export const coarseSummary = (summary: ColorSummary): ColorSummary => {
  cells.clear();
  cells.add(summary);
  return cells.toSummary(CELLS);
};

/** Index of the entry, from `start` on, whose RGB is nearest. */
const nearestEntry = ({ colors }: ColorSummary, start: number, rgb: PackedRgb): number => {
  const red = rgb >> 16;
  const green = (rgb >> 8) & 255;
  const blue = rgb & 255;
  let nearest = start;
  let best = Infinity;
  for (let i = start; i < colors.length; i += 1) {
    const color = colors[i] ?? 0;
    const r = (color >> 16) - red;
    const g = ((color >> 8) & 255) - green;
    const b = (color & 255) - blue;
    const squared = r * r + g * g + b * b;
    if (squared >= best) continue;
    best = squared;
    nearest = i;
  }
  return nearest;
};

/**
 * Truncates a coarse summary to what can be kept for thousands of frames. The lightest-weight colors are dropped, but
 * something close to each of `wanted` is kept: accents have little weight.
 */
export const reduceSummary = (
  coarse: ColorSummary,
  wanted: Uint32Array = new Uint32Array(),
): ColorSummary => {
  const { colors, weights } = coarse;
  if (colors.length <= MAX_ENTRIES) return coarse;
  // Wanted colors are few, so this leaves room for each of them.
  const most = MAX_ENTRIES - wanted.length;
  const places = Array.from(colors.subarray(0, most), placeOf);
  const kept = new Set(places.keys());
  for (const rgb of wanted) {
    if (distanceToNearest(placeOf(rgb), places) > NEAR) kept.add(nearestEntry(coarse, most, rgb));
  }
  for (let i = most; kept.size < MAX_ENTRIES; i += 1) kept.add(i);
  const entries = [...kept].toSorted((p, q) => p - q);
  return {
    colors: Uint32Array.from(entries, (i) => colors[i] ?? 0),
    weights: Uint32Array.from(entries, (i) => weights[i] ?? 0),
  };
};
