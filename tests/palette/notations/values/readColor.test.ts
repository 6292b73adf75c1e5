import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import type { Color } from '../../../../src/color/types';
import { alphaPlaceOf } from '../../../../src/palette/notations/values/alphaPlace';
import {
  alphaOf,
  isUnseen,
  lostOpacity,
  noteAlpha,
  noteOpacity,
} from '../../../../src/palette/notations/values/opacity';
import {
  colorFromChannels,
  colorFromFractions,
  colorFromHsb,
  colorFromInks,
  readCmyk,
} from '../../../../src/palette/notations/values/readColor';

const hex = (color: Color | null): string | null => color && formatHex(color);

describe('channels', () => {
  it.each([
    [[1, 0.5, 0], '#FF8000'],
    [[1.2, -0.1, 0.2], '#FF0033'],
    [[1, 0.5, 0, 0.3], '#FF8000'],
    [[], null],
    [[1], null],
    [[1, 1], null],
    [[1, 1, NaN], null],
    [[NaN, 1, 1], null],
  ])('that are fractions, %j, are %s', (values, expected) => {
    expect(hex(colorFromFractions(values))).toBe(expected);
  });

  it.each([
    [[0, 1, 1], '#FF0000'],
    [[120, 1, 0.5], '#008000'],
    [[240, 0.5, 1], '#8080FF'],
    [[77, 0, 1], '#FFFFFF'],
    [[77, 1, 0], '#000000'],
    // 76.5 of 255 is rounded up.
    [[0, 0.6, 0.75], '#BF4D4D'],
    [[NaN, 1, 1], null],
    [[0, 1, NaN], null],
  ] as const)('that are hue, saturation and brightness, %j, are %s', ([h, s, b], expected) => {
    expect(hex(colorFromHsb(h, s, b))).toBe(expected);
  });

  it.each([
    [[255, 128, 0], '#FF8000'],
    [[0, 0, 0], '#000000'],
    [[255, 255, 255, 7], '#FFFFFF'],
    [[], null],
    [[255], null],
    [[255, 128], null],
    [[256, 0, 0], null],
    [[0, 0, -1], null],
    [[0, 0.5, 0], null],
    [[0, 0, NaN], null],
  ])('of 255, %j, are %s', (values, expected) => {
    expect(hex(colorFromChannels(values))).toBe(expected);
  });

  // Each ink takes away its part of the light, black of all of them.
  it.each([
    [[0, 0, 0, 0], '#FFFFFF'],
    [[1, 0, 0, 0], '#00FFFF'],
    [[0, 1, 0, 0], '#FF00FF'],
    [[0, 0, 1, 0], '#FFFF00'],
    [[0.5, 0, 0, 0.5], '#408080'],
    [[0, 1, 1], '#FF0000'],
    [[], '#FFFFFF'],
  ])('that are inks, %j, are %s', (values, expected) => {
    expect(hex(colorFromInks(values))).toBe(expected);
  });

  it.each([
    ['cmyk(100%, 0%, 0%, 0%)', '#00FFFF'],
    ['cmyk(100, 0, 0, 0)', '#00FFFF'],
    ['cmyk(1 0 0 0)', '#00FFFF'],
    ['cmyk(1%, 0%, 0%, 0%)', '#FCFFFF'],
    ['cmyk( 1%, 0, 0, 0 )', '#FCFFFF'],
    ['device-cmyk(0 0 0 .5)', '#808080'],
    ['device-cmyk(0 0 0 .5 / 40%)', '#808080'],
    ['CMYK(0,  0,  0,  50)', '#808080'],
    ['cmyk(0, 0, 0)', null],
    ['cmyk(0, 0, 0, 101)', null],
    ['cmyk(0, 0, 0, -1)', null],
    ['cmyk(0, 0, 0, k)', null],
    ['cmyk(0, 0, 0, 0) 1', null],
    ['hwb(0 0 0 0)', null],
  ])('in %s are %s', (text, expected) => {
    expect(hex(readCmyk(text))).toBe(expected);
  });
});

