import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex } from '../../src/color/format';
import { rgbToOklch } from '../../src/color/oklab';
import { parseCssColor } from '../../src/color/parseCssColor';

const hexOf = (text: string): string | undefined => {
  const read = parseCssColor(text);
  return read ? formatHex(read.color) : undefined;
};

describe('parseCssColor', () => {
  it.each([
    ['#0D9488', '#0D9488'],
    ['0d9488', '#0D9488'],
    ['#0f8', '#00FF88'],
    ['rgb(13, 148, 136)', '#0D9488'],
    ['rgb(13 148 136)', '#0D9488'],
    ['RGB(13 148 136 / 80%)', '#0D9488'],
    ['rgba(13, 148, 136, .5)', '#0D9488'],
    ['rgb(300, 0, 0)', '#FF0000'],
    ['rgba(120% -10% 0% / 1)', '#FF0000'],
    ['hsl(0 100% 50%)', '#FF0000'],
    ['hsl(120deg, 100%, 25%)', '#008000'],
    ['hwb(240 0% 0%)', '#0000FF'],
    ['rebeccapurple', '#663399'],
    [' Teal ', '#008080'],
    ['lab(100% 0 0)', '#FFFFFF'],
    ['lch(0% 0 0)', '#000000'],
    ['oklab(1 0 0)', '#FFFFFF'],
    ['oklch(60.02% 0.1038 184.7)', '#0D9488'],
    ['oklch(50% none none)', '#636363'],
    ['color(srgb 1 0 0)', '#FF0000'],
    ['color(srgb-linear 1 1 1)', '#FFFFFF'],
    ['color(display-p3 1 1 1)', '#FFFFFF'],
    ['color(rec2020 0 0 0)', '#000000'],
  ])('reads %s as %s, inside sRGB', (text, hex) => {
    expect(hexOf(text)).toBe(hex);
    expect(parseCssColor(text)?.wide).toBeNull();
  });

  it('keeps a color outside sRGB as Display P3, beside one of its lightness and hue that sRGB has', () => {
    const read = parseCssColor('color(display-p3 0 1 0)');
    expect(read?.wide).toBe('color(display-p3 0 1 0)');
    // Display P3 green is oklch(84.9% 0.3685 145.6).
    const { okL, okH } = rgbToOklch(read?.color.rgb ?? { r: 0, g: 0, b: 0 });
    expect(okL).toBeCloseTo(0.849, 2);
    expect(okH).toBeCloseTo(145.6, 0);
  });

  it('brings what even Display P3 does not have to its edge', () => {
    const read = parseCssColor('oklch(70% 0.4 150)');
    const channels =
      /^color\(display-p3 (\S+) (\S+) (\S+)\)$/
        .exec(read?.wide ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    expect(channels).toHaveLength(3);
    expect(channels.every((channel) => channel >= 0 && channel <= 1)).toBe(true);
  });

  it.each([
    '',
    'reddish',
    '#1234',
    '#0d9488ff',
    '12345',
    'transparent',
    'rgb(0 0 0 / 0)',
    'currentcolor',
    'var(--x)',
    'rgb(1)',
    'oklch()',
    'red;background:url(//evil)',
    '<b>#fff</b>',
    '\uD83D',
    `rgb(${'1'.repeat(200)} 0 0)`,
    'rgb('.repeat(250_000),
  ])('refuses %j [B-58]', (text) => {
    expect(parseCssColor(text)).toBeNull();
  });

  it('answers a whole 8-bit color or null for any text', () => {
    const pieces = fc.constantFrom(
      'rgb(',
      'oklch(',
      'lab(',
      'color(display-p3 ',
      '1e9 ',
      '-5 ',
      '50% ',
      'none ',
      '/ ',
      ')',
      'red',
      ', ',
      '0.3 ',
      'calc(',
      '1e400 ',
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 40, unit: 'binary' }),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseCssColor(text);
        return read === null || /^#[0-9A-F]{6}$/.test(formatHex(read.color));
      }),
      { numRuns: 5000 },
    );
  });
});
