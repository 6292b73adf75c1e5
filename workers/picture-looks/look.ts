import type { Engine } from '../../src/engine/engine';
import type { Look } from './api';
import { type ColorMap, posterizing, recoloring, remembering } from './colorMaps';

/** RGBA in, RGBA of the same size out, in the same place where that is quicker; alpha is kept. */
export type Painter = (rgba: Uint8ClampedArray<ArrayBuffer>) => Uint8ClampedArray<ArrayBuffer>;

/** Asks the map for the color of every pixel that is seen. */
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

/** What turns pixels into those of a look; made once a picture, for it remembers the colors it has met. */
export const painterOf = (look: Look, engine: Engine): Painter => {
  if (look.kind === 'vision') return (rgba) => engine.simulate(rgba, look.deficiency, rgba);
  const { palette } = look;
  return paintBy(
    remembering(look.kind === 'posterized' ? posterizing(palette) : recoloring(palette, look.target)),
  );
};
