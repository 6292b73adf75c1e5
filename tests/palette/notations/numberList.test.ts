import { describe, expect, it } from 'vitest';
import { parseNumberList } from '../../../src/palette/notations/numberList';
import { parseText } from '../../../src/palette/notations/parseText';
import { lostOpacity } from '../../../src/palette/notations/values/opacity';
import { hexes, named } from './hexes';

describe('numbers in lines', () => {
  it.each([
    ['hsl(175, 0.84, 0.32)', '#0D968B'],
    ['HSLA(175, .84, .32, 0.5)', '#0D968B'],
    ['hsl(0, 1, 0.5)', '#FF0000'],
    ['hsl(0 1% 1%)', '#030303'],
    ['hsl(0, 0.5%, 1%)', '#030303'],
  ])('are fractions in a function without percent signs: %s', (text, hex) => {
    expect(hexes(parseText(text))).toEqual([hex]);
  });

  it.each([
    ['with commas', '13, 148, 136\n245, 245, 244\n28, 25, 23'],
    ['with spaces', '13 148 136\n245 245 244\n28 25 23'],
    ['with bars', '13|148|136\n245|245|244\n28|25|23'],
    ['with hyphens', 'RGB 13-148-136\nRGB 245-245-244\nRGB: 28-25-23'],
    ['in parentheses', '(13,148,136)\n(245,245,244)\n(28,25,23)'],
    ['with letters', 'R: 13 G: 148 B: 136\nR: 245 G: 245 B: 244\nR: 28 G: 25 B: 23'],
    ['with opacity', '13, 148, 136, 255\n245, 245, 244, 255\n28, 25, 23, 255'],
  ])('are red, green and blue %s', (_, text) => {
    const found = parseText(text);
    expect(hexes(found)).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
    expect(found).toMatchObject({ kind: 'RGB list', problems: [] });
  });

  it.each([
    ['Teal: 13, 148, 136', 'Teal'],
    ['13 148 136 Ink', 'Ink'],
    ['Sea-green, deep -- 13,  148,  136', 'Sea-green, deep'],
    ['"Teal" = 13;148;136 ::', 'Teal'],
    ['13, 148, 136 — Teal — 600 —', 'Teal — 600'],
    ['Teal (13, 148, 136) of the sea', 'Teal of the sea'],
    ['Teal RGB = 13, 148, 136', 'Teal'],
    ['RGB teal: 13, 148, 136', 'RGB teal'],
    ['青 2: 13, 148, 136', '青 2'],
    ['13 148 136 (50%)', '(50%)'],
    ['RGB: 13, 148, 136', '-'],
    ['rgba = 13, 148, 136, 1', '-'],
  ])('have a name beside them without the signs between: %s', (text, name) => {
    const found = parseNumberList(text);
    expect(found && named(found)).toEqual([`#0D9488 ${name}`]);
  });

  it.each(['7 8: 13, 148, 136', '№ 2026: 13, 148, 136', '13, 148, 136, 255, 1', '13, 148, 136, 1 2)'])(
    'are none where more numbers stand beside them: %s',
    (text) => expect(parseNumberList(text)).toBeNull(),
  );

  it.each(['7: 13, 148, 136', '№ 7: 13, 148, 136', '2) 13, 148, 136', '12. 13 148 136'])(
    'may have their place in a list before them: %s',
    (text) => {
      const found = parseText(text);
      expect(named(found)).toEqual(['#0D9488 -']);
      expect(found.kind).toBe('RGB list');
    },
  );

  it('may have semicolons between them, which end declarations elsewhere', () => {
    expect(hexes(parseText('13; 148; 136\n245;245;244'))).toEqual(['#0D9488', '#F5F5F4']);
    expect(parseText('--teal: 13 148 136;').kind).not.toBe('RGB list');
  });

  it('are fractions where none is beyond 1 and some has a point', () => {
    expect(hexes(parseText('0.051, 0.58, 0.533\n1, 0, 0'))).toEqual(['#0D9488', '#FF0000']);
    expect(hexes(parseText('1, 0, 1\n0, 0, 1'))).toEqual(['#010001', '#000001']);
    const found = parseText('0.5, 0, 0.5\n0.5, 0, 90\n13, 148, 136');
    expect(hexes(found)).toEqual(['#0D9488']);
    expect(found.problems).toEqual([
      { line: 1, text: '0.5, 0, 0.5', reason: 'outOfRange' },
      { line: 2, text: '0.5, 0, 90', reason: 'outOfRange' },
    ]);
  });

  // Lab (D50) of #008080 by the matrices of CSS Color 4: 47.99, -30.39, -8.98.
  it.each([
    'LAB 47.99 -30.39 -8.98 Teal',
    'Teal: Lab 47.99/-30.39/-8.98',
    'Teal CIELAB: 47.99, −30.39, −8.98',
    'Teal L* 47.99 a* -30.39 b* -8.98',
    'Teal (L: 47.99, a: -30.39, b: -8.98)',
  ])('are Lab where they say so, also below zero: %s', (text) => {
    expect(named(parseText(text))).toEqual(['#008080 Teal']);
  });

  it('are no red, green and blue where they are Lab out of range', () => {
    expect(parseText('LAB 172 20 74 Amber').colors).toEqual([]);
  });

  it.each([
    ['by their letters', 'C=100 M=0 Y=0 K=0\nC=0 M=0 Y=0 K=50'],
    ['by small letters without signs', 'c100 m0 y0 k0\nc0 m0 y0 k50'],
    ['by their word', 'CMYK 100 0 0 0\nCMYK: 0, 0, 0, 50'],
    ['by the word of one of them', '0 0 0 0\ncmyk = 1 0 0 0'],
    ['by their sign', '100% 0% 0% 0%\n0% 0% 0% 50%'],
    ['by the sign of some', '100% 0 0 0\n0 0% 0% 50%'],
    ['where all four are percent', '100, 0, 0, 0\n0, 0, 0, 50'],
    ['as a function', 'cmyk(100%, 0%, 0%, 0%)\ndevice-cmyk(0 0 0 .5)'],
  ])('are inks %s', (title, text) => {
    expect(hexes(parseText(text))).toEqual(
      title.includes('one of') ? ['#FFFFFF', '#FCFFFF'] : ['#00FFFF', '#808080'],
    );
  });

  it.each([
    ['with three numbers in a line', '100, 0, 0, 50\n100, 0, 0', ['#640000', '#640000']],
    ['with one beyond 100', '100, 0, 0, 50\n255, 0, 0, 50', ['#640000', '#FF0000']],
    ['where the last is no more than an opacity', '100, 0, 0, 1\n0, 100, 0, 0', ['#640000', '#006400']],
    ['by their word', 'RGBA 100, 0, 0, 50\nRGBA 0, 100, 0, 50', ['#640000', '#006400']],
    ['with an opacity in percent', '13, 148, 136, 50%\n13 148 136 / 50%', ['#0D9488', '#0D9488']],
    ['small, with an opacity in percent', '10, 20, 30, 50%', ['#0A141E']],
  ])('are no inks %s', (_, text, expected) => {
    const found = parseText(text);
    expect(hexes(found)).toEqual(expected);
    expect(found.kind).toBe('RGB list');
  });

  // Primaries of CSS: red is hsl(0 100% 50%), green hsl(120 100% 25%); hsb(240, 50, 80) is #6666CC.
  it.each([
    ['HSL list', '0, 100%, 50%\n120, 100%, 25%', ['#FF0000', '#008000']],
    ['HSL list', '0° 100% 50%\n120° 100% 25%', ['#FF0000', '#008000']],
    ['HSL list', 'H: 0, S: 100, L: 50\nh120 s100 l25', ['#FF0000', '#008000']],
    ['HSL list', 'HSL 0 100 50\nHSLA: 120, 100, 25, 0.5', ['#FF0000', '#008000']],
    ['HSL list', '120, 100%, 25%, 0.5\n120 100% 25% / 50%', ['#008000', '#008000']],
    ['HSB list', 'H: 240, S: 50, B: 80\nHSV 240 50 80\nHSB: 240, 50, 80', ['#6666CC', '#6666CC', '#6666CC']],
    // Fractions beside hues, and hues that are fractions, too; whole numbers without a saturation are percent.
    ['HSL list', 'HSL 175 0.84 0.32\nHSL 24 0.1 0.1', ['#0D968B', '#1C1917']],
    ['HSL list', 'H: 0.3333333333, S: 1, L: 0.5\nH: 0, S: 1, L: 0.5', ['#00FF00', '#FF0000']],
    ['HSB list', 'HSV 0 1 1\nHSV 240 0.5 0.8', ['#FF0000', '#6666CC']],
    ['HSB list', 'HSB 0 0 1\nHSB 0 0 0', ['#030303', '#000000']],
    ['HSL list', 'HSL 0 1 1\nHSL 0 100 50', ['#030303', '#FF0000']],
    ['HSL list', '0, 1%, 1%\n0, 0.5%, 1%', ['#030303', '#030303']],
    ['RGB list', '100%, 0%, 0%\nRGB 0% 100% 0% / 0.5', ['#FF0000', '#00FF00']],
    ['CMYK list', 'CMYK 0 1 1 0\nCMYK 0 0 0 0.5', ['#FF0000', '#808080']],
    ['CMYK list', '0, 100%, 100%, 0\nC: 0 M: 100 Y: 100 K: 0', ['#FF0000', '#FF0000']],
  ])('are of the model that letters and percent signs tell, an %s: %s', (kind, text, expected) => {
    const found = parseText(text);
    expect(hexes(found)).toEqual(expected);
    expect(found).toMatchObject({ kind, problems: [] });
  });

  it.each([
    ['13, 148, 136', '13, 148, 300'],
    ['H: 360, S: 100, L: 100', 'H: 361, S: 0, L: 0'],
    ['H: 360, S: 100, L: 100', 'H: 0, S: 101, L: 0'],
    ['H: 360, S: 100, L: 100', 'H: 0, S: 0, L: 101'],
    ['H: 360, S: 100, B: 100', 'H: 361, S: 0, B: 0'],
    ['H: 360, S: 100, B: 100', 'H: 0, S: 101, B: 0'],
    ['H: 360, S: 100, B: 100', 'H: 0, S: 0, B: 101'],
    ['C=100 M=0 Y=0 K=0', 'C=101 M=0 Y=0 K=0'],
  ])('name the line that no color has: below %s, %s', (good, wrong) => {
    const found = parseText(`${good}\n${wrong}`);
    expect(found.colors).toHaveLength(1);
    expect(found.problems).toEqual([{ line: 2, text: wrong, reason: 'outOfRange' }]);
    expect(parseNumberList(wrong)).toBeNull();
  });

  it('are left between remarks and empty lines, whose count goes on', () => {
    const found = parseNumberList(
      '# r g b\n; 1 2 3\n// 4 5 6\n/* 7 8 9 */\n\n\t13; 148;\t136\n13, 148, 136, 255, 5, 6',
    );
    expect(found && hexes(found)).toEqual(['#0D9488']);
    expect(found?.problems).toEqual([{ line: 7, text: '13, 148, 136, 255, 5, 6' }]);
  });

  it('are a list where half of the lines are that, and no list with fewer', () => {
    const found = parseNumberList('Teal\n13, 148, 136');
    expect(found && hexes(found)).toEqual(['#0D9488']);
    expect(found?.problems).toEqual([{ line: 1, text: 'Teal' }]);
    expect(parseNumberList('Teal\nof the sea\n13, 148, 136')).toBeNull();
    expect(parseNumberList('')).toBeNull();
  });

  it.each(['On 12.10.2026 at 10:20:30', '192.168.1.1', '000 111 222', '2026-11-20'])(
    'are something else in %j',
    (text) => expect(parseText(text).colors).toEqual([]),
  );
});

