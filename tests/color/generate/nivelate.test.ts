import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromHsl } from '../../../src/color/color';
import { nivelate } from '../../../src/color/generate/nivelate';
import { anyScope, keptLocked } from './samples';

const BEFORE = [
  colorFromHsl({ h: 10, s: 20, l: 30 }),
  colorFromHsl({ h: 120, s: 60, l: 80 }),
  colorFromHsl({ h: 250, s: 91, l: 50 }),
];

describe('nivelate', () => {
  it('gives all colors the mean saturation or lightness, and leaves the rest', () => {
    expect(nivelate(BEFORE, 'saturation', { locked: [] }).map(({ hsl }) => hsl)).toEqual([
      { h: 10, s: 57, l: 30 },
      { h: 120, s: 57, l: 80 },
      { h: 250, s: 57, l: 50 },
    ]);
    expect(nivelate(BEFORE, 'lightness', { locked: [] }).map(({ hsl }) => hsl.l)).toEqual([53, 53, 53]);
  });

  it('takes the mean of the active colors alone [B-77]', () => {
    const leveled = nivelate(BEFORE, 'saturation', { locked: [], active: [true, true, false] });
    expect(leveled.map(({ hsl }) => hsl.s)).toEqual([40, 40, 91]);
    const locked = nivelate(BEFORE, 'saturation', { locked: [false, false, true] });
    expect(locked.map(({ hsl }) => hsl.s)).toEqual([40, 40, 91]);
  });

  it('leaves the saturation of grays, which have no hue, and takes no account of it', () => {
    const [white, gray] = [colorFromHex('#FFFFFF'), colorFromHex('#808080')];
    const leveled = nivelate([...BEFORE, white, gray], 'saturation', { locked: [] });
    expect(leveled.map(({ hsl }) => hsl.s)).toEqual([57, 57, 57, 0, 0]);
    expect(leveled.slice(3)).toEqual([white, gray]);
    expect(nivelate([white, gray], 'saturation', { locked: [] })).toEqual([white, gray]);
    expect(nivelate([white, gray], 'lightness', { locked: [] }).map(({ hsl }) => hsl.l)).toEqual([75, 75]);
  });

  it('keeps locked colors, whatever is active', () => {
    fc.assert(
      fc.property(
        anyScope,
        fc.constantFrom('saturation' as const, 'lightness' as const),
        ({ colors, locked, active }, channel) => {
          expect(keptLocked(colors, nivelate(colors, channel, { locked, active }), locked)).toBe(true);
        },
      ),
    );
  });
});
