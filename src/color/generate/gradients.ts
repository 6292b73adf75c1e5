import { formatHex } from '../format';
import type { Color, Palette } from '../types';
import { turnHue } from './hueShift';
import { combinations, placesTitle } from './pairings';
import { schemeColors, SCHEMES, type SchemeKind } from './schemes';

export type GradientSize = 2 | 3 | 4;

export type PaletteCombination = {
  /** CSS, from left to right, interpolated in OKLab: in sRGB, complements pass through gray. */
  readonly gradient: string;
  readonly title: string;
  /** 2 to 4. */
  readonly colors: readonly Color[];
};

const combination = (title: string, colors: readonly Color[]): PaletteCombination => ({
  gradient: `linear-gradient(90deg in oklab, ${colors.map(formatHex).join(', ')})`,
  title,
  colors,
});

/** Limit for gradients of 3 and of 4 palette colors; pairs are all shown. */
const MOST_OF_MANY = 6;

/** Of the palette's own colors; empty when it has fewer than `size`. Titled by their places, from 1. */
export const paletteGradients = (palette: Palette, size: GradientSize): PaletteCombination[] => {
  const placed = palette.map((color, index) => ({ color, place: index + 1 }));
  const chosen = combinations(placed, size).map((parts) =>
    combination(
      placesTitle(parts.map(({ place }) => place)),
      parts.map(({ color }) => color),
    ),
  );
  return size === 2 ? chosen : chosen.slice(0, MOST_OF_MANY);
};

/** Hue offset of the second color, in degrees: the angles of the classic harmonies. */
const WHEEL_PAIRS = [
  { title: 'Neighbor, +15°', turn: 15 },
  { title: 'Analogous, +30°', turn: 30 },
  { title: 'Tetradic, +60°', turn: 60 },
  { title: 'Square, +90°', turn: 90 },
  { title: 'Triadic, +120°', turn: 120 },
  { title: 'Split complementary, +150°', turn: 150 },
  { title: 'Complementary', turn: 180 },
  { title: 'Split complementary, −150°', turn: -150 },
  { title: 'Triadic, −120°', turn: -120 },
  { title: 'Square, −90°', turn: -90 },
  { title: 'Tetradic, −60°', turn: -60 },
  { title: 'Analogous, −30°', turn: -30 },
  { title: 'Neighbor, −15°', turn: -15 },
] as const satisfies readonly { title: string; turn: number }[];

const WHEEL_SCHEMES_OF = {
  3: ['triadic', 'splitComplementary', 'analogous'],
  4: ['square', 'tetradic'],
} as const satisfies Record<3 | 4, readonly SchemeKind[]>;

/** Of a color and its partners on the wheel: 13 pairs, 3 triples, 2 quadruples. */
export const wheelGradients = (color: Color, size: GradientSize): PaletteCombination[] => {
  if (size === 2)
    return WHEEL_PAIRS.map(({ title, turn }) => combination(title, [color, turnHue(color, turn)]));
  return WHEEL_SCHEMES_OF[size].map((kind) => combination(SCHEMES[kind].label, schemeColors(color, kind)));
};