describe('an opacity', () => {
  it.each([
    ['#0D9488', 'last', false],
    ['#0D9488FF', 'last', false],
    ['#0D948880', 'last', true],
    ['#FF0D9488', 'first', false],
    ['#800D9488', 'first', true],
    ['#80FFFFFF', 'last', false],
    ['#0D94888F', 'last', true],
    ['#0D9488F8', 'last', true],
    ['#FFFFFF80', 'first', false],
    ['#0d9f', 'last', false],
    ['#0d98', 'last', true],
    ['#f0d9', 'first', false],
    ['#80d9', 'first', true],
    ['rgb(1 2 3)', 'last', false],
    ['rgb(1 2 3 / 1)', 'last', false],
    ['rgb(1 2 3 / .99)', 'last', true],
    ['rgb(1 2 3 / 100%)', 'last', false],
    ['rgb(1 2 3 / 99%)', 'last', true],
    ['rgba(1, 2, 3, 0.5)', 'last', true],
    ['rgba(1, 2, 3, 1)', 'last', false],
    ['hsla(1, 2%, 3%, 50%)', 'last', true],
    ['rgb(1, 2, 0)', 'last', false],
    ['rgba(#0D9488, .5)', 'last', true],
    ['rgba(#0D9488, 1)', 'last', false],
    ['teal', 'last', false],
  ] as const)('of %s, which stands %s, is left out: %s', (text, place, isLost) => {
    const color = colorFromHex('#0D9488');
    expect(noteOpacity(color, text, place)).toBe(color);
    expect(lostOpacity(color)).toBe(isLost);
  });

  it.each([
    ['#0000', 'last', true],
    ['#0D948800', 'last', true],
    ['#0D948800', 'first', false],
    ['#000D9488', 'first', true],
    ['#000', 'last', false],
    ['rgb(1 2 3 / 0)', 'last', true],
    ['rgb(1 2 3 / 0.01)', 'last', false],
    ['rgba(1, 2, 3, 0%)', 'last', true],
    ['rgba(black, 0)', 'last', true],
    ['rgb(1, 2, 0)', 'last', false],
    ['teal', 'last', false],
  ] as const)('of %s, which stands %s, leaves nothing to see: %s', (text, place, isNothing) => {
    expect(isUnseen(text, place)).toBe(isNothing);
  });

  it('of what is no color is none', () => {
    expect(noteOpacity(null, '#0D948880', 'last')).toBeNull();
    expect(noteAlpha(null, 0.5)).toBeNull();
  });

  it.each([
    [undefined, false],
    [NaN, false],
    [1, false],
    [0.99, true],
    [0.01, true],
  ])('of %d beside channels is left out: %s', (alpha, isLost) => {
    const color = colorFromHex('#0D9488');
    expect(noteAlpha(color, alpha)).toBe(color);
    expect(lostOpacity(color)).toBe(isLost);
  });

  it('of 0 leaves no color, and is recorded where that one is kept', () => {
    const color = colorFromHex('#0D9488');
    expect(noteAlpha(color, 0)).toBeNull();
    expect(lostOpacity(color)).toBe(true);
  });

  it.each([
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [51, 0.2],
    [255, 1],
    [999, 1],
  ])('may range to 1 or to 255: %d is %d', (written, alpha) => {
    expect(alphaOf(written)).toBe(alpha);
  });
});

