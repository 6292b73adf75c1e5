import { expect, it } from 'vitest';

import { readBinaryPlist, writeBinaryPlist } from '../../../../src/palette/notations/binary/binaryPlist';

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
