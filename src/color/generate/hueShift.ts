import type { Color, Palette } from '../types';
import { withHsl } from './channels';
import { changeColors, type Scope } from './scope';

/** Degrees that can be chosen in the Hue tab. */
export const HUE_STEPS = [5, 10, 15, 30, 45] as const;
export const DEFAULT_HUE_STEP = 15;

/** The color turned around the HSL wheel. */
export const turnHue = (color: Color, degrees: number): Color => withHsl(color, { h: color.hsl.h + degrees });

export type HueRow = { readonly degrees: number; readonly palette: Palette };

/** The rows of the Hue tab: minus one step, the palette itself, plus one step. */
export const hueRows = (palette: Palette, stepDegrees: number, scope: Scope): HueRow[] =>
  [-stepDegrees, 0, stepDegrees].map((degrees) => ({
    degrees,
    palette: changeColors(palette, scope, (color) => turnHue(color, degrees)),
  }));
