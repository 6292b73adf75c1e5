import { describe, expect, it } from 'vitest';

import { namedFiles, sheetStem, zipName } from '../../../src/features/theme/export/downloadNames';
import { THEME_FORMATS } from '../../../src/theme/exports/themeFormats';
import type { Theme } from '../../../src/theme/theme';
import { parseThemeQuery } from '../../../src/theme/themeAddress';

const themeOf = (query: string): Theme => {
  const theme = parseThemeQuery(`?${query}`);
  if (typeof theme === 'string') throw new TypeError('not a theme');
  return theme;
};

const pathsOf = (theme: Theme, formatId: string): string[] =>
  namedFiles(theme, THEME_FORMATS.find(({ id }) => id === formatId)?.files(theme) ?? []).map(
    ({ path }) => path,
  );

describe('the files of a theme', () => {
  it.each([
    ['h=teal.0d9488&n=Gr%C3%BCn+%26+Blau', 'grün-blau'],
    ['h=teal.0d9488_amber.f59e0b', 'teal-amber'],
  ])('are named after it, as those of palettes are: %s', (query, stem) => {
    const theme = themeOf(query);
    expect(pathsOf(theme, 'css-class')).toEqual([`${stem}-theme.css`]);
    expect(pathsOf(theme, 'penpot')).toEqual([`${stem}-penpot.tokens.json`]);
    expect(zipName(theme, 'tokens')).toBe(`${stem}-theme-tokens.zip`);
    expect(sheetStem(theme)).toBe(`${stem}-sheet`);
  });

  it('keep their names within a zip, by which they refer to each other', () => {
    expect(pathsOf(themeOf('h=teal.0d9488'), 'tokens')).toEqual([
      'light.tokens.json',
      'dark.tokens.json',
      'theme.resolver.json',
    ]);
  });

  it.each([
    ['shadcn-registry', 'theme.json'],
    ['design-md', 'DESIGN.md'],
  ])('keep the name by which programs look for them: %s', (formatId, name) => {
    expect(pathsOf(themeOf('h=teal.0d9488&n=Kiln'), formatId)).toEqual([name]);
  });

  it('are called theme where it has neither name nor hues', () => {
    const theme = themeOf('g=f5f5f4');
    expect(pathsOf(theme, 'css-class')).toEqual(['theme.css']);
    expect([zipName(theme, 'tokens'), sheetStem(theme)]).toEqual(['theme-tokens.zip', 'theme-sheet']);
  });
});
