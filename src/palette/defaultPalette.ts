import { colorFromHex } from '../color/color';
import { randomInt, type Random } from '../color/random';
import { DEFAULT_PALETTES } from './defaultPalettes.data';
import { createPalette, type PaletteDocument } from './palette';

/** What the builder begins with, where it has nothing else to show. */
export const defaultPalette = (random: Random): PaletteDocument => {
  const hexes = DEFAULT_PALETTES[randomInt(random, 0, DEFAULT_PALETTES.length - 1)] ?? DEFAULT_PALETTES[0];
  return createPalette(hexes.map((hex) => colorFromHex(hex)));
};
