import { describe, expect, it } from 'vitest';

import { parseFile } from '../../../../src/palette/notations/parseFile';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const bytes = (text: string, encoding: 'utf8' | 'utf16le' | 'latin1' = 'utf8'): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding));

describe('a table', () => {
  const TWO = ['#0D9488 Türkis', '#1C1917 Ink'];
  it.each([
    ['of Excel in UTF-8 with its mark', bytes('\uFEFFName,Hex\r\nTürkis,#0D9488\r\nInk,#1C1917\r\n')],
    [
      'of Excel in UTF-16 with tabs',
      bytes('\uFEFFName\tHex\r\nTürkis\t#0D9488\r\nInk\t#1C1917\r\n', 'utf16le'),
    ],
    ['in UTF-16 without a mark', bytes('Name,Hex\r\nTürkis,#0D9488\r\nInk,#1C1917\r\n', 'utf16le')],
    [
      'of Excel in Europe, with semicolons, in an older encoding',
      bytes('Name;Hex\r\nTürkis;#0D9488\r\nInk;#1C1917\r\n', 'latin1'),
    ],
    ['with the separator named before it', bytes('sep=;\r\nName;Hex\r\nTürkis;#0D9488\r\nInk;#1C1917\r\n')],
    ['with quotes everywhere', bytes('"Name","Hex"\n"Türkis","#0D9488"\n"Ink","#1C1917"\n')],
    ['without a head', bytes('Türkis,#0D9488\nInk,#1C1917\n')],
    ['without a head, with semicolons', bytes('Türkis;#0D9488\nInk;#1C1917\n')],
    ['with a German head', bytes('Farbe;Hexwert\nTürkis;#0D9488\nInk;#1C1917\n')],
    [
      'of a page in Markdown',
      bytes('| Name | Hex |\n|---|---|\n| Türkis | `#0D9488` |\n| Ink | `#1C1917` |\n'),
    ],
  ])('%s', (_, file) => {
    expect(named(parseFile(file))).toEqual(TWO);
  });

  it.each([
    ['fractions of red, green and blue', 'name,r,g,b\nTeal,0.051,0.5804,0.5333\nInk,0.1098,0.098,0.0902'],
    ['channels as spreadsheets print them', 'Name,R,G,B\nTeal,13.0,148.0,136.0\nInk,28.0,25.0,23.0'],
    ['channels with decimal commas', 'Name;R;G;B\nTeal;13,0;148,0;136,0\nInk;28,0;25,0;23,0'],
    ['percent', 'Name;Red;Green;Blue\nTeal;5.1%;58.04%;53.33%\nInk;10.98%;9.8%;9.02%'],
  ])('with %s', (_, text) => {
    expect(named(parseText(text))).toEqual(['#0D9488 Teal', '#1C1917 Ink']);
  });
});

