import type { ColorCounts, ColorSummary } from './colorSummary';
import { groupTwins, type TwinGroup } from './groupTwins';
import { isMixOf } from './isMixOf';
import { squaredDeltaE00 } from './reference/difference';

/** Flat art has few colors, and they make up so much of it; photographs have many. */
const COLORS_MAX = 32;
const COMPRESSED_COLORS_MAX = 16;
const COVERED_MIN = 0.9;
/** Most of it lies in runs of one color, or it has hardly any colors: before twins and blends are joined, or after. */
const SOLID_MIN = 0.5;
const FEW_COLORS = 64;
const HANDFUL = 6;
/** With more colors than these, and few of them in runs, it need not be looked at. */
const PHOTOGRAPHED = 1024;

/** Rarer colors are specks, unless they are solid: a thin line on a large sheet. */
const SHARE_MIN = 0.001;
const SOLID_SHARE_MIN = 0.000_2;
/** From this part in runs on a color is solid. */
const SOLID_PART = 0.8;

/** A blend weighs no more than this part of the rarer of the two colors that it lies between. */
const BLEND_PART = 0.25;
/** What lies in runs is a blend only where it is as rare as the edge of a straight line. */
const SOLID_BLEND_SHARE = 0.003;

/** Rounding of each channel, and programs that mix in other ways. */
const MIX_TOLERANCE = 5;

/** Compression scatters the color of the ground over so many. */
const SCATTERED = 40;
/** What it makes of others lies this near to one so much heavier, ΔE00, and its blends this near to the straight way. */
const NOISE_REACH = 14;
const NOISE_PART = 0.1;
const NOISE_SHARE = 0.01;
const NOISE_TOLERANCE = 30;

/** The ink of text and thin lines is hardly anywhere pure: with its blends it weighs so much, and is so far from all else. */
const INK_SHARE_MIN = 0.001;
const INK_OWN_SHARE_MIN = 0.000_1;
const INK_DISTANCE = 15;
/** Sharpening goes beyond the ink, so far at most, ΔE00. */
const OVERSHOOT = 10;
/** A color of which less lies in runs may be nothing but edges. */
const EDGE_SOLID_PART = 0.1;

type Drawn = TwinGroup & { weight: number };

const nearestOf = (
  { spot }: TwinGroup,
  drawn: readonly Drawn[],
): { nearest: Drawn | null; distance: number } => {
  let nearest: Drawn | null = null;
  let squared = Infinity;
  for (const other of drawn) {
    const difference = squaredDeltaE00(spot, other.spot);
    if (difference < squared) [squared, nearest] = [difference, other];
  }
  return { nearest, distance: Math.sqrt(squared) };
};

const isSolidFrom = ({ solid, weight }: TwinGroup, part: number): boolean => solid >= part * weight;

/** Whether a color is a mix of two of those drawn, both of which weigh enough. */
const isBlend = (group: TwinGroup, drawn: readonly Drawn[], total: number, tolerance: number): boolean => {
  if (isSolidFrom(group, SOLID_PART) && group.most >= SOLID_BLEND_SHARE * total) return false;
  const heavier = drawn.filter((other) => group.most <= BLEND_PART * other.weight);
  return heavier.some((first, i) =>
    heavier.slice(i + 1).some((second) => isMixOf(group.color, first.color, second.color, tolerance)),
  );
};

const isNoise = (group: TwinGroup, nearest: Drawn, distance: number, total: number): boolean =>
  distance < NOISE_REACH && group.weight <= Math.min(NOISE_PART * nearest.weight, NOISE_SHARE * total);

/**
 * Of what is left, the colors that text and thin lines were drawn in: the far ends of blends. The blends that were taken
 * for colors are taken out of `drawn`, and weigh for their ink.
 */
