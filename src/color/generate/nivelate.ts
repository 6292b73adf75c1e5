import type { Palette } from '../types';
import { withHsl } from './channels';
import { canChange, changeColors, type Scope } from './scope';

export type NivelateChannel = 'saturation' | 'lightness';

const KEYS = { saturation: 's', lightness: 'l' } as const satisfies Record<NivelateChannel, 's' | 'l'>;

/** Sets the saturation or lightness of all colors in scope to their mean. */
export const nivelate = (palette: Palette, channel: NivelateChannel, scope: Scope): Palette => {
  const key = KEYS[channel];
  const values = palette.filter((_, index) => canChange(scope, index)).map(({ hsl }) => hsl[key]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return changeColors(palette, scope, (color) => withHsl(color, { [key]: mean }));
};
