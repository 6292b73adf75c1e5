import { sameColor } from '../color/color';
import { nameToIdentifier } from '../color/identifier';
import { rgbToOklch } from '../color/oklab';
import { STEP_LIGHTNESS } from '../color/stepLightness';
import type { Color, Oklch, Palette } from '../color/types';
import { uniqueName } from '../palette/uniqueNames';
import { turnTo } from './hueCurve';
import { THEME_ROLES } from './roles';
import { HUES_MAX, RESERVED_IDS, type Curves, type Hue, type Theme } from './theme';

/** OKLCH chroma under which a color is a gray. */
const GRAY_BELOW = 0.03;
/** Degrees within which two colors are shades of one hue. */
const SAME_HUE = 14;

/** Names of hues, with the OKLCH degrees that are most typical of each. */
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

/**
 * Colors that are not called by their hue: a range of OKLCH degrees, and the lightness and chroma that make the
 * difference.
 */
const MUTED_NAMES: readonly {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly is: (okL: number, okC: number) => boolean;
}[] = [
  { name: 'maroon', from: 0, to: 35, is: (okL) => okL < 0.36 },
  { name: 'brown', from: 35, to: 88, is: (okL, okC) => okL < 0.52 || (okL < 0.68 && okC < 0.11) },
  { name: 'sand', from: 35, to: 105, is: (okL, okC) => okL >= 0.68 && okC < 0.09 },
  { name: 'olive', from: 88, to: 128, is: (okL, okC) => okL < 0.55 || (okL < 0.75 && okC < 0.1) },
  { name: 'sage', from: 105, to: 165, is: (okL, okC) => okL >= 0.55 && okC < 0.07 },
  { name: 'slate', from: 220, to: 285, is: (_, okC) => okC < 0.06 },
  { name: 'navy', from: 245, to: 285, is: (okL) => okL < 0.34 },
  { name: 'plum', from: 300, to: 345, is: (okL, okC) => okL < 0.42 || okC < 0.07 },
];

/** The name of a color's scale: that of its hue, unless its lightness and chroma suggest another one. */
export const hueName = ({ okL, okC, okH }: Oklch): string => {
  const muted = MUTED_NAMES.find(({ from, to, is }) => okH >= from && okH < to && is(okL, okC));
  if (muted) return muted.name;
  const off = HUE_NAMES.map(([, degrees]) => Math.abs(turnTo(okH, degrees)));
  return HUE_NAMES[off.indexOf(Math.min(...off))]?.[0] ?? 'hue';
};

/** So long that an id has room for a number. */
const GIVEN_MAX = 28;

/** Words that no hue takes from a color: those of other scales, of roles, and the one for names without letters. */
const NO_GIVEN: ReadonlySet<string> = new Set([
  ...RESERVED_IDS,
  ...THEME_ROLES.map((role) => role.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)),
  'color',
]);

/**
 * The name of the scale that begins with a color: the color's given name if it suits a scale, otherwise that of its hue.
 * A name with digits is a code or a step, to which the names of steps cannot be added.
 */
const scaleName = ({ name = '', rgb }: Color): string => {
  const given = nameToIdentifier(name).slice(0, GIVEN_MAX).replace(/-$/, '');
  return NO_GIVEN.has(given) || /\d/.test(name) ? hueName(rgbToOklch(rgb)) : given;
};

export const STEP_NAMES: readonly string[] = STEP_LIGHTNESS.map(({ step }) => `${step}`);

export const NO_CURVES: Curves = { tones: [], chroma: [] };

/** Whether a color belongs to the neutral rather than to a hue. */
export const isGray = ({ rgb }: Color): boolean => rgbToOklch(rgb).okC < GRAY_BELOW;

/** Whether two colors are shades of one hue, or both are grays. */
export const isSameHue = (one: Color, other: Color): boolean => {
  if (isGray(one) || isGray(other)) return isGray(one) && isGray(other);
  return Math.abs(turnTo(rgbToOklch(one.rgb).okH, rgbToOklch(other.rgb).okH)) <= SAME_HUE;
};

/** Whether a hue was named by hand: the rules name it after its first color, with a number if that is taken. */
export const isNamedByHand = ({ id, anchors: [first] }: Hue): boolean =>
  first !== undefined && id.replace(/-\d+$/, '') !== scaleName(first);

/** Makes a theme of colors in the order of their hues: those of one hue become anchors of one scale. */
export const themeOfHues = (colors: Palette, grays: Palette, name: string | null): Theme => {
  const groups: Color[][] = [];
  for (const color of colors) {
    const group = groups.find(([first]) => first && isSameHue(first, color));
    if (group) group.push(color);
    else groups.push([color]);
  }
  const taken = new Set(RESERVED_IDS);
  const hues = groups.slice(0, HUES_MAX).map((anchors): Hue => {
    const id = uniqueName(anchors[0] ? scaleName(anchors[0]) : 'hue', '-', taken);
    taken.add(id);
    return { id, anchors, shift: 0 };
  });
  return {
    name,
    hues,
    grays,
    steps: STEP_NAMES,
    evenBy: 'lightness',
    gamut: 'srgb',
    curves: { light: NO_CURVES, dark: NO_CURVES },
    pins: { light: [], dark: [] },
    chosen: { light: {}, dark: {} },
  };
};

/**
 * Makes a theme of a palette as it is: hues in its order, and grays as the neutral. The base color is the brand unless
 * it is gray.
 */
export const themeFromPalette = (palette: Palette, base: Color | null, name: string | null = null): Theme => {
  const colors = palette.filter((color) => !isGray(color));
  const ordered =
    base && !isGray(base) ? [base, ...colors.filter((color) => !sameColor(color, base))] : colors;
  return themeOfHues(ordered, palette.filter(isGray), name);
};
