import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../../src/color/format';
import { readColor } from '../../../../src/palette/notations/values/readColor';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const color = (space: string, red: string, green: string, blue: string) => ({
  idiom: 'universal',
  color: { 'color-space': space, components: { red, green, blue, alpha: '1.000' } },
});

describe('colors of design tools in JSON', () => {
  it('of Sketch have fractions under whole words', () => {
    const text =
      '{"compatibleVersion":"2.0","colors":[{"name":"Teal","red":0.05098039,"green":0.5803922,"blue":0.5333333,"alpha":1}]}';
    expect(named(parseText(text))).toEqual(['#0D9488 Teal']);
  });

  it('of Xcode have texts: fractions, of 255, and hex', () => {
    const colors = [
      color('srgb', '0x0D', '0x94', '0x88'),
      color('srgb', '0.110', '0.098', '0.090'),
      color('srgb', '28', '25', '23'),
      color('display-p3', '1.000', '1.000', '1.000'),
    ];
    expect(named(parseText(JSON.stringify({ colors, info: { author: 'xcode', version: 1 } })))).toEqual([
      '#0D9488 -',
      '#1C1917 -',
      '#1C1917 -',
      '#FFFFFF -',
    ]);
  });

  it('of Figma have a value in every mode, references left out', () => {
    const variables = [
      {
        name: 'color/teal',
        valuesByMode: { '1:0': { r: 0.051, g: 0.58, b: 0.533, a: 1 }, '1:1': { r: 0, g: 0, b: 0, a: 1 } },
      },
      { name: 'alias', valuesByMode: { '1:0': { type: 'VARIABLE_ALIAS', id: 'VariableID:1' } } },
    ];
    expect(named(parseText(JSON.stringify({ variables })))).toEqual([
      '#0D9488 color/teal',
      '#000000 color/teal',
    ]);
  });

  it('of token groups that extend others are those of both', () => {
    const text = JSON.stringify({
      base: { $type: 'color', a: { $value: '#0D9488' }, b: { $value: '#111111' } },
      button: { $extends: '{base}', b: { $value: '#222222' } },
    });
    expect(named(parseText(text))).toEqual([
      '#0D9488 base a',
      '#111111 base b',
      '#0D9488 button a',
      '#222222 button b',
    ]);
  });

  it('of groups that extend each other are still those of each', () => {
    const text = JSON.stringify({
      a: { $extends: '{b}', x: { $value: '#0D9488' } },
      b: { $extends: '{a}', y: { $value: '#111111' } },
    });
    expect(named(parseText(text)).toSorted()).toEqual([
      '#0D9488 a x',
      '#0D9488 b x',
      '#111111 a y',
      '#111111 b y',
    ]);
  });

  it('of a token that is written anew are of that alone, not of the one that it takes the place of', () => {
    const text = JSON.stringify({
      base: { a: { $type: 'dimension', $value: '1px' } },
      c: { $extends: '{base}', $type: 'color', a: { $value: { colorSpace: 'srgb', components: [1, 0, 0] } } },
    });
    expect(named(parseText(text))).toEqual(['#FF0000 c a']);
  });

  it('of a token that is written anew in another model have none of its channels', () => {
    const text = JSON.stringify({
      base: { a: { $value: { r: 0, g: 0, b: 255 } } },
      c: { $extends: '{base}', a: { $value: { h: 0, s: 100, l: 50 } } },
    });
    expect(named(parseText(text))).toEqual(['#0000FF base a', '#FF0000 c a']);
  });

  it('of groups within groups that extend others are those of both, however deep they lie', () => {
    const nested = (tokens: object) =>
      Array.from({ length: 20 }, () => 'g').reduceRight<object>((inner, key) => ({ [key]: inner }), tokens);
    const text = JSON.stringify({
      base: nested({ a: { $value: '#0D9488' } }),
      c: { $extends: '{base}', ...nested({ b: { $value: '#111111' } }) },
    });
    expect(hexes(parseText(text))).toEqual(['#0D9488', '#0D9488', '#111111']);
  });

  it('of groups that extend one another in a row are those of the eight before it', () => {
    const row = Array.from({ length: 10 }, (_, i) => [
      `g${i}`,
      { ...(i > 0 && { $extends: `{g${i - 1}}` }), [`t${i}`]: { $value: '#0D9488' } },
    ]);
    const lines = named(parseText(JSON.stringify(Object.fromEntries(row))));
    const tokensOf = (group: string) =>
      lines.filter((line) => line.includes(` ${group} `)).map((line) => line.split(' ')[2]);
    expect(tokensOf('g8')).toEqual(['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8']);
    expect(tokensOf('g9')).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9']);
  });

  it('of groups that extend themselves come to an end', () => {
    const loop = { $extends: '{a}' };
    expect(
      parseText(JSON.stringify({ a: { x: loop, y: loop, z: { $value: '#0D9488' } } })).colors.length,
    ).toBeLessThan(10_001);
  });

  it.each([
    ['{"a":{"DEFAULT":"#0D9488"}}', ['#0D9488 a']],
    ['{"a":{"h":0,"s":100,"l":50}}', ['#FF0000 a']],
    ['{"a":{"h":0,"s":1,"v":1}}', ['#FF0000 a']],
    ['{"a":{"h":0,"s":60,"v":75}}', ['#BF4D4D a']],
    ['{"a":{"c":100,"m":0,"y":0,"k":0}}', ['#00FFFF a']],
    ['[[13,148,136,255],[28,25,23,1]]', ['#0D9488 -', '#1C1917 -']],
    ['{"a":"0xFF0D9488","b":"color-mix(in oklab, #000, #fff)"}', ['#0D9488 a', '#636363 b']],
    ['{"android":["#FF0D9488","#FF1C1917"]}', ['#0D9488 -', '#1C1917 -']],
  ])('in other notations: %s', (text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('are named with their line where they are computed', () => {
    expect(parseText('{\n"a":"#0D9488",\n"b":"rgb(var(--x) / 1)"\n}').problems).toEqual([
      { line: 3, text: 'rgb(var(--x) / 1)', reason: 'computed' },
    ]);
  });

  // Primaries in each model; the CSS color 'green', #008000, is hsl(120 100% 25%) and hwb(120 0% 50%).
  it.each([
    ['{"colorSpace":"hwb","components":[120,0,50]}', '#008000'],
    ['{"colorSpace":"lab","components":[100,0,0]}', '#FFFFFF'],
    ['{"colorSpace":"lch","components":[100,0,0]}', '#FFFFFF'],
    ['{"colorSpace":"oklab","components":[1,0,0]}', '#FFFFFF'],
    ['{"colorSpace":"oklch","components":[1,0,0]}', '#FFFFFF'],
    ['{"colorSpace":"a printer","components":[1,0,0],"hex":"#0d9488"}', '#0D9488'],
    ['{"r":0,"g":148,"b":136}', '#009488'],
    ['{"r":0,"g":0.5,"b":1}', '#0080FF'],
    ['{"cyan":100,"magenta":0,"yellow":0,"black":0}', '#00FFFF'],
    ['{"c":0,"m":1,"y":1,"k":0}', '#FF0000'],
    ['{"c":0,"m":0,"y":0,"k":0.5}', '#808080'],
    ['{"c":0,"m":0,"y":0,"k":50}', '#808080'],
    ['{"c":100,"m":1,"y":0,"k":0}', '#00FCFF'],
    ['{"h":0.3333333333,"s":1,"l":0.5}', '#00FF00'],
    ['{"h":120,"s":1,"l":0.25}', '#008000'],
    ['{"h":1,"s":1,"l":0.5}', '#FF0000'],
    ['{"h":0,"s":100,"l":1}', '#050000'],
    ['{"h":240,"s":50,"b":80}', '#6666CC'],
    ['{"h":240,"s":50,"v":80}', '#6666CC'],
    ['{"h":240,"s":0.5,"v":0.8}', '#6666CC'],
    ['[13,148,136,0.5]', '#0D9488'],
    ['[0,0.5,1]', '#0080FF'],
    ['[0,0.5,1,1]', '#0080FF'],
    ['{"$value":"#0d9488","hex":"#111111"}', '#0D9488'],
  ])('in the models that programs write: %s', (value, hex) => {
    expect(named(parseText(`{"sea":${value}}`))).toEqual([`${hex} sea`]);
  });

  it.each([
    '[13,148]',
    '[13,148,136,2]',
    '[13,148,136,1,1]',
    '{"c":1,"m":1,"y":1}',
    '{"h":1,"s":1}',
    '{"color-space":"srgb","components":{"red":"1.000","green":"0.000"}}',
    '{"color-space":"srgb","components":{"red":"1.000","green":0,"blue":0}}',
    '{"colorSpace":"srgb","components":"1 0 0"}',
  ])('are none where numbers are missing or too many: %s', (value) => {
    expect(parseText(`{"a":${value}}`).colors).toEqual([]);
  });

  it('of Xcode are in the space that they name, sRGB where they name none', () => {
    const inSpace = (space: string | undefined, value: string) =>
      named(
        parseText(
          JSON.stringify({
            a: { 'color-space': space, components: { red: value, green: '0.6', blue: '0.5' } },
          }),
        ),
      );
    const css = (text: string) => {
      const read = readColor(text);
      return [`${read ? formatHex(read) : ''} a`];
    };
    expect(inSpace('display-p3', '0.3')).toEqual(css('color(display-p3 0.3 0.6 0.5)'));
    expect(inSpace('extended-linear-srgb', '0.3')).toEqual(css('color(srgb-linear 0.3 0.6 0.5)'));
    expect(inSpace('srgb', '0.3')).toEqual(['#4D9980 a']);
    expect(inSpace(undefined, '0.3')).toEqual(['#4D9980 a']);
    const gray = { 'color-space': 'gray-gamma-22', components: { white: '0.500', alpha: '1.000' } };
    expect(named(parseText(JSON.stringify({ a: gray })))).toEqual(['#808080 a']);
  });

  it.each([
    [
      '{"base/x":{"a~b":{"$value":"#0D9488"}},"c":{"$extends":"#/base~1x"}}',
      ['#0D9488 base/x a~b', '#0D9488 c a~b'],
    ],
    [
      '{"base~x":{"a":{"$value":"#0D9488"}},"c":{"$extends":"#/base~0x"}}',
      ['#0D9488 base~x a', '#0D9488 c a'],
    ],
    [
      '{"base":{"s":{"a":{"$value":"#0D9488"},"b":{"$value":"#111111"}}},"c":{"$extends":"{base}","s":{"b":{"$value":"#222222"}}}}',
      ['#0D9488 base s a', '#111111 base s b', '#0D9488 c s a', '#222222 c s b'],
    ],
    [
      '{"base":{"a":{"$value":"#0D9488"}},"c":{"$extends":{"$ref":"#/base"}}}',
      ['#0D9488 base a', '#0D9488 c a'],
    ],
    ['{"a":{"$value":"#0D9488"},"c":{"$extends":7},"d":{"$extends":"base"}}', ['#0D9488 a']],
  ])('of groups are taken from those that they extend: %s', (text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe('what a color in JSON is called', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}"#0D9488"${'}'.repeat(depth)}`;
  it.each([
    ['["tan","teal"]', ['#D2B48C -', '#008080 -']],
    ['"tan"', ['#D2B48C -']],
    ['{"variables":[{"name":"Sea","valuesByMode":{"a":"teal"}}]}', ['#008080 Sea']],
    ['{"sea":{"valuesByMode":{"a":"#0D9488"}}}', ['#0D9488 sea']],
    ['{"name":"Sea","paints":[{"color":{"r":0,"g":0.5,"b":1}}]}', ['#0080FF Sea']],
    ['{"name":"Sea","paints":[{"color":"#0D9488"},{"color":"#1C1917"}]}', ['#0D9488 -', '#1C1917 -']],
    ['{"name":"Sea","colors":["#0D9488"]}', ['#0D9488 -']],
    ['{"sea":{"paints":[{"color":"#0D9488"}]}}', ['#0D9488 -']],
    ['{"name":7,"label":"Sea","hex":"#0D9488"}', ['#0D9488 Sea']],
    ['{"theme":{"name":"#111111","sea":"#0D9488"}}', ['#0D9488 theme sea']],
    ['{"DEFAULT":"#0D9488"}', ['#0D9488 DEFAULT']],
    [nested(20), [`#0D9488 ${Array.from({ length: 20 }, () => 'a').join(' ')}`]],
    [nested(40), []],
    [`${'['.repeat(40)}"#0D9488"${']'.repeat(40)}`, []],
  ])('in %s', (text, expected) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });
});

describe('a value in JSON that is no color', () => {
  it.each([
    ['"#12345"', undefined],
    ['"hsl(teal)"', undefined],
    ['"hsla(teal)"', undefined],
    ['"cmyk(91%, 0%)"', undefined],
    ['"color-mix(in oklab, {a}, white)"', 'computed'],
    ['"oklch( from {a} l c h)"', 'computed'],
    ['{"type":"color","value":"{color.nope}"}', 'elsewhere'],
    ['{"$type":"color","$value":"{color.nope}"}', 'elsewhere'],
  ])('is named with its line: %s', (value, reason) => {
    const { problems } = parseText(`{\n"sea":"#0D9488",\n"a":${value}}`);
    expect(problems.map((problem) => [problem.line, problem.reason])).toEqual([[3, reason]]);
  });

  it.each(['"see rgb(1, 2)"', '{"type":"dimension","value":"{size.nope}"}', '"{color.sea}"', '12'])(
    'is left alone where it need not be one: %s',
    (value) => {
      expect(parseText(`{"sea":"#0D9488","a":${value}}`).problems).toEqual([]);
    },
  );

  it('is counted from the last one that was found, where it is written with escapes', () => {
    expect(parseText('{\n"a":"\\u0023zz",\n"b":"#yy"}').problems).toEqual([
      { line: 1, text: '#zz' },
      { line: 3, text: '#yy' },
    ]);
  });
});

it('the description of a token in another file is no name', () => {
  const text =
    '{"color":{"$type":"color","sea":{"$value":{"colorSpace":"srgb","components":[0.05,0.58,0.53]},"$description":"For buttons"}}}';
  expect(named(parseText(text))).toEqual(['#0D9487 sea']);
});
