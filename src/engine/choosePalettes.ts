import type {
  ClusterManyOptions,
  Engine,
  PackedRgb,
  PaletteEntry,
  PaletteStyle,
  PictureColors,
} from './engine';
import type { ColorSummary } from './colorSummary';
import { squaredDeltaE00, toSpot } from './reference/difference';
import { labOf } from './reference/points';
import { createVividFinder } from './vivid/vividFinder';

export type PaletteOptions = ClusterManyOptions & {
  readonly style: PaletteStyle;
  /** Patches below this part of the picture, 0–1, are ignored; `AREA_MIN` of clusterPatches.ts by default. */
  readonly areaMin?: number;
};

const squaredDifference = (p: PackedRgb, q: PackedRgb): number =>
  squaredDeltaE00(toSpot(labOf(p)), toSpot(labOf(q)));

/** ΔE00 below which colors are indistinguishable even side by side; coding noise produces such pairs. */
const TWINS = 1;

/** The candidate with the largest ΔE00 to its nearest chosen color; null if none is distinguishable from all. */
const farthestFrom = (chosen: readonly PackedRgb[], candidates: readonly PackedRgb[]): PackedRgb | null => {
  let farthest: PackedRgb | null = null;
  let best = TWINS ** 2;
  for (const candidate of candidates) {
    if (chosen.includes(candidate)) continue;
    const gap = Math.min(...chosen.map((color) => squaredDifference(color, candidate)));
    if (gap > best) [best, farthest] = [gap, candidate];
  }
  return farthest;
};

/** Adds distinguishable colors of the even palette until there are `count`, as far as it has them. */
const fillUp = (colors: readonly PackedRgb[], even: readonly PackedRgb[], count: number): PackedRgb[] => {
  const filled = [...colors];
  while (filled.length < count) {
    const next = farthestFrom(filled, even);
    if (next === null) break;
    filled.push(next);
  }
  return filled;
};

/** Heaviest share first; equal shares by color, so that the order never depends on the search. */
const toEntries = (engine: Engine, summary: ColorSummary, colors: readonly PackedRgb[]): PaletteEntry[] => {
  const shares = engine.shares(summary, colors);
  return colors
    .map((rgb, i) => ({ rgb, share: shares[i]! }))
    .toSorted((x, y) => y.share - x.share || x.rgb - y.rgb);
};

/** Replaces each color by the nearest drawn color of flat art, without duplicates: never a mean. */
const drawnOnly = (drawn: ColorSummary, colors: readonly PackedRgb[]): PackedRgb[] => {
  const nearest = (color: PackedRgb): PackedRgb =>
    [...drawn.colors].reduce((best, candidate) =>
      squaredDifference(candidate, color) < squaredDifference(best, color) ? candidate : best,
    );
  return [...new Set(colors.map(nearest))];
};

/** A palette for each variant; fewer colors than `count` where the picture has fewer. */
export const choosePalettes = (
  engine: Engine,
  { summary, patches, drawn, isJoined }: PictureColors,
  { count, variants, style, areaMin }: PaletteOptions,
): PaletteEntry[][] => {
  const colors = drawn ?? summary;
  const evens = (): PackedRgb[][] =>
    engine.clusterPalettes(colors, { count, variants }).map((entries) => entries.map(({ rgb }) => rgb));
  if (drawn) {
    return evens().map((even) =>
      toEntries(engine, drawn, fillUp(drawnOnly(drawn, even), [...drawn.colors], count)),
    );
  }
  if (style === 'even') return engine.clusterPalettes(summary, { count, variants });
  const vivids = createVividFinder(engine, summary, patches, areaMin, isJoined)({ count, variants });
  const spares = vivids.some(({ length }) => length < count) ? evens() : [];
  return vivids.map((vivid, i) => toEntries(engine, summary, fillUp(vivid, spares[i] ?? [], count)));
};
