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
  /** Patches of a smaller part of the picture, 0–1, are not named; 7 pixels of 256 × 192 where nothing else is said. */
  readonly areaMin?: number;
};

const squaredDifference = (p: PackedRgb, q: PackedRgb): number =>
  squaredDeltaE00(toSpot(labOf(p)), toSpot(labOf(q)));

/** ΔE00 below which nobody tells two colors apart, not even side by side: the noise of coding makes such twins. */
const TWINS = 1;

/** The color among `candidates` that differs most from all chosen ones, if it can be told from each of them. */
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

/** Adds colors of the even palette until there are `count`, where the picture has so many that can be told apart. */
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

/** The color of flat art nearest to each: what was drawn, never a mean. */
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
