import { ALPHA } from '../../color/alpha';
import type { PackedRgb } from '../engine';
import type { Pixels } from '../planes';

/** Cells of six bits per channel, whose colors look the same. */
const CELLS = 1 << 18;

/** Maximum difference per channel, in 8-bit codes, between neighbors of one color. */
const ALIKE = 2;
const COMPRESSED_ALIKE = 6;
/** A line differs from both sides by more than this in some channel. */
const LINE_CONTRAST = 24;
/** Maximum change per channel of soft shadows and gradients over eight pixels; edges are steeper. */
const RAMP_MAX = 64;

/** Larger pictures are sampled at every third pixel, offset from row to row, so that no row or column is missed. */
const MANY_PIXELS = 100_000;
const STEP = 3;

/** How the pixels of about one color lie, counted over the sampled pixels of the preview. */
export type Place = {
  /** 0xRRGGBB: the majority of its plateau pixels, or else the first one met. */
  readonly color: PackedRgb;
  readonly pixels: number;
  /** Equal to all four neighbors: areas. */
  readonly plateaus: number;
  /** Equal to two opposite neighbors, unlike the other two, which are equal: thin lines. */
  readonly lines: number;
  /** On a slope from dark to light: soft shadows, gradients. */
  readonly ramps: number;
};

/** Whether no color channel of two RGBA words differs by more than `most`. */
const isAlike = (p: number, q: number, most: number): boolean =>
  p === q ||
  (Math.abs((p & 255) - (q & 255)) <= most &&
    Math.abs(((p >>> 8) & 255) - ((q >>> 8) & 255)) <= most &&
    Math.abs(((p >>> 16) & 255) - ((q >>> 16) & 255)) <= most);

/** Whether each channel is monotonic over eight pixels, with a change above `least` and no steeper than a ramp. */
const isRamp = (
  first: number,
  before: number,
  middle: number,
  after: number,
  last: number,
  least: number,
): boolean => {
  let most = 0;
  for (let shift = 0; shift < 24; shift += 8) {
    const a = (first >>> shift) & 255;
    const b = (before >>> shift) & 255;
    const c = (middle >>> shift) & 255;
    const d = (after >>> shift) & 255;
    const e = (last >>> shift) & 255;
    const rises = a <= b && b <= c && c <= d && d <= e;
    const falls = a >= b && b >= c && c >= d && d >= e;
    if (!rises && !falls) return false;
    // A change that is a single step is an edge.
    if (b !== c && c !== d) most = Math.max(most, Math.abs(e - a));
  }
  return most > least && most <= RAMP_MAX;
};

/**
 * Classifies pixels by their neighbors, which tells whether colors fill areas, form lines or occur at edges only.
 * Pixels that are not seen in their own color are skipped.
 */
export const surroundingsOf = ({ rgba, width, height }: Pixels, isCompressed: boolean): Place[] => {
  const alike = isCompressed ? COMPRESSED_ALIKE : ALIKE;
  const words = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const pixels = new Uint32Array(CELLS);
  const plateaus = new Uint32Array(CELLS);
  const lines = new Uint32Array(CELLS);
  const ramps = new Uint32Array(CELLS);
  const colors = new Uint32Array(CELLS);
  const leads = new Int32Array(CELLS);
  const isEdgeOf = (p: number, side: number, otherSide: number): boolean =>
    isAlike(side, otherSide, alike) && !isAlike(p, side, LINE_CONTRAST);
  const step = width * height > MANY_PIXELS ? STEP : 1;
  for (let y = 0; y < height; y++) {
    const up = y > 0 ? width : 0;
    const up2 = Math.min(y, 2) * width;
    const up4 = Math.min(y, 4) * width;
    const down = y + 1 < height ? width : 0;
    const down2 = Math.min(height - 1 - y, 2) * width;
    const down4 = Math.min(height - 1 - y, 4) * width;
    for (let x = y % step; x < width; x += step) {
      const at = y * width + x;
      const p = words[at]!;
      if (p >>> 24 < ALPHA.whole) continue;
      const cell = ((p & 0xfc) << 10) | ((p >>> 4) & 0xfc0) | ((p >>> 18) & 0x3f);
      if (pixels[cell] === 0) colors[cell] = p;
      pixels[cell]! += 1;
      const toEnd = width - 1 - x;
      const left4 = words[at - Math.min(x, 4)]!;
      const right4 = words[at + Math.min(toEnd, 4)]!;
      const above4 = words[at - up4]!;
      const below4 = words[at + down4]!;
      if (
        (!isAlike(left4, right4, alike) &&
          isRamp(left4, words[at - Math.min(x, 2)]!, p, words[at + Math.min(toEnd, 2)]!, right4, alike)) ||
        (!isAlike(above4, below4, alike) &&
          isRamp(above4, words[at - up2]!, p, words[at + down2]!, below4, alike))
      ) {
        ramps[cell]! += 1;
        continue;
      }
      const left = words[at - (x > 0 ? 1 : 0)]!;
      const right = words[at + (toEnd > 0 ? 1 : 0)]!;
      const above = words[at - up]!;
      const below = words[at + down]!;
      const isRow = isAlike(p, left, alike) && isAlike(p, right, alike);
      const isColumn = isAlike(p, above, alike) && isAlike(p, below, alike);
      if (isRow && isColumn) {
        plateaus[cell]! += 1;
        if (leads[cell] === 0) colors[cell] = p;
        leads[cell]! += colors[cell] === p ? 1 : -1;
      } else if ((isColumn && isEdgeOf(p, left, right)) || (isRow && isEdgeOf(p, above, below))) {
        lines[cell]! += 1;
      }
    }
  }
  const places: Place[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (pixels[cell] === 0) continue;
    const word = colors[cell]!;
    places.push({
      color: ((word & 255) << 16) | (word & 0xff00) | ((word >>> 16) & 255),
      pixels: pixels[cell]!,
      plateaus: plateaus[cell]!,
      lines: lines[cell]!,
      ramps: ramps[cell]!,
    });
  }
  return places;
};
