import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { parseFile } from '../../../../src/palette/notations/parseFile';
import { hexes, named } from '../hexes';
import { acoColors, actTable, aseBlock, aseColor, aseFile, aseName, int16 } from './adobeBytes';

const zip = (path: string, text: string, others: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...others, [path]: text }).map(([name, content]) => [name, strToU8(content)]),
    ),
  );

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
  it.each([
    ['a color that ends within its name', aseBlock(1, [0, 40, 0, 65])],
    ['a color without its model', aseBlock(1, aseName('A'))],
    ['a color of hardly a byte', aseBlock(1, [0])],
    ['a group of hardly a byte', aseBlock(0xc001, [0])],
    ['a group that ends within its name', aseBlock(0xc001, [0, 40, 0, 65])],
  ])('has the colors beside %s', (_, block) => {
    const found = parseFile(aseFile(teal, block, teal));
    expect(named(found)).toEqual(['#0D9488 Teal', '#0D9488 Teal']);
    expect(found.title).toBeUndefined();
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

describe('a palette of Microsoft', () => {
  /** As RIFF has it: four letters, the length of what follows, and that. */
  const chunk = (name: string, content: readonly number[]): number[] => [
    ...Buffer.from(name),
    ...int16(content.length, true),
    0,
    0,
    ...content,
  ];
  const data = chunk('data', [0, 3, 2, 0, 13, 148, 136, 0, 28, 25, 23, 0]);
  const riff = (...content: readonly number[]): number[] =>
    chunk('RIFF', [...Buffer.from('PAL '), ...content]);
  const read = (bytes: readonly number[]) => parseFile(Uint8Array.from(bytes));

  it('has as many colors as it says, and what breaks off has those before', () => {
    expect(read(riff(...data))).toMatchObject({ kind: 'PAL', problems: [] });
    expect(hexes(read(riff(...data)))).toEqual(['#0D9488', '#1C1917']);
    expect(hexes(read(riff(...data).slice(0, -1)))).toEqual(['#0D9488']);
    expect(hexes(read(riff(...chunk('offl', [1, 2, 3]), 0, ...data)))).toEqual(['#0D9488', '#1C1917']);
  });

  it.each([14, 16, 20, 22])('is one without colors where it breaks off before them: %d bytes', (length) => {
    expect(read(riff(...data).slice(0, length))).toMatchObject({ kind: 'PAL', colors: [], refusal: null });
  });

  it('is no sound, and nothing else that has one of its words', () => {
    const sound = riff(...data).with(8, 87);
    const other = riff(...data).with(0, 88);
    expect([read(sound).kind, read(other).kind]).not.toContain('PAL');
  });
});

describe('an ACT file', () => {
  const TABLE = [13, 148, 136, 28, 25, 23];
  it.each([
    ['with its count', actTable(TABLE, 2, 0xffff), ['#0D9488', '#1C1917']],
    ['with a transparent place, which counts', actTable(TABLE, 2, 1), ['#0D9488', '#1C1917']],
    ['without a count', actTable(TABLE), ['#0D9488', '#1C1917']],
    ['whose count says all of them', actTable(TABLE, 256, 0), 256],
    ['whose first color is black', actTable([0, 0, 0, 13, 148, 136], 2, 0), ['#000000', '#0D9488']],
  ])('%s', (_, bytes, expected) => {
    const found = hexes(parseFile(bytes));
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
  });
});

describe('a Procreate file', () => {
  const swatch = (hue: number, saturation: number, brightness: number, more: object = {}) => ({
    hue,
    saturation,
    brightness,
    alpha: 1,
    colorSpace: 0,
    ...more,
  });
  const teal = swatch(0.48518518, 0.91216216, 0.58039216);
  const NEWER = {
    ...teal,
    origin: 2,
    colorModel: 0,
    version: '5.0',
    components: TEAL,
    colorProfile: 'n6ujjM+FZFTK7sAR',
  };
  it.each([
    ['of older versions', JSON.stringify({ name: 'Sea', swatches: [teal, null] }), ['#0D9488']],
    ['of newer ones', JSON.stringify([{ name: 'Sea', swatches: [NEWER], colorProfiles: [] }]), ['#0D9488']],
    [
      'with two palettes',
      JSON.stringify([
        { name: 'a', swatches: [teal] },
        { name: 'b', swatches: [swatch(0, 0, 0)] },
      ]),
      ['#0D9488', '#000000'],
    ],
    [
      'with free places between',
      JSON.stringify([
        {
          name: 'a',
          swatches: [null, teal, null, swatch(0, 0, 1), ...Array.from({ length: 26 }, () => null)],
        },
      ]),
      ['#0D9488', '#FFFFFF'],
    ],
    [
      'with a swatch that is none',
      JSON.stringify([{ name: 'a', swatches: [{ hue: 'x' }, teal] }]),
      ['#0D9488'],
    ],
  ])('%s', (_, json, expected) => {
    const found = parseFile(zip('Swatches.json', json, { 'Swatches.colorspace': 'x' }));
    expect(hexes(found)).toEqual(expected);
    expect(found.kind).toBe('Procreate');
  });
});

describe('a Krita palette', () => {
  const entry = (name: string, color: string) =>
    `<ColorSetEntry spot="false" name="${name}" id="" bitdepth="F32">${color}<Position column="0" row="0"/></ColorSetEntry>`;
  const set = (...entries: readonly string[]) =>
    `<ColorSet version="2.0" name="x" comment="" columns="4" rows="1" readonly="false">${entries.join('')}</ColorSet>`;
  it.each([
    [
      'in sRGB',
      set(entry('Teal', '<RGB b="0.533333" g="0.580392" r="0.050980" space="sRGB-elle-V2-srgbtrc.icc"/>')),
      ['#0D9488 Teal'],
    ],
    [
      'in linear sRGB, whose profile ends with its gamma',
      set(entry('Half', '<RGB r="0.2158605" g="0.2158605" b="0.2158605" space="sRGB-elle-V2-g10.icc"/>')),
      ['#808080 Half'],
    ],
    [
      'in gray and CMYK',
      set(
        entry('Gray', '<Gray g="0.5" space="gray"/>'),
        entry('Ink', '<CMYK c="0" m="0" y="0" k="1" space="Chemical proof"/>'),
      ),
      ['#808080 Gray', '#000000 Ink'],
    ],
    [
      'in groups',
      set(
        entry('Teal', '<sRGB r="0.050980" g="0.580392" b="0.533333"/>'),
        `<Group name="Dark" rows="1">${entry('Ink', '<sRGB r="0.109804" g="0.098039" b="0.090196"/>')}</Group>`,
      ),
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'with entities in its names',
      set(entry('R &amp; D &quot;x&quot;', '<sRGB r="0.050980" g="0.580392" b="0.533333"/>')),
      ['#0D9488 R & D "x"'],
    ],
  ])('%s', (_, xml, expected) => {
    expect(named(parseFile(zip('colorset.xml', xml, { mimetype: 'krita/x-colorset' })))).toEqual(expected);
  });
});

describe('a Microsoft palette', () => {
  const int32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];
  const chunk = (id: string, ...content: readonly number[]) => [
    ...Buffer.from(id),
    ...int32(content.length),
    ...content,
    ...(content.length % 2 === 1 ? [0] : []),
  ];
  const riff = (...chunks: readonly number[][]) => {
    const content = [...Buffer.from('PAL '), ...chunks.flat()];
    return new Uint8Array([...Buffer.from('RIFF'), ...int32(content.length), ...content]);
  };
  const data = (count: number, ...rgbx: readonly number[]) =>
    chunk('data', 0, 3, ...int16(count, true), ...rgbx);
  const TWO = [13, 148, 136, 0, 28, 25, 23, 0];

  it.each([
    ['as Paint and LogPalette have it', riff(data(2, ...TWO))],
    ['with flags of entries that are animated', riff(data(2, 13, 148, 136, 1, 28, 25, 23, 4))],
    ['with four bytes more than it says, as Paint Shop Pro writes it', riff(data(2, ...TWO, 0, 0, 0, 0))],
    ['with a chunk of odd length before its colors', riff(chunk('offl', 1, 2, 3), data(2, ...TWO))],
    ['with chunks after them', riff(data(2, ...TWO), chunk('tran', 255, 255, 255, 255))],
    ['that is cut within its third color', riff(data(3, ...TWO, 250, 204))],
  ])('%s', (_, bytes) => {
    expect(hexes(parseFile(bytes))).toEqual(['#0D9488', '#1C1917']);
  });

  it('of 256 colors has them all, black at the end too', () => {
    const entries = Array.from({ length: 256 }, (__, i) => [255 - i, 0, 0, 0]).flat();
    const found = hexes(parseFile(riff(data(256, ...entries))));
    expect([found.length, found[0], found.at(-1)]).toEqual([256, '#FF0000', '#000000']);
  });

  it('without colors has none', () => {
    expect(hexes(parseFile(riff(chunk('plth', 1, 0))))).toEqual([]);
  });
});
