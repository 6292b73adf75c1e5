import { expect, it } from 'vitest';

import { sniff } from '../../../workers/image-extraction/sniff';
import { joinBytes, jpegHeader, packedPngHeader } from './headerBytes';

it.each([
  ['JPEG-LS', 'jpeg', jpegHeader(60, 40, [], 0xf7)],
  [
    'a JPEG with other bytes between its segments, which decoders skip',
    'jpeg',
    joinBytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], [0, 7, 0xff, 0], jpegHeader(60, 40).subarray(2)),
  ],
  ['a PNG packed for an app', 'png', packedPngHeader(60, 40)],
  ['a cursor', 'ico', joinBytes([0, 0, 2, 0, 1, 0], [60, 40], new Uint8Array(14))],
])('is left to the browser to decode: %s', async (_, id, bytes) => {
  expect(await sniff(bytes, bytes.length)).toMatchObject({
    kind: 'picture',
    format: { id },
    width: 60,
    height: 40,
  });
});

it('is no cursor without a picture in it, but a TGA picture with the same first bytes', async () => {
  const targa = joinBytes(
    [0, 0, 2, 0],
    new Uint8Array(8),
    [90, 0, 64, 0, 24, 0],
    new Uint8Array(90 * 64 * 3),
  );
  expect(await sniff(targa, targa.length)).toMatchObject({ kind: 'refused', failure: 'unsupported' });
  const cut = joinBytes([0, 0, 2, 0]);
  expect(await sniff(cut, cut.length)).toMatchObject({ kind: 'refused' });
});
