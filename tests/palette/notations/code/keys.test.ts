import { expect, it } from 'vitest';

import { keyOf } from '../../../../src/palette/notations/code/codeKeys';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

it.each([
  [
    'a group of Vim, with what it colors',
    'hi Normal guifg=#ABB2BF guibg=#282C34\nhighlight Comment guifg=#5C6370\n',
    ['#ABB2BF Normal fg', '#282C34 Normal bg', '#5C6370 Comment fg'],
  ],
  [
    'a key that only ends like a property of CSS',
    'const theme = { accent_color: 0x0d9488, text_color: 0x1c1917 };',
    ['#0D9488 accent_color', '#1C1917 text_color'],
  ],
  [
    'a color beside an opacity that is added to another one',
    'uint32_t teal = 0xFF000000UL | 0x0D9488;\nuint32_t ink = 0x001C1917;',
    ['#0D9488 teal', '#1C1917 ink'],
  ],
  [
    'a group of tokens, whose own color is its root',
    '{"teal":{"$root":{"$value":"#0D9488","$type":"color"},"light":{"$value":"#14B8A6","$type":"color"}}}',
    ['#0D9488 teal', '#14B8A6 teal light'],
  ],
])('the name is that of %s', (_, text, expected) => {
  expect(named(parseText(text))).toEqual(expected);
});

it('words of CSS in a list are colors only where all items are', () => {
  expect(named(parseText('const list = ["tomato", "nonsense", "gold"];\nf();'))).toEqual([]);
});

it('channels with letters may be parted by spaces or commas', () => {
  expect(named(parseText('R13 G148 B136 and R28, G25, B23'))).toEqual(['#0D9488 -', '#1C1917 -']);
});

it.each(['TEAL: (u8, u8, u8)', 'TEAL:(u8,u8,u8)', 'TEAL  :  (u8)  ', 'const TEAL: (u8, u8, u8) '])(
  'the type of a tuple is no part of the name before it: %s',
  (before) => {
    expect(keyOf(before)).toBe('TEAL');
  },
);

it.each(['hex', 'hexcode', 'hexValue', 'hexColor', 'color', 'colour', 'value', 'code', 'css', 'rgb', 'hsl'])(
  'a record has its name beside a color under the key %s',
  (key) => {
    expect(named(parseText(`const list = [{ name: 'Sea', ${key}: '#0D9488' }];`))).toEqual(['#0D9488 Sea']);
  },
);

it.each(['hexagon', 'encoded', 'accent'])('a record has a color of its own under the key %s', (key) => {
  const text = `const theme = [{ name: 'Sea', ${key}: '#0D9488' }];`;
  expect(named(parseText(text))).toEqual([`#0D9488 ${key}`]);
});
