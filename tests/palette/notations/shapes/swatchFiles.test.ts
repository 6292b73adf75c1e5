import { describe, expect, it } from 'vitest';

import { isAco } from '../../../../src/palette/notations/binary/aco';
import { parseFile } from '../../../../src/palette/notations/parseFile';
import { named } from '../hexes';
import { acoColors, aseBlock, aseColor, aseFile, aseName } from './adobeBytes';

const TEAL = [13 / 255, 148 / 255, 136 / 255];
const INK = [28 / 255, 25 / 255, 23 / 255];

describe('an ASE file', () => {
  it.each([
    [
      'of Illustrator with a group of inks and loose swatches',
      aseFile(
        aseColor('Loose', 'RGB ', INK),
        aseBlock(0xc001, aseName('Brand')),
        aseColor('C=100 M=0 Y=0 K=0', 'CMYK', [1, 0, 0, 0]),
        aseBlock(0xc002),
      ),
      ['#1C1917 Loose', '#00FFFF C=100 M=0 Y=0 K=0'],
    ],
    [
      'with blocks of another kind between',
      aseFile(aseColor('Teal', 'RGB ', TEAL), aseBlock(0x0099, [1, 2, 3, 4]), aseColor('Ink', 'RGB ', INK)),
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'with a name longer than a page',
      aseFile(aseColor('Teal '.repeat(100), 'RGB ', TEAL)),
      [`#0D9488 ${'Teal '.repeat(100).trim()}`],
    ],
    [
      'with names of any script, and none',
      aseFile(aseColor('Türkis 🦚', 'RGB ', TEAL), aseColor('', 'RGB ', INK)),
      ['#0D9488 Türkis 🦚', '#1C1917 -'],
    ],
    [
      'of Photoshop in LAB and gray',
      aseFile(aseColor('White', 'LAB ', [1, 0, 0]), aseColor('50% Gray', 'Gray', [0.5])),
      ['#FFFFFF White', '#808080 50% Gray'],
    ],
    [
      'whose count of blocks is wrong, as exporters of websites have it',
      aseFile(aseColor('Teal', 'RGB ', TEAL)).fill(0, 8, 12),
      ['#0D9488 Teal'],
    ],
  ])('%s', (_, bytes, expected) => {
    const found = parseFile(bytes);
    expect(named(found)).toEqual(expected);
    expect(found).toMatchObject({ kind: 'ASE', problems: [] });
  });
});

