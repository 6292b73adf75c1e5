import type { Gamut } from '../color/gamut';
import type { Color } from '../color/types';
import { chromaInGamut } from '../color/gamut';
import type { HueCurve } from './hueCurve';
import type { Scale } from './scale';
import { shadeAt } from './shades';
import { statusFamily } from './statusScales';
import type { ThemeMode } from './theme';
import { wideShadeAt } from './wideShade';

/** The id of the scale of additional chart colors, which are not in the palette; no hue has this id. */
export const SERIES = 'chart';

/** OKLCH hues in degrees that look like themselves at the tones of charts: no brown, no olive, no mustard. */
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
 * Tones, each that of the gray of the same luminance, so that all colors at a tone have the same contrast: the first is
 * as close to the page as a mark may be, and the others are far enough apart to be distinguished without hue vision.
 */
const TONES: Readonly<Record<ThemeMode, readonly number[]>> = {
  light: [0.595, 0.5, 0.42, 0.34],
  dark: [0.62, 0.7, 0.79, 0.88],
};
/** Suffix of a hue's name, by the index of the tone. */
const TONE_NAMES = ['', '2', '3', '4'] as const;

/** How many steps of the scale have the same hue. */
export const SERIES_TONES = TONE_NAMES.length;

/** The name of each step of the scale: 'red', 'red2' … 'orange' … */
export const SERIES_NAMES: readonly string[] = HUES.flatMap(([name]) =>
  TONE_NAMES.map((tone) => `${name}${tone}`),
);

type Family = ReturnType<typeof statusFamily>;

const curveOf = (okH: number, { okC, vividness }: Family): HueCurve => ({
  exactAt: [],
  hueAt: () => okH,
  // The gamut is only searched up to the chroma that is needed.
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
 * Colors for chart series: all hues in four tones each, about as chromatic and as vivid as the brand's color. They do
 * not depend on the rest of the theme, so that chosen ones stay the same.
 */
export const seriesScale = (brand: Color | null, mode: ThemeMode, gamut: Gamut): Scale => {
  const family = statusFamily(brand);
  const key = `${mode} ${gamut} ${family.okC} ${family.vividness}`;
  const scale = kept.get(key) ?? made(family, mode, gamut);
  // Moved to the end of the map, whose first entry is the least recently used.
  kept.delete(key);
  kept.set(key, scale);
  const [oldest] = kept.keys();
  if (kept.size > SCALES_KEPT && oldest !== undefined) kept.delete(oldest);
  return scale;
};
