import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { parseFile } from '../../../../src/palette/notations/parseFile';
import { named } from '../hexes';
import { acoColors, actTable, aseBlock, aseColor, aseFile, aseName } from './adobeBytes';

const TEAL = [13 / 255, 148 / 255, 136 / 255];
const INK = [28 / 255, 25 / 255, 23 / 255];
const ACO_TEAL = [0, 13 * 257, 148 * 257, 136 * 257, 0];
const ACO_INK = [0, 28 * 257, 25 * 257, 23 * 257, 0];

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const kritaEntry = (name: string, r: number, g: number, b: number) =>
  `<ColorSetEntry name="${name}"><RGB r="${r}" g="${g}" b="${b}" space="sRGB"/></ColorSetEntry>`;
const colorSet = (red: string, green: string, blue: string) =>
  JSON.stringify({
    colors: [
      {
        color: { 'color-space': 'srgb', components: { red, green, blue, alpha: '1.000' } },
        idiom: 'universal',
      },
    ],
  });

/** A sound file of each kind, of two colors or three. */
const SOUND: readonly (readonly [string, Uint8Array])[] = [
  [
    'ASE',
    aseFile(
      aseBlock(0xc001, aseName('Brand')),
      aseColor('Teal', 'RGB ', TEAL),
      aseColor('Ink', 'CMYK', [0, 0, 0, 1]),
      aseBlock(0xc002),
    ),
  ],
  ['ACO of the first version', new Uint8Array(acoColors(1, [ACO_TEAL, ACO_INK], []))],
  [
    'ACO of both versions',
    new Uint8Array(
      Buffer.concat([
        acoColors(1, [ACO_TEAL, ACO_INK], []),
        acoColors(2, [ACO_TEAL, ACO_INK], ['Teal', 'Tinte']),
      ]),
    ),
  ],
  ['ACT', actTable([13, 148, 136, 28, 25, 23, 200, 9, 255], 3, 0xffff)],
  [
    'Krita',
    zip({
      mimetype: 'krita/x-colorset',
      'colorset.xml': `<ColorSet version="2.0" name="Sea">${kritaEntry('Teal', ...(TEAL as [number, number, number]))}${kritaEntry('Ink', ...(INK as [number, number, number]))}</ColorSet>`,
    }),
  ],
  [
    'Procreate',
    zip({
      'Swatches.json': JSON.stringify([
        {
          name: 'Sea',
          swatches: [
            { hue: 0.5, saturation: 1, brightness: 1 },
            { hue: 0, saturation: 0, brightness: 0 },
          ],
        },
      ]),
    }),
  ],
  [
    'Xcode',
    zip({
      'Colors.xcassets/Teal.colorset/Contents.json': colorSet('0x0D', '0x94', '0x88'),
      'Colors.xcassets/Ink.colorset/Contents.json': colorSet('0.109804', '0.098039', '0.090196'),
    }),
  ],
];

describe('a file that is not whole', () => {
  it.each(SOUND)('%s: wherever it breaks off, none of its colors is another one', (_, bytes) => {
    const whole = named(parseFile(bytes));
    expect(whole.length).toBeGreaterThan(1);
    // Without the part that has it, a color has no name.
    const isSame = (line: string, i: number) => [whole[i], `${whole[i]?.slice(0, 7)} -`].includes(line);
    const wrong = Array.from({ length: bytes.length }, (__, length) => {
      const left = named(parseFile(bytes.subarray(0, length)));
      return left.every(isSame) ? null : `${length}: ${left.join(', ')}`;
    });
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  });

  // These say how many colors they have.
  it.each(SOUND.filter(([kind]) => ['ASE', 'ACO', 'RIFF'].some((name) => kind.startsWith(name))))(
    '%s: wherever it breaks off, it is said that there were more',
    (_, bytes) => {
      const whole = parseFile(bytes);
      expect(whole.problems).toEqual([]);
      const silent = Array.from({ length: bytes.length }, (__, length) =>
        parseFile(bytes.subarray(0, length)),
      ).filter(
        ({ colors, problems }) =>
          colors.length > 0 &&
          colors.length < whole.colors.length &&
          problems.every(({ reason }) => reason !== 'brokenOff'),
      );
      expect(silent).toEqual([]);
    },
  );

  it.each(SOUND)('%s: what stands behind its end changes nothing, or it is refused', (_, bytes) => {
    const whole = named(parseFile(bytes));
    for (const rest of [
      [0],
      [0, 0, 0],
      Array.from({ length: 64 }, () => 0),
      [...strToU8('\r\n'.repeat(9))],
      [255, 254, 253],
    ]) {
      const found = parseFile(Uint8Array.from([...bytes, ...rest]));
      expect(found.refusal === 'importUnreadable' ? whole : named(found)).toEqual(whole);
    }
  });
});

