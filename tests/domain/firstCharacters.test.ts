import { describe, expect, it } from 'vitest';

import { fileStem } from '../../src/domain/fileStem';
import { firstCharacters } from '../../src/domain/firstCharacters';
import { fitText } from '../../src/domain/fitText';
import { displayName } from '../../src/domain/user';
import { cleanLabel } from '../../src/palette/identifiers';
import { cleanPaletteName, cutName } from '../../src/palette/paletteName';

/** Seven code points. */
const FAMILY = '👨‍👩‍👧‍👦';
/** Two code points. */
const ACCENTED = 'x\u0301';

describe('the start of a text', () => {
  it('is counted in code points, as the database does', () => {
    expect(firstCharacters('🎨'.repeat(41), 40)).toBe('🎨'.repeat(40));
    expect(firstCharacters(`${FAMILY}ab`, 8)).toBe(`${FAMILY}a`);
    expect(firstCharacters(FAMILY, 7)).toBe(FAMILY);
  });

  it('ends before what would be cut in two', () => {
    expect(firstCharacters(`ab${FAMILY}`, 8)).toBe('ab');
    expect(firstCharacters(`ab${ACCENTED}`, 3)).toBe('ab');
  });

  it('is a part of the first character only where that alone is longer', () => {
    expect(firstCharacters('e' + '\u0301'.repeat(9), 4)).toBe('e\u0301\u0301\u0301');
    expect(firstCharacters('', 4)).toBe('');
  });
});

describe('a name that is too long', () => {
  it.each([
    ['palettes', 40, cleanPaletteName],
    ['colors in code', 80, cleanLabel],
    ['files', 60, fileStem],
    ['users', 80, (text: string) => displayName(null, { name: text })],
  ])('is not cut within a letter and its mark: of %s', (_, max, clean) => {
    const start = 'a'.repeat(max - 1);
    expect(clean(start + ACCENTED)).toBe(start);
  });

  it('is not cut so before an ellipsis either', () => {
    const start = 'a'.repeat(38);
    expect(cutName(`${start}${ACCENTED}b`)).toBe(`${start}…`);
    expect(fitText(`ab${ACCENTED}cd`, (text) => text.length <= 4)).toBe('ab…');
  });
});
