import { describe, expect, it } from 'vitest';

import {
  readBinaryPlist,
  writeBinaryPlist,
  type Plist,
} from '../../../../src/palette/notations/binary/binaryPlist';

const OFFSET_BYTES = 2;

/** A property list of lists that all stand at the same place: small, and millions of entries. */
const sharedLists = (lists: number, entries: number): Uint8Array => {
  const array = (...refs: readonly number[]) => [0xaf, 0x11, refs.length >> 8, refs.length & 255, ...refs];
  const header = [...Buffer.from('bplist00')];
  const shared = array(...Array.from({ length: entries }, () => 0));
  const top = array(...Array.from({ length: lists }, (_, i) => i + 1));
  const place = header.length + 1;
  // Object 0 is null, the last one is the top.
  const offsets = [header.length, ...Array.from({ length: lists }, () => place), place + shared.length];
  const table = offsets.flatMap((offset) => [offset >> 8, offset & 255]);
  const trailer = new Uint8Array(32);
  trailer.set([OFFSET_BYTES, 1], 6);
  trailer[15] = offsets.length;
  trailer[23] = offsets.length - 1;
  new DataView(trailer.buffer).setUint32(28, place + shared.length + top.length);
  return Uint8Array.from([...header, 0, ...shared, ...top, ...table, ...trailer]);
};

it('a property list whose lists share their places is damaged: it would fill the memory', () => {
  expect(readBinaryPlist(sharedLists(2, 4))).toEqual([
    [null, null, null, null],
    [null, null, null, null],
  ]);
  expect(() => readBinaryPlist(sharedLists(200, 10_000))).toThrow('lists that share their places');
});

it('a property list of many lists that each have their own is read', () => {
  const lists = Array.from({ length: 100 }, (_, i) => [i, [i, `${i}`]]);
  expect(readBinaryPlist(writeBinaryPlist(lists))).toEqual(lists);
});

/** A property list of these objects, the first one at the top; offsets and references of a byte. */
const listOf = (...objects: readonly (readonly number[])[]): Uint8Array => {
  const header = [...Buffer.from('bplist00')];
  let at = header.length;
  const offsets = objects.map((object) => (at += object.length) - object.length);
  const trailer = Array.from({ length: 32 }, () => 0);
  trailer[6] = 1;
  trailer[7] = 1;
  trailer[15] = objects.length;
  trailer[31] = at;
  return Uint8Array.from([...header, ...objects.flat(), ...offsets, ...trailer]);
};

describe('a value in a property list', () => {
  // CFBinaryPList.c: the kind in the upper half of the first byte, the length or its power of two in the lower.
  it.each([
    ['null', [0x00], null],
    ['false', [0x08], false],
    ['true', [0x09], true],
    ['a byte', [0x10, 200], 200],
    ['two bytes', [0x11, 1, 0], 256],
    ['eight bytes', [0x13, 0, 0, 0, 1, 0, 0, 0, 0], 2 ** 32],
    ['a float', [0x22, 0x3f, 0, 0, 0], 0.5],
    ['a double', [0x23, 0x3f, 0xe0, 0, 0, 0, 0, 0, 0], 0.5],
    ['a date', [0x33, 0x41, 0xc0, 0, 0, 0, 0, 0, 0], null],
    ['a reference of two bytes', [0x81, 1, 2], { uid: 258 }],
    ['a set', [0xc1, 0], null],
  ])('is %s', (_, object, value) => {
    expect(readBinaryPlist(listOf(object))).toEqual(value);
  });

  it.each([
    ['nothing', null],
    ['truth', [true, false, true]],
    ['numbers', [0, 1, 255, 65_536, 4_294_967_295]],
    ['texts', ['', 'a', 'a'.repeat(14), 'a'.repeat(15), 'a'.repeat(300), 'é', 'Été 🎨', 'é'.repeat(15)]],
    ['bytes', [Uint8Array.of(), Uint8Array.of(0, 255), new Uint8Array(300)]],
    ['references', [{ uid: 0 }, { uid: 65_535 }]],
    ['lists', [[], [[1], ['a', null]], Array.from({ length: 15 }, (_, i) => i)]],
    [
      'names',
      new Map<string, Plist>([
        ['a', new Map([['b', 1]])],
        ['c', [new Map()]],
      ]),
    ],
  ] satisfies (readonly [string, Plist])[])('comes back as it was written: %s', (_, value) => {
    expect(readBinaryPlist(writeBinaryPlist(value))).toEqual(value);
  });

  it('has the entries of a dictionary whose keys are texts', () => {
    expect(readBinaryPlist(listOf([0xd2, 1, 2, 3, 3], [0x51, 0x61], [0x10, 5], [0x09]))).toEqual(
      new Map([['a', true]]),
    );
  });

  it('may stand in a list more than once, and be the last of the file', () => {
    expect(readBinaryPlist(listOf([0xa2, 1, 1], [0x51, 0x61]))).toEqual(['a', 'a']);
  });

  it.each([
    ['an object that is not there', listOf([0xa1, 1]), 'no such object'],
    ['itself', listOf([0xa1, 0]), 'an object within itself'],
    ['a list that holds it', listOf([0xa1, 1], [0xa1, 0]), 'an object within itself'],
    ['bytes beyond the file', listOf([0x4f, 0x10, 200]), 'longer than the file'],
  ])('is none where it holds %s', (_, bytes, message) => {
    expect(() => readBinaryPlist(bytes)).toThrow(message);
  });
});
