import { rgbToOklch } from '../color/oklab';
import { deltaEOk } from '../color/distance';
import type { Color, P3 } from '../color/types';
import { VISIONS, type Vision } from '../color/visions';
import { neutralCurve, type HueCurve } from './hueCurve';
import { sourcesOf } from './scale';
import { seen, seenDistance, SEPARATIONS, type Seen } from './seenDistance';
import { shadeAt } from './shades';
import { statusSources } from './statusScales';
import { THEME_MODES, type Theme, type ThemeMode } from './theme';
import { wideShadeAt } from './wideShade';

/** Names of the chart scales as roles are exported; no hue has one of these ids. */
export const CHART_SCALES = ['sequential', 'diverging'] as const;
export type ChartScale = (typeof CHART_SCALES)[number];

/** Colors for numbers: a scale from low to high, and one with two ends around a middle. */
export type ChartScales = Readonly<Record<ChartScale, readonly Color[]>>;

/**
 * OKLab lightness of each color, starting next to the page. Without hue vision, two colors need a difference of 0.13.
 */
const SEQUENTIAL: Readonly<Record<ThemeMode, readonly number[]>> = {
  light: [0.93, 0.77, 0.61, 0.45, 0.29],
  dark: [0.27, 0.43, 0.59, 0.75, 0.91],
};

/**
 * The same for the diverging scale. No lightness occurs twice, so that the two sides differ even without any hue
 * vision.
 */
const DIVERGING: Readonly<Record<ThemeMode, Readonly<Record<'one' | 'other', readonly number[]>>>> = {
  light: { one: [0.32, 0.64], other: [0.8, 0.48] },
  dark: { one: [0.88, 0.56], other: [0.4, 0.72] },
};
const MIDDLE: Readonly<Record<ThemeMode, number>> = { light: 0.96, dark: 0.24 };

/** Chroma factors, tried in order until no two colors of a scale are confused. Without chroma none are. */
const CHROMA = [1, 0.85, 0.7, 0.5, 0.3, 0.1, 0] as const;

/** The smallest distance between two colors of a scale; see `seenDistance`. */
const leastDistance = (colors: readonly Color[]): number => {
  const all = colors.map(seen);
  return Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => seenDistance(one, other))));
};

/** The scale with the largest chroma factor at which no two colors are confused. */
const unconfused = (make: (chroma: number) => readonly Shade[]): readonly Shade[] => {
  const chroma = CHROMA.find((one) => leastDistance(make(one).map(({ color }) => color)) >= 1) ?? 0;
  return make(chroma);
};

/** A color of a scale, and where on which curve it comes from. */
type Shade = {
  readonly color: Color;
  readonly curve: HueCurve;
  readonly tone: number;
  readonly chroma: number;
};

const shade = (curve: HueCurve, tone: number, chroma: number): Shade => ({
  color: shadeAt(curve, tone, chroma, 'lightness'),
  curve,
  tone,
  chroma,
});

const shadesAt = (curve: HueCurve, tones: readonly number[], chroma: number): Shade[] =>
  tones.map((tone) => shade(curve, tone, chroma));

/** Which visions see hues: achromatopsia and achromatomaly do not count. */
const SEES_HUES = VISIONS.map(({ kind }) => !kind.startsWith('achromat'));

/** The distance of two colors in a and b, without lightness, for the vision that sees them closest together. */
const hueDistance = (one: Seen, other: Seen): number =>
  Math.min(
    ...one.map((a, v) => {
      const b = other[v];
      return b && SEES_HUES[v] ? Math.hypot(a.okA - b.okA, a.okB - b.okB) : Infinity;
    }),
  );

/** How far apart the ends of two curves are, in the mode in which they are closer. */
const endDistance = (one: HueCurve, other: HueCurve): number =>
  Math.min(
    ...THEME_MODES.map((mode) =>
      hueDistance(
        seen(shadeAt(one, DIVERGING[mode].one[0] ?? 0.5, 1, 'lightness')),
        seen(shadeAt(other, DIVERGING[mode].other[1] ?? 0.5, 1, 'lightness')),
      ),
    ),
  );

/**
 * Which of the other curves has an end that is hardest to confuse with the end of the first, in both modes: a scale has
 * the same hues in light and dark.
 */
const farthestOf = (one: HueCurve, others: readonly HueCurve[]): number => {
  const far = others.map((other) => endDistance(one, other));
  return far.indexOf(Math.max(...far));
};

