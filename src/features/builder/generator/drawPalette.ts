import { balancedPalette } from '../../../color/generate/balanced';
import { generateByMethod } from '../../../color/generate/methods';
import { randomPalette } from '../../../color/generate/randomPalette';
import type { Flags } from '../../../color/generate/scope';
import type { Random } from '../../../color/random';
import type { Palette } from '../../../color/types';
import type { GeneratorMethod } from './methodSlice';

/** A new palette of the same size; locked colors keep their places. */
export const drawPalette = (
  method: GeneratorMethod,
  colors: Palette,
  locked: Flags,
  random: Random,
): Palette => {
  if (method === 'balanced') return balancedPalette(colors, locked, random);
  if (method === 'random') return randomPalette(colors, locked, random);
  return generateByMethod(method, colors, locked, random);
};