describe('the titles of a table', () => {
  const TWO = ['#0D9488 Teal', '#1C1917 Ink'];
  it.each([
    ['channels in French', 'Nom;Rouge;Vert;Bleu\nTeal;13;148;136\nInk;28;25;23'],
    [
      'channels in Spanish, with more behind',
      'Nombre,Rojo,Verde,Azul,Uso\nTeal,13,148,136,"a, b"\nInk,28,25,23,x',
    ],
    ['channels in Japanese', '名前\t赤\t緑\t青\nTeal\t13\t148\t136\nInk\t28\t25\t23'],
    [
      'hex among other words',
      '"Cor";"Código HEX";"Código RGB"\nTeal;#0D9488;rgb(13,148,136)\nInk;#1C1917;rgb(28,25,23)',
    ],
    ['hex in Japanese', '色名\tRGB値\t16進数\nTeal\t13,148,136\t#0D9488\nInk\t28,25,23\t#1C1917'],
    ['percent', 'colour,r (%),g (%),b (%)\nTeal,5.1,58.04,53.33\nInk,10.98,9.8,9.02'],
  ])('say what is in its columns: %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(TWO);
    expect(found).toMatchObject({ kind: 'CSV', problems: [] });
  });

  it.each([
    ['hue, saturation and value', 'name,h,s,v\nTeal,180,50,50\nInk,0,0,20'],
    ['hue, saturation and brightness', 'name,Hue,Saturation,Brightness\nTeal,180,50%,50%\nInk,0,0%,20%'],
    [
      'others below a title of their own',
      'Brand colors,,,\nName,Hex,RGB,Use\nTeal,#408080,"64, 128, 128",a\nInk,#333333,"51, 51, 51",b',
    ],
  ])('may be those of %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(['#408080 Teal', '#333333 Ink']);
    expect(found.problems).toEqual([]);
  });

  it.each([
    ['commas', 'Token,Light,Dark\nbg,#FFFFFF,#1C1917\nbrand,#0D9488,#14B8A6\n'],
    ['tabs', 'Token\tLight\tDark\nbg\t#FFFFFF\t#1C1917\nbrand\t#0D9488\t#14B8A6\n'],
    [
      'Markdown',
      '| Token | Light | Dark |\n|---|---|---|\n| bg | #FFFFFF | `#1C1917` |\n| brand | #0D9488 | #14B8A6 |\n',
    ],
    [
      'Markdown among sentences',
      'All tokens.\n\n| Token | Light | Dark |\n|---|---|---|\n| bg | #FFFFFF | #1C1917 |\n| brand | #0D9488 | #14B8A6 |\n\nThat is all.\n',
    ],
  ])('may be parts of the names of their colors, between %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual([
      '#FFFFFF bg Light',
      '#1C1917 bg Dark',
      '#0D9488 brand Light',
      '#14B8A6 brand Dark',
    ]);
    expect(found).toMatchObject({ kind: 'CSV', problems: [] });
  });

  it('may be steps of scales', () => {
    const found = parseText('Name,50,500\nTeal,#F0FDFA,#14B8A6\nStone,#FAFAF9,#78716C\n');
    expect(named(found)).toEqual([
      '#F0FDFA Teal 50',
      '#14B8A6 Teal 500',
      '#FAFAF9 Stone 50',
      '#78716C Stone 500',
    ]);
    expect(found.problems).toEqual([]);
  });

  it('may be those of CIELAB', () => {
    const found = parseText('name,L*,a*,b*\nPaper,100,0,0\nPatch,37.99,13.56,14.06\n');
    expect(named(found)).toEqual(['#FFFFFF Paper', '#745143 Patch']);
  });

  it('are of hex only where hex stands below them', () => {
    expect(parseText('Hex is nice, yes\n#0D9488 Teal\n#1C1917 Ink').kind).toBe('Hex list');
  });
});

describe('a table without titles', () => {
  it('has its colors in the one column of hex, and their names in the first one of words', () => {
    const found = parseText('1,Teal,#0D9488,"Links, titles"\n2,Ink,#1C1917,Text\n');
    expect(named(found)).toEqual(['#0D9488 Teal', '#1C1917 Ink']);
    expect(found.kind).toBe('CSV');
    expect(named(parseText('Teal\t#0D9488\t13,148,136\nInk\t#1C1917\t28,25,23\n'))).toEqual(named(found));
  });

  it.each([
    ['a row alone', '1,Teal,#0D9488,Links'],
    ['rows of different length', 'Teal,#0D9488,Links\nInk,#1C1917\n'],
    ['rows of code', '[Teal, #0D9488, 1]\n[Ink, #1C1917, 2]\n'],
    ['two columns of hex', 'Teal,#0D9488,#99F6E4\nInk,#1C1917,#78716C\n'],
    ['no column of words', '1,#0D9488,2\n2,#1C1917,3\n'],
    ['numbers of six digits', 'Teal,100234,x\nInk,100235,y\n'],
  ])('is not %s', (_, text) => {
    expect(parseText(text).kind).not.toBe('CSV');
  });
});

