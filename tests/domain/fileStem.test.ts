import { describe, expect, it } from 'vitest';

import { fileStem } from '../../src/domain/fileStem';

describe('the name of a file', () => {
  it.each([
    ['in small letters, words joined by one hyphen', 'Autumn  & Winter 2026', 'autumn-winter-2026'],
    ['with no hyphen at its ends', '  (Dawn) … ', 'dawn'],
    ['in letters of any script', 'Été à 京都', 'été-à-京都'],
    ['with the marks that make a letter what it is', 'हिन्दी', 'हिन्दी'],
    ['with accents that are one sign, as other programs write them', 'Cafe\u0301', 'caf\u00e9'],
    ['with nothing that a path is made of', '../a/b\\c:d', 'a-b-c-d'],
    ['that a palette without a letter gets', '★ ★', 'palette'],
    ['that one without a name gets', '', 'palette'],
  ])('is %s', (_, title, stem) => {
    expect(fileStem(title)).toBe(stem);
  });

  // Files called like that cannot be made on Windows, whatever follows the dot.
  it.each(['CON', 'prn', 'Aux', 'nul', 'COM1', 'lpt9'])('is none of a device: %s', (title) => {
    expect(fileStem(title)).toBe(`palette-${title.toLowerCase()}`);
  });

  it.each(['Console', 'Falcon', 'com', 'com12', 'lpt 1'])('may hold that of a device: %s', (title) => {
    expect(fileStem(title)).toBe(title.toLowerCase().replace(' ', '-'));
  });

  // Twice in UTF-8 and with its ending that is within the 255 bytes of file systems.
  it('has 60 characters at most, none of them cut in half, and no hyphen where it was cut', () => {
    expect(fileStem('a'.repeat(61))).toBe('a'.repeat(60));
    expect(fileStem('𠮷'.repeat(61))).toBe('𠮷'.repeat(60));
    expect(fileStem(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });
});
