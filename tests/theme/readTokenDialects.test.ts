import { describe, expect, it } from 'vitest';

import { givenHexes, hexesOf, readFiles, readText } from './readHexes';

const read = (data: unknown, name = 'tokens.json') => readText(JSON.stringify(data), name);

const ROLES = ['background', 'primary'] as const;
const LIGHT = { background: '#FFFFFF', primary: '#2563EB' };
const DARK = { background: '#0F172A', primary: '#93C5FD' };

const SOLID = { r: 1, g: 1, b: 1, a: 1 };
const NIGHT = { r: 0.0588, g: 0.0902, b: 0.1647, a: 1 };
const BLUE = { r: 0.1451, g: 0.3882, b: 0.9216, a: 1 };
const SKY = { r: 0.5765, g: 0.7725, b: 0.9922, a: 1 };
const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id });

describe('tokens in both modes', () => {
  it.each<[string, unknown]>([
    [
      'extensions of each token',
      {
        color: {
          $type: 'color',
          blue: { 500: { $value: '#2563eb' }, 300: { $value: '#93c5fd' } },
          background: { $value: '#fff', $extensions: { mode: { light: '#fff', dark: '#0f172a' } } },
          primary: {
            $value: '{color.blue.500}',
            $extensions: { 'com.figma': { modes: { Light: '{color.blue.500}', Dark: '{color.blue.300}' } } },
          },
        },
      },
    ],
    [
      'conditions of Panda and Chakra',
      {
        tokens: { colors: { blue: { 500: { value: '#2563eb' }, 300: { value: '#93c5fd' } } } },
        semanticTokens: {
          colors: {
            bg: { DEFAULT: { value: { _light: '#fff', _dark: '#0f172a' } } },
            primary: { value: { base: '{colors.blue.500}', _dark: '{colors.blue.300}' } },
          },
        },
      },
    ],
    [
      'conditions of Chakra 2',
      {
        colors: { blue: { 500: '#2563eb', 300: '#93c5fd' } },
        semanticTokens: {
          colors: {
            background: { default: '#fff', _dark: '#0f172a' },
            primary: { default: 'blue.500', _dark: 'blue.300' },
          },
        },
      },
    ],
    [
      'pairs in a group or in a value',
      {
        background: { light: { $value: '#fff' }, dark: { $value: '#0f172a' } },
        primary: { $type: 'color', $value: { light: '#2563eb', dark: '#93c5fd' } },
      },
    ],
    [
      'colors alone',
      {
        light: { background: '#fff', primary: '#2563eb' },
        dark: { background: '#0f172a', primary: '#93c5fd' },
      },
    ],
    [
      'schemes of Material',
      {
        seed: '#ff0000',
        coreColors: { primary: '#ff0000' },
        schemes: {
          light: { primary: '#2563eb', surface: '#ffffff' },
          'light-high-contrast': { primary: '#000000' },
          dark: { primary: '#93c5fd', surface: '#0f172a' },
        },
      },
    ],
    [
      'a response of Figma',
      {
        meta: {
          variableCollections: {
            c1: { name: 'Primitives', modes: [{ modeId: '1:0', name: 'Mode 1' }] },
            c2: {
              name: 'Semantic',
              modes: [
                { modeId: '2:0', name: 'Light' },
                { modeId: '2:1', name: 'Dark' },
              ],
            },
          },
          variables: {
            v1: { id: 'v1', name: 'blue/600', resolvedType: 'COLOR', valuesByMode: { '1:0': BLUE } },
            v2: { id: 'v2', name: 'blue/300', resolvedType: 'COLOR', valuesByMode: { '1:0': SKY } },
            v3: {
              id: 'v3',
              name: 'background',
              resolvedType: 'COLOR',
              valuesByMode: { '2:0': SOLID, '2:1': NIGHT },
            },
            v4: {
              id: 'v4',
              name: 'brand/primary',
              resolvedType: 'COLOR',
              valuesByMode: { '2:0': alias('v1'), '2:1': alias('v2') },
            },
            v5: { id: 'v5', name: 'text', resolvedType: 'FLOAT', valuesByMode: { '2:0': 4 } },
          },
        },
      },
    ],
    [
      'a collection of a plugin of Figma, with aliases to another one',
      {
        name: 'Semantic',
        modes: { '2:0': 'Light', '2:1': 'Dark' },
        variables: [
          { id: 'v1', name: 'background', type: 'COLOR', valuesByMode: { '2:0': SOLID, '2:1': NIGHT } },
          {
            id: 'v2',
            name: 'primary',
            type: 'COLOR',
            valuesByMode: { '2:0': alias('far'), '2:1': SKY },
            resolvedValuesByMode: { '2:0': { resolvedValue: BLUE, alias: 'far' } },
          },
          { name: 'link', type: 'COLOR', resolvedValuesByMode: { '2:0': { resolvedValue: BLUE } } },
        ],
      },
    ],
  ])('as %s have the colors of each', (_, data) => {
    const found = read(data);
    expect(hexesOf(found, 'light', ROLES)).toEqual(LIGHT);
    expect(hexesOf(found, 'dark', ROLES)).toEqual(DARK);
  });

  it('hold in both where they say none, after those that do', () => {
    const found = read({
      core: { primary: { $value: '#111111' }, danger: { $type: 'color', $value: '#ef4444' } },
      light: { primary: { $value: '#2563eb' } },
      dark: { primary: { $value: '#93c5fd' } },
    });
    expect(givenHexes(found)).toEqual({
      light: { primary: '#2563EB', danger: '#EF4444' },
      dark: { primary: '#93C5FD', danger: '#EF4444' },
    });
    expect(found.left).toEqual(['core.primary']);
  });

  it('of other themes beside both modes are named, and mixed with none of them', () => {
    const found = read({
      light: { primary: '#2563eb', 'base-100': '#fff' },
      dark: { primary: '#93c5fd', 'base-100': '#0f172a' },
      cupcake: {
        primary: '#65c3c8',
        'base-100': '#faf7f5',
        'base-content': '#291334',
        '--rounded-btn': '1.9rem',
      },
    });
    expect(givenHexes(found)).toEqual({ light: LIGHT, dark: DARK });
    expect(found.left).toEqual(['cupcake']);
  });

  it('are found in other files by references', () => {
    const found = readFiles([
      {
        name: 'light.json',
        text: JSON.stringify({ primary: { $value: '{blue.600}' }, bg: { $value: '#fff' } }),
      },
      {
        name: 'dark.json',
        text: JSON.stringify({ primary: { $value: '{blue.300}' }, bg: { $value: '#0f172a' } }),
      },
      {
        name: 'core.json',
        text: JSON.stringify({ blue: { 600: { $value: '#2563eb' }, 300: { $value: '#93c5fd' } } }),
      },
    ]);
    expect(givenHexes(found)).toEqual({ light: LIGHT, dark: DARK });
  });

  it('are read of JSON with comments and a comma too many', () => {
    const found = readText(
      '{ // both\n "light": { "bg": "#fff", "primary": "#2563eb", }, "dark": { "bg": "#0f172a", "primary": "#93c5fd" }, }',
    );
    expect(givenHexes(found)).toEqual({ light: LIGHT, dark: DARK });
  });

  it('have no mode in shades that are called light and dark', () => {
    const found = read({
      palette: { primary: { main: '#1976d2', light: '#42a5f5', dark: '#1565c0', contrastText: '#fff' } },
      danger: { DEFAULT: '#dc2626', light: '#fecaca' },
    });
    expect(hexesOf(found, 'light', ['primary', 'onPrimary', 'danger'])).toEqual({
      primary: '#1976D2',
      onPrimary: '#FFFFFF',
      danger: '#DC2626',
    });
    expect(found.left).toEqual(['palette.primary.light', 'palette.primary.dark', 'danger.light']);
  });
});

