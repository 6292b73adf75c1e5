import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';

import { IMPORT } from '../../../../src/domain/fileLimits';
import { isZip, zipTexts } from '../../../../src/palette/notations/binary/zipEntries';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const zeros = (length: number): Uint8Array => new Uint8Array(length);
const anyFile = () => true;

describe('an archive', () => {
  // PKWARE's APPNOTE 4.3.7: the first file begins with the four bytes P, K, 3, 4.
  it('is known by its first four bytes, each of them', () => {
    const bytes = zipSync({ 'a.txt': bytesOf('a') });
    expect(isZip(bytes)).toBe(true);
    for (const at of [0, 1, 2, 3]) expect(isZip(bytes.with(at, 0x20)), `byte ${at}`).toBe(false);
    expect(isZip(bytes.subarray(0, 3))).toBe(false);
  });

  it('gives the texts of the files that are wanted, by their paths', () => {
    const bytes = zipSync({ 'a/Größe.txt': bytesOf('naïve'), 'b.txt': bytesOf('b'), 'empty.txt': zeros(0) });
    expect(zipTexts(bytes, (path) => path !== 'b.txt')).toEqual(
      new Map([
        ['a/Größe.txt', 'naïve'],
        ['empty.txt', ''],
      ]),
    );
  });

  it('is none where its list of files is damaged or cut off', () => {
    const bytes = zipSync({ 'a.txt': bytesOf('a') });
    expect(zipTexts(bytes.subarray(0, -10), anyFile)).toBeNull();
    expect(zipTexts(bytes.subarray(0, 4), anyFile)).toBeNull();
  });
});

describe('an archive that is small, but not once it is unpacked', () => {
  const zipped = (files: Zippable): Uint8Array => zipSync(files, { level: 1 });

  it('may have as much as a file that is imported, in all of its files together', () => {
    const half = zeros(IMPORT.maxBytes / 2);
    expect(zipTexts(zipped({ a: half, b: half }), anyFile)?.size).toBe(2);
    expect(zipTexts(zipped({ a: half, b: half, c: zeros(1) }), anyFile)).toBeNull();
  });

  it('may have anything beside what is wanted: a thumbnail, a picture', () => {
    const bytes = zipped({ palette: bytesOf('a'), thumbnail: zeros(IMPORT.maxBytes + 1) });
    expect(zipTexts(bytes, (path) => path === 'palette')).toEqual(new Map([['palette', 'a']]));
  });

  it('unpacks no more than it says it has', () => {
    const bytes = zipped({ a: zeros(IMPORT.maxBytes * 2) });
    // APPNOTE 4.3.12 and 4.3.16: the end of 22 bytes says where the list begins, whose size stands 24 bytes on.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    view.setUint32(view.getUint32(bytes.length - 22 + 16, true) + 24, 10, true);
    expect(zipTexts(bytes, anyFile)?.get('a')?.length ?? 0).toBeLessThanOrEqual(10);
  });
});