const addInks = (drawn: Drawn[], left: readonly TwinGroup[], total: number, tolerance: number): void => {
  const [ground] = drawn;
  if (!ground) return;
  const distanceOf = (group: TwinGroup): number => Math.sqrt(squaredDeltaE00(group.spot, ground.spot));
  const candidates = left
    .filter(({ weight }) => weight >= INK_OWN_SHARE_MIN * total)
    .toSorted((p, q) => distanceOf(q) - distanceOf(p) || p.color - q.color);
  for (const end of candidates) {
    if (drawn.length === COLORS_MAX) return;
    const ink = candidates
      .filter((other) => squaredDeltaE00(other.spot, end.spot) <= OVERSHOOT ** 2)
      .reduce((most, other) => (other.weight > most.weight ? other : most), end);
    const isEdge = (group: TwinGroup): boolean =>
      !isSolidFrom(group, EDGE_SOLID_PART) && isMixOf(group.color, ground.color, ink.color, tolerance);
    const edges = drawn.filter((group) => group !== ground && isEdge(group));
    const others = drawn.filter((group) => !edges.includes(group));
    const isOwn = nearestOf(ink, others).distance >= INK_DISTANCE && !isBlend(ink, others, total, tolerance);
    const weight = [ink, ...edges, ...left.filter(isEdge)].reduce((sum, group) => sum + group.weight, 0);
    if (!isOwn || weight < INK_SHARE_MIN * total) continue;
    const edgeWeight = edges.reduce((sum, group) => sum + group.weight, 0);
    drawn.splice(0, drawn.length, ...others, { ...ink, weight: ink.weight + edgeWeight });
  }
};

/**
 * Of a picture of few colors those that were drawn, with the pixels that they stand for: without the blends at edges,
 * without twins, specks and what compression adds. Null where it is no flat art. As all blends count with a color drawn,
 * the weights add up to those of the picture. `isReduced` where compression has made more colors than are counted, and
 * cells of a grid stand for them.
 */
export const drawnColors = (
  counts: ColorCounts,
  { isReduced = false }: { readonly isReduced?: boolean } = {},
): ColorSummary | null => {
  const total = counts.weights.reduce((sum, weight) => sum + weight, 0);
  const solid = counts.solids.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  const hasMany = counts.colors.length > FEW_COLORS;
  if (counts.colors.length > PHOTOGRAPHED && solid < SOLID_MIN * total) return null;

  const groups = groupTwins(counts);
  if (!groups) return null;
  const isCompressed = isReduced || (groups[0] !== undefined && groups[0].twins > SCATTERED);
  const tolerance = isCompressed ? NOISE_TOLERANCE : MIX_TOLERANCE;
  const drawn: Drawn[] = [];
  const joined: { readonly group: TwinGroup; readonly isMade: boolean }[] = [];
  for (const group of groups) {
    const { nearest, distance } = nearestOf(group, drawn);
    const isRare = group.weight < (isSolidFrom(group, SOLID_PART) ? SOLID_SHARE_MIN : SHARE_MIN) * total;
    const isMade = nearest !== null && isBlend(group, drawn, total, tolerance);
    const isLeftOver = nearest !== null && isCompressed && isNoise(group, nearest, distance, total);
    if (isMade || isLeftOver || (nearest && isRare && hasMany)) joined.push({ group, isMade });
    else if (drawn.length === (isCompressed ? COMPRESSED_COLORS_MAX : COLORS_MAX)) return null;
    else drawn.push({ ...group });
  }
  const specks = joined.filter(({ isMade }) => !isMade).map(({ group }) => group);
  if (hasMany) addInks(drawn, specks, total, tolerance);

  let uncovered = 0;
  for (const { group, isMade } of joined) {
    if (drawn.some(({ color }) => color === group.color)) continue;
    const { nearest } = nearestOf(group, drawn);
    if (nearest) nearest.weight += group.weight;
    uncovered += isMade ? 0 : group.weight;
  }
  if (uncovered > (1 - COVERED_MIN) * total) return null;
  const isMixed = hasMany && (isCompressed || drawn.length > HANDFUL) && solid < SOLID_MIN * total;
  if (isMixed) return null;
  const ascending = drawn.toSorted((x, y) => x.color - y.color);
  return {
    colors: Uint32Array.from(ascending, ({ color }) => color),
    weights: Uint32Array.from(ascending, ({ weight }) => weight),
  };
};
