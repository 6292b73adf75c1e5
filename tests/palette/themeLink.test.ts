import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { readStoredPalette } from '../../src/palette/storedPalette';
import {
  isThemeText,
  parseThemeBase,
  THEME_LENGTH_MAX,
  themeAddressOf,
  themeTarget,
} from '../../src/palette/themeLink';

const TEAL = { name: 'Teal', colors: ['#0D9488', '#F5F5F4', '#1C1917'].map((hex) => colorFromHex(hex)) };
const LINK = '/theme?c=0d9488-f5f5f4-1c1917&n=Teal';

describe('the address that makes a theme of a palette', () => {
  it('is the builder’s link, with the place of the brand’s color where one is named', () => {
    expect(themeAddressOf(TEAL)).toBe(LINK);
    expect(themeAddressOf(TEAL, 0)).toBe(`${LINK}&base=0`);
    expect(themeAddressOf(TEAL, 1)).toBe(`${LINK}&base=1`);
    expect(themeAddressOf({ ...TEAL, name: null }, 2)).toBe('/theme?c=0d9488-f5f5f4-1c1917&base=2');
  });

  it('says that place again', () => {
    for (const base of [0, 1, 2, 8])
      expect(parseThemeBase(themeAddressOf(TEAL, base).replace(/^[^?]*/, ''))).toBe(base);
  });

  it.each(['', '?base=', '?base=-1', '?base=1.5', '?base=x', '?base=Infinity', '?other=3'])(
    'names no color in %j',
    (search) => {
      expect(parseThemeBase(search)).toBeNull();
    },
  );
});

describe('where the theme of a palette opens', () => {
  it('is its own address, or the one that makes a theme of it', () => {
    expect(themeTarget({ ...TEAL, theme: 'h=teal.0d9488' }).to).toBe('/theme?h=teal.0d9488');
    expect(themeTarget({ ...TEAL, theme: null }).to).toBe(LINK);
  });

  it('has the palette with it, and where that is saved', () => {
    const saved = { id: 'a', projectId: 'p1' };
    const { state } = themeTarget({ ...TEAL, theme: 'h=teal' }, saved);
    expect(readStoredPalette(state)?.palette).toMatchObject({ ...TEAL, saved });
    expect(readStoredPalette(themeTarget({ ...TEAL, theme: null }).state)?.palette).not.toHaveProperty(
      'saved',
    );
  });
});

describe('the text of a theme', () => {
  it.each(['h=teal.0d9488', 'g=f5f5f4', 'h=teal&s=50*950&x=%20+_-.'])('may be %s', (text) => {
    expect(isThemeText(text)).toBe(true);
  });

  it.each(['', 'h=', 'c=0d9488', 'h=<b>', 'h=teal\n', ' h=teal', 'x&h=teal', 'h=a b', 'h=teal#'])(
    'may not be %j',
    (text) => {
      expect(isThemeText(text)).toBe(false);
    },
  );

  it('is never longer than what is kept with a palette', () => {
    const long = (length: number): string => `h=${'a'.repeat(length - 2)}`;
    expect([isThemeText(long(THEME_LENGTH_MAX)), isThemeText(long(THEME_LENGTH_MAX + 1))]).toEqual([
      true,
      false,
    ]);
  });
});
