import { beforeAll, describe, expect, it } from 'vitest';
import { contrastRatio } from '../../src/color/contrast';
import type { Engine } from '../../src/engine/engine';
import { createXorshift } from '../../src/engine/xorshift';
import { ENGINES } from './engines';

const toRgb = (color: number) => ({ r: color >>> 16, g: (color >>> 8) & 255, b: color & 255 });

// Ratios on white as published with WCAG's own technique, among them the pairs on either side of a threshold.
const ON_WHITE: readonly (readonly [number, number])[] = [
  [0x767676, 4.542225],
  [0x777777, 4.478089],
  [0x949494, 3.03347],
  [0x959595, 2.995346],
  [0x595959, 7.004729],
  [0xff0000, 3.998477],
  [0x0000ff, 8.592471],
  [0x00ff00, 1.37219],
  [0x000000, 21],
];

describe.each(ENGINES)('$name fills a contrast matrix', ({ load }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await load();
  });

  it('gives the published ratios', () => {
    const matrix = engine.contrastMatrix([0xffffff, ...ON_WHITE.map(([color]) => color)]);
    for (const [i, [, ratio]] of ON_WHITE.entries()) expect(matrix[i + 1]).toBeCloseTo(ratio, 5);
  });

  it.each([0, 1, 2, 3, 4, 5, 9])(
    'has a row and a column for each of %i colors, and 1 where they meet',
    (count) => {
      const colors = ON_WHITE.slice(0, count).map(([color]) => color);
      const matrix = engine.contrastMatrix(colors);
      expect(matrix).toHaveLength(count * count);
      for (let i = 0; i < count; i++) {
        expect(matrix[i * count + i]).toBe(1);
        for (let j = 0; j < count; j++) expect(matrix[i * count + j]).toBe(matrix[j * count + i]);
      }
    },
  );

  it('lets no pair change sides of 3, 4.5 or 7 against double precision', () => {
    const random = createXorshift(11);
    const grays = Array.from({ length: 256 }, (_, i) => 0x010101 * i);
    const colors = [...grays, ...Array.from({ length: 500 }, () => Math.floor(random() * 0x1000000))];
    const matrix = engine.contrastMatrix(colors);
    const flipped: [number, number][] = [];
    for (const [i, background] of colors.entries()) {
      for (const [j, text] of colors.entries()) {
        const exact = contrastRatio(toRgb(background), toRgb(text));
        const ratio = matrix[i * colors.length + j]!;
        if ([3, 4.5, 7].some((threshold) => ratio >= threshold !== exact >= threshold))
          flipped.push([background, text]);
      }
    }
    expect(flipped).toEqual([]);
  });
});
