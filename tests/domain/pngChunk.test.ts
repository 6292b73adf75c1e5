import { expect, it } from 'vitest';

import { PNG_PERCEPTUAL, PNG_SIGNATURE, pngChunk } from '../../src/domain/pngChunk';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');

// The last chunk of every PNG file there is.
it('the end of a PNG has no data, and the checksum of its type', () => {
  expect(hex(pngChunk('IEND', new Uint8Array()))).toBe('00 00 00 00 49 45 4e 44 ae 42 60 82');
});

// As every tool that keeps the rendering intent writes it.
it('the chunk for sRGB colors to be shown as they are has its length, type, data and checksum', () => {
  expect(hex(pngChunk('sRGB', PNG_PERCEPTUAL))).toBe('00 00 00 01 73 52 47 42 00 ae ce 1c e9');
});

// The head of the smallest PNG that is passed around, of one pixel in RGBA.
it('the head of a picture of one pixel has the checksum that it has in files', () => {
  const head = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0);
  expect(hex(pngChunk('IHDR', head))).toBe(
    '00 00 00 0d 49 48 44 52 00 00 00 01 00 00 00 01 08 06 00 00 00 1f 15 c4 89',
  );
});

it('a PNG begins with the eight bytes of the specification', () => {
  expect(hex(PNG_SIGNATURE)).toBe('89 50 4e 47 0d 0a 1a 0a');
});