/** Four bytes at a place. */
const with32 = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const changed = bytes.slice();
  new DataView(changed.buffer).setUint32(at, value);
  return changed;
};
const with16 = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const changed = bytes.slice();
  new DataView(changed.buffer).setUint16(at, value);
  return changed;
};

describe('a file whose numbers are too large', () => {
  const ase = aseFile(aseColor('Teal', 'RGB ', TEAL), aseColor('Ink', 'RGB ', INK));
  const first = 12;
  const second = first + aseColor('Teal', 'RGB ', TEAL).length;
  const aco2 = new Uint8Array(acoColors(2, [ACO_TEAL, ACO_INK], ['Teal', 'Ink']));
  it.each<[string, Uint8Array, string[]]>([
    ['ASE with 4 billion blocks', with32(ase, 8, 0xffffffff), ['#0D9488 Teal', '#1C1917 Ink']],
    ['ASE with a block of 4 gigabytes', with32(ase, second + 2, 0xffffffff), ['#0D9488 Teal']],
    ['ASE with a name longer than its block', with16(ase, second + 6, 0xffff), ['#0D9488 Teal']],
    ['ACO with a name of 8 gigabytes', with32(aco2, 14, 0xffffffff), ['#0D9488 -']],
    [
      'ACT with more colors than it has places',
      with16(actTable([13, 148, 136], 1), 768, 0x7fff),
      ['#0D9488 -'],
    ],
  ])('%s', (_, bytes, expected) => {
    expect(named(parseFile(bytes))).toEqual(expected);
  });

  it('ACO with more colors than bytes is refused', () => {
    expect(parseFile(with16(new Uint8Array(acoColors(1, [ACO_TEAL], [])), 2, 0xffff))).toMatchObject({
      colors: [],
      refusal: 'importUnreadable',
    });
  });
});

describe('a swatch that cannot be read', () => {
  it.each<[string, Uint8Array, object]>([
    [
      'ACO with an ink of a book of colors',
      new Uint8Array(acoColors(2, [[3, 1, 2, 3, 4], ACO_TEAL], ['PANTONE 300 C', 'Teal'])),
      { line: 1, text: 'PANTONE 300 C', reason: 'elsewhere' },
    ],
    [
      'ASE in a model that there is not',
      aseFile(aseColor('Teal', 'RGB ', TEAL), aseColor('Odd', 'HSB ', TEAL)),
      { line: 2, text: 'Odd' },
    ],
    [
      'Krita in a model that is not known',
      zip({
        'colorset.xml': `<ColorSet>${kritaEntry('Teal', ...(TEAL as [number, number, number]))}<ColorSetEntry name="Film"><YCbCr y="1" u="0" v="0"/></ColorSetEntry></ColorSet>`,
      }),
      { line: 2, text: 'Film' },
    ],
  ])('%s is said, and the others are read', (_, bytes, problem) => {
    const found = parseFile(bytes);
    expect([named(found), found.problems]).toEqual([['#0D9488 Teal'], [problem]]);
  });
});

describe('a file without colors', () => {
  it.each<[string, Uint8Array]>([
    ['ASE', aseFile()],
    ['ASE with an empty group', aseFile(aseBlock(0xc001, aseName('Brand')), aseBlock(0xc002))],
    ['Krita', zip({ 'colorset.xml': '<ColorSet version="2.0" name="Empty" columns="8" rows="1"/>' })],
    ['Procreate', zip({ 'Swatches.json': '[{"name":"Empty","swatches":[null,null]}]' })],
    ['Xcode', zip({ 'A.colorset/Contents.json': '{"colors":[{"idiom":"universal"}]}' })],
  ])('%s is read, and has none', (_, bytes) => {
    expect(parseFile(bytes)).toMatchObject({ colors: [], refusal: null });
  });
});
