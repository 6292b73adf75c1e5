import { describe, expect, it } from 'vitest';
import { sniffBlob } from '../../../workers/image-extraction/sniff';
import { joinBytes, jpegHeader, pngHeader } from './headerBytes';

const MEGABYTE = 1024 * 1024;

describe('sniffBlob', () => {
  /** A blob that remembers how much of it was asked for. */
  const countReads = (bytes: Uint8Array<ArrayBuffer>): { readonly blob: Blob; readonly reads: number[] } => {
    const blob = new Blob([bytes]);
    const reads: number[] = [];
    const slice = blob.slice.bind(blob);
    blob.slice = (start, end) => {
      // The last bytes are read once, of whatever file.
      if (end !== undefined) reads.push(end);
      return slice(start, end);
    };
    return { blob, reads };
  };

  it('reads 64 kB of a picture that tells its size there', async () => {
    const { blob, reads } = countReads(joinBytes(pngHeader(9, 9), new Uint8Array(2 * MEGABYTE)));
    expect(await sniffBlob(blob)).toMatchObject({ kind: 'picture', width: 9, height: 9 });
    expect(reads).toEqual([64 * 1024]);
  });

  it('reads on where profiles and previews push the size back', async () => {
    const near = countReads(jpegHeader(9, 9, [60_000, 60_000]));
    expect(await sniffBlob(near.blob)).toMatchObject({ kind: 'picture', width: 9, height: 9 });
    expect(near.reads).toHaveLength(2);
    const far = countReads(
      jpegHeader(
        9,
        9,
        Array.from({ length: 20 }, () => 65_000),
      ),
    );
    expect(await sniffBlob(far.blob)).toMatchObject({ kind: 'picture', width: 9, height: 9 });
    expect(far.reads).toHaveLength(3);
  });

  it('refuses an empty file and one that never tells its size', async () => {
    expect(await sniffBlob(new Blob([]))).toMatchObject({ kind: 'refused', failure: 'empty' });
    const endless = joinBytes(
      [0xff, 0xd8],
      ...Array.from({ length: 20 }, () => [0xff, 0xe1, 0xff, 0xff, ...new Uint8Array(65_533)]),
    );
    expect(await sniffBlob(new Blob([endless]))).toMatchObject({ kind: 'refused', failure: 'corrupt' });
  });
});
