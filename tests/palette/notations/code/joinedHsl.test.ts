import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

it('hue, saturation and lightness in variables of their own are one color', () => {
  const css =
    ':root {\n  --accent-h: 0; /* red */\n  --accent-s: 100%;\n  --accent-l: 40%;\n  --sea: #336699;\n}';
  expect(named(parseText(css))).toEqual(['#CC0000 accent', '#336699 sea']);
  const scss = '$brand-hue: 120deg; $brand-saturation: 100%; $brand-lightness: 25%;';
  expect(named(parseText(scss))).toEqual(['#008000 brand']);
});

it('those of different names are none', () => {
  expect(parseText('--a-h: 0;\n--b-s: 100%;\n--a-l: 40%;').colors).toEqual([]);
});

it('lines keep their numbers', () => {
  const { problems } = parseText('--a-h: 0;\n--a-s: 100%;\n--a-l: 40%;\n--b: #12345;');
  expect(problems.map(({ line }) => line)).toEqual([4]);
});
