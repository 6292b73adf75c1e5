import { describe, expect, it } from 'vitest';

import { parseFile } from '../../../../src/palette/notations/parseFile';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const COOLORS = `/* CSV */
264653,2a9d8f,e9c46a

/* With # */
#264653, #2a9d8f, #e9c46a

/* Object */
{"Charcoal":"264653","Persian green":"2a9d8f","Saffron":"e9c46a"}

/* XML */
<palette>
  <color name="Charcoal" hex="264653" r="38" g="70" b="83" />
</palette>
`;

/** Shapes of files that people brought and that were once read wrongly, each with the colors that it means. */
const FOUND: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'colors of Flutter',
    'class C {\n  static const Color primary = Color(0xFF0D9488);\n  static const Color ink = Color(0xFF1C1917);\n}\n',
    ['#0D9488 primary', '#1C1917 ink'],
  ],
  [
    'colors of Compose',
    'val Purple80 = Color(0xFFD0BCFF)\nval PurpleGrey80 = Color(0xFFCCC2DC)\n',
    ['#D0BCFF Purple80', '#CCC2DC PurpleGrey80'],
  ],
  [
    'a table whose names are words of CSS',
    'Color,Hex\nTeal,#0D9488\nCoral,#FF5A5F\nNavy,#1B2A49\n',
    ['#0D9488 Teal', '#FF5A5F Coral', '#1B2A49 Navy'],
  ],
  [
    'resources of Android, opacity first',
    '<?xml version="1.0"?>\n<resources>\n  <color name="primary">#FF0D9488</color>\n  <color name="ink">#FF1C1917</color>\n</resources>\n',
    ['#0D9488 primary', '#1C1917 ink'],
  ],
  [
    'resources of XAML, opacity first',
    '<ResourceDictionary xmlns:x="x">\n  <Color x:Key="Primary">#FF0D9488</Color>\n  <SolidColorBrush x:Key="Ink" Color="#FF1C1917"/>\n</ResourceDictionary>\n',
    ['#0D9488 Primary', '#1C1917 Ink'],
  ],
  [
    'a palette of Sketch 2.0',
    '{"compatibleVersion":"2.0","colors":[{"name":"Teal","red":0.05098039,"green":0.5803922,"blue":0.5333333,"alpha":1},{"name":"Ink","red":0.1098,"green":0.098,"blue":0.0902,"alpha":1}]}',
    ['#0D9488 Teal', '#1C1917 Ink'],
  ],
  ['every notation of Coolors', COOLORS, ['#264653 Charcoal', '#2A9D8F Persian green', '#E9C46A Saffron']],
  [
    'names of words that are hex, too',
    'Bee yellow FFD400\nFab pink FF66AA\nAce 123ABC\n',
    ['#FFD400 Bee yellow', '#FF66AA Fab pink', '#123ABC Ace'],
  ],
  [
    'a palette of GIMP 3 with opacity',
    'GIMP Palette\nName: x\nColumns: 4\nChannels: RGBA\n#\n 13 148 136 255\tTeal\n 28  25  23 255\tInk\n',
    ['#0D9488 Teal', '#1C1917 Ink'],
  ],
];

/** The same, where only the values are given. */
const VALUES: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a table with a column of steps beside the one of hex',
    'Name,Value,Hex\nTeal,500,#14B8A6\nTeal,600,#0D9488\nTeal,700,#0F766E\n',
    ['#14B8A6', '#0D9488', '#0F766E'],
  ],
  ['lines of channels', '13, 148, 136\n245, 245, 244\n28, 25, 23\n', ['#0D9488', '#F5F5F4', '#1C1917']],
  [
    'bare triples of channels',
    ':root {\n  --color-primary: 13 148 136;\n  --color-ink: 28 25 23;\n}\n',
    ['#0D9488', '#1C1917'],
  ],
  [
    'triples of HSL with fifteen decimals',
    ':root {\n  --a: 175.00000000000003 84.00000000000001% 32.00000000000001%;\n  --b: 0.0000000000001 0.0000000000001% 100.0000000000000%;\n}\n',
    ['#0D968B', '#FFFFFF'],
  ],
  [
    'a function over several lines',
    ':root {\n  --a: oklch(\n    1 0 0\n  );\n  --b: oklch(0 0 0);\n}\n',
    ['#FFFFFF', '#000000'],
  ],
  [
    'a picture whose fragments look like hex',
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="add"/><rect style="fill:#F5F5F4"/><rect fill="#0D9488"/><use href="#add"/></svg>',
    ['#F5F5F4', '#0D9488'],
  ],
];

const asFile = (text: string) => parseFile(new TextEncoder().encode(text));

describe('what was once read wrongly', () => {
  it.each(FOUND)('%s: as a file and as a text, with its names', (_, text, expected) => {
    expect(named(asFile(text))).toEqual(expected);
    expect(named(parseText(text))).toEqual(expected);
    expect(asFile(text).problems).toEqual([]);
  });

  it.each(VALUES)('%s: as a file and as a text', (_, text, expected) => {
    expect(hexes(asFile(text))).toEqual(expected);
    expect(hexes(parseText(text))).toEqual(expected);
  });

  it('functions of SCSS: named with their line, never the color within', () => {
    const found = asFile('$palette: (\n  "teal": #0D9488,\n  "ink": darken(#0D9488, 30%)\n);\n');
    expect(named(found)).toEqual(['#0D9488 teal']);
    expect(found.problems).toEqual([{ line: 3, text: 'darken(#0D9488, 30%)', reason: 'computed' }]);
  });

  it('relative colors: another one than they begin with', () => {
    const found = asFile(
      ':root {\n  --a: #808080;\n  --b: color-mix(in srgb, #000000 50%, white);\n  --c: oklch(from #808080 1 c h);\n}\n',
    );
    expect(named(found)).toEqual(['#808080 a', '#808080 b', '#FFFFFF c']);
  });
});
