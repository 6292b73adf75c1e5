import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { parseFile } from '../../../../src/palette/notations/parseFile';
import { hexes, named } from '../hexes';
import { actTable, int16 } from './adobeBytes';

const zip = (path: string, text: string, others: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...others, [path]: text }).map(([name, content]) => [name, strToU8(content)]),
    ),
  );

const TEAL = [13 / 255, 148 / 255, 136 / 255];

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
