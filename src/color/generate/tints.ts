import type { Color, Palette, Rgb } from '../types';
import { withRgb } from './channels';
import { changeColors, type Scope } from './scope';

type TintRow = { readonly label: string; readonly rgb: Rgb };

/** The values are those of the CSS color keywords (CSS Color 4, 6.1). */
export const TINTS = {
  cyan: { label: 'Cyan', rgb: { r: 0, g: 255, b: 255 } },
  magenta: { label: 'Magenta', rgb: { r: 255, g: 0, b: 255 } },
  yellow: { label: 'Yellow', rgb: { r: 255, g: 255, b: 0 } },
  red: { label: 'Red', rgb: { r: 255, g: 0, b: 0 } },
  green: { label: 'Green', rgb: { r: 0, g: 128, b: 0 } },
  blue: { label: 'Blue', rgb: { r: 0, g: 0, b: 255 } },
  purple: { label: 'Purple', rgb: { r: 128, g: 0, b: 128 } },
  orange: { label: 'Orange', rgb: { r: 255, g: 165, b: 0 } },
  brown: { label: 'Brown', rgb: { r: 165, g: 42, b: 42 } },
} as const satisfies Record<string, TintRow>;

export type TintKind = keyof typeof TINTS;

/** The choices of the Tint tab. */
// The keys of an object literal, which Object.keys gives as plain strings.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const TINT_KINDS = Object.keys(TINTS) as readonly TintKind[];

/** Strength of each row in the Tint tab. */
export const TINT_STRENGTHS = [2, 4, 6, 8] as const;

/** Highest mix of the tint, so that something of the color remains. */
const MOST = 0.8;

/** Mixes `strength` tenths of the tint into the color. */
export const tintColor = (color: Color, kind: TintKind, strength: number): Color => {
  const factor = Math.min(MOST, strength / 10);
  const { r, g, b } = color.rgb;
  const target = TINTS[kind].rgb;
  return withRgb(color, {
    r: r + (target.r - r) * factor,
    g: g + (target.g - g) * factor,
    b: b + (target.b - b) * factor,
  });
};

/** A row of the Tint tab. */
export const tintPalette = (palette: Palette, kind: TintKind, strength: number, scope: Scope): Palette =>
  changeColors(palette, scope, (color) => tintColor(color, kind, strength));
