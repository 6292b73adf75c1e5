import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

describe('variables of Figma', () => {
  const rgba = { r: 0.050980392, g: 0.580392157, b: 0.533333333, a: 1 };
  const ink = { r: 0.109803922, g: 0.098039216, b: 0.090196078, a: 1 };
  it.each<[string, object, string[]]>([
    [
      'from its interface for programs',
      {
        status: 200,
        error: false,
        meta: {
          variables: {
            'VariableID:1:2': {
              id: 'VariableID:1:2',
              name: 'sea/teal',
              resolvedType: 'COLOR',
              valuesByMode: { '1:0': rgba },
            },
            'VariableID:1:3': {
              id: 'VariableID:1:3',
              name: 'size',
              resolvedType: 'FLOAT',
              valuesByMode: { '1:0': 4 },
            },
          },
          variableCollections: {},
        },
      },
      ['#0D9488 sea/teal'],
    ],
    [
      'with two modes and an alias',
      {
        variables: [
          { name: 'bg', valuesByMode: { '1:0': rgba, '1:1': ink } },
          { name: 'fg', valuesByMode: { '1:0': { type: 'VARIABLE_ALIAS', id: 'VariableID:1:2' } } },
        ],
      },
      ['#0D9488 bg', '#1C1917 bg'],
    ],
    [
      'as collections with modes of a plugin',
      {
        version: '1.0.4',
        collections: [
          {
            name: 'Primitives',
            modes: [
              {
                name: 'Light',
                variables: [
                  { name: 'sea/teal', type: 'color', isAlias: false, value: '#0D9488' },
                  {
                    name: 'fg',
                    type: 'color',
                    isAlias: true,
                    value: { collection: 'Primitives', name: 'sea/teal' },
                  },
                ],
              },
            ],
          },
        ],
      },
      ['#0D9488 sea/teal'],
    ],
    [
      'as tokens of its own export',
      {
        sea: {
          teal: {
            $type: 'color',
            $value: { colorSpace: 'srgb', components: [0.05098, 0.58039, 0.53333], alpha: 1, hex: '#0D9488' },
            $extensions: { 'com.figma.variableId': 'VariableID:1:2', 'com.figma.scopes': ['ALL_SCOPES'] },
          },
        },
        $extensions: { 'com.figma.modeName': 'Mode 1' },
      },
      ['#0D9488 sea teal'],
    ],
    [
      'as paint styles',
      {
        styles: [
          {
            name: 'Sea/Teal',
            paints: [
              {
                type: 'SOLID',
                visible: true,
                opacity: 1,
                color: { r: 0.050980392, g: 0.580392157, b: 0.533333333 },
              },
            ],
          },
        ],
      },
      ['#0D9488 Sea/Teal'],
    ],
  ])('%s', (_, json, expected) => {
    expect(named(parseText(JSON.stringify(json)))).toEqual(expected);
  });
});

describe('palettes of Sketch', () => {
  const teal = { red: 0.05098039215, green: 0.58039215686, blue: 0.53333333333, alpha: 1 };
  it.each<[string, object, string[]]>([
    [
      'of the first version',
      { compatibleVersion: '1.4', pluginVersion: '1.4', colors: ['#0D9488', '#1c1917'] },
      ['#0D9488 -', '#1C1917 -'],
    ],
    ['of the first version with opacity', { colors: ['#0D9488FF', '#1C191780'] }, ['#0D9488 -', '#1C1917 -']],
    [
      'of the second version',
      {
        compatibleVersion: '2.0',
        pluginVersion: '2.22',
        colors: [{ name: 'Teal', ...teal }],
        gradients: [],
        images: [],
      },
      ['#0D9488 Teal'],
    ],
    ['of the second version without names', { compatibleVersion: '2.0', colors: [teal] }, ['#0D9488 -']],
    [
      'as swatches of a document',
      {
        sharedSwatches: {
          _class: 'swatchContainer',
          objects: [{ _class: 'swatch', name: 'Teal', value: { _class: 'color', ...teal } }],
        },
      },
      ['#0D9488 Teal'],
    ],
    [
      'as color assets of a document',
      {
        assets: {
          colorAssets: [
            { _class: 'MSImmutableColorAsset', name: 'Teal', color: { _class: 'color', ...teal } },
          ],
          colors: [],
        },
      },
      ['#0D9488 Teal'],
    ],
  ])('%s', (_, json, expected) => {
    expect(named(parseText(JSON.stringify(json)))).toEqual(expected);
  });
});

describe('color sets of Xcode', () => {
  const set = (...colors: readonly object[]) => ({ colors, info: { author: 'xcode', version: 1 } });
  const color = (space: string, components: object, more: object = {}) => ({
    color: { 'color-space': space, components },
    idiom: 'universal',
    ...more,
  });
  const dark = { appearances: [{ appearance: 'luminosity', value: 'dark' }] };
  it.each<[string, object, string[]]>([
    [
      'in hex',
      set(color('srgb', { alpha: '1.000', red: '0x0D', green: '0x94', blue: '0x88' })),
      ['#0D9488 -'],
    ],
    [
      'light and dark',
      set(
        color('srgb', { alpha: '1.000', red: '0.051', green: '0.580', blue: '0.533' }),
        color('srgb', { alpha: '1.000', red: '28', green: '25', blue: '23' }, dark),
      ),
      ['#0D9488 -', '#1C1917 -'],
    ],
    ['in gray', set(color('gray-gamma-22', { alpha: '1.000', white: '0.500' })), ['#808080 -']],
    [
      'in a wider space',
      set(color('display-p3', { alpha: '1.000', red: '0xFF', green: '0xFF', blue: '0xFF' })),
      ['#FFFFFF -'],
    ],
    [
      'in linear light',
      set(
        color('extended-linear-srgb', {
          alpha: '1.000',
          red: '0.2158605',
          green: '0.2158605',
          blue: '0.2158605',
        }),
      ),
      ['#808080 -'],
    ],
    [
      'of the system, which has no value',
      set({ color: { platform: 'ios', reference: 'systemBlueColor' }, idiom: 'universal' }),
      [],
    ],
  ])('%s', (_, json, expected) => {
    expect(named(parseText(JSON.stringify(json)))).toEqual(expected);
  });
});
