import { sameColor } from '../color/color';
import { rgbToOklch } from '../color/oklab';
import type { Color, Palette } from '../color/types';
import { turnTo } from './hueCurve';
import { HUES_MAX, RESERVED_IDS, type Curves, type Hue, type Theme } from './theme';

/** OKLCH chroma under which a color is a gray. */
const GRAY_BELOW = 0.03;
/** Degrees within which two colors are shades of one hue. */
const SAME_HUE = 14;

/** Names of hues, by the OKLCH degrees where each is most itself. */
const HUE_NAMES: readonly (readonly [string, number])[] = [
  ['rose', 12],
  ['red', 27],
  ['orange', 50],
  ['amber', 75],
  ['yellow', 98],
  ['lime', 124],
  ['green', 148],
  ['emerald', 164],
  ['teal', 184],
  ['cyan', 212],
  ['sky', 236],
  ['blue', 258],
  ['indigo', 276],
  ['violet', 292],
  ['purple', 306],
  ['fuchsia', 324],
  ['pink', 352],
];

export const hueName = (okH: number): string => {
  const off = HUE_NAMES.map(([, degrees]) => Math.abs(turnTo(okH, degrees)));
  return HUE_NAMES[off.indexOf(Math.min(...off))]?.[0] ?? 'hue';
};

export const STEP_NAMES = [
  '50',
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  '950',
] as const;

export const NO_CURVES: Curves = { tones: [], chroma: [] };

export const uniqueId = (wanted: string, taken: ReadonlySet<string>): string => {
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  return id;
};

/**
 * A theme of everything that the palette has: colors of one hue become anchors of one scale, grays anchors of the
 * neutral. The base color is the brand where it is no gray.
 */
export const themeFromPalette = (palette: Palette, base: Color | null, name: string | null = null): Theme => {
  const chromaOf = ({ rgb }: Color): number => rgbToOklch(rgb).okC;
  const hueOf = ({ rgb }: Color): number => rgbToOklch(rgb).okH;
  const isGray = (color: Color): boolean => chromaOf(color) < GRAY_BELOW;
  const colors = palette.filter((color) => !isGray(color));
  const ordered =
    base && !isGray(base) ? [base, ...colors.filter((color) => !sameColor(color, base))] : colors;
  const groups: Color[][] = [];
  for (const color of ordered) {
    const group = groups.find(([first]) => first && Math.abs(turnTo(hueOf(first), hueOf(color))) <= SAME_HUE);
    if (group) group.push(color);
    else groups.push([color]);
  }
  const taken = new Set(RESERVED_IDS);
  const hues = groups.slice(0, HUES_MAX).map((anchors): Hue => {
    const id = uniqueId(anchors[0] ? hueName(hueOf(anchors[0])) : 'hue', taken);
    taken.add(id);
    return { id, anchors, shift: 0 };
  });
  return {
    name,
    hues,
    grays: palette.filter(isGray),
    steps: STEP_NAMES,
    evenBy: 'lightness',
    curves: { light: NO_CURVES, dark: NO_CURVES },
    pins: { light: [], dark: [] },
    chosen: { light: {}, dark: {} },
  };
};