describe('a palette of GIMP and its relatives', () => {
  it.each([
    [
      'GIMP Palette\r\nName: Sea\r\nColumns: 4\r\n#\r\n 13 148 136\tTeal\r\n 28  25  23\tInk\r\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'GIMP Palette\nName: Sea\n# made by hand\n13 148 136\n28 25 23\tUntitled\n',
      ['#0D9488 -', '#1C1917 Untitled'],
    ],
    [
      'GIMP Palette\n#Palette Name: Sea\n#Description: none\n#Colors: 2\n13\t148\t136\t0d9488\n28\t25\t23\t1c1917\n',
      ['#0D9488 0d9488', '#1C1917 1c1917'],
    ],
    [
      'GIMP Palette\nChannels: RGBA\n#\n 13 148 136 255 Untitled\n 28  25  23   0 Ink\n',
      ['#0D9488 Untitled', '#1C1917 Ink'],
    ],
    [
      'GIMP Palette\nName: Sea\n#\n 13 148 136\tTeal # 1 (a)\n 28  25  23\t50% Ink\n',
      ['#0D9488 Teal # 1 (a)', '#1C1917 50% Ink'],
    ],
  ])('%j', (text, expected) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });
});

describe('a palette of Paint.NET', () => {
  it.each([
    [
      '; paint.net Palette File\n; Lines that start with a semicolon are comments\nFF0D9488\nFF1C1917\n',
      ['#0D9488', '#1C1917'],
    ],
    [
      ';Paint.NET Palette File\r\n;Downloaded from a list\r\n;Colors: 2\r\nFF0d9488\r\nFF1c1917\r\n',
      ['#0D9488', '#1C1917'],
    ],
    ['; paint.net Palette File\nFF0D9488 ; teal\n801C1917\n', ['#0D9488', '#1C1917']],
    ['FF0D9488\nFF1C1917\nFFFFFFFF\n', ['#0D9488', '#1C1917', '#FFFFFF']],
    ['; paint.net Palette File\n0D9488\n1C1917\n', ['#0D9488', '#1C1917']],
  ])('%j', (text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });
});

describe('a link of another generator', () => {
  const TWO = ['#0D9488', '#1C1917'];
  it.each([
    ['https://coolors.co/palette/0d9488-1c1917?ref=share', TWO],
    ['https://coolors.co/contrast-checker/0d9488-1c1917', TWO],
    ['https://colorhunt.co/palette/0d94881c1917ffffff000000', [...TWO, '#FFFFFF', '#000000']],
    [
      'https://www.realtimecolors.com/dashboard?colors=1c1917-ffffff-0d9488-99f6e4-5eead4&fonts=Inter-Inter',
      ['#1C1917', '#FFFFFF', '#0D9488', '#99F6E4', '#5EEAD4'],
    ],
    ['https://uicolors.app/generate/0d9488', ['#0D9488']],
    ['https://www.tints.dev/teal/0D9488', ['#0D9488']],
    ['https://mycolor.space/?hex=%230D9488&sub=1', ['#0D9488']],
    ['https://accessiblepalette.com/?lightness=98.2,93.9,85&0d9488=1,-10&1C1917=0,0&roundedValues=1', TWO],
    [
      'https://leonardocolor.io/theme.html?name=Sea&config=%7B%22colorScales%22%3A%5B%7B%22name%22%3A%22Teal%22%2C%22colorKeys%22%3A%5B%22%230d9488%22%2C%22%231c1917%22%5D%7D%5D%7D',
      TWO,
    ],
    ['https://hihayk.github.io/scale/#4/6/50/80/-51/67/20/14/0D9488/13/148/136/white', ['#0D9488']],
    [
      'https://material-foundation.github.io/material-theme-builder/?primary=%230D9488&secondary=%231C1917',
      TWO,
    ],
    [
      'https://color.adobe.com/create/color-wheel/?base=2&rule=Analogous&name=Sea&mode=hex&hex=0D9488,1C1917',
      TWO,
    ],
    ['https://www.colorbox.io/#steps=11#hue_start=359', []],
  ])('%s', (link, expected) => {
    expect(hexes(parseText(link))).toEqual(expected);
  });
});
