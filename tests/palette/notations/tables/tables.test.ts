import { describe, expect, it } from 'vitest';

import { IMPORT } from '../../../../src/domain/fileLimits';
import { parseText } from '../../../../src/palette/notations/parseText';
import { parseCsv } from '../../../../src/palette/notations/tables/csv';
import { csvRows } from '../../../../src/palette/notations/tables/csvRows';
import { hexes, named } from '../hexes';

describe('the column of a table that has the colors', () => {
  it.each([
    ['Color,Hex\nTeal,#0D9488\nNavy,#1B2A49', ['#0D9488 Teal', '#1B2A49 Navy']],
    // A picture of each color is no name of it; signs under a name are.
    ['Color,Hex,Use\n■,#0D9488,Teal\n■,#1B2A49,Navy', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['name,hex\n★,#0D9488\n\u{F4EF7},#1B2A49', ['#0D9488 ★', '#1B2A49 \u{F4EF7}']],
    ['Name,Value,Hex\nTeal,500,#0D9488\nTeal,600,#1B2A49', ['#0D9488 Teal', '#1B2A49 Teal']],
    ['Color;Name\n0D9488;Teal\n1B2A49;Navy', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['Value\tColor Name\n#0D9488\tTeal\n#1B2A49\tNavy', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['Token,HTML code\nTeal,#0D9488\nNavy,#1B2A49', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['name,color\na,teal\nb,navy', ['#008080 a', '#000080 b']],
    ['name,rgb\na,"13, 148, 136"\nb,"rgb(27, 42, 73)"', ['#0D9488 a', '#1B2A49 b']],
    ['name,c,m,y,k\na,100,0,0,0\nb,0,0,0,50', ['#00FFFF a', '#808080 b']],
    ['name,cyan,magenta,yellow,black\na,100,0,0,0\nb,0,0,0,50', ['#00FFFF a', '#808080 b']],
    ['name,c,m,y,key\na,100,0,0,0\nb,0,0,0,50', ['#00FFFF a', '#808080 b']],
    ['name,h,s,l\na,0,100,50\nb,120,100,25', ['#FF0000 a', '#008000 b']],
    ['name,hue,saturation,lightness\na,0,100%,50%\nb,120,100%,25%', ['#FF0000 a', '#008000 b']],
    ['name,red,green,blue\na,255,0,0', ['#FF0000 a']],
    // Fractions have a point somewhere, and none is beyond 1.
    ['name,r,g,b\na,1,0.502,0\nb,0,0,1', ['#FF8000 a', '#0000FF b']],
    ['name,r,g,b\na,1,0,0\nb,0,0,1', ['#010000 a', '#000001 b']],
    ['name,r,g,b\na,0.5,0,0\nb,255,0,0', ['#FF0000 b']],
    // Saturation, lightness and inks may be fractions, and hues, too.
    ['name,h,s,l\nTeal,175,0.84,0.32\nInk,24,0.1,0.1', ['#0D968B Teal', '#1C1917 Ink']],
    ['name,h,s,l\na,0.3333333333,1,0.5\nb,0,1,0.5', ['#00FF00 a', '#FF0000 b']],
    ['name,h,s,v\na,240,0.5,0.8\nb,0,1,1', ['#6666CC a', '#FF0000 b']],
    ['name,h,s,v\na,0,1,1\nb,120,1,1', ['#FF0000 a', '#00FF00 b']],
    ['name,c,m,y,k\na,1,0,0,0\nb,0,0,0,0.5', ['#00FFFF a', '#808080 b']],
    ['name,c,m,y,k\na,0,1,1,0', ['#FF0000 a']],
    ['name,h,s,l\na,0,1%,1%', ['#030303 a']],
    ['name,h,s (%),l (%)\na,0,1,1', ['#030303 a']],
    ['name,h,s,l\na,0,1,1\nb,0,100,50', ['#030303 a', '#FF0000 b']],
    // As many colors in both: the one that is called so, or has them as hex.
    ['Color,Hex,Name\n#111111,#0D9488,Teal', ['#0D9488 Teal']],
    ['Color,Value\nteal,#0D9488\nnavy,#1B2A49', ['#0D9488 teal', '#1B2A49 navy']],
    ['Value,Color\n#0D9488,teal\n,navy\n,red', ['#0D9488 teal']],
    ['Name,Color\nTeal,#0D9488', ['#0D9488 Teal']],
    ['color,r,g,b\nSea 2,13,148,136', ['#0D9488 Sea 2']],
    ['"Name ","HEX "\nTeal,#0D9488', ['#0D9488 Teal']],
    ['name,hex\na,#FF0D9488\nb,#FF1B2A49', ['#0D9488 a', '#1B2A49 b']],
    // Titles that say what the colors are for are parts of their names.
    [
      'Color,Light,Dark\nTeal,#0D9488,#14B8A6\nNavy,#1B2A49,#0F172A',
      ['#0D9488 Teal Light', '#14B8A6 Teal Dark', '#1B2A49 Navy Light', '#0F172A Navy Dark'],
    ],
    ['Color\tLight\tDark\nPrimary\t#0D9488\t#14B8A6', ['#0D9488 Primary Light', '#14B8A6 Primary Dark']],
    ['Color,#\nTeal,#0D9488\nNavy,#1B2A49', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['Name,Light hex,Dark hex\nTeal,#0D9488,#14B8A6', ['#0D9488 Teal Light hex', '#14B8A6 Teal Dark hex']],
    [
      'Step,Teal,Navy\n500,#0D9488,#1B2A49\n900,#042F2E,#0F172A',
      ['#0D9488 Teal 500', '#1B2A49 Navy 500', '#042F2E Teal 900', '#0F172A Navy 900'],
    ],
    [
      'Color,Light,Dark\nTeal,0D9488,14B8A6\nNavy,1B2A49,0F172A',
      ['#0D9488 Teal Light', '#14B8A6 Teal Dark', '#1B2A49 Navy Light', '#0F172A Navy Dark'],
    ],
    ['Teal,Navy\n#0D9488,#1B2A49', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['Teal,Deep sea,Ink\n#0D9488,#1B2A49,#1C1917', ['#0D9488 Teal', '#1B2A49 Deep sea', '#1C1917 Ink']],
    ['Light,Use,Dark\n#0D9488,Links,#14B8A6', ['#0D9488 Links Light', '#14B8A6 Links Dark']],
    [
      'Name,Value (Light),Value (Dark)\nTeal,#0D9488,#14B8A6',
      ['#0D9488 Teal Value (Light)', '#14B8A6 Teal Value (Dark)'],
    ],
  ])('is told by its title and by what is in it: %j', (text, expected) => {
    const found = parseCsv(text);
    expect(found && named(found)).toEqual(expected);
  });

  it.each([
    ['color,contrast\n#0D9488,4.5\n#1B2A49,14', ['#0D9488 -', '#1B2A49 -']],
    ['color,contrast\nteal,4.5\nnavy,14', ['#008080 -', '#000080 -']],
    ['hex,role\n#0D9488,Teal\n#1B2A49,Navy', ['#0D9488 Teal', '#1B2A49 Navy']],
    ['size,group,hex,role\n10,A,#0D9488,Edge\n20,B,#1B2A49,Back', ['#0D9488 Edge', '#1B2A49 Back']],
    ['note,hex,role\n,#0D9488,Edge\nold,#1B2A49,Back', ['#0D9488 Edge', '#1B2A49 Back']],
    ['hex,dark,css,role\n#0D9488,#FACADE,rgb(1 2 3),Edge', ['#0D9488 Edge']],
  ])('has names beside it in the first column that holds words alone: %j', (text, expected) => {
    const found = parseCsv(text);
    expect(found && named(found)).toEqual(expected);
  });

  it.each([
    ['one column alone', 'Color\n#0D9488'],
    ['a channel alone', 'Name,B\nTeal,#0D9488'],
    ['no title', 'Teal,#0D9488\nNavy,#1B2A49'],
    ['a sentence in front', 'Our colors, by season\nSpring, #0D9488\nFall, #F59E0B'],
    ['a sentence in front of several', 'We made these, for you, today\na, #0D9488, #14B8A6'],
    ['code in front', 'a = [x, y, z\nTeal, #0D9488, #14B8A6\nNavy, #1B2A49, #0F172A'],
    ['no column of names', 'Light,Dark\n#0D9488,#14B8A6\n#1B2A49,#0F172A'],
    ['a row of words in front of its colors', 'Brand colors, spring\n#0D9488, #F59E0B'],
    ['hex without its sign in the first row', 'Teal\t0D9488\nNavy\t1B2A49\nSea\t14B8A6'],
    ['a function in the first row', 'Teal\trgb(13 148 136)\nNavy\t#1B2A49\nSea\t#14B8A6'],
    ['channels in the first row', 'Teal\t13 148 136\nNavy\t#1B2A49\nSea\t#14B8A6'],
    ['numbers of six digits', 'Name,Made\nTeal,100234\nNavy,100235'],
    ['longer rows than its first', 'Name,Light\nTeal,#0D9488,#14B8A6\nNavy,#1B2A49,#0F172A'],
  ])('is not looked for in a text with %s', (_, text) => {
    expect(parseCsv(text)).toBeNull();
  });

  it.each([
    ['channels', 'name,r,g,b\na,1,2,3\nb,1,2', 'b,1,2'],
    ['hue, saturation and lightness', 'name,h,s,l\na,0,100,50\nb,0,100', 'b,0,100'],
    ['inks', 'name,c,m,y,k\na,0,100,50,0\nb,,,,', 'b,,,,'],
    ['hex', 'name,hex\na,#0D9488\nb', 'b'],
  ])('names the row in which %s are missing', (_, text, row) => {
    const found = parseText(text);
    expect(found.colors).toHaveLength(1);
    expect(found).toMatchObject({ kind: 'CSV', problems: [{ line: 3, text: row }] });
  });

  it('names the cells that should have been colors, and no empty ones', () => {
    const found = parseText(
      'Name,Light,Dark\nTeal,#0D9488,#14B8A6\nNavy,#1B2A49,#0F172A\nInk,#1C1917,#12\nSky,#87CEEB,-\nOld,,\n',
    );
    expect(named(found)).toEqual([
      '#0D9488 Teal Light',
      '#14B8A6 Teal Dark',
      '#1B2A49 Navy Light',
      '#0F172A Navy Dark',
      '#1C1917 Ink Light',
      '#87CEEB Sky Light',
    ]);
    expect(found.problems).toEqual([
      { line: 4, text: '#12' },
      { line: 6, text: 'Old,,' },
    ]);
  });

  it('may be one that few rows have a color in', () => {
    expect(named(parseText('Name,Light,Dark\nTeal,#0D9488,\nNavy,#1B2A49,\nInk,#1C1917,#FAFAF9\n'))).toEqual([
      '#0D9488 Teal Light',
      '#1B2A49 Navy Light',
      '#1C1917 Ink Light',
      '#FAFAF9 Ink Dark',
    ]);
  });

  it('has no words of CSS in place of the hex beside them', () => {
    expect(named(parseText('Color,#\nTeal,#0D9488'))).toEqual(['#0D9488 Teal']);
  });

  it('counts the lines before it, and no empty ones or rules among its rows', () => {
    const found = parseText('\n\nsep=;\nName;Hex\nTeal;#0D9488\n;\n\nwrong;#12345');
    expect(named(found)).toEqual(['#0D9488 Teal']);
    expect(found.problems).toEqual([{ line: 8, text: 'wrong;#12345' }]);
    const page = parseText('|Name|Hex|\n|:--|--:|\n|Rock`n`roll|`#0D9488`|');
    expect(named(page)).toEqual(['#0D9488 Rock`n`roll']);
    expect(page.problems).toEqual([]);
    const plain = parseText('Name,Hex\n`Teal`,#0D9488\n-,-');
    expect(named(plain)).toEqual(['#0D9488 `Teal`']);
    expect(plain.problems).toEqual([{ line: 3, text: '-,-' }]);
  });

  it('is read up to as many colors as an import may have', () => {
    const rows = (count: number) => `Name,Hex\n${'Teal,#0D9488\n'.repeat(count)}`;
    expect(parseText(rows(IMPORT.maxColors)).colors).toHaveLength(IMPORT.maxColors);
    expect(parseText(rows(IMPORT.maxColors + 5)).colors).toHaveLength(IMPORT.maxColors);
    expect(csvRows('a\nb\nc', ',', 2)).toHaveLength(2);
  });

  it('has spaces before quotes, and delimiters at the end of what they hold', () => {
    expect(named(parseText('Name, Hex\n "Sea, deep", #0D9488\n"Ink,",#1C1917'))).toEqual([
      '#0D9488 Sea, deep',
      '#1C1917 Ink,',
    ]);
  });

  it('does not end in a quote that closes far away or never', () => {
    const far = csvRows(`"${'x'.repeat(2500)}\n",#0D9488`, ',', 10);
    expect(far.map(({ line }) => line)).toEqual([1, 2]);
    expect(csvRows('"Teal,#0D9488\nInk,#1C1917', ',', 10)).toEqual([
      { line: 1, cells: ['"Teal', '#0D9488'] },
      { line: 2, cells: ['Ink', '#1C1917'] },
    ]);
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
    const found = parseText('JASC-PAL\n0100\n2\n13 148 136 255\n28 25 23\n');
    expect(named(found)).toEqual(['#0D9488 -', '#1C1917 -']);
    expect(found).toMatchObject({ kind: 'PAL', problems: [] });
  });

  it.each([
    ['Name: Sea', 'Sea'],
    ['name:Sea of green', 'Sea of green'],
    ['Name: \t Sea', 'Sea'],
    ['# Palette Name: Sea', undefined],
  ])('are of a palette of GIMP that is called so in a line of its own: %j', (line, title) => {
    expect(parseText(`GIMP Palette\n${line}\n13 148 136 Teal\n`).title).toBe(title);
  });

  it.each([
    ['Channels:RGBA', '#0D9488 Teal'],
    ['# Channels: RGBA', '#0D9488 255 Teal'],
  ])('have opacity where a line of its own says so: %s', (line, color) => {
    expect(named(parseText(`GIMP Palette\n${line}\n13 148 136 255 Teal\n`))).toEqual([color]);
  });
});

describe('lines of a palette of Paint.NET', () => {
  it('are colors, remarks or nothing; others are named', () => {
    const found = parseText('; paint.net Palette File\n\nFF0D9488\n; FF111111\nteal;\nFF1C1917 ; ink\n');
    expect(hexes(found)).toEqual(['#0D9488', '#1C1917']);
    expect(found).toMatchObject({ kind: 'Paint.NET', problems: [{ line: 5, text: 'teal;' }] });
  });
});