type ChartShades = Readonly<Record<ChartScale, readonly Shade[]>>;

const madeShades = (theme: Theme, mode: ThemeMode): ChartShades => {
  const [brand] = theme.hues[0]?.anchors ?? [];
  const brandHue = brand ? rgbToOklch(brand.rgb).okH : null;
  const statuses = Object.values(statusSources(brand ?? null)).map(({ curve }) => curve);
  const curvesOf = (pins: Theme['pins']): readonly [HueCurve, readonly HueCurve[]] => {
    // Contrast ratios do not make a ramp look even.
    const sources = sourcesOf({ ...theme, pins, evenBy: 'lightness' }, mode, brandHue).slice(0, -1);
    const [first = statusSources(null).info.curve, ...own] = sources.map(({ curve }) => curve);
    return [first, [...own, ...statuses]];
  };
  const [main, others] = curvesOf(theme.pins);
  // Pins are of one mode.
  const other = others[farthestOf(...curvesOf({ light: [], dark: [] }))] ?? main;
  const neutral = neutralCurve(theme.grays, brandHue, 'lightness');
  const middle = shade(neutral, MIDDLE[mode], 1);
  return {
    sequential: unconfused((chroma) => shadesAt(main, SEQUENTIAL[mode], chroma)),
    diverging: unconfused((chroma) => [
      ...shadesAt(main, DIVERGING[mode].one, chroma),
      middle,
      ...shadesAt(other, DIVERGING[mode].other, chroma),
    ]),
  };
};

type Kept = { readonly theme: Theme; readonly shades: ChartShades };
const kept = new Map<ThemeMode, Kept>();

/**
 * Whether everything that these scales depend on is the same. A curve that is dragged changes none of it, sixty times a
 * second.
 */
const isMadeAlike = (one: Theme, other: Theme, mode: ThemeMode): boolean =>
  one.hues === other.hues &&
  one.grays === other.grays &&
  one.steps === other.steps &&
  one.pins[mode] === other.pins[mode];

const chartShades = (theme: Theme, mode: ThemeMode): ChartShades => {
  const last = kept.get(mode);
  if (last && isMadeAlike(last.theme, theme, mode)) return last.shades;
  const shades = madeShades(theme, mode);
  kept.set(mode, { theme, shades });
  return shades;
};

/**
 * The chart scales of a mode, in the brand's hue: a sequential one of 5 colors with monotonic lightness, and a
 * diverging one of 5 with the neutral in the middle. No kind of color vision confuses two colors of a scale.
 */
export const chartScales = (theme: Theme, mode: ThemeMode): ChartScales => {
  const { sequential, diverging } = chartShades(theme, mode);
  const colorsOf = (all: readonly Shade[]): Color[] => all.map(({ color }) => color);
  return { sequential: colorsOf(sequential), diverging: colorsOf(diverging) };
};

/** The wide color of each of these colors; null where it has none, as everywhere in an sRGB theme. */
export const chartWides = (
  theme: Theme,
  mode: ThemeMode,
): Readonly<Record<ChartScale, readonly (P3 | null)[]>> => {
  const { sequential, diverging } = chartShades(theme, mode);
  const widesOf = (all: readonly Shade[]): (P3 | null)[] =>
    all.map(({ curve, tone, chroma, color }) =>
      theme.gamut === 'p3' ? wideShadeAt(curve, tone, chroma, color) : null,
    );
  return { sequential: widesOf(sequential), diverging: widesOf(diverging) };
};

/** The vision that comes closest to confusing two colors of a scale, and how far apart it sees them (OKLab). */
export type LeastDistance = {
  readonly vision: Vision;
  readonly distance: number;
  readonly isConfused: boolean;
};

export const leastSeen = (colors: readonly Color[]): LeastDistance => {
  const all = colors.map(seen);
  let least: LeastDistance & { readonly room: number } = {
    vision: 'normal',
    distance: Infinity,
    isConfused: false,
    room: Infinity,
  };
  SEPARATIONS.forEach(({ kind, apartFrom }, v) =>
    all.forEach((one, i) =>
      all.slice(i + 1).forEach((other) => {
        const [a, b] = [one[v], other[v]];
        const distance = a && b ? deltaEOk(a, b) : Infinity;
        if (distance / apartFrom < least.room)
          least = { vision: kind, distance, isConfused: distance < apartFrom, room: distance / apartFrom };
      }),
    ),
  );
  const { vision, distance, isConfused } = least;
  return { vision, distance, isConfused };
};
