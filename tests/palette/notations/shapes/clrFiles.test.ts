import { describe, expect, it } from 'vitest';

import { parseFile } from '../../../../src/palette/notations/parseFile';
import { named } from '../hexes';
import { clrFile, type Swatch } from './clrWriter';

const device = (values: string): Swatch => ({ space: 2, values: ['NSRGB', values] });
const TEAL = device('0.0509803922 0.5803921569 0.5333333333');
const INK = device('0.1098039216 0.0980392157 0.0901960784 1');
const GRAY: Swatch = { space: 4, values: ['NSWhite', '0.5019607843 1'] };
const CYAN: Swatch = { space: 5, values: ['NSCMYK', '1 0 0 0 1'] };

const ordinary = [
  ['Teal', TEAL],
  ['Türkis 海 🎨', INK],
] as const;
const FILES: readonly (readonly [string, Uint8Array, readonly string[]])[] = [
  ['of names', clrFile(ordinary), ['#0D9488 Teal', '#1C1917 Türkis 海 🎨']],
  [
    'of gray, inks and a catalog',
    clrFile([
      ['Mid', GRAY],
      ['Cyan', CYAN],
      ['Catalog', { space: 6, inner: TEAL }],
    ]),
    ['#808080 Mid', '#00FFFF Cyan', '#0D9488 Catalog'],
  ],
  [
    'of 60 colors',
    clrFile(Array.from({ length: 60 }, (_, i) => [`Teal ${i}`, TEAL] as const)),
    Array.from({ length: 60 }, (_, i) => `#0D9488 Teal ${i}`),
  ],
  ['without colors', clrFile([]), []],
  ['with a name of nothing', clrFile([['', TEAL]]), ['#0D9488 -']],
];

describe('a color list of macOS made by hand', () => {
  it.each(FILES)('%s: names, colors and order', (_, bytes, expected) => {
    expect(parseFile(bytes)).toMatchObject({ kind: 'CLR', problems: [], refusal: null });
    expect(named(parseFile(bytes))).toEqual(expected);
  });

  it.each(FILES)('%s: broken off, it is refused', (_, bytes) => {
    const step = Math.ceil(bytes.length / 400);
    const found = Array.from({ length: Math.floor((bytes.length - 9) / step) }, (__, i) =>
      parseFile(bytes.subarray(0, 9 + i * step)),
    );
    expect(found.filter(({ refusal, colors }) => refusal === null || colors.length > 0)).toEqual([]);
  });

  it.each(FILES)('%s: with bytes behind its end it is the same, or refused', (_, bytes, expected) => {
    for (const rest of [[0], [0, 0, 0], Array.from({ length: 64 }, () => 0), [13, 10], [255, 254, 253]]) {
      const found = parseFile(Uint8Array.from([...bytes, ...rest]));
      expect(found.refusal === 'importUnreadable' ? expected : named(found)).toEqual(expected);
    }
  });

  it.each([
    ['too many objects', { objects: 2 ** 48 }, ['#0D9488 Teal', '#1C1917 Türkis 海 🎨']],
    ['a top beyond its objects', { top: 2 ** 48 }, []],
    ['a table beyond its end', { table: 2 ** 48 }, []],
  ])('with %s never throws', (_, lies, expected) => {
    expect(named(parseFile(clrFile(ordinary, lies)))).toEqual(expected);
  });

  it('with a color of a catalog that has none beside it says which one', () => {
    const found = parseFile(clrFile([['Pattern', { space: 6 }], ...ordinary]));
    expect([named(found).length, found.problems]).toEqual([2, [{ line: 1, text: 'Pattern' }]]);
  });
});
