import Color from 'colorjs.io';
import { converter } from 'culori';
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
