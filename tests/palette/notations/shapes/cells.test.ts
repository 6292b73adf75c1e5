import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const TWO = ['#0D9488 Teal', '#1C1917 Ink'];

describe('the cells of a table', () => {
  it.each([
    ['hex as code has it', 'name,color\nTeal,0x0D9488\nInk,0xFF1C1917'],
    [
      'ids that are numbers, and words',
      'id,slug,hex,uses\n101010,Teal,0D9488,123456\n202020,Ink,1C1917,654321',
    ],
    [
      'ids that are words, and sentences',
      'id,hex,notes\nTeal,#0D9488,Used for links\nInk,#1C1917,Used for text',
    ],
    [
      'bold and code of Markdown',
      '| Name | Hex |\n|---|---|\n| **Teal** | `#0D9488` |\n| __Ink__ | **#1C1917** |',
    ],
    [
      'pictures of Markdown beside names',
      '| Name | Hex |\n|---|---|\n| <img src="https://example.com/0D9488/20x20" /> Teal | #0D9488 |\n| ![](https://example.com/1C1917.png) Ink | #1C1917 |',
    ],
    [
      'drawn lines with gaps',
      '===== =======\nName  Hex\n===== =======\nTeal  #0D9488\nInk   #1C1917\n===== =======',
    ],
    [
      'drawn lines with corners',
      '+------+---------+\n| Name | Hex     |\n+======+=========+\n| Teal | #0D9488 |\n| Ink  | #1C1917 |\n+------+---------+',
    ],
  ])('are colors and their names, with nothing left out: %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(TWO);
    expect(found.problems).toEqual([]);
  });

  it.each([
    ['Name;L;a;b\nWhite;100;0;0\nGray;53,585;0;0', ['#FFFFFF White', '#808080 Gray']],
    ['name,h,s,l,a\nGreen,120,100,25,1', ['#008000 Green']],
    ['name,r,g,b,a,l\nTeal,13,148,136,1,55', ['#0D9488 Teal']],
  ])('are CIELAB under its letters only where no other model has letters: %j', (text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe('a comment of a few words', () => {
  it.each([
    ['behind hex', '#0D9488 # Teal\n#1C1917 # Ink'],
    ['behind hex without a sign', '0D9488 # Teal\n1C1917 # Ink'],
    ['in an array', "const palette = [\n  '#0D9488', // Teal\n  '#1C1917', // Ink\n];"],
    ['in a list of Python', 'palette = [\n    "#0D9488",  # Teal\n    "rgb(28, 25, 23)",  # Ink\n]'],
    [
      'above a property, as Figma copies it',
      '/* Teal */\nbackground: #0D9488;\n\n/* Ink */\ncolor: #1C1917;',
    ],
  ])('is the name of a color that has no other: %s', (_, text) => {
    expect(named(parseText(text))).toEqual(TWO);
  });

  it('is none where the color has a name, or the comment is a sentence', () => {
    expect(named(parseText('--sea: #0D9488; /* Teal */'))).toEqual(['#0D9488 sea']);
    expect(named(parseText("a = [\n'#0D9488', // we use it for all the links\n]"))).toEqual(['#0D9488 a']);
    expect(named(parseText('.a { /* Teal */ color: #0D9488; }'))).toEqual(['#0D9488 -']);
  });
});

it.each([
  [
    'CSS of Adobe Color, in whole degrees',
    '/* Hex */\n.Sea-1-hex { color: #D9C3B0; }\n.Sea-2-hex { color: #0D0D0D; }\n/* HSLA */\n.Sea-1-hsla { color: hsla(27, 35, 77, 1); }\n.Sea-2-hsla { color: hsla(0, 0, 5, 1); }\n',
    ['#D9C3B0 -', '#0D0D0D -'],
  ],
])(
  'the same palette in other notations is read once, also where those are rounded: %s',
  (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  },
);

describe('what explains a color', () => {
  it.each([
    ['behind its parentheses', '- Teal (#0D9488): calm\n- **Ink** (`#1C1917`): grounding'],
    ['behind the parentheses of its channels', 'Teal (RGB 13, 148, 136): calm\nInk (RGB 28, 25, 23): dark'],
    ['behind a dash', 'Teal: #0D9488 - used for buttons\nInk: #1C1917 – used for text'],
    ['behind a value in backticks', '- **Teal** `#0D9488` — for buttons\n- **Ink** `#1C1917` — for text'],
    ['behind its name', '#0D9488 (Teal) - for links\n#1C1917 - Ink: for all text'],
    ['below its values', 'Teal\nHex: #0D9488\nUsage: buttons\n\nInk\nHex: #1C1917\nUsage: text'],
  ])('is no part of its name: %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(TWO);
    expect(found.problems).toEqual([]);
  });

  it('is part of it in a single word, or where nothing else is its name', () => {
    expect(named(parseText('Teal #0D9488 - dark\n#1C1917 - used for text'))).toEqual([
      '#0D9488 Teal - dark',
      '#1C1917 used for text',
    ]);
  });
});
