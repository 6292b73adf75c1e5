import type { Color } from '../types';
import { turnHue } from './hueShift';

type SchemeRow = {
  readonly label: string;
  /** Degrees around the HSL wheel; 0 is the color itself. */
  readonly turns: readonly number[];
};

/** The harmonies of the color wheel. */
export const SCHEMES = {
  complementary: { label: 'Complementary', turns: [0, 180] },
  analogous: { label: 'Analogous', turns: [-30, 0, 30] },
  triadic: { label: 'Triadic', turns: [0, 120, 240] },
  splitComplementary: { label: 'Split complementary', turns: [0, 150, 210] },
  square: { label: 'Square', turns: [0, 90, 180, 270] },
  tetradic: { label: 'Tetradic', turns: [0, 60, 180, 240] },
} as const satisfies Record<string, SchemeRow>;

export type SchemeKind = keyof typeof SCHEMES;

/** The schemes of the Color wheel tab, in the order they are shown. */
export const WHEEL_SCHEMES = [
  'complementary',
  'analogous',
  'triadic',
  'square',
  'tetradic',
] as const satisfies readonly SchemeKind[];

/** The unchanged color and its partners on the wheel. */
export const schemeColors = (color: Color, kind: SchemeKind): Color[] =>
  SCHEMES[kind].turns.map((degrees) => turnHue(color, degrees));
