import type { Palette } from '../types';
import { isHueless, withHsl } from './channels';
import { canChange, changeColors, type Scope } from './scope';

export type NivelateChannel = 'saturation' | 'lightness';

const KEYS = { saturation: 's', lightness: 'l' } as const satisfies Record<NivelateChannel, 's' | 'l'>;

/**
 * Sets the saturation or lightness of all colors in scope to their mean. Grays, which have no hue, neither get a
 * saturation nor count in its mean.
 */
export const nivelate = (palette: Palette, channel: NivelateChannel, scope: Scope): Palette => {
  const key = KEYS[channel];
  const counts = (color: Palette[number]): boolean => channel === 'lightness' || !isHueless(color);
  const values = palette
    .filter((color, index) => canChange(scope, index) && counts(color))
    .map(({ hsl }) => hsl[key]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return changeColors(palette, scope, (color) => (counts(color) ? withHsl(color, { [key]: mean }) : color));
};
