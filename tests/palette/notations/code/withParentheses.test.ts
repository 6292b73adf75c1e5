import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

it.each([
  [
    'Elm',
    'sea = rgb255 51 102 153\nsun = rgb 1 0.5 0\nsky = rgba255 12 34 56 0.5',
    ['#336699 sea', '#FF8000 sun', '#0C2238 sky'],
  ],
  ['Haskell', 'sea = sRGB24 51 102 153\nsun = sRGB 1 0.5 0', ['#336699 sea', '#FF8000 sun']],
  [
    'Rust',
    'let sea = Srgb::new(0.2f32, 0.4, 0.6);\nlet sun = Srgba::new(1.0, 0.6, 0.0, 1.0);',
    ['#336699 sea', '#FF9900 sun'],
  ],
  [
    'Three.js',
    'sea.color.setRGB(0.2, 0.4, 0.6);\nsun.color.setRGB(1, 0, 0);\nsky.setHSL(0.5, 1, 0.5);',
    ['#336699 -', '#FF0000 -', '#00FFFF -'],
  ],
])('calls of %s give their colors', (_, text, expected) => {
  expect(named(parseText(text))).toEqual(expected);
});

it('colors of Mathematica stand in brackets, and range to 1', () => {
  const text =
    '{RGBColor[0.2, 0.4, 0.6], RGBColor["#FF8800"], Hue[0.5, 1, 1], Hue[0], GrayLevel[0.4], RGBColor[1, 0, 0, 0.5]}';
  expect(hexes(parseText(text))).toEqual(['#336699', '#FF8800', '#00FFFF', '#FF0000', '#666666', '#FF0000']);
});

it('a palette of gnuplot has a place before the channels of each color', () => {
  expect(hexes(parseText('set palette defined ( 0 0 0 0.6, 1 0 0 1, \\\n  2 1 0.6 0 )'))).toEqual([
    '#000099',
    '#0000FF',
    '#FF9900',
  ]);
  expect(hexes(parseText('set palette defined (0 "#440154", 1 "#fde725")'))).toEqual(['#440154', '#FDE725']);
});

it('pixels of a picture that are set are no channels', () => {
  expect(hexes(parseText('picture.setRGB(10, 20, 0xff8800);'))).toEqual(['#FF8800']);
});

it('channels of POV-Ray stand in angle brackets, with or without what lets light through', () => {
  const text = '#declare Sea = rgb <0.2, 0.4, 0.6>;\npigment { color rgbf <1, 0.6, 0, 0.5> }';
  expect(named(parseText(text))).toEqual(['#336699 Sea', '#FF9900 -']);
});

it.each(['juce::Colour sea (0xff336699);', 'Colour sea{0xFF336699};', 'ImVec4 sea(0.2f, 0.4f, 0.6f, 1.0f);'])(
  'a color of C++ that is made where it is declared has that name: %s',
  (text) => expect(named(parseText(text))).toEqual(['#336699 sea']),
);
