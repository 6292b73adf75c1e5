import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

/** Texts of the problems, each with its reason, if known. */
const told = (text: string): string[] =>
  parseText(text).problems.map((problem) => [problem.text, problem.reason].filter(Boolean).join(': '));

describe('a color word that is a whole item beside other colors is a color', () => {
  it.each([
    ['behind a label', 'Brand: #ff8800, teal, rgb(10, 20, 30)'],
    ['behind a label of a sentence', 'Our brand: #ff8800, teal, and rgb(10, 20, 30).'],
    ['behind a label without a colon', 'Brand #ff8800, teal, rgb(10, 20, 30)'],
    ['behind a label with an equals sign', 'Brand = #ff8800, teal, rgb(10, 20, 30)'],
    ['in a chat', '[12.03.24, 10:32:11] Lena: #ff8800, teal, rgb(10, 20, 30) :art:'],
    ['between semicolons', 'Brand: #ff8800; teal; rgb(10, 20, 30)'],
    ['between slashes', '#ff8800 / teal / rgb(10, 20, 30)'],
    ['between bullets', '#ff8800 • teal • rgb(10, 20, 30)'],
    ['between plus signs', 'ok so: #ff8800 + teal + rgb(10, 20, 30)'],
    ['between dashes', '#ff8800 – teal – rgb(10, 20, 30)'],
    ['between arrows', '#ff8800 → teal → rgb(10, 20, 30)'],
    ['between tabs, as from a spreadsheet', '#ff8800\tteal\trgb(10, 20, 30)'],
    ['in a row of Markdown', '| #ff8800 | teal | rgb(10, 20, 30) |'],
    ['between several separators', '#ff8800, teal | rgb(10, 20, 30)'],
    ['with "and" in front of the last', 'Marke: #ff8800, teal und rgb(10, 20, 30)'],
    ['in quotes', '"#ff8800", "teal", "rgb(10,20,30)"'],
    ['in brackets', "['#ff8800', 'teal', 'rgb(10,20,30)']"],
    ['in backticks behind a bold label', '*Brand* `#ff8800`, `teal`, `rgb(10,20,30)`'],
    ['with shares', '#ff8800 50%, teal 30%, rgb(10, 20, 30) 20%'],
    ['with emojis', '🟠 #ff8800, 🟢 teal, rgb(10, 20, 30)'],
    ['in a list with bullets', '• #ff8800\n• teal\n• rgb(10, 20, 30)'],
    ['in a numbered list', '1. #ff8800\n2. teal\n3. rgb(10, 20, 30)'],
    ['in a list of tasks', '- [ ] #ff8800\n- [x] teal\n- [ ] rgb(10, 20, 30)'],
    ['in a list of a page', '<ul><li>#ff8800</li><li>teal</li><li>rgb(10,20,30)</li></ul>'],
  ])('%s', (_, text) => {
    expect(hexes(parseText(text)).toSorted()).toEqual(['#008080', '#0A141E', '#FF8800']);
    expect(told(text)).toEqual([]);
  });

  it('also where other items have names', () => {
    expect(named(parseText('Orange (#ff8800), Teal, Ink (rgb(10,20,30))'))).toEqual([
      '#FF8800 Orange',
      '#008080 -',
      '#0A141E Ink',
    ]);
    expect(named(parseText('Primary: #ff8800 / Secondary: teal'))).toEqual([
      '#FF8800 Primary',
      '#008080 Secondary',
    ]);
  });

  it('in rows that are lists, and no name of the first', () => {
    const text = '#ff8800,teal,navy\n#0D9488,gold,red';
    expect(hexes(parseText(text))).toEqual([
      '#FF8800',
      '#008080',
      '#000080',
      '#0D9488',
      '#FFD700',
      '#FF0000',
    ]);
  });

  it('but not where it may be the name of the value', () => {
    expect(named(parseText('#0D9488, teal'))).toEqual(['#0D9488 teal']);
    expect(hexes(parseText('Orange, #ff8800, Pantone 151 C; Teal, #008080, Pantone 320 C'))).toEqual([
      '#FF8800',
      '#008080',
    ]);
    expect(hexes(parseText('#ff8800 | Orange | #008080 | Teal'))).toEqual(['#FF8800', '#008080']);
  });

  it.each([
    'The red car met a tan dog near the navy base. Use #ff8800.',
    'Tan, rested and ready: #ff8800',
    'I like navy, she likes teal. #ff8800 is fine too.',
    'The team wore red, navy, and #ff8800 shirts.',
  ])('but not in a sentence: %s', (text) => {
    expect(hexes(parseText(text))).toEqual(['#FF8800']);
  });
});

