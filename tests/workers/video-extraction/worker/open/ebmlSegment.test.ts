import { expect, it } from 'vitest';

import { isWholeFile } from '../../../../../workers/video-extraction/worker/open/ebmlSegment';

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const SEGMENT = [0x18, 0x53, 0x80, 0x67];
/** An empty EBML header, and a segment with its size in one byte or eight. */
const HEAD = [...EBML, 0x80];
const short = (size: number) => [...HEAD, ...SEGMENT, 0x80 | size];
const long = (size: number) => [...HEAD, ...SEGMENT, 1, 0, 0, 0, 0, 0, size >> 8, size & 255];
const content = (length: number, value = 7) => Array.from({ length }, () => value);

it.each([
  ['of a size in one byte', [...short(5), ...content(5)], true],
  ['of a size in eight bytes', [...long(300), ...content(300)], true],
  ['with something behind it', [...short(5), ...content(9)], true],
  ['that is cut off', [...short(5), ...content(4)], false],
  ['that is cut off, of a size in eight bytes', [...long(300), ...content(299)], false],
  ['of an unknown size, in one byte', [...short(0x7f), ...content(5)], false],
  ['of an unknown size, in eight', [...HEAD, ...SEGMENT, 1, ...content(7, 255), ...content(5)], false],
  ['of which the end was reserved only', [...long(300), ...content(100), ...content(200, 0)], false],
  ['of another kind', [...EBML, 0x80, ...EBML, 0x85, ...content(5)], false],
  ['that has no size', [...HEAD, ...SEGMENT], false],
  ['of an impossible size', [...HEAD, ...SEGMENT, 0, ...content(9)], false],
])('takes a Matroska file %s for whole or not', async (_, bytes, isWhole) => {
  expect(await isWholeFile(new Blob([Uint8Array.from(bytes)]))).toBe(isWhole);
});
