import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const srgb = (...components: readonly number[]) => ({ colorSpace: 'srgb', components });
const TEAL = srgb(0.051, 0.5804, 0.5333);
const INK = srgb(0.1098, 0.098, 0.0902);

describe('design tokens of 2025.10', () => {
  it.each<[string, object, string[]]>([
    [
      'with the type at the group',
      { color: { $type: 'color', teal: { $value: TEAL }, ink: { $value: INK, $description: 'Text' } } },
      ['#0D9488 teal', '#1C1917 ink'],
    ],
    [
      'with aliases, whose color is there already',
      {
        color: { $type: 'color', teal: { $value: TEAL }, primary: { $value: '{color.teal}' } },
        text: { $type: 'color', $value: '{color.primary}' },
      },
      ['#0D9488 teal'],
    ],
    [
      'with a JSON pointer',
      {
        teal: { $type: 'color', $value: TEAL },
        primary: { $type: 'color', $value: { $ref: '#/teal/$value' } },
      },
      ['#0D9488 teal'],
    ],
    [
      'that extend a group, and one that extends it in turn',
      {
        base: { $type: 'color', teal: { $value: TEAL }, ink: { $value: INK } },
        brand: { $extends: '{base}', ink: { $value: srgb(0, 0, 0) } },
        dark: { $extends: '#/brand', teal: { $value: srgb(1, 1, 1) } },
      },
      [
        '#0D9488 base teal',
        '#1C1917 base ink',
        '#0D9488 brand teal',
        '#000000 brand ink',
        '#FFFFFF dark teal',
        '#000000 dark ink',
      ],
    ],
    [
      'with a value at the root of a group',
      { teal: { $type: 'color', $root: { $value: TEAL }, dark: { $value: INK } } },
      ['#0D9488 teal', '#1C1917 teal dark'],
    ],
    [
      'with shadows, borders and gradients',
      {
        shadow: { $type: 'shadow', $value: { color: INK, offsetX: { value: 0, unit: 'px' } } },
        line: { $type: 'border', $value: { color: TEAL, width: { value: 1, unit: 'px' }, style: 'solid' } },
        fade: {
          $type: 'gradient',
          $value: [
            { color: TEAL, position: 0 },
            { color: INK, position: 1 },
          ],
        },
      },
      ['#1C1917 shadow', '#0D9488 line', '#0D9488 fade', '#1C1917 fade'],
    ],
    [
      'in other spaces, with "none"',
      {
        a: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.6002, 0.1038, 184.7] } },
        b: { $type: 'color', $value: { colorSpace: 'hsl', components: ['none', 0, 100] } },
        c: { $type: 'color', $value: { colorSpace: 'display-p3', components: [1, 1, 1], alpha: 0.5 } },
      },
      ['#0D9488 a', '#FFFFFF b', '#FFFFFF c'],
    ],
  ])('%s', (_, tokens, expected) => {
    const found = parseText(JSON.stringify(tokens));
    expect(named(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });

  it('name the alias whose color is not in the file', () => {
    const text =
      '{\n"teal": { "$type": "color", "$value": "#0d9488" },\n"x": { "$type": "color", "$value": "{sea.green}" }\n}';
    expect(parseText(text).problems).toEqual([{ line: 3, text: '{sea.green}', reason: 'elsewhere' }]);
  });
});

describe('tokens in other dialects', () => {
  it.each<[string, object, string[]]>([
    [
      'of Tokens Studio',
      {
        global: {
          teal: { 500: { value: '#0d9488', type: 'color' } },
          alias: { value: '{teal.500}', type: 'color' },
        },
        $themes: [],
        $metadata: { tokenSetOrder: ['global'] },
      },
      ['#0D9488 global teal 500'],
    ],
    [
      'of Tokens Studio with opacity and a modifier',
      {
        teal: {
          value: 'rgba(#0d9488, 0.5)',
          type: 'color',
          $extensions: { 'studio.tokens': { modify: {} } },
        },
      },
      ['#0D9488 teal'],
    ],
    [
      'of Style Dictionary 3',
      {
        color: { base: { teal: { value: '#0d9488', comment: 'Sea' }, ink: { value: 'hsl(24, 9.8%, 10%)' } } },
      },
      ['#0D9488 base teal', '#1C1917 base ink'],
    ],
    [
      'of Penpot',
      { sea: { teal: { $value: '#0d9488', $type: 'color', $description: '' } } },
      ['#0D9488 sea teal'],
    ],
    [
      'of Theo',
      { props: [{ name: 'TEAL', value: '#0d9488', type: 'color', category: 'background-color' }] },
      ['#0D9488 TEAL'],
    ],
  ])('%s', (_, tokens, expected) => {
    expect(named(parseText(JSON.stringify(tokens)))).toEqual(expected);
  });
});