describe('the value of a token', () => {
  it.each<[string, unknown, string]>([
    ['as components without a hue', { colorSpace: 'oklch', components: [0.5, 0, 'none'] }, '#636363'],
    ['as channels', { r: 37, g: 99, b: 235 }, '#2563EB'],
    ['as hue, saturation and lightness', { h: 220, s: 0.1, l: 0.9 }, '#E3E5E8'],
    ['as a reference to a value', '{base.blue.value}', '#3B82F6'],
    ['as a reference of older Tokens Studio', '$base.blue', '#3B82F6'],
    ['as a reference with an opacity', 'rgba({base.blue}, 0.5)', '#9DC1FB'],
    ['with an alpha', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }, '#808080'],
  ])('%s is read', (_, value, hex) => {
    const found = read({
      base: { blue: { value: '#3b82f6' } },
      background: { value: '#fff' },
      primary: { value },
    });
    expect(hexesOf(found, 'light', ['primary'])).toEqual({ primary: hex });
  });

  it('by a JSON pointer, and of the root of a group, is read', () => {
    const found = read({
      color: {
        blue: { $type: 'color', $value: '#2563eb' },
        ring: { $ref: '#/color/blue' },
        border: { $root: { $value: '#e2e8f0' }, strong: { $value: '#94a3b8' } },
      },
    });
    expect(hexesOf(found, 'light', ['ring', 'border'])).toEqual({ ring: '#2563EB', border: '#E2E8F0' });
    expect(found.left).toEqual(['color.border.strong']);
  });

  it.each([
    ['an angle', [0.5, 0.1, '120deg']],
    ['a percentage', ['50%', 0.1, 120]],
    ['a fourth component', [0.5, 0.1, 120, 0.4]],
    ['two components alone', [0.5, 0.1]],
  ])('whose components the standard does not know is named, not guessed: %s', (_, components) => {
    const found = read({
      primary: { $type: 'color', $value: '#2563eb' },
      link: { $type: 'color', $value: { colorSpace: 'oklch', components } },
    });
    expect(givenHexes(found).light).toEqual({ primary: '#2563EB' });
    expect(found.left).toEqual(['link']);
  });

  it('that is changed by a rule, or is of no known kind, is named', () => {
    const alpha = { type: 'alpha', value: '0.5', space: 'srgb' };
    const modify = { type: 'lighten', value: '0.1', space: 'lch' };
    const found = read({
      primary: { $type: 'color', $value: '#2563eb' },
      accent: { value: '#f00', type: 'color', $extensions: { 'studio.tokens': { modify } } },
      link: { $type: 'color', $value: { colorSpace: 'other', components: [1, 2, 3] } },
      ring: { type: 'color', value: 'unset' },
      bg: { value: '#fff' },
      black: { value: '#000' },
      border: { value: '{black}', type: 'color', $extensions: { 'studio.tokens': { modify: alpha } } },
      weight: { value: '700' },
    });
    expect(givenHexes(found).light).toEqual({ primary: '#2563EB', background: '#FFFFFF', border: '#808080' });
    expect(found.left).toEqual(['accent', 'link', 'ring']);
  });
});

it('the token of Ant Design is read before those of its components', () => {
  const found = read({
    token: {
      colorPrimary: '#1677ff',
      colorBgBase: '#fff',
      colorTextBase: '#000',
      colorError: '#ff4d4f',
      borderRadius: 6,
    },
    components: { Button: { colorPrimary: '#00b96b' } },
  });
  expect(givenHexes(found).light).toEqual({
    background: '#FFFFFF',
    text: '#000000',
    primary: '#1677FF',
    danger: '#FF4D4F',
  });
  expect(found.left).toEqual(['components.Button.colorPrimary']);
});
