import { sameColor } from './color';
import { deltaEOk } from './distance';
import { mixColors } from './mixColors';
import { rgbToOklab } from './oklab';
import type { RoleColors } from './roles';
import type { Color, Palette } from './types';

/** OKLab distance from which a mark is visible on a chart's ground. */
const SHOWS = 0.12;

const apart = (a: Color, b: Color): number => deltaEOk(rgbToOklab(a.rgb), rgbToOklab(b.rgb));

/**
 * Four colors for chart series: primary and accent, then other palette colors that are visible on both grounds, the
 * text color last, then mixes of the first two with the surface.
 */
export const chartSeries = (palette: Palette, roles: RoleColors): readonly [Color, Color, Color, Color] => {
  const { primary, accent, background, surface, text } = roles;
  const grounds = [background, surface];
  const taken = [primary, accent, text];
  const shown = palette.filter((color) => grounds.every((ground) => apart(color, ground) >= SHOWS));
  const others = shown.filter((color) => taken.every((other) => !sameColor(color, other)));
  const ink = shown.filter((color) => sameColor(color, text) && !sameColor(color, primary)).slice(0, 1);
  const second = sameColor(accent, primary) ? mixColors(primary, surface, 0.5) : accent;
  const [third = mixColors(primary, surface, 0.3), fourth = mixColors(second, surface, 0.45)] = [
    ...others,
    ...ink,
  ];
  return [primary, second, third, fourth];
};
