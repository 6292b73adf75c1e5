import { describe, expect, it } from 'vitest';
import { colorFromHex } from '../../../src/color/color';
import { paletteGradients, wheelGradients } from '../../../src/color/generate/gradients';
import { hexes, palette } from './samples';

const NINE = palette(...'123456789'.split('').map((digit) => digit.repeat(6)));
const TEAL = colorFromHex('#0D9488');

describe('gradients of the palette', () => {
  it('are all pairs, and at most six of three and four [B-65]', () => {
    expect(paletteGradients(NINE, 2)).toHaveLength(36);
    expect(paletteGradients(NINE, 3)).toHaveLength(6);
    expect(paletteGradients(NINE, 4)).toHaveLength(6);
    expect(paletteGradients(NINE.slice(0, 4), 3)).toHaveLength(4);
    expect(paletteGradients(NINE.slice(0, 4), 4)).toHaveLength(1);
  });

  it('are none where the palette has too few colors', () => {
    expect(paletteGradients(NINE.slice(0, 2), 3)).toEqual([]);
    expect(paletteGradients(NINE.slice(0, 3), 4)).toEqual([]);
  });

  it('have a title by their places, their colors, and the gradient', () => {
    expect(paletteGradients(NINE.slice(0, 2), 2)).toEqual([
      {
        title: 'Colors 1 and 2',
        colors: NINE.slice(0, 2),
        gradient: 'linear-gradient(90deg in oklab, #111111, #222222)',
      },
    ]);
    expect(paletteGradients(NINE, 3).map(({ title }) => title)).toEqual([
      'Colors 1, 2 and 3',
      'Colors 1, 2 and 4',
      'Colors 1, 2 and 5',
      'Colors 1, 2 and 6',
      'Colors 1, 2 and 7',
      'Colors 1, 2 and 8',
    ]);
    expect(hexes(paletteGradients(NINE, 4)[1]?.colors ?? [])).toEqual([
      '#111111',
      '#222222',
      '#333333',
      '#555555',
    ]);
  });
});

describe('gradients of the wheel', () => {
  it('are 13 different pairs from the exact color, each with its own title [B-65] [B-66]', () => {
    const pairs = wheelGradients(TEAL, 2);
    expect(pairs).toHaveLength(13);
    expect(new Set(pairs.map(({ title }) => title)).size).toBe(13);
    expect(new Set(pairs.map(({ gradient }) => gradient)).size).toBe(13);
    expect(pairs.every(({ colors }) => colors.length === 2 && colors[0] === TEAL)).toBe(true);
    const complement = pairs.find(({ title }) => title === 'Complementary')?.colors[1];
    expect(complement?.hsl.h).toBe(355);
  });

  it('say in the title how far the hue turns', () => {
    for (const { title, colors } of wheelGradients(TEAL, 2)) {
      const said = Number(/[+−]\d+/.exec(title)?.[0].replace('−', '-') ?? 180);
      expect(((colors[1]?.hsl.h ?? 0) - 175 - said + 720) % 360).toBe(0);
    }
  });

  it('are three of three colors and two of four, with all their colors in the gradient', () => {
    expect(wheelGradients(TEAL, 3).map(({ title }) => title)).toEqual([
      'Triadic',
      'Split complementary',
      'Analogous',
    ]);
    expect(wheelGradients(TEAL, 4).map(({ title }) => title)).toEqual(['Square', 'Tetradic']);
    for (const size of [3, 4] as const)
      for (const { gradient, colors } of wheelGradients(TEAL, size)) {
        expect(colors).toHaveLength(size);
        expect(gradient.match(/#[0-9A-F]{6}/g)).toEqual(hexes(colors));
      }
  });
});
