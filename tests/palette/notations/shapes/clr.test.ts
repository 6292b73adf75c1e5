import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromPacked } from '../../../../src/color/color';
import { IMPORT_MESSAGES } from '../../../../src/domain/importMessages';
import { createExportPalette } from '../../../../src/palette/exportPalette';
import { writeBinaryPlist } from '../../../../src/palette/notations/binary/binaryPlist';
import { clrBytes } from '../../../../src/palette/notations/binary/clr';
import { parseFile } from '../../../../src/palette/notations/parseFile';
import { hexes, named } from '../hexes';
import { ARCHIVED_LIST, LIST } from './clr.data';
import { readPlist, type Plain, type Reference } from './plistReader';

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

/** A keyed archive with its references followed. */
const follow = (value: Plain | undefined, objects: readonly Plain[]): Plain => {
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null;
  if (Array.isArray(value)) return value.map((one) => follow(one, objects));
  if ('uid' in value) return follow(objects[(value as Reference).uid], objects);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, follow(one, objects)]));
};

const written = (...rows: readonly (readonly [number, string])[]): Uint8Array =>
  clrBytes(
    createExportPalette(
      { colors: rows.map(([packed]) => colorFromPacked(packed)), name: 'Teal' },
      rows.map(([, name]) => name),
      { naming: 'names', hasScale: false },
    ),
  );

describe('a color list of macOS', () => {
  it.each([
    ['with keys and colors at its top', LIST],
    ['within an archived list', ARCHIVED_LIST],
  ])('%s is read, in every space that its colors have', (_, base64) => {
    const found = parseFile(bytesOf(base64));
    expect(named(found)).toEqual([
      '#0D9488 Teal',
      '#0D9488 Türkis 🦚',
      '#808080 P3',
      // As macOS itself shows it.
      '#FDB71E Calibrated',
      '#FFFFFF Unknown space',
      '#336699 Device',
      '#FFFFFF White',
      '#808080 Gray',
      '#00FFFF Cyan',
      '#000000 Catalog',
    ]);
    expect(found).toMatchObject({ kind: 'CLR', problems: [{ line: 11, text: 'Pattern' }], refusal: null });
  });

  it('is written as the archive that macOS writes', () => {
    const archive = readPlist(written([0x0d9488, 'Teal'], [0xffffff, 'Été 🎨']));
    expect(archive).toMatchObject({ $version: 100_000, $archiver: 'NSKeyedArchiver' });
    const { $top, $objects } = archive as { $top: Plain; $objects: Plain[] };
    expect($objects[0]).toBe('$null');
    const arrayClass = { $classname: 'NSMutableArray', $classes: ['NSMutableArray', 'NSArray', 'NSObject'] };
    const color = {
      $class: { $classname: 'NSColor', $classes: ['NSColor', 'NSObject'] },
      NSColorSpace: 1,
      NSCustomColorSpace: {
        $class: { $classname: 'NSColorSpace', $classes: ['NSColorSpace', 'NSObject'] },
        NSID: 7,
      },
    };
    expect(follow($top, $objects)).toEqual({
      NSKeys: { $class: arrayClass, 'NS.objects': ['Teal', 'Été 🎨'] },
      NSColors: {
        $class: arrayClass,
        'NS.objects': [
          {
            ...color,
            NSComponents: '0.0509803922 0.5803921569 0.5333333333 1',
            NSRGB: expect.stringMatching(/^0\.0?\d+ 0\.\d+ 0\.\d+\0$/) as string,
          },
          {
            ...color,
            NSComponents: '1 1 1 1',
            NSRGB: expect.stringMatching(/^(?:1|0\.99\d+)( (?:1|0\.99\d+)){2}\0$/) as string,
          },
        ],
      },
    });
  });

  it('has a key for each color, also where names are the same', () => {
    expect(named(parseFile(written([0x0d9488, 'Teal'], [0x0d9489, 'teal'], [0x0d9490, 'Teal'])))).toEqual([
      '#0D9488 Teal',
      '#0D9489 teal 2',
      '#0D9490 Teal 3',
    ]);
  });

  it('comes back whole with the eleven steps of nine scales', () => {
    const colors = Array.from({ length: 9 }, (_, i) => colorFromPacked(0x0d9488 + i * 0x1111));
    const bytes = clrBytes(
      createExportPalette({ colors, name: null }, [], { naming: 'numbers', hasScale: true }),
    );
    expect(hexes(parseFile(bytes))).toHaveLength(99);
    expect(readPlist(bytes)).toHaveProperty('$top');
  });

  it('never throws where bytes are missing or wrong', () => {
    const whole = bytesOf(LIST);
    for (let length = 0; length < whole.length; length += 7)
      expect(() => parseFile(whole.slice(0, length))).not.toThrow();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        expect(() => parseFile(whole.with(at, byte))).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['another property list', writeBinaryPlist(new Map([['name', 'Teal']]))],
    ['one that holds itself', bytesOf('YnBsaXN0MDChAAgAAAAAAAABAQAAAAAAAAABAAAAAAAAAAAAAAAAAAAACg==')],
  ])('is not %s, which is said', (_, bytes) => {
    expect(parseFile(bytes)).toMatchObject({ colors: [], refusal: 'importUnreadable' });
  });

  it('of the older kind is refused by what it is', () => {
    const stream = new Uint8Array([4, 11, ...Buffer.from('streamtyped'), 129, 232, 3, 132, 1, 105, 1]);
    expect(parseFile(stream)).toMatchObject({ kind: 'CLR', colors: [], refusal: 'importTypedStream' });
    expect(IMPORT_MESSAGES.importTypedStream).toMatch(/older kind/);
  });
});
