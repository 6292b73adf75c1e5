import { colornames } from 'color-name-list/bestof';
import { differenceEuclidean } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked, colorFromRgb } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { createNamer, readNames } from '../../src/color/nearestName';
import type { Palette } from '../../src/color/types';

const namer = createNamer(readNames(colornames));
const palette = (...hexes: string[]): Palette => hexes.map((hex) => colorFromHex(hex));
const nameOf = (hex: string): string | undefined => namer(palette(hex))[0];

const LIST = [
  { name: 'Coral', hex: '#ff7f50' },
  { name: 'Far Coral', hex: '#e06040' },
  { name: 'Teal', hex: '#008080' },
  { name: 'Deep Teal', hex: '#006060' },
];

describe('the nearest name', () => {
  it.each([
    ['#FFFFFF', 'White'],
    ['#000000', 'Black'],
    ['#FF0000', 'Red'],
    ['#0000FF', 'Blue'],
    ['#C0C0C0', 'Silver'],
  ])('of %s is %s', (hex, name) => {
    expect(nameOf(hex)).toBe(name);
  });

  it('of #808080 is a gray', () => {
    expect(nameOf('#808080')).toBe('Gray');
  });

  it('of every gray is that of a gray, a white or a black', () => {
    const words =
      /black|white|gray|silver|charcoal|ash|smoke|iron|lead|zinc|nickel|tin|carbon|coal|concrete|cement|stone|snow|porcelain|chrome|metal|onyx|ink|raven|pebble|mercury|foil|fog|mist|cloud|marble|pearl|chalk|salt|steam|moon|lunar|noir|plaster|sterling|magnet|soot|anthracite|asphalt|cinder|ebony|graphite|wolfram|argent|platinum|nimbus|magnesium|alumini/i;
    const wrong = Array.from(
      { length: 256 },
      (_, v) => namer([colorFromRgb({ r: v, g: v, b: v })])[0],
    ).filter((name) => !words.test(name ?? ''));
    expect(wrong).toEqual([]);
  });

  it('of a gray has no word of a hue, and black and white only where it is that', () => {
    const gray = (v: number) => colorFromRgb({ r: v, g: v, b: v });
    const names = Array.from({ length: 256 }, (_, v) => namer([gray(v)])[0] ?? '');
    expect(
      names.filter((name) =>
        /rose|red|pink|brown|green|blue|violet|orchid/i.test(name.replaceAll(/weathered|powdered/gi, '')),
      ),
    ).toEqual([]);
    expect(names.slice(0x60).filter((name) => /black/i.test(name))).toEqual([]);
    expect(names.slice(0, 0xc0).filter((name) => /white/i.test(name))).toEqual([]);
  });

  it('gives a name that two colors want to the nearer one', () => {
    const names = createNamer(readNames(LIST))(palette('#f07050', '#ff7f50'));
    expect(names).toEqual(['Far Coral', 'Coral']);
  });

  it('is never that of a far color only because of the order', () => {
    const namerOfFew = createNamer(readNames(LIST));
    expect(namerOfFew(palette('#007e7e', '#008080', '#ff7f50'))).toEqual(['Deep Teal', 'Teal', 'Coral']);
  });

  it('leaves out what is too long, cannot be read or should not be shown, and hueless words on a hue', () => {
    const teal = '#008080';
    const unfit = ['A Name Far Too Long for a Swatch', 'Potion № 9', 'Deadly Teal', 'Rich Black'];
    const list = unfit.map((name) => ({ name, hex: teal }));
    expect(createNamer(readNames([...list, { name: 'Teal', hex: '#107070' }]))(palette(teal))).toEqual([
      'Teal',
    ]);
  });

  it('does not depend on the order of the list', () => {
    const colors = palette('#f07050', '#ff7f50', '#007e7e', '#008080');
    const names = createNamer(readNames(LIST))(colors);
    for (const from of [1, 2, 3])
      expect(createNamer(readNames([...LIST.slice(from), ...LIST.slice(0, from)]))(colors)).toEqual(names);
  });

  it('has 18 letters at most', () => {
    const names = readNames(
      ['A Name of So Many', 'A Name of So Manyy', 'A Name of So Manyyy'].map((name) => ({
        name,
        hex: '#008080',
      })),
    );
    expect(names.map(({ name }) => name.length)).toEqual([17, 18]);
  });

  it('is spelled as in the US', () => {
    const list = [
      { name: 'Grey Whale', hex: '#607080' },
      { name: 'Bluegrey', hex: '#5070a0' },
    ];
    expect(readNames(list).map(({ name }) => name)).toEqual(['Gray Whale', 'Bluegray']);
  });

  it('is left out where its color cannot be read', () => {
    expect(readNames([{ name: 'Teal', hex: '#00808' }])).toEqual([]);
  });

  it('of a gray has a word for grays, and is the name of a gray', () => {
    const list = [
      { name: 'Mouse', hex: '#808080' },
      { name: 'Steel Blue', hex: '#6c7f94' },
      { name: 'Iron', hex: '#5a5a5a' },
    ];
    expect(createNamer(readNames(list))(palette('#808080'))).toEqual(['Iron']);
  });

  // An eye tells a tint sooner from white than from a gray.
  it('of a slight tint is that of its hue close to white, and that of a gray further down', () => {
    const list = [
      { name: 'White', hex: '#ffffff' },
      { name: 'Seashell', hex: '#fff3ea' },
      { name: 'Iron', hex: '#707070' },
      { name: 'Taupe', hex: '#7c7872' },
    ];
    const few = createNamer(readNames(list));
    expect(few(palette('#fff8f2'))).toEqual(['Seashell']);
    expect(few(palette('#7a7670'))).toEqual(['Iron']);
  });

  it('of a weak hue may be a gray’s, that of a strong one not', () => {
    const list = [
      { name: 'Warm Gray', hex: '#8a7f76' },
      { name: 'Clay', hex: '#a06040' },
      { name: 'Red Gray', hex: '#a05a50' },
    ];
    const few = createNamer(readNames(list));
    expect(few(palette('#8b7d72'))).toEqual(['Warm Gray']);
    expect(few(palette('#a05a50'))).toEqual(['Clay']);
  });

  it('is none where there are more colors than names', () => {
    const few = createNamer(readNames(LIST));
    const names = few(palette('#ff7f50', '#e06040', '#008080', '#006060', '#104040', '#ffb0a0'));
    expect(names.toSorted()).toEqual(['', '', ...LIST.map(({ name }) => name).toSorted()]);
    expect(createNamer([])(palette('#ff7f50', '#008080'))).toEqual(['', '']);
  });

  it('differs for every color of a palette, and is never unknown', () => {
    const color = fc.oneof(
      fc.integer({ min: 0, max: 0xffffff }),
      fc.integer({ min: 0, max: 255 }).map((v) => v * 0x010101),
      fc.constantFrom(0x808080, 0x0d9488, 0, 0xffffff),
    );
    fc.assert(
      fc.property(fc.array(color, { minLength: 2, maxLength: 9 }), (packed) => {
        const names = namer(packed.map(colorFromPacked));
        return new Set(names).size === packed.length && names.every((name) => name && !/unknown/i.test(name));
      }),
      { numRuns: 300 },
    );
  });

  it('is the nearest of the whole list, wherever in it the color is', () => {
    const distance = differenceEuclidean('oklab');
    const letters = Array.from('abcdefghijklmnopqrst');
    const names = letters.flatMap((a) => letters.map((b) => `Tint ${a}${b}`));
    const hue = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 160, max: 255 }));
    const vivid = fc.tuple(hue, fc.nat(255)).map(([[low, high], any]) => (low << 16) | (high << 8) | any);
    const list = fc
      .uniqueArray(vivid, { minLength: 1, maxLength: names.length })
      .map((packed) =>
        packed.map((rgb, i) => ({ name: names[i] ?? '', hex: formatHex(colorFromPacked(rgb)) })),
      );
    fc.assert(
      fc.property(list, vivid, (entries, rgb) => {
        const color = colorFromPacked(rgb);
        const off = (hex: string): number => distance(hex, formatHex(color));
        const [name] = createNamer(readNames(entries))([color]);
        const found = entries.find((entry) => entry.name === name);
        const nearest = Math.min(...entries.map(({ hex }) => off(hex)));
        return found !== undefined && off(found.hex) <= nearest + 1e-9;
      }),
    );
  });

  it('depends on the palette alone, not on the ones that its colors were in before', () => {
    const packed = fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(packed, (list) => {
        const colors = list.map(colorFromPacked);
        // One color alone, then more and more of them, then fewer again.
        const steps = [...colors.keys(), ...[...colors.keys()].toReversed()];
        for (const last of steps) {
          const names = namer(colors.slice(0, last + 1));
          expect(names).toEqual(namer(list.slice(0, last + 1).map(colorFromPacked)));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is answered from memory for a palette that was named before', () => {
    const colors = palette('#0D9488', '#F5F5F4');
    expect(namer(colors)).toBe(namer(colors));
  });
});
