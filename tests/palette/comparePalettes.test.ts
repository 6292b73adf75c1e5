import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked } from '../../src/color/color';
import { deltaE00 } from '../../src/color/distance';
import { formatHex } from '../../src/color/format';
import { rgbToLab } from '../../src/color/lab';
import type { Palette } from '../../src/color/types';
import { comparePalettes, mixRow } from '../../src/palette/comparePalettes';

const palette = (text: string): Palette => text.split(' ').map((hex) => colorFromHex(`#${hex}`));
const hexes = (first: string, second: string) =>
  comparePalettes(palette(first), palette(second)).map((row) => [
    row.first && formatHex(row.first),
    row.second && formatHex(row.second),
  ]);

/** All orders of `count` of the places below `all`. */
const orders = (count: number, all: number): number[][] =>
  count === 0
    ? [[]]
    : orders(count - 1, all).flatMap((order) =>
        Array.from({ length: all }, (_, place) => place)
          .filter((place) => !order.includes(place))
          .map((place) => order.concat(place)),
      );

const anyPalette = fc
  .array(fc.nat(0xffffff), { minLength: 2, maxLength: 5 })
  .map((packed) => packed.map(colorFromPacked));

describe('two palettes side by side', () => {
  it('have each color beside the one it fits, in the order of the first', () => {
    expect(hexes('FF0000 00FF00 0000FF', '0000EE EE0000 00EE00')).toEqual([
      ['#FF0000', '#EE0000'],
      ['#00FF00', '#00EE00'],
      ['#0000FF', '#0000EE'],
    ]);
  });

  it('leave alone what has no partner, the second one’s last', () => {
    expect(hexes('FF0000 0000FF', '00FF00 0000EE EE0000')).toEqual([
      ['#FF0000', '#EE0000'],
      ['#0000FF', '#0000EE'],
      [null, '#00FF00'],
    ]);
    expect(hexes('FF0000 00FF00 0000FF', '0000EE EE0000')).toEqual([
      ['#FF0000', '#EE0000'],
      ['#00FF00', null],
      ['#0000FF', '#0000EE'],
    ]);
  });

  it('differ by the least sum of ΔE00 that any order gives, and keep every color', () => {
    fc.assert(
      fc.property(anyPalette, anyPalette, (first, second) => {
        const rows = comparePalettes(first, second);
        const sum = rows.reduce((all, { difference }) => all + (difference ?? 0), 0);
        const [small, large] = first.length <= second.length ? [first, second] : [second, first];
        const least = Math.min(
          ...orders(small.length, large.length).map((order) =>
            order.reduce(
              (all, place, i) =>
                all +
                deltaE00(
                  rgbToLab((small[i] ?? colorFromPacked(0)).rgb),
                  rgbToLab((large[place] ?? colorFromPacked(0)).rgb),
                ),
              0,
            ),
          ),
        );
        expect(sum).toBeCloseTo(least, 6);
        expect(rows.flatMap((row) => row.first ?? [])).toEqual(first);
        expect(new Set(rows.flatMap((row) => row.second ?? []))).toEqual(new Set(second));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a mix', () => {
  const [red] = comparePalettes(palette('FF0000 00FF00'), palette('0000FF'));
  const rowOf = (row = red) => row ?? { first: null, second: null, difference: null };

  it('is the one palette at its beginning and the other at its end', () => {
    fc.assert(
      fc.property(anyPalette, anyPalette, (first, second) => {
        const rows = comparePalettes(first, second);
        expect(rows.flatMap((row) => mixRow(row, 0) ?? [])).toEqual(first);
        expect(new Set(rows.flatMap((row) => mixRow(row, 1) ?? []))).toEqual(new Set(second));
      }),
    );
  });

  it('lies half way in OKLab where it is half way', () => {
    const [row] = comparePalettes(palette('000000 000000'), palette('FFFFFF FFFFFF'));
    // Half of the lightness of OKLab is 0.125 of the light.
    expect(formatHex(mixRow(rowOf(row), 0.5) ?? colorFromPacked(0))).toBe('#636363');
  });

  it('takes what was chosen, whatever its part; what is chosen of the palette that lacks it is left out', () => {
    expect(mixRow(rowOf(), 0.3, 'second')).toEqual(rowOf().second);
    expect(mixRow(rowOf(), 0.9, 'first')).toEqual(rowOf().first);
    const alone = comparePalettes(palette('FF0000 00FF00'), palette('0000FF')).find(
      ({ second }) => second === null,
    );
    for (const part of [0, 0.01, 0.5, 0.99]) expect(mixRow(rowOf(alone), part)).toEqual(alone?.first);
    expect(mixRow(rowOf(alone), 1)).toBeNull();
    expect(mixRow(rowOf(alone), 0.6, 'first')).not.toBeNull();
    expect(mixRow(rowOf(alone), 0.4, 'second')).toBeNull();
  });
});
