import { choosePalettes } from '../../src/engine/choosePalettes';
import type { Engine, PaletteStyle } from '../../src/engine/engine';
import type { PaletteMaker } from './palettePeers';

/** Longest side of the picture in which patches are searched, as in the product. */
const PATCH_SIDE = 256;

/** The product's palettes of a style, from decoded pixels on. */
export const createHueloomPalette =
  (engine: Engine, style: PaletteStyle): PaletteMaker =>
  ({ width, height, rgba }, count) => {
    const summary = engine.summarize(rgba);
    const pixels = { width, height, rgba: new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.length) };
    const patches = engine.findPatches(engine.shrink(pixels, PATCH_SIDE));
    const options = { count, style, variants: [0] };
    return choosePalettes(engine, { summary, patches, drawn: null }, options)[0]!.map(({ rgb }) => rgb);
  };