describe('an ACO file', () => {
  const RGB = [0, 13 * 257, 148 * 257, 136 * 257, 0];
  const GRAY = [8, 5000, 0, 0, 0];
  it.each([
    ['of the first version alone', acoColors(1, [RGB], []), ['#0D9488 -']],
    ['of the second version alone', acoColors(2, [RGB], ['Teal']), ['#0D9488 Teal']],
    [
      'of both, with names of any script',
      Buffer.concat([acoColors(1, [RGB, GRAY], []), acoColors(2, [RGB, GRAY], ['Türkis', '灰'])]),
      ['#0D9488 Türkis', '#808080 灰'],
    ],
    [
      'in HSB, CMYK and Lab',
      acoColors(
        2,
        [
          [1, 0, 65535, 65535, 0],
          [2, 0, 65535, 65535, 65535],
          [7, 10000, 0, 0, 0],
        ],
        ['Red', 'Cyan', 'White'],
      ),
      ['#FF0000 Red', '#00FFFF Cyan', '#FFFFFF White'],
    ],
    [
      'in the inks of 0 to 10,000 of older programs',
      acoColors(2, [[9, 10000, 0, 0, 0]], ['Cyan']),
      ['#00FFFF Cyan'],
    ],
    [
      'with a swatch of a color book, which has no color of its own',
      acoColors(2, [[3, 1, 2, 3, 4], RGB], ['PANTONE', 'Teal']),
      ['#0D9488 Teal'],
    ],
    [
      'with half of an ink, newer and older',
      acoColors(
        1,
        [
          [2, 32768, 65535, 65535, 65535],
          [9, 5000, 0, 0, 0],
        ],
        [],
      ),
      ['#80FFFF -', '#80FFFF -'],
    ],
    [
      'with black over another ink, newer and older',
      acoColors(
        1,
        [
          [2, 0, 65535, 65535, 32768],
          [9, 10000, 0, 0, 5000],
        ],
        [],
      ),
      ['#008080 -', '#008080 -'],
    ],
    [
      'without names, whatever the next color’s values would be as the length of one',
      acoColors(
        1,
        [0, 2, 2, 2].map((red) => [0, red, 0, 0, 0]),
        [],
      ),
      ['#000000 -', '#000000 -', '#000000 -', '#000000 -'],
    ],
    [
      'followed by another that has no names either',
      Buffer.concat([acoColors(1, [RGB], []), acoColors(1, [GRAY, GRAY], [])]),
      ['#0D9488 -'],
    ],
    [
      'whose part with names breaks off, so that the one without has more',
      Buffer.concat([
        acoColors(1, [RGB, GRAY], []),
        acoColors(2, [RGB, GRAY], ['Teal', 'Gray']).subarray(0, 30),
      ]),
      ['#0D9488 -', '#808080 -'],
    ],
  ])('%s', (_, bytes, expected) => {
    const found = parseFile(new Uint8Array(bytes));
    expect(named(found)).toEqual(expected);
    expect(found.kind).toBe('ACO');
  });

  // 4 bytes of head; then of each color 10, 4 for the length of its name, and 2 for each letter and the zero at its end.
  it.each([
    ['within a color', 4 + 2 * 36 + 5, ['#0D9488 Long names', '#0D9488 Long names']],
    ['before a name', 4 + 2 * 36 + 12, ['#0D9488 Long names', '#0D9488 Long names', '#0D9488 -']],
    ['within a name', 4 + 2 * 36 + 20, ['#0D9488 Long names', '#0D9488 Long names', '#0D9488 -']],
  ])('that breaks off %s has what came before', (_, length, expected) => {
    const bytes = acoColors(2, [RGB, RGB, RGB], ['Long names', 'Long names', 'Long names']);
    expect(named(parseFile(new Uint8Array(bytes.subarray(0, length))))).toEqual(expected);
  });

  it('tells the swatches of color books, with names or without, and of no other space', () => {
    const colors = [[3, 1, 2, 3, 4], [99, 0, 0, 0, 0], RGB];
    const problemsOf = (bytes: Uint8Array) =>
      parseFile(new Uint8Array(bytes)).problems.map(({ line, text, reason }) => [line, text, reason]);
    expect(problemsOf(acoColors(2, colors, ['PANTONE', 'x', 'y']))).toEqual([[1, 'PANTONE', 'elsewhere']]);
    expect(problemsOf(acoColors(1, colors, []))).toEqual([[1, 'swatch', 'elsewhere']]);
  });

  it('is none where hardly a byte is', () => {
    expect([0, 1, 3].map((length) => isAco(new Uint8Array(length)))).toEqual([false, false, false]);
  });

  it.each([
    ['no colors', [0, 1, 0, 0, ...Array<number>(20).fill(0)]],
    ['more colors than it has room for', [0, 1, 0, 9, ...Array<number>(20).fill(0)]],
    ['less than one color', [0, 1, 0, 1, ...Array<number>(9).fill(0)]],
  ])('is none where it says that there are %s', (_, bytes) => {
    expect(parseFile(Uint8Array.from(bytes))).toMatchObject({ colors: [], refusal: 'importUnreadable' });
  });
});

describe('an ASE file that is damaged', () => {
  const teal = aseColor('Teal', 'RGB ', TEAL);
  it.each<[string, number[], [number, string][]]>([
    ['a color that ends within its name', aseBlock(1, [0, 40, 0, 65]), [[2, 'swatch']]],
    ['a color without its model', aseBlock(1, aseName('A')), [[2, 'A']]],
    ['a color without its values', aseColor('A', 'RGB ', []), [[2, 'A']]],
    ['a color of hardly a byte', aseBlock(1, [0]), [[2, 'swatch']]],
    ['a group of hardly a byte', aseBlock(0xc001, [0]), []],
    ['a group that ends within its name', aseBlock(0xc001, [0, 40, 0, 65]), []],
  ])('has the colors beside %s, which is told', (_, block, problems) => {
    const found = parseFile(aseFile(teal, block, teal));
    expect(named(found)).toEqual(['#0D9488 Teal', '#0D9488 Teal']);
    expect(found.problems.map(({ line, text }) => [line, text])).toEqual(problems);
    expect(found.title).toBeUndefined();
    expect(named(parseFile(aseFile(teal, block)))).toEqual(['#0D9488 Teal']);
  });

  it('names the color whose model it does not know, and where it stands', () => {
    const found = parseFile(aseFile(teal, aseColor('Odd', 'XYZ ', TEAL), aseColor('', 'XYZ ', TEAL)));
    expect(found.problems.map(({ line, text }) => [line, text])).toEqual([
      [2, 'Odd'],
      [3, 'swatch'],
    ]);
  });

  it('has the title of its only group, and of several none', () => {
    const group = (name: string): number[] => aseBlock(0xc001, aseName(name));
    expect(parseFile(aseFile(group('Brand'), teal)).title).toBe('Brand');
    expect(parseFile(aseFile(group('Brand'), teal, group('Other'))).title).toBeUndefined();
    expect(parseFile(aseFile(teal)).title).toBeUndefined();
  });

  it('is refused by its kind where no color comes before its end', () => {
    const cut = aseFile(teal).subarray(0, 20);
    expect(parseFile(cut)).toMatchObject({ kind: 'ASE', colors: [], refusal: 'importUnreadable' });
  });
});
