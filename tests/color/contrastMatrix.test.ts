import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/contrast';
import { contrastMatrix, withBlackAndWhite } from '../../src/color/contrastMatrix';
import { anyPalette, hexes, palette } from './generate/samples';

describe('the contrast matrix', () => {
  it('has every ordered pair once, highest ratio first, ties by index [B-90]', () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        const { pairs } = contrastMatrix(colors);
        const keys = pairs.map(({ backgroundIndex: b, foregroundIndex: f }) => `${b} ${f}`);
        expect(new Set(keys).size).toBe(colors.length * (colors.length - 1));
        expect(pairs).toHaveLength(colors.length * (colors.length - 1));
        const order = pairs.map((pair) => [-pair.ratio, pair.backgroundIndex, pair.foregroundIndex] as const);
        expect(order).toEqual(order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
      }),
    );
  });

  it('records both colors, their indexes, the ratio and what passes [B-94]', () => {
    const [background, foreground] = palette('#FFFFFF', '#949494');
    expect(contrastMatrix(palette('#FFFFFF', '#949494')).pairs[0]).toEqual({
      background,
      foreground,
      backgroundIndex: 0,
      foregroundIndex: 1,
      ratio: contrastRatio({ r: 255, g: 255, b: 255 }, { r: 148, g: 148, b: 148 }),
      passesNormal: false,
      passesLarge: true,
    });
  });

  it('takes ratios that were reckoned elsewhere', () => {
    const ratios = [0, 4, 5, 0];
    const { pairs } = contrastMatrix(palette('#000000', '#000000'), (i, j) => ratios[i * 2 + j] ?? 0);
    expect(pairs.map(({ ratio, passesNormal }) => [ratio, passesNormal])).toEqual([
      [5, true],
      [4, false],
    ]);
  });

  it.each([
    ['#767676', true, true],
    ['#777777', false, true],
    ['#949494', false, true],
    ['#959595', false, false],
  ])('decides %s on white at 4.5 and 3 [B-93]', (hex, passesNormal, passesLarge) => {
    expect(contrastMatrix(palette('#FFFFFF', hex)).pairs[0]).toMatchObject({ passesNormal, passesLarge });
  });

  it('tallies ordered pairs by level [B-92]', () => {
    // On white: 4.54, 3.03 and 2.996; the grays among each other are below 3.
    const { tallies } = contrastMatrix(palette('#FFFFFF', '#767676', '#949494', '#959595'));
    expect(tallies).toEqual({ AAA: 2, 'AA Large': 2, Fail: 8 });
  });

  it('counts every pair in one tally [B-92, B-94]', () => {
    fc.assert(
      fc.property(anyPalette, (colors) => {
        const { pairs, tallies } = contrastMatrix(colors);
        expect(tallies.AAA).toBe(pairs.filter((pair) => pair.passesNormal).length);
        expect(tallies.Fail).toBe(pairs.filter((pair) => !pair.passesLarge).length);
        expect(tallies.AAA + tallies['AA Large'] + tallies.Fail).toBe(pairs.length);
      }),
    );
  });
});

describe('black and white', () => {
  it('are added after the palette, each where it is absent [B-91]', () => {
    expect(hexes(withBlackAndWhite(palette('#0D9488')))).toEqual(['#0D9488', '#000000', '#FFFFFF']);
    expect(hexes(withBlackAndWhite(palette('#FFFFFF', '#0D9488')))).toEqual([
      '#FFFFFF',
      '#0D9488',
      '#000000',
    ]);
    expect(hexes(withBlackAndWhite(palette('#000000', '#FFFFFF')))).toEqual(['#000000', '#FFFFFF']);
  });
});
