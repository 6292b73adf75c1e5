import fc from 'fast-check';
import { colorFromHex, colorFromHsl, colorFromPacked } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import type { Random } from '../../../src/color/random';
import type { Color, Palette } from '../../../src/color/types';

/** Mulberry32 (T. Ettinger): the same seed gives the same numbers in [0, 1). */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const palette = (...hexes: string[]): Palette => hexes.map(colorFromHex);
export const hexes = (colors: readonly Color[]): string[] => colors.map(formatHex);

/** Locked colors that are still what and where they were. */
export const keptLocked = (before: Palette, after: Palette, locked: readonly boolean[]): boolean =>
  before.every((color, i) => !locked[i] || after[i] === color);

export const anySeed = fc.integer().map(seededRandom);

/** Any 8-bit color, and colors whose HSL is not the one of their 8-bit value. */
export const anyColor: fc.Arbitrary<Color> = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map(colorFromPacked),
  fc
    .record({
      h: fc.integer({ min: 0, max: 359 }),
      s: fc.integer({ min: 0, max: 100 }),
      l: fc.integer({ min: 0, max: 100 }),
    })
    .map(colorFromHsl),
  fc.constantFrom(...palette('#000000', '#FFFFFF', '#808080', '#FF0000', '#010101', '#FEFEFE', '#0000FF')),
);

export const anyPalette: fc.Arbitrary<Palette> = fc.array(anyColor, { minLength: 2, maxLength: 9 });

/** A palette with a lock and an active flag for each color. */
export const anyScope = fc.record({
  colors: anyPalette,
  locked: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  active: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
});
