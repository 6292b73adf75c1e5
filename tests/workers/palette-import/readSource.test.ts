import { describe, expect, it } from 'vitest';
import { noPaletteMessage } from '../../../src/domain/importMessages';
import { IMPORT } from '../../../src/domain/fileLimits';
import { readSource } from '../../../workers/palette-import/readSource';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
const fileOf = (text: string, size = 64) =>
  new File([bytesOf(text), new Uint8Array(size)], 'it', { type: 'application/octet-stream' });
const wordsFor = async (file: File) => {
  const { refusal } = await readSource(file, () => {});
  return refusal && noPaletteMessage(refusal, file.name);
};

describe('a file that is no palette is called what it is', () => {
  it.each([
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\0\0\0\0WEBPVP8 '],
    ['AVIF', '\0\0\0\x1cftypavif'],
    ['HEIC', '\0\0\0\x1cftypheic'],
    ['TIFF', 'II*\0'],
    ['PSD', '8BPS\0\x01'],
  ])('a picture: %s', async (_, head) => {
    expect(await wordsFor(fileOf(head))).toBe('it is a picture. Image to palette finds its colors.');
  });

  it.each([
    ['MP4', '\0\0\0\x20ftypisom'],
    ['MOV', '\0\0\0\x14ftypqt  '],
    ['WebM', '\x1aE\xdf\xa3'],
    ['AVI', 'RIFF\0\0\0\0AVI LIST'],
  ])('a film: %s', async (_, head) => {
    expect(await wordsFor(fileOf(head))).toBe('it is a film. Video to palette finds its colors.');
  });

  it('a PDF', async () => {
    expect(await wordsFor(fileOf('%PDF-1.7\n'))).toBe(
      'it is a PDF, whose colors are not read here. Image to palette finds those of a picture of its page.',
    );
  });

  it('however large it is', async () => {
    expect(await wordsFor(fileOf('\xff\xd8\xff\xe0', IMPORT.maxBytes))).toContain('is a picture');
  });

  it('and a palette in the container of films and sounds is read', async () => {
    const palette = 'RIFF\x18\0\0\0PAL data\x0c\0\0\0\0\x03\x02\0\x0d\x94\x88\0\xf5\xf5\xf4\0';
    const { refusal, colorCount } = await readSource(new File([bytesOf(palette)], 'it.pal'), () => {});
    expect({ refusal, colorCount }).toEqual({ refusal: null, colorCount: 2 });
  });
});
