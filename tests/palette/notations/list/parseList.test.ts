import { describe, expect, it } from 'vitest';
import { parseList } from '../../../../src/palette/notations/list/parseList';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('the colors of a list', () => {
  it.each([
    ['red green blue', ['#FF0000', '#008000', '#0000FF']],
    ['rebeccapurple teal;', ['#663399', '#008080']],
    ['  tomato  navy, white ', ['#FF6347', '#000080', '#FFFFFF']],
  ])('may be words of CSS side by side: %s', (text, expected) => {
    expect(hexes(parseList(text))).toEqual(expected);
  });

  it.each([
    ['fff, 000, abc', ['#FFFFFF', '#000000', '#AABBCC']],
    ['111 222 aaa 0d9488', ['#111111', '#222222', '#AAAAAA', '#0D9488']],
    // Three digits alone, or beside words, are numbers.
    ['000 111 222', []],
    ['bad bed fed', []],
    ['bad 0d9488 1c1917', ['#0D9488', '#1C1917']],
    ['Ink 111111', ['#111111']],
    ['take 100 for abc', []],
    ['take 100 for a0c', ['#AA00CC']],
  ])('may be short hex without a sign, of digits too beside one with a letter: %s', (text, expected) => {
    expect(hexes(parseList(text))).toEqual(expected);
  });

  it.each([
    ['#0d9488, f5f5f4', ['#0D9488', '#F5F5F4']],
    ['f5f5f4; #0d9488;', ['#F5F5F4', '#0D9488']],
    ['#0d9488 1c1917 #f59e0b', ['#0D9488', '#1C1917', '#F59E0B']],
    // A number, and a word.
    ['#0d9488 202411', ['#0D9488']],
    ['#0d9488, facade', ['#0D9488']],
  ])('may lack the sign that others have: %s', (text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });

  it.each([
    ['#112233, ff8800, tomato, #abc', ['#112233', '#FF8800', '#FF6347', '#AABBCC']],
    ['ff8800, tomato, gold', ['#FF8800', '#FF6347', '#FFD700']],
    ['#fff; 445566; rgb(13, 148, 136); teal', ['#FFFFFF', '#445566', '#0D9488', '#008080']],
    // Beside words that are no colors, words are names.
    ['#112233, ff8800, 1c1917, Brand', ['#112233', '#FF8800', '#1C1917']],
    ['Brand, #0d9488, teal', ['#0D9488']],
    ['#0d9488, facade, bee', ['#0D9488']],
  ])('between commas or semicolons may each be written in its own way: %s', (text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
    expect(hexes(parseText(`A remark.\n${text}`))).toEqual(expected);
  });

  it.each([
    ['#ff0000, teal, nonsense', ['#FF0000', '#008080'], ['nonsense']],
    ['#ff0000; salamander; teal; #00ff00', ['#FF0000', '#008080', '#00FF00'], ['salamander']],
    // The word is like the color beside it, and its name.
    ['#0d9488, teal, brand', ['#0D9488'], []],
  ])(
    'may be words beside a hex of another color, and what is no color is told: %s',
    (text, expected, told) => {
      const found = parseText(text);
      expect(hexes(found)).toEqual(expected);
      expect(found.problems.map((problem) => problem.text)).toEqual(told);
    },
  );

  it.each([
    ['Brand red C8102E; Sky #87CEEB', ['#C8102E Brand red', '#87CEEB Sky']],
    ['#0d9488 Teal, #f59e0b Amber, #1c1917 Ink', ['#0D9488 Teal', '#F59E0B Amber', '#1C1917 Ink']],
    ['Sea rgb(0, 105, 148), Sand rgb(194, 178, 128)', ['#006994 Sea', '#C2B280 Sand']],
  ])('may stand in one line, each with its name: %s', (text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('are two only where one is no name of the other', () => {
    expect(named(parseText('#ff8800, tomato'))).toEqual(['#FF8800 tomato']);
  });

  it.each([
    ['#0ea5e9 #f43f5e teal', ['#0EA5E9', '#F43F5E', '#008080']],
    ['navy #0ea5e9 #f43f5e', ['#000080', '#0EA5E9', '#F43F5E']],
    ['teal #0ea5e9 navy #f43f5e', ['#0EA5E9', '#F43F5E']],
  ])(
    'may be words among values with spaces, unless there is one for each, as its name: %s',
    (text, expected) => {
      expect(hexes(parseText(text))).toEqual(expected);
    },
  );

  it('are not the colors in a name', () => {
    const found = parseList('#264653\nlight red, navy');
    expect(hexes(found)).toEqual(['#264653', '#000080']);
    expect(found.problems).toEqual([{ line: 2, text: 'light red' }]);
    expect(named(parseList('Navy blue #264653'))).toEqual(['#264653 Navy blue']);
  });
});

describe('words that are hex by chance', () => {
  it.each([
    [
      'Bee yellow FFD400\nFab pink FF66AA\nAce 123ABC',
      ['#FFD400 Bee yellow', '#FF66AA Fab pink', '#123ABC Ace'],
    ],
    ['decade FFD400', ['#FFD400 decade']],
    ['facade\n#0D9488', ['#0D9488 -']],
    ['see https://example.test/#add and #0D9488', ['#0D9488 see and']],
    ['[add](#add) #0D9488', ['#0D9488 add']],
    ['{"mood":"facade","teal":"0D9488"}', ['#0D9488 teal']],
    ['.a { content: facade; color: #0D9488 }', ['#0D9488 -']],
    ['<svg><g id="#bed"/><rect style="fill:#F5F5F4"/><use href="#add"/></svg>', ['#F5F5F4 -']],
  ])('are no colors in %j', (text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('are colors with their sign, and among other hex of their length', () => {
    expect(hexes(parseText('#bee #facade'))).toEqual(['#BBEEEE', '#FACADE']);
    expect(hexes(parseText('bad 0f8 fff'))).toEqual(['#BBAADD', '#00FF88', '#FFFFFF']);
  });
});

describe('the name beside a color', () => {
  it.each([
    ['Blå-grøn #0D9488', 'Blå-grøn'],
    ['深い青: #0D9488', '深い青'],
    ["O'Hara (dark) = #0D9488", "O'Hara (dark)"],
    ['Teal (#0D9488)', 'Teal'],
    ['"Sea, deep": "#0D9488",', 'Sea, deep'],
    ['Teal ( #0D9488 )', 'Teal'],
    ['Teal [#0D9488] of the sea', 'Teal of the sea'],
    ['Teal [ #0D9488 ] of the sea', 'Teal of the sea'],
    ['Teal(#0D9488)sea', 'Teal sea'],
    ['Teal, #0D9488 sea', 'Teal sea'],
    ["'Teal' #0D9488", 'Teal'],
    ["the 'dark' #0D9488", "the 'dark'"],
    ["'dark' sea #0D9488", "'dark' sea"],
  ])('stays whole: %s', (text, name) => {
    expect(named(parseList(text))).toEqual([`#0D9488 ${name}`]);
  });
});

describe('hex', () => {
  it('may be of full width, as Japanese keyboards write it', () => {
    expect(hexes(parseText('＃0D9488\n＃１Ｃ１９１７'))).toEqual(['#0D9488', '#1C1917']);
  });

  it.each([
    ['#FF0D9488 #FF1C1917', ['#0D9488', '#1C1917']],
    ['#0D9488FF #1C1917FF', ['#0D9488', '#1C1917']],
    ['#FF0000CC #FF5A5FCC', ['#FF0000', '#FF5A5F']],
    ['#FF0D9488', ['#FF0D94']],
    ['0xFF0D9488 0xFF1C1917', ['#0D9488', '#1C1917']],
  ])('of eight digits has its opacity first where all agree on it: %s', (text, expected) => {
    expect(hexes(parseList(text))).toEqual(expected);
  });
});

describe('a long list', () => {
  it('tells now and then how much of it has been read', () => {
    const parts: number[] = [];
    parseList('Teal #0D9488\n'.repeat(20_000), (part) => parts.push(part));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts.every((part) => part > 0 && part <= 1)).toBe(true);
  });

  it('may have empty lines, which are no problems', () => {
    expect(parseList('\n#0D9488\n  \n , \n').problems).toEqual([]);
  });

  it('tells of a sentence once, whatever commas are in it, and of words among colors each', () => {
    const problemsOf = (text: string) => parseList(text).problems.map((problem) => problem.text);
    expect(problemsOf('Good day, Anna, and thank you!')).toEqual(['Good day, Anna, and thank you!']);
    expect(problemsOf('tomato, light sea, navy, deep sky')).toEqual(['light sea', 'deep sky']);
  });
});
