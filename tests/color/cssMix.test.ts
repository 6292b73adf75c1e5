import Color from 'colorjs.io';
import { converter } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromPacked } from '../../src/color/color';
import { parseComputedColor } from '../../src/color/computedColor';
import { formatHex } from '../../src/color/format';

const hexOf = (text: string): string | undefined => {
  const read = parseComputedColor(text);
  return read ? formatHex(read.color) : undefined;
};

describe('a mixed color', () => {
  it.each([
    ['color-mix(in srgb, red, blue)', '#800080'],
    ['color-mix(in srgb, red 25%, blue)', '#4000BF'],
    ['color-mix(in srgb, red, blue 25%)', '#BF0040'],
    ['color-mix(in srgb, red 20%, blue 20%)', '#800080'],
    ['color-mix(in oklab, #0D9488 20%, white)', '#D6E9E6'],
    ['color-mix(in oklab, #0D9488 40%, transparent)', '#0D9488'],
    ['color-mix(in hsl, red, lime)', '#FFFF00'],
    ['color-mix(in hsl longer hue, red, lime)', '#0000FF'],
    ['color-mix(in oklch, white, black)', '#636363'],
    ['color-mix(in lch, red 100%, blue 0%)', '#FF0000'],
    ['color-mix(in srgb, rgb(255 0 0 / 50%), blue)', '#5500AA'],
    ['color-mix(in srgb, #ff000080, blue)', '#5500AA'],
    ['color-mix(in srgb, #f008, #00f8)', '#800080'],
    // OKLab where no space is written: the middle of black and white is its gray of 50 %.
    ['color-mix(white, black)', '#636363'],
    ['color-mix(in  oklab , white  50% , black)', '#636363'],
    ['color-mix(in srgb, 25% red, blue)', '#4000BF'],
    // What is invisible has no share in the color, also where both were.
    ['color-mix(in srgb, color-mix(in srgb, transparent, transparent), red)', '#FF0000'],
  ])('%s is %s', (text, hex) => expect(hexOf(text)).toBe(hex));

  it.each([
    '',
    'in srgb',
    'in srgb, red',
    'in srgb, red, blue, lime',
    'in srgb, red, unknown',
    'in srgb, unknown, red',
    'in srgb, red 50%x, blue',
    'in srgb, red -50%, blue 60%',
    'in srgb, red 150%, blue',
    'in srgb, red 20%, blue 150%',
    'in srgb, transparent, transparent',
  ])('is none of what is no two colors and their shares: %s', (inside) =>
    expect(hexOf(`color-mix(${inside})`)).toBeUndefined(),
  );

  it.each([
    ['a98-rgb', 'a98rgb'],
    ['prophoto-rgb', 'prophoto'],
    ['rec2020', 'rec2020'],
  ])('is the one of another library in %s', (space, name) => {
    const pairs = [
      ['#0D9488', '#F5F5F4'],
      ['#FF5A36', '#1C1917'],
      ['#2B3FD6', '#EAB308'],
    ] as const;
    for (const [a, b] of pairs)
      for (const part of [25, 50, 75]) {
        const {
          r = NaN,
          g = NaN,
          b: blue = NaN,
        } = parseComputedColor(`color-mix(in ${space}, ${a}, ${b} ${part}%)`)?.color.rgb ?? {};
        const other = Color.mix(a, b, part / 100, { space: name, outputSpace: 'srgb' }).coords;
        // Rec. 2020 has two curves, by BT.2020 and by BT.1886, which are up to five steps of 255 apart.
        const off = [r, g, blue].map((channel, i) => Math.abs(channel / 255 - (other[i] ?? NaN)));
        expect(Math.max(...off)).toBeLessThan(0.02);
      }
  });

  it.each(['shorter', 'longer', 'increasing', 'decreasing'] as const)(
    'goes round the hues as another library does, the %s way',
    (hue) => {
      const angles = Array.from({ length: 12 }, (_, i) => 30 * i);
      const off = angles.flatMap((from) =>
        angles.filter((to) => {
          const [a, b] = [`hsl(${from} 100% 50%)`, `hsl(${to} 100% 50%)`];
          const way = hue === 'shorter' ? '' : ` ${hue} hue`;
          const {
            r = NaN,
            g = NaN,
            b: blue = NaN,
          } = parseComputedColor(`color-mix(in hsl${way}, ${a}, ${b} 25%)`)?.color.rgb ?? {};
          const other = Color.mix(a, b, 0.25, { space: 'hsl', outputSpace: 'srgb', hue });
          return ![r, g, blue].every((value, i) => Math.abs(value - 255 * Number(other.coords[i])) < 0.51);
        }),
      );
      expect(off).toEqual([]);
    },
  );

  // CSS Color 4, §4.4: the hue of a gray is none, and the other color's is taken.
  it.each(['hsl', 'hwb', 'lch', 'oklch'])(
    'has the hue of the color that is mixed with a gray in %s',
    (space) => {
      const grays = ['white', '#808080', 'black', 'oklch(60% 0 90)', 'lab(60% 0 0)'];
      const to = converter(space === 'hwb' ? 'hsl' : (space as 'hsl' | 'lch' | 'oklch'));
      const turns = grays.flatMap((gray) =>
        ['#0D9488', '#B35900', '#7C3AED'].flatMap((color) =>
          [`${gray}, ${color} 80%`, `${color} 80%, ${gray}`].map((both) => {
            const mixed = hexOf(`color-mix(in ${space}, ${both})`) ?? '';
            const turn = Math.abs((to(mixed)?.h ?? NaN) - (to(color)?.h ?? NaN));
            return Math.min(turn, 360 - turn);
          }),
        ),
      );
      expect(turns).toHaveLength(30);
      // As much as rounding to 8 bits turns it.
      expect(Math.max(...turns)).toBeLessThan(2);
    },
  );

  // CSS Color 4, §12.2: what is missing is the other color's, also where spaces have it under another name.
  it.each([
    ['oklch, oklch(70% 0.15 none), oklch(50% 0.1 185)', 'oklch, oklch(70% 0.15 185), oklch(50% 0.1 185)'],
    ['oklch, oklch(50% 0.1 185), oklch(70% 0.15 none)', 'oklch, oklch(50% 0.1 185), oklch(70% 0.15 185)'],
    ['oklch, oklch(none 0.1 30), oklch(70% 0.1 90)', 'oklch, oklch(70% 0.1 30), oklch(70% 0.1 90)'],
    ['oklch, oklch(70% none 30), oklch(70% 0.1 90)', 'oklch, oklch(70% 0.1 30), oklch(70% 0.1 90)'],
    ['oklch, oklch(70% 0.1 none), oklch(50% 0.1 none)', 'oklch, oklch(70% 0.1 0), oklch(50% 0.1 0)'],
    ['oklch, oklch(calc(.7) 0.1 none), oklch(50% 0.1 185)', 'oklch, oklch(70% 0.1 185), oklch(50% 0.1 185)'],
    ['srgb, rgb(none 0 80), rgb(200 0 0)', 'srgb, rgb(200 0 80), rgb(200 0 0)'],
    ['lab, lab(50 none 30), lab(50 40 30)', 'lab, lab(50 40 30), lab(50 40 30)'],
    ['hsl, hwb(none 0% 0%), hsl(120 100% 50%)', 'hsl, hsl(120 100% 50%), hsl(120 100% 50%)'],
    ['hsl, hwb(none 0% 0%), hsl(120 50% 50%)', 'hsl, hsl(120 100% 50%), hsl(120 50% 50%)'],
    ['hsl, white, hsl(none 50% 50%)', 'hsl, white, hsl(0 50% 50%)'],
  ])('takes a missing channel from the other color: in %s', (missing, whole) => {
    const hex = hexOf(`color-mix(in ${whole})`);
    expect(hex).toMatch(/^#/);
    expect(hexOf(`color-mix(in ${missing})`)).toBe(hex);
  });

  it('has 0 for a missing channel outside of a mix', () => {
    expect(hexOf('rgb(from rgb(none 128 0) r g b)')).toBe('#008000');
  });

  it.each([
    'color-mix(in srgb, red)',
    'color-mix(in made-up, red, blue)',
    'color-mix(in srgb, red 0%, blue 0%)',
  ])('is none in %s', (text) => expect(hexOf(text)).toBeUndefined());

  it('is the same as another library makes it, within a step of 8 bits', () => {
    const packed = fc.integer({ min: 0, max: 0xffffff }).map((value) => formatHex(colorFromPacked(value)));
    fc.assert(
      fc.property(
        packed,
        packed,
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom('srgb', 'oklab', 'lab'),
        (a, b, p, space) => {
          const mixed = parseComputedColor(`color-mix(in ${space}, ${a}, ${b} ${p}%)`);
          const { r, g, b: blue } = mixed?.color.rgb ?? { r: NaN, g: NaN, b: NaN };
          const other = Color.mix(a, b, p / 100, { space, outputSpace: 'srgb' });
          // What leaves sRGB on the way is brought back in another manner there.
          fc.pre(other.inGamut('srgb'));
          const far = [r, g, blue].map((value, i) => Math.abs(value - 255 * Number(other.coords[i])));
          expect(Math.max(...far)).toBeLessThan(0.51);
        },
      ),
    );
  });
});