describe('where hex of eight digits has its opacity', () => {
  it.each([
    ['in front on Android', '<resources><color name="a">#800D9488</color></resources>', 'first'],
    ['in front in XAML', '<SolidColorBrush x:Key="A" Color="#800D9488"/>', 'first'],
    ['in front where all begin with FF and end differently', '#FF0D9488 #FF1C1917', 'first'],
    ['whatever the case of their letters', '#ff0D94aa #FF1C19AB', 'first'],
    ['behind where they end alike', '#FF0D94FF #FF1C19FF', 'last'],
    ['behind where they end alike but for the case', '#FF0D94FF #FF1C19ff', 'last'],
    ['behind where there is one alone', '#FF0D9488', 'last'],
    ['in front where nobody would see any otherwise', '#FFFF0000 #FF008000 #FFFFFF00', 'first'],
    ['behind where nobody would see them there, either', '#00FF8000 #00008000', 'last'],
    ['behind where one begins otherwise', '#FF0D9488 #FF1C1917 #001C1917', 'last'],
    ['behind where there is none', 'teal', 'last'],
    ['behind where FF stands elsewhere in them', '#00FF1C17 #10FF9488', 'last'],
    ['in front as well in small letters', '#ff0d9488 0xff1c1917', 'first'],
    [
      'behind where the last of thousands begins otherwise',
      `${'#FF0D9488 #FF1C1917 '.repeat(2000)} #001C1917`,
      'last',
    ],
    ['behind, whatever words of more digits begin with', 'FF0D9488AA FF1C1917BB', 'last'],
    [
      'behind in custom properties',
      ':root { --line: #ffffff1a; --hover: #ff5a5f33; --on: #ffd166cc }',
      'last',
    ],
    ['behind in variables of Sass', '$line: #ff5a5fcc;\n$hover: #ffd16680;', 'last'],
    ['behind in variables of Less', '@line: #ff5a5fcc;\n@hover: #ffd16680;', 'last'],
    ['behind in rules', '.a { color: #ff5a5fcc }\n.b { border-color: #ffd16680; }', 'last'],
    ['behind in properties of scripts', "style={{ '--line': '#ff5a5fcc', '--on': '#ffd16680' }}", 'last'],
    ['behind in design tokens', '{"a":{"$value":"#ff5a5fcc"},"b":{"$value":"#ffd16680"}}', 'last'],
    ['behind in themes of VS Code', '{"editor.background":"#ff5a5fcc","b":"#ffd16680"}', 'last'],
    ['behind where all are faded whites', '{"a":"#ffffff33","b":"#ffffff0a"}', 'last'],
    ['behind where one beside faded whites says nothing', '#ffffff33 #ffffff0a #ff5a5fcc', 'last'],
    ['behind where all beside faded whites are round', '#ffffff33 #ff5a5fcc #ffd16680', 'last'],
    ['in front where blacks have it there', '#FF0D9488 #80000000', 'first'],
    ['in front where whites have it there', '#FF0D9488 #FF1C1917 #1AFFFFFF', 'first'],
    ['in front in a color of XAML', '<Color>#800D9488</Color>', 'first'],
    ['in front whatever is invisible beside them', '#FF0D9488 #FF1C1917 #00000000', 'first'],
    ['in front where whites are opaque there', '#FFFFFFFF #FF1C1917', 'first'],
    ['in front where others than yellows end differently', '#FFFFFF00 #FF0D9488 #FF1C1917', 'first'],
    ['in front in a table with alignment', '| Hex |\n| ---: |\n| #FF0D9488 |\n| #FF1C1917 |', 'first'],
    [
      'behind for `parseColor` of JavaScript',
      "import { parseColor } from 'x';\nparseColor('#0D9488CC')",
      'last',
    ],
    ['behind for `fromHex` of JavaScript', "Color.fromHex('#0d948880')", 'last'],
    ['in front for `parseColor` of Android', 'Color.parseColor("#800D9488")', 'first'],
    ['in front for `FromHex` of Xamarin', 'Color.FromHex("#800D9488")', 'first'],
    ['in front for `FromArgb` of .NET', 'Color.FromArgb("#800D9488")', 'first'],
    ['in front in Qt', 'QColor("#800D9488")', 'first'],
    ['in front in a resource alone', '<color name="a">#800D9488</color>', 'first'],
    ['in front in a style alone', '<item name="colorPrimary">#800D9488</item>', 'first'],
    ['in front in an attribute of Android', 'android:background="#800D9488"', 'first'],
    ['in front in a stop of XAML', '<GradientStop Color="#800D9488" Offset="1"/>', 'first'],
    ['in front in a setter of XAML', '<Setter Property="Fill" Value="#800D9488"/>', 'first'],
    ['in front in an attribute of XAML', '<Border Background="#800D9488"/>', 'first'],
    ['behind in resources that are all opaque there', '<color name="a">#0D9488FF</color>', 'last'],
    ['behind in a picture', '<rect fill="#0D948880"/>', 'last'],
  ])('is %s', (_, text, place) => {
    expect(alphaPlaceOf(text)).toBe(place);
  });
});
