import { expect, test } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

test.each([
  ['between lines', 'Teal | #0D9488 | Amber | #F59E0B'],
  ['between commas', 'Teal, #0D9488, Amber, #F59E0B'],
  ['behind their colors', '#0D9488 | Teal | rgb(245, 158, 11) | Amber'],
])('names and colors in turn, %s', (_, line) => {
  expect(named(parseText(line))).toEqual(['#0D9488 Teal', '#F59E0B Amber']);
});

test('words between colors that are other colors are no names', () => {
  expect(named(parseText('tomato, #123456, navy, #ABCDEF'))).toEqual([
    '#FF6347 -',
    '#123456 -',
    '#000080 -',
    '#ABCDEF -',
  ]);
});

test.each([
  ['Cocoa #4C1824 and teal 00D1EF', ['#4C1824 Cocoa', '#00D1EF teal']],
  ['*Crust* #C3743B, teal 00D1EF', ['#C3743B Crust', '#00D1EF teal']],
  ['Primary: #0055aa  Secondary: ffaa00', ['#0055AA Primary', '#FFAA00 Secondary']],
])('belong to hex without its sign, too, beside hex with it: %s', (line, expected) => {
  expect(named(parseText(line))).toEqual(expected);
});

test('colors between several kinds of separators are all read', () => {
  expect(named(parseText('#0D9488,#F59E0B;#1C1917 | #FFFFFF'))).toEqual([
    '#0D9488 -',
    '#F59E0B -',
    '#1C1917 -',
    '#FFFFFF -',
  ]);
});

test.each([
  [
    'values in another model',
    '• Midnight — #0B1F3A (RGB 11/31/58)\n• Foam — #F2FBF9',
    ['#0B1F3A Midnight', '#F2FBF9 Foam'],
  ],
  ['inks', 'Midnight #0B1F3A CMYK: 81, 47, 0, 77\nFoam #F2FBF9', ['#0B1F3A Midnight', '#F2FBF9 Foam']],
  ['a share', 'teal   #0D9488   40%\namber  #F59E0B   35.5 %', ['#0D9488 teal', '#F59E0B amber']],
  [
    'a share between slashes',
    'Butter / F9F0DA / 80%\nCrust / C3743B / 100%',
    ['#F9F0DA Butter', '#C3743B Crust'],
  ],
  ['a line of dots', 'Teal ........ #0D9488\nAmber … #F59E0B', ['#0D9488 Teal', '#F59E0B Amber']],
  [
    'an emoji of a chat, and emphasis',
    ':large_blue_circle: *Teal* `#0D9488`\n:orange_circle: *Amber* `#F59E0B`',
    ['#0D9488 Teal', '#F59E0B Amber'],
  ],
  ['a share before it', '#0D9488 — 45% — Teal\n#F59E0B | 30 % | Amber', ['#0D9488 Teal', '#F59E0B Amber']],
  ['a sign too many', 'Teal ##0D9488\nAmber # F59E0B', ['#0D9488 Teal', '#F59E0B Amber']],
  ['the box of a task', '- [x] Teal #0D9488\n- [ ] Amber #F59E0B', ['#0D9488 Teal', '#F59E0B Amber']],
  ['a rule', 'Teal #0D9488\n-----\nAmber #F59E0B\n=====', ['#0D9488 Teal', '#F59E0B Amber']],
  ['a link to it', '[Teal](#0D9488)\n[Amber](#F59E0B)', ['#0D9488 Teal', '#F59E0B Amber']],
  ['quotes', 'accent: "F59E0B"\ntext: \'#1C1917\'', ['#F59E0B accent', '#1C1917 text']],
])('%s beside a color is no part of its name', (_, text, expected) => {
  expect(named(parseText(text))).toEqual(expected);
});

test('number signs close a heading of Markdown; between words one is a part of the name', () => {
  expect(named(parseText('## Teal #0D9488 ##\n## Amber #F59E0B ##'))).toEqual([
    '#0D9488 Teal',
    '#F59E0B Amber',
  ]);
  expect(named(parseText('Paint # 204 deep: #0D9488\nPaint # 12 warm: #F59E0B'))).toEqual([
    '#0D9488 Paint # 204 deep',
    '#F59E0B Paint # 12 warm',
  ]);
});

test('headings of Markdown are names without their signs, also before lines of hex', () => {
  expect(named(parseText('## Teal #0D9488\n### Ink #1C1917'))).toEqual(['#0D9488 Teal', '#1C1917 Ink']);
});

test('words above a drawn line are a heading, and remarks of X resources are none of the colors', () => {
  expect(parseText('Brand\n-----\nTeal #0D9488').problems).toEqual([]);
  expect(parseText('! Teal of the sea\n*background: #0D9488\n! ink').problems).toEqual([]);
});

test('a share before a name may be a part of it', () => {
  expect(named(parseText('40% gray #666666\n60% gray #999999'))).toEqual([
    '#666666 40% gray',
    '#999999 60% gray',
  ]);
});

test('lines of digits are colors beside lines of hex with letters, and numbers beside none or a word', () => {
  expect(named(parseText('fff\n000\n\nf59e0b'))).toEqual(['#FFFFFF -', '#000000 -', '#F59E0B -']);
  expect(parseText('123\n456\n789').colors).toEqual([]);
  expect(parseText('bad\n000\n111').colors).toEqual([]);
});

test('a line drawn between two colors is not reported as unread', () => {
  expect(parseText('Teal #0D9488\n-----\nAmber #F59E0B').problems).toEqual([]);
});
