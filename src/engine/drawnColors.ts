import type { ColorCounts, ColorSummary } from './colorSummary';
import { mixOf, type Rules, SHADE_REACH } from './flatArt/blends';
import { findFills } from './flatArt/findFills';
import { findInks } from './flatArt/findInks';
import { findSpikes } from './flatArt/findSpikes';
import { groupTwins, type TwinGroup } from './flatArt/groupTwins';
import { hasScattered, isExplainedByCompression } from './flatArt/isCompressed';
import { isSurelyPhotograph, looksPhotographed } from './flatArt/isPhotograph';
import { type Drawn, type Group, isRamp, nearestOf, placeGroups } from './flatArt/placeGroups';
import type { Pixels } from './planes';

/** Limits of flat art: how many colors were drawn, and the fraction of pixels that these do not account for. */
const COLORS_MAX = 32;
const COMPRESSED_COLORS_MAX = 16;
const UNCOVERED_MAX = 0.1;
/** Soft shadows are not drawn colors; a picture with a larger fraction of them is a painting. */
const SHADED_MAX = 0.25;
/** From this fraction of shading on, the picture is taken to have soft shadows. */
const SHADED_MIN = 0.01;
/** A picture with no more colors than this is not taken for a photograph. */
const FEW_COLORS = 64;

/** In a picture with no more colors than this, rare ones were drawn: blends at edges would be many. */
const PLAIN_COLORS = 8;

type Look = { readonly rules: Rules; readonly groups: readonly Group[]; readonly fills: readonly Drawn[] };

const look = (twins: readonly TwinGroup[], preview: Pixels, known: Omit<Rules, 'isShaded'>): Look => {
  const groups = placeGroups(twins, preview, known.isCompressed);
  const shading = groups.reduce((sum, group) => (isRamp(group) ? sum + group.weight : sum), 0);
  const rules = { ...known, isShaded: shading >= SHADED_MIN * known.total };
  return { rules, groups, fills: findFills(groups, rules) };
};

/**
 * Adds the pixels of other groups to the drawn colors; returns how many are unaccounted for and how many are shading.
 */
const countWith = (groups: readonly Group[], drawn: readonly Drawn[], rules: Rules) => {
  let uncovered = 0;
  let shaded = 0;
  for (const group of groups) {
    if (drawn.some(({ color }) => color === group.color)) continue;
    const mix = mixOf(group, drawn, rules);
    if (mix) {
      mix.first.weight += (1 - mix.part) * group.weight;
      mix.second.weight += mix.part * group.weight;
      continue;
    }
    const { nearest, distance } = nearestOf(group, drawn);
    if (nearest) nearest.weight += group.weight;
    if (isRamp(group)) shaded += group.weight;
    else if (distance > SHADE_REACH) uncovered += group.weight;
  }
  return { uncovered, shaded };
};

/** Integers of at least 1 that add up to `total`, with the remainder given to the largest. */
const toWhole = (numbers: readonly number[], total: number): Uint32Array<ArrayBuffer> => {
  const whole = Uint32Array.from(numbers, (number) => Math.max(1, Math.floor(number)));
  const largest = numbers.indexOf(Math.max(...numbers));
  whole[largest]! += total - whole.reduce((sum, number) => sum + number, 0);
  return whole;
};

/** The fills, and the other colors that are no blends of them. */
const withoutBlends = (groups: readonly Group[], fills: readonly Drawn[], rules: Rules): Drawn[] => {
  const others = groups.filter(({ color }) => !fills.some((fill) => fill.color === color));
  const drawn = [...fills, ...findInks(others, fills, rules, COLORS_MAX)];
  return rules.isCompressed ? drawn : [...drawn, ...findSpikes(others, drawn, rules)];
};

/**
 * The colors that flat art was drawn in, without blends at edges, near-duplicates, specks and compression artifacts;
 * null for other pictures. The weights add up to those of the picture: blends count for their two colors, by
 * proportion. `isReduced` if compression made too many colors to count exactly, so that `counts` has cells of a grid.
 */
export const drawnColors = (
  counts: ColorCounts,
  { preview, isReduced = false }: { readonly preview: Pixels; readonly isReduced?: boolean },
): ColorSummary | null => {
  const total = counts.weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || isSurelyPhotograph(counts)) return null;
  const twins = groupTwins(counts);
  if (!twins) return null;
  const isScattered = isReduced || hasScattered(twins, total);
  const scale = total / (preview.width * preview.height);
  const isPlain = !isReduced && counts.colors.length <= PLAIN_COLORS;
  const first = look(twins, preview, { total, isCompressed: isScattered, scale, isPlain });
  const { rules, groups, fills } =
    !isScattered && isExplainedByCompression(first.groups, first.fills, first.rules)
      ? look(twins, preview, { ...first.rules, isCompressed: true })
      : first;
  if (fills.length > (rules.isCompressed ? COMPRESSED_COLORS_MAX : COLORS_MAX)) return null;
  // Swatches in one or two rows of pixels, as programs export palettes: nothing is an edge there, and no color a blend.
  const isStrip =
    Math.min(preview.width, preview.height) <= 2 &&
    scale <= 1 &&
    counts.colors.length <= COLORS_MAX &&
    !groups.some(isRamp);
  const drawn = isStrip ? groups.map((group) => ({ ...group })) : withoutBlends(groups, fills, rules);
  const isManyColored = counts.colors.length > FEW_COLORS;
  if (drawn.length === 0 || (isManyColored && looksPhotographed({ total, groups, fills, drawn, isReduced })))
    return null;
  const { uncovered, shaded } = countWith(groups, drawn, rules);
  if (uncovered > UNCOVERED_MAX * total || shaded > SHADED_MAX * total) return null;
  const ascending = drawn.toSorted((x, y) => x.color - y.color);
  return {
    colors: Uint32Array.from(ascending, ({ color }) => color),
    weights: toWhole(
      ascending.map(({ weight }) => weight),
      total,
    ),
  };
};
