import { describe, expect, it } from 'vitest';

import { androidColors } from '../../src/theme/exports/apps';
import { primitiveId } from '../../src/theme/exports/names';
import { roleTokenColor, themeTokens } from '../../src/theme/exports/themeTokens';
import { fileScales } from '../../src/theme/imports/fileScales';
import { colorFromHex } from '../../src/color/color';
import { roleColor } from '../../src/theme/checkTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES } from '../../src/theme/roles';
import { parseThemeQuery, themeQuery } from '../../src/theme/themeAddress';

const read = (query: string) => {
  const theme = parseThemeQuery(`?${query}`);
  if (typeof theme === 'string') throw new TypeError(`${theme}: ${query}`);
  return theme;
};

describe('names of steps in an address that files could not tell apart', () => {
  it.each([
    ['light.base.dark', ['light', 'base-step', 'dark']],
    ['BASE-2.base.a', ['BASE-2-step', 'base-step', 'a']],
    ['Pale.pale.PALE', ['Pale', 'pale-2', 'PALE-3']],
    ['basement.base-10.b', ['basement', 'base-10', 'b']],
  ])('%s are read as %j, and written so', (text, names) => {
    const theme = read(`h=teal.0d9488&s=${text}`);
    expect(theme.steps).toEqual(names);
    expect(parseThemeQuery(`?${themeQuery(theme)}`)).toEqual(theme);
  });

  it('are not read where no other name is short enough, or one is there twice', () => {
    for (const text of ['abcdefghijkl.ABCDEFGHIJKL', 'base.base'])
      expect(parseThemeQuery(`?h=teal.0d9488&s=${text}`)).toBe('invalid');
  });

  it.each(['a.base.b.base-2.c', 'a.A.b.B.c'])(
    'are written once each in files, in their colors: %s',
    (text) => {
      const theme = read(`h=teal.0d9488.115e59.99f6e4&s=${text}`);
      const tokens = themeTokens(theme);
      const ids = tokens.primitives.map(primitiveId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const mode of ['light', 'dark'] as const) {
        const colors = modeColors(theme, mode);
        const written = tokens.roles.map((token) => roleTokenColor(tokens, token, mode));
        expect(written).toEqual(THEME_ROLES.map((role) => roleColor(colors, role)));
        const names = [...androidColors(theme, mode).matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
        expect(new Set(names).size).toBe(names.length);
      }
    },
  );
});

it('a color of a file called base, however it is written, is no step of its scale', () => {
  const colors = ['neutral-Pale', 'neutral-pale', 'neutral-dark', 'neutral-Base'].map((name, i) => ({
    path: [name],
    color: colorFromHex(`#${String(i).repeat(6)}`),
  }));
  expect(fileScales({ light: colors, dark: colors })?.steps).toEqual(['Pale', 'dark']);
});
