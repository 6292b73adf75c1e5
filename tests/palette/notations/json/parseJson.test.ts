import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

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
});
