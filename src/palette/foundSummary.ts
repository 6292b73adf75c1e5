import { packRgb } from '../color/color';
import { formatHex } from '../color/format';
import { PALETTE_MAX } from '../color/paletteSize';
import type { Color } from '../color/types';
import { coveringColors } from './coveringColors';
import { isNearMiss } from './flawOf';
import { distinctColors, groupColors, type ColorGroup, type CountedColor } from './groupColors';
import { hueColors } from './hueColors';
import type { Found, FoundColor, Problem } from './notations/found';
import { lostOpacity, opacityOf } from './notations/values/opacity';
import { wasOutsideSrgb } from './notations/values/outsideSrgb';

/** More than anybody looks through; longer lists are cut. */
const SHOWN_MAX = 500;

/** What is displayed of a text or file, however much it holds. */
export type FoundSummary = Pick<Found, 'kind' | 'refusal' | 'title'> & {
  /** How many colors there are to choose from; `colors` are the first of them. */
  readonly colorCount: number;
  readonly colors: readonly CountedColor[];
  /** How many values were read as colors, repetitions counted. */
  readonly valueCount: number;
  /** How many of all values had an opacity, which is dropped. */
  readonly translucentCount: number;
  /** The first of them, each once: their names, or hex. */
  readonly translucent: readonly string[];
  /** The indices of `colors` that are shadows and veils: black, white or gray, never more than half opaque. */
  readonly veils: readonly number[];
  /** How many of all values lie outside sRGB. */
  readonly wideCount: number;
  /** Near misses first, then what is only text; each in the order of the lines. */
  readonly problems: readonly Problem[];
  /** How many of the problems are near misses. */
  readonly nearMissCount: number;
  /** All colors, grouped by likeness; empty where a palette can hold all of them. */
  readonly groups: readonly ColorGroup[];
  /** The indices of the groups that cover most, as many as a palette can hold. */
  readonly covering: readonly number[];
  /** The indices of the groups that differ most in hue, at most as many as a palette can hold. */
  readonly hues: readonly number[];
};

/** How many of the translucent colors are told by name. */
const TRANSLUCENT_TOLD = 3;

const VEIL_OPACITY = 0.5;
/** How far the channels of a gray may be apart. */
const GRAY_SPREAD = 16;

const isGray = ({ rgb: { r, g, b } }: Color): boolean => Math.max(r, g, b) - Math.min(r, g, b) <= GRAY_SPREAD;

const veilsOf = (each: readonly FoundColor[], colors: readonly FoundColor[]): number[] => {
  const solid = new Set(
    colors.flatMap(({ color }) => (opacityOf(color) > VEIL_OPACITY ? packRgb(color.rgb) : [])),
  );
  return each.flatMap(({ color }, i) => (isGray(color) && !solid.has(packRgb(color.rgb)) ? i : []));
};

/**
 * Counts and groups what was found, and cuts the lists to what is displayed. As many values as a palette can hold are
 * taken as a palette, in which a color may repeat. Of more values, each color is listed once.
 */
export const summarizeFound = ({ kind, refusal, title, colors, problems }: Found): FoundSummary => {
  const each =
    colors.length > PALETTE_MAX
      ? distinctColors(colors)
      : colors.map(({ color, name }) => ({ color, name, count: 1 }));
  const nearMisses = problems.filter(isNearMiss);
  const shown = each.slice(0, SHOWN_MAX);
  const translucent = colors.filter(({ color }) => lostOpacity(color));
  const groups = each.length > PALETTE_MAX ? groupColors(colors) : [];
  return {
    kind,
    refusal,
    ...(title !== undefined && { title }),
    colorCount: each.length,
    colors: shown,
    valueCount: colors.length,
    translucentCount: translucent.length,
    translucent: [...new Set(translucent.map(({ color, name }) => name ?? formatHex(color)))].slice(
      0,
      TRANSLUCENT_TOLD,
    ),
    veils: veilsOf(shown, colors),
    wideCount: colors.filter(({ color }) => wasOutsideSrgb(color)).length,
    problems: [...nearMisses, ...problems.filter((problem) => !isNearMiss(problem))],
    nearMissCount: nearMisses.length,
    groups,
    covering: coveringColors(groups, PALETTE_MAX),
    hues: hueColors(groups, PALETTE_MAX),
  };
};
