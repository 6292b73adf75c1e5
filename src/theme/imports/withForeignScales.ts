import { sameColor } from '../../color/color';
import { rgbToOklch } from '../../color/oklab';
import type { Color } from '../../color/types';
import { uniqueName } from '../../palette/uniqueNames';
import { isSameHue } from '../themeFromPalette';
import { HUES_MAX, PINS_MAX, THEME_MODES, type Hue, type Pin, type Theme, type ThemeMode } from '../theme';
import type { ForeignScale, ForeignScales } from './foreignScales';

/** Maximum number of anchors of a scale in an address. */
const ANCHORS_MAX = 9;

const colorsOf = ({ colors }: ForeignScale): readonly Color[] => [
  ...colors.light.values(),
  ...colors.dark.values(),
];

const isIn = (colors: readonly Color[], color: Color): boolean => colors.some((one) => sameColor(one, color));

/** The color that a scale is named after: the most colorful one. */
const mostColorful = (colors: readonly Color[]): Color | undefined =>
  colors.toSorted((a, b) => rgbToOklch(b.rgb).okC - rgbToOklch(a.rgb).okC)[0];

/** The first hue that a color without a scale is a shade of. */
const ownerOf = (color: Color, hues: readonly Hue[]): Hue | undefined =>
  // Stryker disable next-line MethodExpression: each has one anchor
  hues.find(({ anchors }) => anchors.some((anchor) => isSameHue(anchor, color)));

/**
 * Scales as hues of a theme, the brand first: each with the roles' colors of its hue, or with its most colorful color.
 */
const huesOf = (theme: Theme, scales: readonly ForeignScale[]): Hue[] => {
  const roles = theme.hues.flatMap(({ anchors }) => anchors);
  // A color that is a step of a scale needs no anchor.
  const free = roles.filter((color) => !scales.some((scale) => isIn(colorsOf(scale), color)));
  const own = scales.flatMap((scale): Hue[] => {
    const colors = colorsOf(scale);
    const main = roles.find((color) => isIn(colors, color)) ?? mostColorful(colors);
    return main ? [{ id: scale.id, anchors: [main], shift: 0 }] : [];
  });
  const joined = own.map((hue): Hue => {
    const more = free.filter((color) => ownerOf(color, own)?.id === hue.id);
    const used = hue.anchors.filter((color) => more.length === 0 || isIn(roles, color));
    return { ...hue, anchors: [...used, ...more].slice(0, ANCHORS_MAX) };
  });
  const taken = new Set(scales.map(({ id }) => id));
  const others = theme.hues.flatMap((hue): Hue[] => {
    const anchors = hue.anchors.filter((color) => isIn(free, color) && !ownerOf(color, own));
    if (anchors.length === 0) return [];
    const id = uniqueName(hue.id, '-', taken);
    taken.add(id);
    return [{ ...hue, id, anchors }];
  });
  const isUsed = ({ anchors }: Hue): boolean => anchors.some((color) => isIn(roles, color));
  const [brand] = roles;
  const isBrand = ({ anchors }: Hue): boolean => brand !== undefined && isIn(anchors, brand);
  const all = [...joined.filter(isUsed), ...others, ...joined.filter((hue) => !isUsed(hue))];
  return [...all.filter(isBrand), ...all.filter((hue) => !isBrand(hue))].slice(0, HUES_MAX);
};

/** Pins the steps of scales, as long as whole scales fit. */
const pinsOf = (scales: readonly ForeignScale[], steps: readonly string[], mode: ThemeMode): Pin[] => {
  const pins: Pin[] = [];
  for (const { id, colors } of scales) {
    const own = [...colors[mode]].map(([name, color]): Pin => ({
      scale: id,
      step: steps.indexOf(name),
      color,
    }));
    if (pins.length + own.length <= PINS_MAX) pins.push(...own);
  }
  return pins;
};

/** A theme needs at least one color: without any other, the middle one of its neutral. */
const withColor = (theme: Theme, neutral: ForeignScale | null): Theme => {
  if (theme.hues.length > 0 || theme.grays.length > 0 || !neutral) return theme;
  const colors = colorsOf(neutral);
  return { ...theme, grays: colors.slice(Math.floor(colors.length / 2)).slice(0, 1) };
};

/**
 * Variants of a theme with the scales of the files, with their names and steps, and with as many pinned colors as there
 * is room for. The first variant has most pins; the last has none. The caller finds out which one keeps the roles'
 * colors.
 */
export const withForeignScales = (theme: Theme, { steps, hues, neutral }: ForeignScales): Theme[] => {
  const named = huesOf(theme, hues);
  const ordered = named.flatMap(({ id }) => hues.filter((scale) => scale.id === id));
  const [first, ...rest] = ordered;
  const made: Theme = { ...theme, steps, hues: named };
  const pinned = (scales: readonly ForeignScale[]): Theme => {
    const pins = { light: pinsOf(scales, steps, 'light'), dark: pinsOf(scales, steps, 'dark') };
    const colors = THEME_MODES.flatMap((mode) => pins[mode].map(({ color }) => color));
    // A pinned gray needs no anchor.
    const grays = theme.grays.filter((gray) => !isIn(colors, gray));
    return withColor({ ...made, pins, grays }, neutral);
  };
  const brandAndNeutral = [first, neutral].filter((scale) => scale !== undefined && scale !== null);
  return [
    pinned([...brandAndNeutral, ...rest]),
    pinned(brandAndNeutral.slice(0, 1)),
    withColor(made, neutral),
  ];
};
