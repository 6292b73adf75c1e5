import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('the column of a table that has the colors', () => {
  it.each([
    ['Color,Hex\nTeal,#0D9488\nNavy,#1B2A49', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['Name,Value,Hex\nTeal,500,#0D9488\nTeal,600,#1B2A49', ['#0D9488 Teal', '#1B2A49 Teal']],
    ['Color;Name\n0D9488;Teal\n1B2A49;Navy', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['Value\tColor Name\n#0D9488\tTeal\n#1B2A49\tNavy', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['Token,HTML code\nTeal,#0D9488\nNavy,#1B2A49', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['name,color\na,teal\nb,navy', ['#008080 a', '#000080 b']],
    ['name,rgb\na,"13, 148, 136"\nb,"rgb(27, 42, 73)"', ['#0D9488 a', '#1B2A49 b']],
    ['name,c,m,y,k\na,100,0,0,0\nb,0,0,0,50', ['#00FFFF a', '#808080 b']],
    ['name,hex\na,#FF0D9488\nb,#FF1B2A49', ['#0D9488 a', '#1B2A49 b']],
  ])('is told by its title and by what is in it: %j', (text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('has quotes twice, delimiters and line ends in its cells', () => {
    const found = parseText('Name,Hex\n"Say ""hi"", you",#0D9488\n"two\nlines",#1C1917\nwrong,#12345\n');
    expect(named(found)).toEqual(['#0D9488 Say "hi", you', '#1C1917 two\nlines']);
    expect(found.problems).toEqual([{ line: 5, text: 'wrong,#12345' }]);
  });
});

describe('channels in lines of a palette file', () => {
  it('have opacity behind them in newer palettes of GIMP and Aseprite', () => {
    const text =
      'GIMP Palette\nName: x\nColumns: 4\nChannels: RGBA\n#\n 13 148 136 255\tTeal\n 28  25  23 255\t2nd Ink\n';
    expect(named(parseText(text))).toEqual(['#0D9488 Teal', '#1C1917 2nd Ink']);
  });

  it('have none where the file does not say so', () => {
    expect(named(parseText('GIMP Palette\n#\n13 148 136 255 shades\n'))).toEqual(['#0D9488 255 shades']);
  });

  it('may have opacity in JASC files, too', () => {
    expect(hexes(parseText('JASC-PAL\n0100\n2\n13 148 136 255\n28 25 23 255\n'))).toEqual([
      '#0D9488',
      '#1C1917',
    ]);
  });
});
