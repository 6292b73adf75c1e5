import { expect, it } from 'vitest';
import { parseText } from '../../../src/palette/notations/parseText';
import { parseYamlMap } from '../../../src/palette/notations/yamlMap';
import { named } from './hexes';

it.each([
  [
    'a scale',
    'teal:\n  500: "#14B8A6"\n  600: \'#0D9488\'\nink: "#1C1917"\n',
    ['#14B8A6 teal 500', '#0D9488 teal 600', '#1C1917 ink'],
  ],
  [
    'a scheme of a terminal',
    "# Sea\ncolors:\n  primary:\n    background: '0x0D9488'\n    foreground: '#1C1917' # ink\n",
    ['#0D9488 primary background', '#1C1917 primary foreground'],
  ],
  [
    'a scheme in Base24',
    'system: "base24"\nname: "Sea"\nauthor: "A (https://example.com)"\nvariant: dark\npalette:\n  base00: "#0D9488"\n  base01: "1c1917"\n',
    ['#0D9488 base00', '#1C1917 base01'],
  ],
  [
    'tokens',
    'color:\n  brand:\n    teal:\n      value: "#0D9488"\n  ink:\n    value: "#1C1917"\n',
    ['#0D9488 brand teal', '#1C1917 ink'],
  ],
  [
    'groups that are left',
    'a:\n  b:\n    c: "#0D9488"\n  d: rgb(28, 25, 23)\nempty:\ne: "#FFD400"\nlast:\n',
    ['#0D9488 a b c', '#1C1917 a d', '#FFD400 e'],
  ],
  [
    'colors without quotes, and words',
    'brand:\n  teal: #0D9488 for links\n  link: navy\n  name: Tan\n',
    ['#0D9488 brand teal', '#000080 brand link'],
  ],
])('a nested map has its groups in the names, and says nothing of its headings: %s', (_, text, expected) => {
  const found = parseText(text);
  expect(named(found)).toEqual(expected);
  expect(found).toMatchObject({ kind: 'YAML', problems: [] });
});

it('a value of a nested map that is no color is told with its line', () => {
  expect(parseText('# Sea\n\na:\n  b: "#0D9488"\n  c: "#12345"\n').problems).toEqual([
    { line: 5, text: '#12345' },
  ]);
});

it.each([
  ['nothing nested', 'teal: "#0D9488"\nink: "#1C1917"'],
  ['a line of a list', 'a:\n  - "#0D9488"'],
  ['an indent that no other line has', 'a:\n    b: "#0D9488"\n  c: "#1C1917"'],
  ['no color', 'a:\n  b: 1'],
  ['braces', 'a:\n  b: {c: "#0D9488"}'],
  ['more lines than a palette has', `a:\n${'  b: "#0D9488"\n'.repeat(20_001)}`],
])('there is no map where the text has %s', (_, text) => expect(parseYamlMap(text)).toBeNull());

it('headings of a list are not told: they are no colors', () => {
  const found = parseText('Brand:\n- Teal #0D9488\nNeutral colors:\n- Ink #1C1917\n');
  expect(named(found)).toEqual(['#0D9488 Teal', '#1C1917 Ink']);
  expect(found.problems).toEqual([]);
});
