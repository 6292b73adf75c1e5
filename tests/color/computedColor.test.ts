import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex } from '../../src/color/format';
import { parseComputedColor } from '../../src/color/computedColor';
import { colorFromPacked } from '../../src/color/color';
import { parseCssColor } from '../../src/color/parseCssColor';

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
    ['  rgb(from  red  r g b)  ', '#FF0000'],
    ['rgba(from #0D9488 b g r)', '#88940D'],
    ['rgb(from #0D9488 b g r/50%)', '#88940D'],
    ['hsla(from #f00 h s 25%)', '#800000'],
    ['oklch(from #0D9488 l none none)', '#808080'],
    ['color(from red srgb-linear r calc(g + 1) b)', '#FFFF00'],
    ['color(from red srgb r g b / alpha)', '#FF0000'],
    // A percent is a part of what the channel has: 0.1 of the lightness, 25.5 of a red.
    ['oklch(from oklch(50% 0 0) calc(l + 10%) c h)', '#808080'],
    ['oklch(calc(.5 + 10%) 0 0)', '#808080'],
    ['hsl(from #f00 h s calc(l + 10%))', '#FF3333'],
    ['rgb(from black calc(r + 100%) g b)', '#FF0000'],
    ['lab(from black calc(l + 100%) a b)', '#FFFFFF'],
    ['color(from red prophoto-rgb r g b)', '#FF0000'],
    // What none sees may be made opaque.
    ['rgb(from #FF000000 r g b / 1)', '#FF0000'],
    ['rgb(from transparent calc(r + 255) g b / calc(alpha + 1))', '#FF0000'],
    // A hue is told from 0 to 360, however it came about: 330 here.
    [
      'hsl(from color-mix(in hsl decreasing hue, hsl(30 100% 50%), hsl(270 100% 50%)) calc(h - 330) s l)',
      '#FF0000',
    ],
    [
      'hsl(from color-mix(in hsl decreasing hue, hsl(30 100% 50%), hsl(270 100% 50%)) calc(h / 2 - 165) s l)',
      '#FF0000',
    ],
  ])('%s is %s', (text, hex) => expect(hexOf(text)).toBe(hex));

  it.each([
    'rgb(from var(--x) r g b)',
    'rgb(from red r g)',
    'rgb(from red r g q)',
    'rgb(from red r g calc(b +)',
    'rgb(from red r g x / 1)',
    'rgb(from red r g b b)',
    'rgb(from red r g b / alpha alpha)',
    'rgb(from red r g b / x)',
    'color(from red srgb x g b)',
    'color(from red srgb r g)',
    'color(from red srgb r g b / x)',
    'xrgba(from red r g b)',
    'rgbax(from red r g b)',
    'made-up(from red r g b)',
    'from red r g b',
    'x rgb(from red r g b)',
    'rgb(from red r g b) x',
    'rgb(from 0D9488 r g b)',
    'rgb(from #0D948 r g b)',
    'rgb(from #0D948X r g b)',
    'hsl(from red h s l / calc(1 / 0))',
    'color(from red made-up r g b)',
    `${'oklch(from '.repeat(50)}red${' l c h)'.repeat(50)}`,
    '',
  ])('is none where a part is unknown: %s', (text) => expect(hexOf(text)).toBeUndefined());
});

describe('a color that is computed', () => {
  it.each([
    ['rgb(calc(200 + 55) 0 0)', '#FF0000'],
    ['rgb(calc(200 + 55), 0, 0)', '#FF0000'],
    ['rgb(min(255, 300) 0 max(0, -5))', '#FF0000'],
    ['hsl(calc(60 * 2) 100% clamp(0%, 25%, 100%))', '#008000'],
    ['hsl(calc(60deg * 2), 100%, 25% / calc(.5 + .1))', '#008000'],
    ['oklch(calc(1 - .5) 0 0)', '#636363'],
    // With commas the fourth argument is the opacity.
    ['rgba(calc(255/2), 0, 0, .5)', '#800000'],
    ['rgba(calc(200 + 55),0,0,calc(1 / 2))', '#FF0000'],
    ['rgb(calc(200 + 55), 0, 0, 50%)', '#FF0000'],
    ['hsla(calc(180 + 20), 50%, 50%, .5)', '#4095BF'],
  ])('from its channels: %s is %s', (text, hex) => expect(hexOf(text)).toBe(hex));

  it.each([
    'rgb(calc(x) 0 0)',
    'rgb(var(--red) 0 0)',
    'rgb(calc(1 / 0) 0 0)',
    'rgb(0 0 0 / calc(1 - 1))',
    'rgba(calc(200 + 55), 0, 0, 0)',
    'rgba(calc(200 + 55), 0, 0, var(--opacity))',
    'rgba(calc(200 + 55) 0 0 .5)',
    'oklch(calc(1 - .5), 0, 0, .5)',
  ])('is none where a channel is unknown, or none sees it: %s', (text) =>
    expect(hexOf(text)).toBeUndefined(),
  );

  it('is cut off where rgb() has too much of it, and wide where another function has', () => {
    expect(parseComputedColor('rgb(from red calc(r * 2) g calc(b - 99))')).toMatchObject({
      color: colorFromPacked(0xff0000),
      wide: null,
    });
    // The green of Display P3, beyond that of sRGB.
    expect(parseComputedColor('color(from lime display-p3 calc(r * 0) 1 calc(b * 0))')?.wide).toBe(
      'color(display-p3 0 1 0)',
    );
  });

  it('is wide where color() has more than sRGB, as without a computation', () => {
    const written = parseCssColor('color(srgb 1.2 0 0)');
    expect(written?.wide).toMatch(/^color\(display-p3 /);
    expect(parseComputedColor('color(from red srgb 1.2 0 0)')).toEqual(written);
    expect(parseComputedColor('color(srgb calc(1 + .2) 0 0)')).toEqual(written);
    expect(parseComputedColor('color-mix(in srgb, color(srgb 1.2 0 0), color(srgb 1.2 0 0))')).toEqual(
      written,
    );
    expect(parseComputedColor('RGBA(from color(srgb 1.2 0 0) r g b)')?.wide).toBeNull();
  });

  it('is read eight deep, and no deeper', () => {
    const nested = (depth: number) => `${'oklch(from '.repeat(depth)}red${' l c h)'.repeat(depth)}`;
    const mixed = (depth: number) => `${'color-mix(in srgb, '.repeat(depth)}red${', red)'.repeat(depth)}`;
    for (const write of [nested, mixed]) {
      expect(hexOf(write(8))).toBe('#FF0000');
      expect(hexOf(write(9))).toBeUndefined();
    }
  });

  it('is a color or none, whatever is written', () => {
    const pieces = fc.constantFrom(
      'color-mix(',
      'in oklab',
      'rgb(',
      'from ',
      'red',
      '#',
      'f00',
      'calc(',
      ')',
      '/',
      ',',
      ' ',
      '1',
      '%',
      'r g b',
      'oklch(',
      'color(',
      'srgb',
      '1e400',
      '-',
      'none',
      '0x',
      '\uD83D',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const read = parseComputedColor(parts.join(''));
        return read === null || /^#[0-9A-F]{6}$/.test(formatHex(read.color));
      }),
      { numRuns: 2000 },
    );
  });
});
