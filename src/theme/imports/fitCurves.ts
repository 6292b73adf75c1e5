import { sameColor } from '../../color/color';
import { rgbToOklch } from '../../color/oklab';
import type { Color } from '../../color/types';
import { chromaPoints } from '../chromaCurve';
import type { Ladder } from '../ladder';
import { ladderOf, sourcesOf, type ScaleSource } from '../scale';
import { shadeAt } from '../shades';
import { statusSources } from '../statusScales';
import { THEME_MODES, type Curves, type EvenBy, type Theme, type ThemeMode } from '../theme';
import { toneOf } from '../tone';
import type { FileScales } from './fileScales';

/** Precision of a stored curve: thousandths of tones, hundredths of chroma. */
const TONES_PER = 1000;
const CHROMA_PER = 100;
const CHROMA_MOST = 2;
/** Rounding to 8 bits changes a tone by less: a larger difference was made by hand. */
const MOVED = 0.004;
/** Deviations that rounding can hide, in thousandths and in hundredths. */
const TRIED = [0, -1, 1, -2, 2, -3, 3];
/** With less chroma, a color says little about its chroma factor. */
const LEAST_CHROMA = 0.02;

type Given = {
  readonly colors: readonly Color[];
  /** The color of the scale at a tone and a chroma factor. */
  readonly shade: (tone: number, chroma: number) => Color;
};

/** Caches shades: trying a step changes few others, so most are requested again and again. */
const remembered = ({ curve }: ScaleSource, evenBy: EvenBy): Given['shade'] => {
  const known = new Map<string, Color>();
  return (tone, chroma) => {
    const key = `${tone} ${chroma}`;
    const shade = known.get(key) ?? shadeAt(curve, tone, chroma, evenBy);
    known.set(key, shade);
    return shade;
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The scales of a mode, and the file's colors for them. */
const givenIn = (theme: Theme, { colors }: FileScales, mode: ThemeMode): Given[] => {
  const brand = theme.hues[0]?.anchors[0] ?? null;
  const sources = [
    ...sourcesOf(theme, mode, brand && rgbToOklch(brand.rgb).okH),
    ...Object.values(statusSources(brand)),
  ];
  return sources.flatMap((source) => {
    const own = colors[mode].get(source.id);
    return own && own.length === theme.steps.length
      ? [{ colors: own, shade: remembered(source, theme.evenBy) }]
      : [];
  });
};

const withCurve = (theme: Theme, mode: ThemeMode, change: Partial<Curves>): Theme => ({
  ...theme,
  curves: { ...theme.curves, [mode]: { ...theme.curves[mode], ...change } },
});

const withValue = (values: Curves['tones'], step: number, value: number | null): (number | null)[] =>
  Array.from({ length: Math.max(values.length, step + 1) }, (_, i) =>
    i === step ? value : (values[i] ?? null),
  );

const offBy = (ladder: Ladder, wanted: Ladder): number =>
  ladder.reduce((sum, tone, step) => sum + Math.abs(tone - (wanted[step] ?? tone)), 0);

/** The number of scales that have the file's color at a step. */
const sameOn = (given: readonly Given[], step: number, tone: number, chroma: number): number =>
  given.filter(({ colors, shade }) => {
    const wanted = colors[step];
    return wanted && sameColor(wanted, shade(tone, chroma));
  }).length;

/** Sets tones by hand one by one, each time the one that brings the ladder closest to the file's. */
const withTones = (theme: Theme, given: readonly Given[], mode: ThemeMode): Theme => {
  const wanted = theme.steps.map((_, step) =>
    median(given.flatMap(({ colors }) => (colors[step] ? [toneOf(colors[step].rgb, theme.evenBy)] : []))),
  );
  const rounded = wanted.map((tone) => Math.round(tone * TONES_PER));
  const setAt = (one: Theme, step: number, thousandths: number): Theme =>
    withCurve(one, mode, {
      tones: withValue(one.curves[mode].tones, step, Math.min(Math.max(thousandths / TONES_PER, 0), 1)),
    });
  const isFar = (one: Theme): boolean =>
    ladderOf(one, mode).some((tone, step) => Math.abs(tone - (wanted[step] ?? tone)) > MOVED);
  let found = theme;
  for (let round = 0; round < theme.steps.length && isFar(found); round++) {
    const least = offBy(ladderOf(found, mode), wanted);
    const [first] = rounded
      .map((thousandths, step) => setAt(found, step, thousandths))
      .map((next) => ({ next, off: offBy(ladderOf(next, mode), wanted) }))
      .toSorted((a, b) => a.off - b.off);
    if (!first || first.off >= least) break;
    found = first.next;
  }
  const same = (one: Theme): number =>
    ladderOf(one, mode).reduce((sum, tone, step) => sum + sameOn(given, step, tone, 1), 0);
  let most = same(found);
  for (const [step, tone] of found.curves[mode].tones.entries()) {
    if (tone === null) continue;
    for (const off of TRIED) {
      const next = setAt(found, step, (rounded[step] ?? 0) + off);
      const count = same(next);
      if (count > most) [found, most] = [next, count];
    }
  }
  return found;
};

/** Chroma factors, in hundredths, that may have produced the file's colors at a step. */
const factorsOf = (given: readonly Given[], step: number, tone: number): number[] => {
  const guessed = given.flatMap(({ colors, shade }) => {
    const [usual, wanted] = [shade(tone, 1), colors[step]];
    const { okC } = rgbToOklch(usual.rgb);
    return wanted && okC >= LEAST_CHROMA ? [(rgbToOklch(wanted.rgb).okC / okC) * CHROMA_PER] : [];
  });
  const near = guessed.flatMap((factor) => TRIED.map((off) => Math.round(factor) + off));
  return [...new Set(near)].filter((factor) => factor >= 0 && factor <= CHROMA_MOST * CHROMA_PER);
};

const withChroma = (theme: Theme, given: readonly Given[], mode: ThemeMode): Theme => {
  const factors = theme.steps.map(() => 1);
  for (const [step, tone] of ladderOf(theme, mode).entries()) {
    const usual = sameOn(given, step, tone, 1);
    if (usual === given.length) continue;
    const tried = factorsOf(given, step, tone).map((factor) => ({
      factor,
      count: sameOn(given, step, tone, factor / CHROMA_PER),
    }));
    const most = Math.max(usual, ...tried.map(({ count }) => count));
    if (most > usual)
      // Where sRGB has no more chroma, several factors give the same colors.
      factors[step] =
        median(tried.flatMap(({ factor, count }) => (count === most ? [factor] : []))) / CHROMA_PER;
  }
  return withCurve(theme, mode, { chroma: chromaPoints(factors) });
};

/**
 * Finds the curves with which the theme's scales come closest to the file's: tone and chroma of each step in both
 * modes. Defaults are kept where they match as many steps.
 */
export const fitCurves = (theme: Theme, scales: FileScales): Theme =>
  THEME_MODES.reduce((fitted, mode) => {
    const given = givenIn(fitted, scales, mode);
    return withChroma(withTones(fitted, given, mode), given, mode);
  }, theme);