it.each([
  [
    'a fourth number is an opacity beside red, green and blue',
    '13, 148, 136, 128\n28, 25, 23, 255',
    [true, false],
  ],
  ['the fourth ink is none', 'Teal 91 0 8 42\nRed 0 100 90 0', [false, false]],
  ['the fourth ink is none where the model is said', 'CMYK 91 0 8 42\nRGB 28 25 23', [false, false]],
])('%s', (_, text, lost) => {
  expect(parseText(text).colors.map(({ color }) => lostOpacity(color))).toEqual(lost);
});

it.each([
  ['Our teal is RGB 13 148 136.', ['#0D9488 teal']],
  ['Our red is HSL (0 100% 50%).', ['#FF0000 red']],
  ['192 168 1.', []],
])('a color may end a sentence after its model, numbers alone are none then: %s', (text, expected) => {
  expect(named(parseText(text))).toEqual(expected);
});

it('semicolons may part the arguments of a function', () => {
  expect(named(parseText('Teal RGB(13;148;136)\nRed hsl(0; 100%; 50%)'))).toEqual([
    '#0D9488 Teal',
    '#FF0000 Red',
  ]);
});

it('a whole saturation shows fractions, also where nothing else is a part of 1', () => {
  expect(named(parseText('Red HSV 0, 1, 1\nGreen HSV 120, 1, 1'))).toEqual(['#FF0000 Red', '#00FF00 Green']);
});
