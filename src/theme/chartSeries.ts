import type { Gamut } from '../color/gamut';
import type { Color } from '../color/types';
import { chromaInGamut } from '../color/gamut';
import type { HueCurve } from './hueCurve';
import type { Scale } from './scale';
import { shadeAt } from './shades';
import { statusFamily } from './statusScales';
import type { ThemeMode } from './theme';
import { wideShadeAt } from './wideShade';

/** The id of the scale of what charts have beside the palette; no hue has it. */
export const SERIES = 'chart';

/** Degrees of OKLCH at which a hue looks like itself in the tones of charts: no brown, no olive, no mustard. */
const HUES = [
  ['red', 25],
  ['orange', 50],
  ['gold', 88],
  ['green', 148],
  ['teal', 188],
  ['sky', 232],
  ['blue', 261],
  ['violet', 294],
  ['plum', 328],
  ['rose', 4],
] as const;

/**
 * Tones, as those of grays of the same luminance, so that all of one row have one contrast: the first is as near to the
 * page as a mark can be, and the others are far enough from it to be told apart where hues are not.
 */
const TONES: Readonly<Record<ThemeMode, readonly number[]>> = {
  light: [0.595, 0.5, 0.42, 0.34],
  dark: [0.62, 0.7, 0.79, 0.88],
};
/** After the name of a hue, by the place of the tone. */
const TONE_NAMES = ['', '2', '3', '4'] as const;

/** What each step of the scale is called: 'red', 'red2' … 'orange' … */
export const SERIES_NAMES: readonly string[] = HUES.flatMap(([name]) =>
  TONE_NAMES.map((tone) => `${name}${tone}`),
);

type Family = ReturnType<typeof statusFamily>;

const curveOf = (okH: number, { okC, vividness }: Family): HueCurve => ({
  exactAt: [],
  hueAt: () => okH,
  // No more of the gamut is asked for than is needed.
  chromaAt: (_, okL) => vividness * chromaInGamut(okL, okH, okC / vividness),
});

const made = (family: Family, mode: ThemeMode, gamut: Gamut): Scale => {
  const shades = HUES.flatMap(([, okH]) => {
    const curve = curveOf(okH, family);
    return TONES[mode].map((tone) => ({ curve, tone, color: shadeAt(curve, tone, 1, 'ratio') }));
  });
  return {
    id: SERIES,
    steps: shades.map(({ color }) => color),
    wides: gamut === 'p3' ? shades.map(({ curve, tone, color }) => wideShadeAt(curve, tone, 1, color)) : [],
    anchors: [],
    pins: [],
  };
};

const SCALES_KEPT = 8;
const kept = new Map<string, Scale>();

/**
 * Colors for the series of charts, of all hues and four tones each, about as chromatic and as vivid as the brand's
 * color. They are the same whatever else the theme has: what was chosen of them stays what it is.
 */
export const seriesScale = (brand: Color | null, mode: ThemeMode, gamut: Gamut): Scale => {
  const family = statusFamily(brand);
  const key = `${mode} ${gamut} ${family.okC} ${family.vividness}`;
  const scale = kept.get(key) ?? made(family, mode, gamut);
  // Last in the order of the map; the first in it is the one that was not asked for the longest.
  kept.delete(key);
  kept.set(key, scale);
  const [oldest] = kept.keys();
  if (kept.size > SCALES_KEPT && oldest !== undefined) kept.delete(oldest);
  return scale;
};
