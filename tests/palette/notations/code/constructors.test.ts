import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../../src/color/format';
import { readConstructor } from '../../../../src/palette/notations/code/constructors';
import { parseLatex } from '../../../../src/palette/notations/code/latex';
import { zeroXPlaceOf } from '../../../../src/palette/notations/code/zeroX';
import { hexes, named } from '../hexes';

const read = (name: string, inside: string): string | null => {
  const color = readConstructor(name, inside);
  return color && formatHex(color);
};

describe('a color made of its channels', () => {
  it.each([
    ['Color', 'red: 0.05098, green: 0.58039, blue: 0.53333', '#0D9488'],
    ['UIColor', 'red: 13/255, green: 148/255.0, blue: 136/255, alpha: 1', '#0D9488'],
    ['Color', '.sRGB, red: 0.05098, green: 0.58039, blue: 0.53333, opacity: 0.5', '#0D9488'],
    ['Color', '0.05098f, 0.58039F, 0.53333f, 1f', '#0D9488'],
    ['Color32', '13, 148, 136, 255', '#0D9488'],
    ['Color', 'r = 13, g = 148, b = 136', '#0D9488'],
    ['Color.fromARGB', '255, 13, 148, 136', '#0D9488'],
    ['Color.FromArgb', '13, 148, 136', '#0D9488'],
    ['Color', ' 1 / 2 , 1/4, 1', '#8040FF'],
    ['Color', 'r : 13 , g: 148 ,b:136', '#0D9488'],
    ['Color.fromRGBO', '13, 148, 136, 0.5', '#0D9488'],
    ['Color', '1, 1, 1', '#010101'],
    ['Color', '1.0, 1, 1', '#FFFFFF'],
    // Hue, saturation and brightness as fractions of their range.
    ['Color', 'hue: 0.3333333333, saturation: 1, brightness: 1', '#00FF00'],
    ['UIColor', 'hue: 0.6666666667, saturation: 0.5, brightness: 0.8, alpha: 1', '#6666CC'],
    ['Color', 'hue: 0, saturation: 0, brightness: 0.5', '#808080'],
  ])('%s(%s) is %s', (name, inside, hex) => {
    expect(read(name, inside)).toBe(hex);
  });

  it.each([
    ['another call', 'translate', '13, 148, 136'],
    ['two channels', 'Color', '13, 148'],
    ['a hue without brightness', 'Color', 'hue: 0.5, saturation: 1'],
    ['a variable for its opacity', 'Color', '13, 148, 136, alpha'],
    ['fractions beside channels of 255', 'Color', '0.5, 148, 136'],
    ['five', 'Color', '13, 148, 136, 255, 1'],
    ['a variable', 'Color', '13, 148, teal'],
    ['nothing in between', 'Color', '13, , 136'],
    ['a variable below the line', 'Color', '13/max, 148/255, 136/255'],
    ['an f before the end', 'Color', '1f3, 148, 136'],
    ['a channel beyond 255', 'Color', '13, 148, 256'],
  ])('is none with %s', (_, name, inside) => {
    expect(read(name, inside)).toBeNull();
  });
});

// The manual of xcolor, 2.1: RGB of 255, Gray of 15, Hsb of 360 degrees, the others of 1.
describe('a color of LaTeX', () => {
  it.each([
    ['{HTML}{0D9488}', '#0D9488'],
    ['{RGB}{13, 148, 136}', '#0D9488'],
    ['{rgb}{0.05098,0.58039,0.53333}', '#0D9488'],
    ['{cmyk}{1,0,0,0.5}', '#008080'],
    ['{cmy}{0,1,1}', '#FF0000'],
    ['{gray}{0.5}', '#808080'],
    ['{Gray}{15}', '#FFFFFF'],
    ['{Gray}{5}', '#555555'],
    ['{hsb}{0.6666666667,0.5,0.8}', '#6666CC'],
    ['{Hsb}{240,0.5,0.8}', '#6666CC'],
  ])('in the model %s is %s', (value, hex) => {
    expect(named(parseLatex(`\\definecolor{sea}${value}`))).toEqual([`${hex} sea`]);
    expect(
      hexes(
        parseLatex(
          `\\definecolorset${value.split('{', 2).join('{')}{a-}{-z}{sea,${value.split('{')[2]?.slice(0, -1)};}`,
        ),
      ),
    ).toEqual([hex]);
  });

  it('of a set has what stands before and behind its name', () => {
    const set = '\\definecolorset{RGB}{a-}{-z}{ sea ,13,148,136;sun,255,204,0}';
    expect(named(parseLatex(set))).toEqual(['#0D9488 a-sea-z', '#FFCC00 a-sun-z']);
  });

  it('is found with others in its line, and named where it is none', () => {
    const text =
      '\\definecolor{a}{gray}{0}\\providecolor{b}{gray}{1}\n\\colorlet{c}{a!50}\n\\definecolor{d}{wave}{500}\n\\xdefinecolor{e}{none}{1}\n\\definecolor{f}{toString}{1}';
    const found = parseLatex(text);
    expect(named(found)).toEqual(['#000000 a', '#FFFFFF b']);
    expect(found.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'computed'],
      [3, undefined],
      [4, undefined],
      [5, undefined],
    ]);
  });

  it('is one of as many as stand on a line', () => {
    const line = Array.from({ length: 200 }, (_, i) => `\\definecolor{c${i}}{gray}{0.5}`).join('');
    expect(named(parseLatex(line)).at(-1)).toBe('#808080 c199');
    expect(hexes(parseLatex(line))).toHaveLength(200);
  });

  it('of a set is called as it is written, whatever remarks stand between', () => {
    const set = '\\definecolorset{RGB}{}{}{teal,13,148,136;% the brand\n  ink,28,25,23;%\n}';
    expect(named(parseLatex(set))).toEqual(['#0D9488 teal', '#1C1917 ink']);
  });

  it.each(['{rgb}{1, ,0}', '{RGB}{13,148}', '{HTML}{}'])('lacks nothing: %s is none', (value) => {
    expect(hexes(parseLatex(`\\definecolor{a}${value}`))).toEqual([]);
    expect(hexes(parseLatex(`\\definecolorset${value.replace('}{', '}{}{}{a,')}`))).toEqual([]);
  });

  it('of a set has a name: hex alone is none', () => {
    expect(hexes(parseLatex('\\definecolorset{HTML}{}{}{0D9488;ink,1C1917}'))).toEqual(['#1C1917']);
  });

  it('is left alone in comments', () => {
    expect(hexes(parseLatex('% \\definecolor{a}{gray}{0}\n\\definecolor{b}{gray}{1} % white'))).toEqual([
      '#FFFFFF',
    ]);
  });
});

describe('where numbers like 0xFF0D9488 have their opacity', () => {
  it.each([
    ['in front, as in Flutter', '0xFF0D9488 0xFF1C1917', 'first'],
    ['in front where all begin and end with it', '0xFF0D94FF', 'first'],
    ['behind where all end with it and one begins otherwise', '0xFF1C19FF 0x0D9488FF', 'last'],
    ['behind whatever is invisible beside them', '0x0D9488FF 0x00000000', 'last'],
    ['in front where one ends otherwise', '0x0D9488FF 0x0D94FF88', 'first'],
    ['in front where there is none', 'teal', 'first'],
  ])('is %s', (_, text, place) => {
    expect(zeroXPlaceOf(text)).toBe(place);
  });
});

it('a string that other text is added to is no color', () => {
  expect(readConstructor('Color.hex', 'base + "0D9488"')).toBeNull();
});
