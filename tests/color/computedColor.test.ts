import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex } from '../../src/color/format';
import { parseComputedColor } from '../../src/color/computedColor';
import { colorFromPacked } from '../../src/color/color';

const hexOf = (text: string): string | undefined => {
  const read = parseComputedColor(text);
  return read ? formatHex(read.color) : undefined;
};

describe('a relative color', () => {
  it.each([
    ['rgb(from #0D9488 r g b)', '#0D9488'],
    ['rgb(from #0D9488 b g r / 50%)', '#88940D'],
    ['hsl(from #f00 calc(h + 120) s l)', '#00FF00'],
    ['hsl(from #f00 h s 25%)', '#800000'],
    ['hwb(from #f00 h 100 0)', '#FFFFFF'],
    ['oklch(from #0D9488 l 0 h)', '#808080'],
    ['oklch(from white calc(l / 2) c h)', '#636363'],
    ['oklab(from red clamp(0, l, 1) a b)', '#FF0000'],
    ['lab(from white 0 a b)', '#000000'],
    ['color(from red srgb g r b)', '#00FF00'],
    ['oklch(from color-mix(in srgb, red, red) l c h)', '#FF0000'],
    ['OKLCH(from\n  #0D9488\n  l c h)', '#0D9488'],
  ])('%s is %s', (text, hex) => expect(hexOf(text)).toBe(hex));

  it.each([
    'rgb(from var(--x) r g b)',
    'rgb(from red r g)',
    'rgb(from red r g q)',
    'rgb(from red r g calc(b +)',
    'hsl(from red h s l / calc(1 / 0))',
    'color(from red made-up r g b)',
    `${'oklch(from '.repeat(50)}red${' l c h)'.repeat(50)}`,
    '',
  ])('is none where a part is unknown: %s', (text) => expect(hexOf(text)).toBeUndefined());
});

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
  ])('%s is %s', (text, hex) => expect(hexOf(text)).toBe(hex));

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
