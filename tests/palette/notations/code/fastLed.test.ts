import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

it('names of FastLED are those of CSS, and some of its own', () => {
  expect(named(parseText('CRGB::Lime'))).toEqual(['#00FF00 -']);
  const text =
    'CRGB accent = CRGB::Tomato;\nCRGB own = CRGB::Plaid;\nCRGB lamp = CRGB::FairyLight;\nCRGB hex = CRGB(0x0D9488);\nCRGB coral = CRGB(255, 90, 95);\n';
  expect(named(parseText(text))).toEqual([
    '#FF6347 accent',
    '#CC5533 own',
    '#FFE42D lamp',
    '#0D9488 hex',
    '#FF5A5F coral',
  ]);
});

it('a list of FastLED has no names', () => {
  const text = 'CRGB sea[] = { CRGB::Red, CRGB(0, 0, 255), CRGB(0x0D9488) };';
  expect(named(parseText(text))).toEqual(['#FF0000 -', '#0000FF -', '#0D9488 -']);
});

it('words that are no colors of FastLED stay as they are', () => {
  expect(hexes(parseText('auto x = CRGB::HTMLColorCode;\nCRGB y = CRGB::Teal;'))).toEqual(['#008080']);
});

it('a gradient has a place before the channels of each color', () => {
  const text =
    'DEFINE_GRADIENT_PALETTE( heat_gp ) {\n    0,     0,  0,  0,\n  128,   255,  0,  0,\n  255,   255,255,255 };\n';
  expect(hexes(parseText(text))).toEqual(['#000000', '#FF0000', '#FFFFFF']);
  const broken = parseText('DEFINE_GRADIENT_PALETTE(a) { 0, 1, 2, 3, 4 };\nCRGB b = CRGB(1, 2, 300);\n');
  expect(broken.colors).toEqual([]);
});

it('a hue of FastLED is told, not taken for one of HSV', () => {
  const found = parseText('leds[0] = CHSV(160, 255, 255);\nleds[1] = CHSV(hue, 255, 255);\n');
  expect(found.colors).toEqual([]);
  expect(found.problems).toEqual([{ line: 1, text: 'CHSV(160, 255, 255)', reason: 'unknownModel' }]);
});

it('a light of a strip has its number before the channels', () => {
  const text = 'strip.setPixelColor(0, strip.Color(13, 148, 136));\nstrip.setPixelColor(1, 255, 90, 95);\n';
  expect(hexes(parseText(text))).toEqual(['#0D9488', '#FF5A5F']);
});
