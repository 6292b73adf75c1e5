import { describe, expect, it } from 'vitest';

import {
  brokenBoxAt,
  childrenOf,
  findBox,
  readIndex,
} from '../../../../../workers/video-extraction/worker/open/isoBoxes';

const type = (name: string): number[] => Array.from(name, (letter) => letter.charCodeAt(0));
const number32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** A box with its size in 32 bits. */
const box = (name: string, content: readonly number[]): number[] => [
  ...number32(content.length + 8),
  ...type(name),
  ...content,
];

/** A box with its size in 64 bits, as films beyond 4 GB have. */
const largeBox = (name: string, content: readonly number[]): number[] => [
  ...number32(1),
  ...type(name),
  ...number32(0),
  ...number32(content.length + 16),
  ...content,
];

/** A box that lasts to the end of the file. */
const lastBox = (name: string, content: readonly number[]): number[] => [
  ...number32(0),
  ...type(name),
  ...content,
];

const viewOf = (bytes: readonly number[]): DataView => new DataView(Uint8Array.from(bytes).buffer);
const indexOf = async (bytes: readonly number[]): Promise<number[] | null> => {
  const index = await readIndex(new Blob([Uint8Array.from(bytes)]));
  return index && Array.from(new Uint8Array(index.buffer));
};

describe('boxes of a file', () => {
  it.each([
    ['32 bits', box],
    ['64 bits', largeBox],
  ])('have their content where their header of %s ends', (_, write) => {
    const view = viewOf([...write('free', [1, 2, 3]), ...write('mdat', [4])]);
    const found = childrenOf(view, { start: 0, end: view.byteLength });
    expect(found.map(({ type: name, start, end }) => [name, view.getUint8(start), end - start])).toEqual([
      ['free', 1, 3],
      ['mdat', 4, 1],
    ]);
  });

  it('last to the end where their size is 0', () => {
    const view = viewOf([...box('free', []), ...lastBox('mdat', [1, 2, 3])]);
    expect(findBox(view, { start: 0, end: view.byteLength }, 'mdat')).toMatchObject({ start: 16, end: 19 });
  });

  it('are found below each other by their types', () => {
    const view = viewOf(box('moov', [...box('mvhd', [9]), ...box('trak', box('mdia', [7]))]));
    const found = findBox(view, { start: 0, end: view.byteLength }, 'moov', 'trak', 'mdia');
    expect(found && view.getUint8(found.start)).toBe(7);
    expect(findBox(view, { start: 0, end: view.byteLength }, 'moov', 'mdia')).toBeNull();
  });

  it.each([
    ['less than a header', number32(8)],
    ['a size that is smaller than its header', [...number32(7), ...type('moov')]],
    ['a size of 64 bits that is cut off', [...number32(1), ...type('moov'), 0, 0, 0, 0]],
  ])('are none with %s', async (_, bytes) => {
    const view = viewOf(bytes);
    expect(childrenOf(view, { start: 0, end: view.byteLength })).toEqual([]);
    expect(await indexOf(bytes)).toBeNull();
  });
});

describe('the index of a file', () => {
  it.each([
    ['before it', [box('ftyp', [0]), box('moov', [5, 6]), box('mdat', [1])]],
    ['of 64 bits before it', [box('ftyp', [0]), largeBox('mdat', [1, 2, 3]), box('moov', [5, 6])]],
    ['without a size behind it', [box('moov', [5, 6]), lastBox('mdat', [1])]],
    ['and a header of 64 bits', [largeBox('moov', [5, 6])]],
    ['and no size', [box('ftyp', []), lastBox('moov', [5, 6])]],
  ])('is its content, with boxes %s', async (_, boxes) => {
    expect(await indexOf(boxes.flat())).toEqual([5, 6]);
  });

  it('is none where there is no such box, or the one before it says that it fills the file', async () => {
    expect(await indexOf(box('ftyp', []))).toBeNull();
    expect(await indexOf([...lastBox('mdat', []), ...box('moov', [5])])).toBeNull();
  });
});

describe('a file that breaks off', () => {
  const whole = [...box('ftyp', [1]), ...box('moof', [2]), ...box('mdat', [3, 4, 5])];
  const judge = (bytes: readonly number[]): Promise<number | null> =>
    brokenBoxAt(new Blob([Uint8Array.from(bytes)]));

  it('does so within a box', async () => {
    expect(await judge(whole.slice(0, -1))).toBe(18);
    expect(await judge([...box('ftyp', [1]), ...largeBox('mdat', [3, 4, 5]).slice(0, -2)])).toBe(9);
  });

  it('is none where its last box is whole, lasts to the end or is no box of films', async () => {
    expect(await judge(whole)).toBeNull();
    expect(await judge([...whole, ...lastBox('mdat', [6])])).toBeNull();
    expect(await judge([...whole, ...box('abcd', [1, 2, 3]).slice(0, -1)])).toBeNull();
    expect(await judge([...whole, 0, 0, 0, 0])).toBeNull();
  });
});
