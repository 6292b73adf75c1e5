import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

type Row = readonly [string, string, readonly string[]];

/** Texts for people: sheets of a brand, notes, messages; each with the names and colors that it means. */
const NAMED: Readonly<Record<string, readonly Row[]>> = {
  'sheets of a brand': [
    [
      'with models of screens and print',
      'Ocean Teal\nHEX: #00857D\nRGB: 0, 133, 125\nCMYK: 93, 4, 47, 10\n\nCoral\nHEX: #FF585D\nRGB: 255, 88, 93\nCMYK: 0, 70, 58, 0\n',
      ['#00857D Ocean Teal', '#FF585D Coral'],
    ],
    [
      'with letters before the numbers',
      'Teal\nC91 M0 Y8 K42\nR13 G148 B136\n#0D9488\n\nAmber\nC: 0 M: 36 Y: 96 K: 4\nR: 245 G: 158 B: 11\n#F59E0B\n',
      ['#0D9488 Teal', '#F59E0B Amber'],
    ],
    [
      'called by their inks',
      'PANTONE 7717 C\nHEX 00857D\nRGB 0 133 125\nCMYK 93 4 47 10\n',
      ['#00857D PANTONE 7717 C'],
    ],
    [
      'with values alone below their names',
      'Primary\n#0D9488\n\nSecondary\n#1C1917\n',
      ['#0D9488 Primary', '#1C1917 Secondary'],
    ],
    [
      'with letters before the numbers alone',
      'Teal\nC91 M0 Y8 K42\nR13 G148 B136\n\nInk\nC0 M11 Y18 K89\nR28 G25 B23\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'with a colon behind each name',
      'Ocean:\nHEX #00857D\nRGB 0 133 125\n\nInk：\nHEX #1C1917\nRGB 28 25 23\n',
      ['#00857D Ocean', '#1C1917 Ink'],
    ],
    [
      'with names below the values',
      '#0D9488\nPrimary\n\n#1C1917\nSecondary\n',
      ['#0D9488 Primary', '#1C1917 Secondary'],
    ],
    [
      'in Markdown, with a title',
      '# Brand\n\n## Ocean\n- **RGB:** 13, 148, 136\n- **CMYK:** 91, 0, 8, 42\n\n## Ink\n- **RGB:** 28, 25, 23\n',
      ['#0D9488 Ocean', '#1C1917 Ink'],
    ],
  ],
  'tables in Markdown': [
    [
      'among sentences',
      'Some words first.\n\n| Name | Hex | Use |\n| :--- | :---: | ---: |\n| Teal | `#0D9488` | links, see #123 |\n| Ink | #1C1917 | text |\n\nAnd behind.\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
  ],
  'tables with an empty title': [
    [
      'above the numbers of the rows',
      '\tName\tHEX\n1\tTeal\t#0D9488\n2\tInk\t#1C1917\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
  ],
  'records in YAML': [
    [
      'with a name and a value',
      'title: Sea\ncolors:\n  - name: Teal # primary\n    hex: "#0d9488"\n  - hex: 1c1917\n    name: "Ink"\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
  ],
  'arrays of numbers': [
    [
      'several in a line',
      'tableau = [(31, 119, 180), (174, 199, 232), (255, 127, 14),\n           (44, 160, 44)]\n',
      ['#1F77B4 -', '#AEC7E8 -', '#FF7F0E -', '#2CA02C -'],
    ],
    [
      'of NumPy',
      'import numpy as np\nmap = np.array([[0.05098, 0.58039, 0.53333], [1.0, 1.0, 1.0]])  # 2\n',
      ['#0D9488 -', '#FFFFFF -'],
    ],
    [
      'a matrix of MATLAB',
      '% sea\nmap = [0 0.4470 0.7410; 0.8500 0.3250 0.0980\n       0.9290 0.6940 0.1250];\n',
      ['#0072BD -', '#D95319 -', '#EDB120 -'],
    ],
    ['parts of 255', 'teal = [13 148 136]/255;\nink = [28 25 23] / 255;\n', ['#0D9488 teal', '#1C1917 ink']],
    ['with names', "{'teal': (13, 148, 136), 'ink': (28, 25, 23)}\n", ['#0D9488 teal', '#1C1917 ink']],
  ],
  'numbered rows of channels': [
    ['of a map', '1 13 148 136\n2 28 25 23\n3 255 90 95\n', ['#0D9488 -', '#1C1917 -', '#FF5A5F -']],
    [
      'of a map, some left out',
      '1 13 148 136\n2 28 25 23\n5 255 90 95\n',
      ['#0D9488 -', '#1C1917 -', '#FF5A5F -'],
    ],
    ['with opacity', '0 148 136 255\n1 25 23 255\n', ['#009488 -', '#011917 -']],
    [
      'with opacities',
      '10 148 136 255\n28 25 23 128\n13 90 95 200\n',
      ['#0A9488 -', '#1C1917 -', '#0D5A5F -'],
    ],
  ],
  'blue first': [
    ['of Unreal', '(B=136,G=148,R=13,A=255)\n(B=23,G=25,R=28,A=255)\n', ['#0D9488 -', '#1C1917 -']],
  ],
  'opacity first': [['by its letter', 'A255 R13 G148 B136\nA255 R28 G25 B23\n', ['#0D9488 -', '#1C1917 -']]],
  'signs around names': [
    [
      'of a row of SQL',
      "INSERT INTO colors (id, name, hex) VALUES\n(1, 'Teal', '#0D9488'),\n(2, 'Ink', '#1C1917');\n",
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'and parts of 1',
      'ink rgb(0.1098, 0.098, 0.0902)\nteal rgb(0.05098, 0.58039, 0.53333)\n',
      ['#1C1917 ink', '#0D9488 teal'],
    ],
    ['quotes of print', '“Teal” ‘#0D9488’\n„Ink“ “#1C1917”\n', ['#0D9488 Teal', '#1C1917 Ink']],
    ['of full width', '紺色：#1B2A49\n', ['#1B2A49 紺色']],
    ['numbers of a list', '1. Teal #0D9488\n2) Ink #1C1917\n', ['#0D9488 Teal', '#1C1917 Ink']],
    ['a remark behind', 'base08: "ff5a5f" # red\nbase0B: "0d9488"\n', ['#FF5A5F base08', '#0D9488 base0B']],
    [
      'remarks between',
      '## name: Sea\n# vim:ft=kitty\nforeground   #f0fdfa\ncolor0   #1b2a49\n',
      ['#F0FDFA foreground', '#1B2A49 color0'],
    ],
    ['channels with letters', 'Teal: RGB(13, 148, 136)\nInk: R28 G25 B23\n', ['#0D9488 Teal', '#1C1917 Ink']],
  ],
  settings: [
    [
      'with hex without signs',
      '[colors]\nforeground=f0fdfa\nbackground=1c1917\nregular0=282828\n',
      ['#F0FDFA foreground', '#1C1917 background', '#282828 regular0'],
    ],
    [
      'with channels',
      '[Background]\nColor=28,25,23\n\n[Color0]\nColor=13,148,136\nOpacity=1\n',
      ['#1C1917 Background', '#0D9488 Color0'],
    ],
  ],
};

const NUMBERS: readonly Row[] = [
  ['of coordinates', '52 31 12 N\n13 24 18 E\n', []],
  ['of bytes', 'Key E0 A4 85\nKey E0 A4 86\n', []],
  ['beside times', 'Run 10:30 45 20\nRun 10:45 46 21\n', []],
  ['of issues', 'Fixes #123, closes #4567, and refs owner/name#890.\nThe button is #0D9488.\n', ['#0D9488']],
  ['of a ticket', 'please use #0D9488 (see ticket #1234 and PR #567)\n', ['#0D9488']],
  ['of issues, one of them short', 'text `#1C1917` (since 1.2, #45 and #123)\n', ['#1C1917']],
  [
    'of issues in a list of changes',
    '* fix: it is #0d9488 now ([#1234](https://example.com/o/r/issues/1234))\n* new color for links (#418)\n',
    ['#0D9488'],
  ],
  ['of a phone', 'Use #0D9488. Call 555-123456 by 2024-05-06.\n', ['#0D9488']],
  ['of phones in groups', 'Tel. 0800 123456\nFax +49 30 654321\n#0D9488\n', ['#0D9488']],
  ['of a product and a price', 'SKU 100200\nPrice 123456 EUR\n#0D9488\n', ['#0D9488']],
  ['of an id', 'id: 550e8400-e29b-41d4-a716-446655440000\ncolor: #0D9488\n', ['#0D9488']],
  ['of a date', 'As of 20240506 it is 0D9488\n', ['#0D9488']],
  ['in a page', '<p style="color:#FF5A5F">Issue #123 and #456789</p>\n', ['#FF5A5F']],
  ['of three digits that are grays', 'text #333 on #999\n', ['#333333', '#999999']],
  ['of six digits each', '264653-287271\n', ['#264653', '#287271']],
  ['beside pictures of them', '![#0D9488](https://example.com/15/0D9488.png) `#0D9488`\n', ['#0D9488']],
];

describe.each(Object.entries(NAMED))('%s', (_, rows) => {
  it.each(rows)('%s', (__, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe('numbers in a text', () => {
  it.each(NUMBERS)('%s', (_, text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });
});

describe('lines of a list', () => {
  it.each([
    [
      'without names are one color each',
      '#0D9488\nrgb(28 25 23)\nhsl(0 100% 50%)\n',
      ['#0D9488', '#1C1917', '#FF0000'],
    ],
    ['are not a sheet where models of a color differ', 'Sea\nHEX: #0D9488\nRGB: 255, 0, 0\n', ['#0D9488']],
  ])('%s', (_, text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });
});