describe('what looks like a color and cannot be read is told beside the colors of a list', () => {
  it.each([
    ['inks, paints and markers', 'Pantone 185 C, RAL 5010, NCS S 1050-Y90R, HKS 42 K, Copic B29'],
    ['an ink without a number', 'Pantone Reflex Blue C'],
  ])('%s', (_, names) => {
    const inks = names.split(', ').map((name) => `${name}: ink`);
    for (const text of [`#ff8800, teal, ${names}`, `Colors: #ff8800; teal; ${names.replaceAll(',', ';')}`]) {
      expect(hexes(parseText(text))).toEqual(['#FF8800', '#008080']);
      expect(told(text)).toEqual(inks);
    }
    expect(told(names)).toEqual(inks);
    const lines = `- #ff8800\n- teal\n- ${names.replaceAll(', ', '\n- ')}`;
    expect(hexes(parseText(lines))).toEqual(['#FF8800', '#008080']);
    expect(told(lines)).toEqual(inks);
  });

  it.each([
    '#12345',
    '#gg8800',
    'rgb(10, 20)',
    'hwb()',
    'lch(a b c)',
    'rbg(10,20,30)',
    'cmyk(0,150,50,0)',
    'transparent',
  ])('%s', (part) => {
    const text = `Brand: #ff8800, ${part}, teal`;
    expect(hexes(parseText(text))).toEqual(['#FF8800', '#008080']);
    expect(told(text)).toEqual([part]);
  });

  it('a variable of another file', () => {
    expect(told('#ff8800, var(--teal), navy')).toEqual(['var(--teal): elsewhere']);
  });

  it('but not the ink of each color', () => {
    for (const text of [
      '#ff8800, RAL 2003, #0D9488, RAL 5018',
      'Orange #ff8800 Pantone 151 C, Teal #008080 Pantone 320 C',
      '#ff8800\nPantone 151 C\n#008080\nPantone 320 C',
      'RAL 2003: #ff8800, RAL 5018: #008080',
    ]) {
      expect(parseText(text).colors).toHaveLength(2);
      expect(told(text)).toEqual([]);
    }
  });
});

describe('inks in numbers', () => {
  it.each([
    'cmyk(0,50,50,0), cmyk(88,40,40,40)',
    'cmyk(0%, 50%, 50%, 0%), cmyk(88%, 40%, 40%, 40%)',
    'device-cmyk(0 0.5 0.5 0), cmyk(0.88, 0.4, 0.4, 0.4)',
    'C0 M50 Y50 K0, C88 M40 Y40 K40',
    'CMYK 0 50 50 0; CMYK 88 40 40 40',
  ])('are colors of their own in a list: %s', (text) => {
    expect(hexes(parseText(text))).toEqual(['#FF8080', '#125C5C']);
  });

  it.each([
    'Primary — Deep Teal — #0F4C5C — C88 M40 Y40 K40',
    'Primary — Deep Teal — #0F4C5C — cmyk(88%, 40%, 40%, 40%)',
    'Deep Teal: HEX #0F4C5C / RGB 15, 76, 92 / CMYK 88, 40, 40, 40 / PMS 5473 C',
    '#0F4C5C, CMYK 88 40 40 40',
  ])('are no second color in the row of a brand: %s', (text) => {
    expect(hexes(parseText(text))).toEqual(['#0F4C5C']);
  });

  it('are one where they are unlike the color beside them', () => {
    expect(hexes(parseText('CMYK 0 50 50 0\nteal\n#1c1917'))).toEqual(['#FF8080', '#008080', '#1C1917']);
  });
});

describe('lists beside code', () => {
  it('are read with it', () => {
    const text = 'Brand: #ff8800, teal, RAL 5010\n--ink: hsl(220 40% 12%);\n--gap: 8px;';
    expect(hexes(parseText(text))).toEqual(['#FF8800', '#008080', '#121B2B']);
    expect(told(text)).toEqual(['RAL 5010: ink']);
  });

  it('are read behind a block', () => {
    expect(hexes(parseText(':root { --a: #123456; }\nBrand: #ff8800, teal'))).toEqual([
      '#123456',
      '#FF8800',
      '#008080',
    ]);
  });

  it('may be values of variables', () => {
    expect(hexes(parseText('$list: #ff8800, teal, navy;'))).toEqual(['#FF8800', '#008080', '#000080']);
    const listed = 'colors = ["#ff8800", "teal", "RAL 5010"]';
    expect(hexes(parseText(listed))).toEqual(['#FF8800', '#008080']);
    expect(told(listed)).toEqual(['RAL 5010: ink']);
  });

  it.each([
    ['a selector', '#header, #add, tan\n{ color: #abc; }'],
    ['a comment', '/* Pantone 185 C */\n:root { --red: #aabbcc; /* PMS 185 */ }'],
    ['words of other properties', '.a { color: #abc; transition: red 2s, teal 3s; font: 12px tan, serif; }'],
  ])('are not in %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual(['#AABBCC']);
    expect(told(text)).toEqual([]);
  });
});

it('a name, a tab and a color word are a row of a spreadsheet', () => {
  const text = 'primary\t#ff8800\nsecondary\tteal\nink\trgb(10, 20, 30)';
  expect(named(parseText(text))).toEqual(['#FF8800 primary', '#008080 secondary', '#0A141E ink']);
});

it('a color in several notations beside a word is one color', () => {
  expect(hexes(parseText('rgb(255,136,0) / #ff8800 / teal'))).toEqual(['#FF8800', '#008080']);
});

it('a label and a color word may be in bold and code of Markdown', () => {
  const text = '## Colors\n\n- **Primary** – `#ff8800`\n- **Secondary** – `teal`';
  expect(named(parseText(text))).toEqual(['#FF8800 Primary', '#008080 Secondary']);
});

it('a name is without the label of the whole list', () => {
  expect(named(parseText('Brand colors: orange (#ff8800), teal, and RAL 5010.'))[0]).toBe('#FF8800 orange');
});

it('an ink among labeled colors leaves the others as they are', () => {
  const text = 'Primary: #ff8800\nSecondary: teal\nAccent: Pantone 185 C';
  expect(named(parseText(text))).toEqual(['#FF8800 Primary', '#008080 Secondary']);
  expect(told(text)).toEqual(['Accent: Pantone 185 C: ink']);
});

it('a long list takes linear time: a word is compared with some of the values only', () => {
  const text = '#ff8800, teal, '.repeat(1000);
  expect(parseText(text).colors).toHaveLength(2000);
});
