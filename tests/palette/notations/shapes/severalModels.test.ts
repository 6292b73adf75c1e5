import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const BOTH = ['#0D9488 teal', '#F59E0B amber'];

describe('a record with its color in several models', () => {
  it.each([
    [
      'JavaScript',
      "export default { teal: { hex: '#0d9488', rgb: [13, 148, 136], hsl: 'hsl(175, 84%, 32%)' }, amber: { hex: '#f59e0b', rgb: [245, 158, 11], cmyk: [0, 36, 96, 4] } };",
    ],
    [
      'TOML',
      '[palette]\nteal = { hex = "#0d9488", rgb = [13, 148, 136] }\namber = { hex = "#f59e0b", rgb = [245, 158, 11] }',
    ],
    [
      'a list',
      "const colors = [\n  { name: 'teal', hex: '#0d9488', rgb: 'rgb(13, 148, 136)', cmyk: [91, 0, 8, 42] },\n  { name: 'amber', hex: '#f59e0b', cmyk: [0, 36, 96, 4] },\n];",
    ],
  ])('of %s has it once', (_, text) => {
    expect(named(parseText(text))).toEqual(BOTH);
  });
});

describe('a line with its color in several models', () => {
  it.each([
    'Sea blue (HEX #0D9488)',
    'Sea blue (HEX #0D9488 – RGB 13/148/136 – CMYK 91/0/8/42)',
    'Sea blue (#0D9488 / RGB 13/148/136)',
    'Sea blue (HEX: #0D9488; RGB: 13, 148, 136)',
    'Sea blue – HEX #0D9488, RGB 13/148/136',
    'Sea blue – Pantone 7717 C – RGB 13/148/136 – #0D9488',
  ])('has its name without them: %s', (text) => {
    expect(named(parseText(text))).toEqual(['#0D9488 Sea blue']);
  });
});

describe('names of further places', () => {
  it.each([
    ['comments of a list', '// teal\n#0d9488\n// amber\n#f59e0b', BOTH],
    ['keys that are colors', '{"#0D9488":"teal","#F59E0B":"amber"}', BOTH],
    ['members of a module', 'local M = {}\nM.teal = "#0d9488"\nM.amber = "#f59e0b"\nreturn M', BOTH],
    [
      'a palette of Krita outside of its archive',
      '<?xml version="1.0"?>\n<ColorSet version="2.0" name="x"><ColorSetEntry name="teal"><RGB r="0.05098" g="0.58039" b="0.53333" space="sRGB"/></ColorSetEntry></ColorSet>',
      BOTH.slice(0, 1),
    ],
  ])('are in %s', (_, text, colors) => {
    expect(named(parseText(text))).toEqual(colors);
  });

  it('are no colors above the steps of a scale', () => {
    expect(named(parseText('Teal\n50 #f0fdfa\n900 #134e4a'))).toEqual(['#F0FDFA 50', '#134E4A 900']);
  });
});

describe('channels of further programs', () => {
  it('are linear in Unreal where they have six digits', () => {
    expect(named(parseText('BrandColor=(R=0.004025,G=0.296138,B=0.246201,A=1.000000)'))).toEqual([
      '#0D9488 BrandColor',
    ]);
  });

  it('are hex in arrays of C', () => {
    const text = 'const uint8_t palette[][3] = { {0x0D, 0x94, 0x88}, {0xF5, 0x9E, 0x0B} };';
    expect(hexes(parseText(text))).toEqual(['#0D9488', '#F59E0B']);
  });

  it('are vectors of shaders that are called colors', () => {
    const text = 'const vec3 COLOR_SKY = vec3(0.2, 0.5, 0.8);\nlet teal = vec4f(0.051, 0.58, 0.533, 1.0);';
    expect(hexes(parseText(text))).toEqual(['#3380CC', '#0D9488']);
    expect(hexes(parseText('vec3 position = vec3(0.1, 0.2, 0.3);'))).toEqual([]);
  });

  it('may follow a comment of settings', () => {
    expect(hexes(parseText(';Palette\n13 148 136 255\n245 158 11 255'))).toEqual(['#0D9488', '#F59E0B']);
  });
});

it('words that people follow are no colors', () => {
  expect(hexes(parseText('Loving the new #branding and #cafe vibes #fab #ace'))).toEqual([]);
});
