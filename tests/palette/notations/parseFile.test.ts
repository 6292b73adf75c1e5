import { encode as encodeAse } from 'ase-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { IMPORT } from '../../../src/domain/fileLimits';
import { parseFile } from '../../../src/palette/notations/parseFile';
import { hexes, named } from './hexes';

/** What grows with the square of its size would take minutes. */
const SECONDS_MS = 20_000;

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(Buffer.from(part, 'latin1')) : part)),
  );

const words = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 255, value & 255]);

describe('a swatch file of another program', () => {
  it('is read as ASE, in every color model', () => {
    const color = (name: string, model: string, values: number[]) => ({
      name,
      model,
      color: values,
      type: 'global',
    });
    const file = encodeAse({
      version: '1.0',
      groups: [],
      colors: [
        color('Teal', 'RGB', [13 / 255, 148 / 255, 136 / 255]),
        color('Ink', 'CMYK', [0, 0, 0, 1]),
        color('Half', 'Gray', [0.5]),
        color('Red', 'LAB', [0.5429, 80.8, 69.89]),
      ],
    });
    const found = parseFile(new Uint8Array(file));
    expect(found.kind).toBe('ASE');
    expect(named(found)).toEqual(['#0D9488 Teal', '#000000 Ink', '#808080 Half', '#FF0000 Red']);
  });

  it('is read as ACO, in every color space of its first version', () => {
    const file = bytesOf(
      words(1, 5),
      words(0, 13 * 257, 148 * 257, 136 * 257, 0),
      words(1, 0, 65535, 65535, 0),
      words(2, 65535, 65535, 65535, 0),
      words(7, 5429, 8080, 6989, 0),
      words(8, 10000, 0, 0, 0),
    );
    const found = parseFile(file);
    expect(found.kind).toBe('ACO');
    expect(hexes(found)).toEqual(['#0D9488', '#FF0000', '#000000', '#FF0000', '#000000']);
  });

  it('is read as a Microsoft palette', () => {
    const file = bytesOf(
      'RIFF',
      [24, 0, 0, 0],
      'PAL data',
      [12, 0, 0, 0, 0, 3, 2, 0],
      [13, 148, 136, 0],
      [255, 0, 0, 0],
    );
    expect(hexes(parseFile(file))).toEqual(['#0D9488', '#FF0000']);
  });

  it('is read as text in older encodings and in UTF-16', () => {
    expect(named(parseFile(bytesOf('GIMP Palette\n13 148 136 Cr\u00e8me\n')))).toEqual(['#0D9488 Crème']);
    const wide = Buffer.from('\uFEFF#0D9488\n#FF0000', 'utf16le');
    expect(hexes(parseFile(new Uint8Array(wide)))).toEqual(['#0D9488', '#FF0000']);
  });
});

describe('a file that is no palette', () => {
  it.each([
    ['nothing', new Uint8Array(), 'importEmpty'],
    ['too much', new Uint8Array(IMPORT.maxBytes + 1), 'importTooLarge'],
    ['a picture', bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR'), 'importUnreadable'],
    [
      'swatches that break off before the first',
      bytesOf('ASEF', [0, 1, 0, 0, 0, 0, 0, 1], [0, 1, 0, 0, 0, 34]),
      'importUnreadable',
    ],
    ['a sound', bytesOf('RIFF', [36, 0, 0, 0], 'WAVEfmt '), 'importUnreadable'],
  ])('of %s is refused with its reason', (_, bytes, refusal) => {
    expect(parseFile(bytes)).toMatchObject({ colors: [], refusal });
  });

  it('keeps what came before the place where a file breaks off', () => {
    const whole = new Uint8Array(
      encodeAse({
        version: '1.0',
        groups: [],
        colors: ['One', 'Two'].map((name) => ({ name, model: 'RGB', color: [1, 0, 0], type: 'global' })),
      }),
    );
    expect(named(parseFile(whole.subarray(0, whole.length - 4)))).toEqual(['#FF0000 One']);
  });

  it('never throws and never hangs, whatever its bytes', () => {
    const start = fc.constantFrom(
      'ASEF\0\u0001\0\0',
      'RIFF\0\0\0\0PAL ',
      '\0\u0001\0\u0003',
      '\0\u0002\xff\xff',
      'GIMP Palette\n',
      '',
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 400 }), (signature, rest) => {
        const found = parseFile(bytesOf(signature, [...rest]));
        for (const { color } of found.colors)
          for (const channel of Object.values(color.rgb))
            if (!Number.isInteger(channel) || channel < 0 || channel > 255) throw new Error('not a color');
      }),
      { numRuns: 5000, endOnFailure: true },
    );
  });

  it.each([
    [
      'blocks of no length',
      bytesOf(
        'ASEF',
        [0, 1, 0, 0, 255, 255, 255, 255],
        Array.from({ length: 900_000 }, () => 0),
      ),
    ],
    ['a name longer than the file', bytesOf(words(2, 1), words(0, 1, 2, 3, 4), [255, 255, 255, 255], [0, 0])],
    [
      'more colors than there are',
      bytesOf(
        words(1, 99_000),
        Array.from({ length: 990_000 }, (_, i) => i & 1),
      ),
    ],
  ])('with %s is read within seconds', { timeout: SECONDS_MS }, (_, bytes) => {
    expect(parseFile(bytes).colors.length).toBeLessThanOrEqual(10_000);
  });
});

describe('what a refused file is called', () => {
  it.each([
    ['an empty one', new Uint8Array(), 'File', 'importEmpty'],
    ['one that is too large', new Uint8Array(IMPORT.maxBytes + 1), 'File', 'importTooLarge'],
    ['one as large as may be, of zeros', new Uint8Array(IMPORT.maxBytes), 'File', 'importUnreadable'],
    ['a picture', bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR'), 'File', 'importUnreadable'],
    ['a damaged archive', bytesOf('PK', [3, 4, 0, 0]), 'File', 'importUnreadable'],
    ['damaged JSON', bytesOf('{"sea":"#0D9488","ink":"#1C'), 'JSON', 'importUnreadable'],
  ])('is its kind, or a file where that is not known: %s', (_, bytes, kind, refusal) => {
    expect(parseFile(bytes)).toMatchObject({ kind, colors: [], refusal });
  });

  it('is nothing where JSON is whole', () => {
    expect(parseFile(bytesOf('{"sea":"#0D9488"}'))).toMatchObject({ kind: 'JSON', refusal: null });
  });
});
