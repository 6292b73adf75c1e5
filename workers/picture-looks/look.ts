import type { Engine } from '../../src/engine/engine';
import type { Look } from './api';
import { type ColorMap, posterizing, remembering } from './colorMaps';

/** Takes RGBA and returns RGBA of the same size, possibly in place; alpha is kept. */
export type Painter = (rgba: Uint8ClampedArray<ArrayBuffer>) => Uint8ClampedArray<ArrayBuffer>;

/** Applies a map to every visible pixel. */
export const paintBy =
  (map: ColorMap): Painter =>
  (rgba) => {
    const painted = new Uint8ClampedArray(rgba);
    for (let i = 0; i < painted.length; i += 4) {
      if (painted[i + 3] === 0) continue;
      const mapped = map(((painted[i] ?? 0) << 16) | ((painted[i + 1] ?? 0) << 8) | (painted[i + 2] ?? 0));
      painted[i] = mapped >> 16;
      painted[i + 1] = (mapped >> 8) & 255;
      painted[i + 2] = mapped & 255;
    }
    return painted;
  };

/** The painter of a view; create one per picture, as it caches colors. */
export const painterOf = async (look: Look, engine: Engine): Promise<Painter> => {
  if (look.kind === 'vision') return (rgba) => engine.simulate(rgba, look.deficiency, rgba);
  const { palette } = look;
  if (look.kind === 'posterized') return paintBy(remembering(posterizing(palette)));
  const { recoloring } = await import('./recoloring');
  return paintBy(remembering(recoloring(palette, look.target)));
};
