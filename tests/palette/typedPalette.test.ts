import { describe, expect, it } from 'vitest';

import { IMPORT_MESSAGES } from '../../src/domain/importMessages';
import { typedPalette } from '../../src/palette/typedPalette';

describe('a palette that is typed', () => {
  it.each([
    ['a list', '#0d9488, #f5f5f4', [0x0d9488, 0xf5f5f4]],
    ['a list that has a color twice', '#0d9488 #f5f5f4 #0D9488', [0x0d9488, 0xf5f5f4]],
    ['a link', '/palette-builder?c=0d9488-f5f5f4', [0x0d9488, 0xf5f5f4]],
    ['code', '$a: rgb(13, 148, 136);\n$b: #fff;', [0x0d9488, 0xffffff]],
  ])('may be %s', (_, text, colors) => {
    expect(typedPalette(text)).toEqual({ colors, problem: null });
  });

  it('has the first nine colors of a long list', () => {
    const list = Array.from({ length: 12 }, (_, i) => `#00000${i.toString(16)}`);
    expect(typedPalette(list.join('\n'))).toEqual({
      colors: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      problem: null,
    });
  });

  it.each(['', '   ', '\n\t'])('has no problem while nothing is typed: %j', (text) => {
    expect(typedPalette(text)).toEqual({ colors: [], problem: null });
  });

  it.each([
    ['no color', 'harbor', IMPORT_MESSAGES.importEmpty],
    ['one color', '#0d9488', IMPORT_MESSAGES.importTooFew],
    ['the same color twice', '#0d9488 #0D9488', IMPORT_MESSAGES.importTooFew],
    ['a link without colors', 'https://example.test/facade', IMPORT_MESSAGES.importLinkEmpty],
  ])('is none of %s, and says so', (_, text, problem) => {
    expect(typedPalette(text)).toEqual({ colors: [], problem });
  });
});
