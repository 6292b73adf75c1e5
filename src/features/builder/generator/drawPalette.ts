import { generateByMethod } from '../../../color/generate/methods';
import { randomColor } from '../../../color/generate/randomColor';
import type { Flags } from '../../../color/generate/scope';
import type { Random } from '../../../color/random';
import type { Palette } from '../../../color/types';
import type { GeneratorMethod } from './methodSlice';

/** A new palette of the same size. Only a rule looks at the locked colors, to go with them. */
export const drawPalette = (
  method: GeneratorMethod,
  colors: Palette,
  locked: Flags,
  random: Random,
): Palette =>
  method === 'random'
    ? colors.map(() => randomColor(random))
    : generateByMethod(method, colors, locked, random);
