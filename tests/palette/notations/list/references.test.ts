import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('numbers of other things', () => {
  it.each([
    'Ticket is #4512, due 2024-03-12.',
    'ticket number #451, bug: #123, Order is #1002 and issue no. #777',
    'Deploy of #4512 is done',
    'Your order #123456 has shipped',
    'My ticket number is #123456',
    'Customer no. #884422\nOrder: #123456\nTracking #654321',
    'commit 3f2a9bc4d5e6f708192a3b4c5d6e7f8091a2b3c4\nAuthor: Jane <jane@example.com>\nDate:   Tue Mar 5 10:00:00 2024\n\n    Fix crash of the editor #123',
    '3f2a9bc Add the dark mode (#123)\n1b2a4c9 Fix the crash of the editor (#1234)',
  ])('are no colors: %s', (text) => {
    expect(hexes(parseText(text))).toEqual([]);
  });

  it('are left out beside colors', () => {
    expect(hexes(parseText('Change the header from #0D9488, the ticket is #4512'))).toEqual(['#0D9488']);
  });

  it('are colors where nothing but a label is before digits in pairs', () => {
    expect(named(parseText('Page: #222222\nText: #eeeeee'))).toEqual(['#222222 Page', '#EEEEEE Text']);
    expect(named(parseText('Page #222222, Text #333333'))).toEqual(['#222222 Page', '#333333 Text']);
    expect(named(parseText('Order #112233 shipped'))).toEqual([]);
  });

  it('are colors with their opacity among others of that kind', () => {
    expect(named(parseText('shadow #0008'))).toEqual(['#000000 shadow']);
    expect(hexes(parseText('veil #1238 and glass #fffc'))).toEqual(['#112233', '#FFFFFF']);
  });
});

describe('what is written around a name', () => {
  it.each([
    ['the time and sender of a chat', '[10:33] max: #FF6B6B', '#FF6B6B -'],
    ['the same with a date', '[12.03.24, 10:32:11] Lena: coral #FF6B6B', '#FF6B6B coral'],
    ['the same of a phone', '12/03/2024, 10:33 - Max Muster: teal #0D9488', '#0D9488 teal'],
    ['a word of its use', '- **Amber** – `#F59E0B` – warnings', '#F59E0B Amber'],
    [
      'the number of an ink',
      'Sea Blue: Pantone 2935 C, CMYK 100/68/4/0, RGB 0/87/184, #0057B8',
      '#0057B8 Sea Blue',
    ],
    [
      'the number of an ink without other words',
      'Pantone 2935 C, CMYK 100/68/4/0, RGB 0/87/184, #0057B8',
      null,
    ],
  ])('is no part of it: %s', (_, text, color) => {
    const found = named(parseText(`${text}\n${text}`));
    expect(found[0]).toBe(color ?? '#0057B8 Pantone 2935 C');
  });

  it('is not looked for in a column of pictures', () => {
    const text =
      '| Role | Swatch | Hex |\n|---|---|---|\n| Primary | ![](https://x.test/1.png) | `#0D9488` |\n| Text | | `#1C1917` |';
    expect(named(parseText(text))).toEqual(['#0D9488 Primary', '#1C1917 Text']);
  });
});

it('the value of a variable is no number of an issue, whatever the variable is called', () => {
  expect(hexes(parseText('$pr: #000000;\n$issue: #112233;\n$page-no: #445566;'))).toHaveLength(3);
  expect(hexes(parseText(':root { --page: #112233; --sea-step: #445566; }'))).toEqual(['#112233', '#445566']);
});

it.each([
  ['#1 teal #0D9488\n#2 coral #FF5A5F', ['#0D9488 teal', '#FF5A5F coral']],
  ['Option #1 teal #0D9488\nOption #12 – coral #FF5A5F', ['#0D9488 teal', '#FF5A5F coral']],
  ['Teal #2 #0D9488', ['#0D9488 -']],
])('the number of an item is no part of its name: %s', (text, expected) => {
  expect(named(parseText(text))).toEqual(expected);
});
