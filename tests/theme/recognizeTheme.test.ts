import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { roleColor } from '../../src/theme/checkTheme';
import { SHADCN_VARIABLES } from '../../src/theme/exports/shadcn';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { readTheme } from '../../src/theme/imports/readTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES, type ThemeRole } from '../../src/theme/roles';
import { THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
import { themeQuery } from '../../src/theme/themeAddress';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { rounds } from '../support/rounds';
import { themeArbitrary } from './arbitraries';

/** As it is pasted by whoever takes the rules alone: without the comment that names the theme. */
const pasted = (theme: Theme, id: string): string => {
  const [file] = THEME_FORMATS.find((format) => format.id === id)?.files(theme) ?? [];
  const text = file?.text.replace(/^\/\*.*\*\/\n/, '') ?? '';
  expect(text).not.toContain('Hueloom');
  return text;
};

const read = (text: string) => {
  const found = readTheme([{ name: 'globals.css', text }]);
  if (!found) throw new Error('no theme was read');
  return found;
};

const made = (...hexes: readonly string[]): Theme => {
  const colors = hexes.map(colorFromHex);
  return themeFromPalette(colors, colors[0] ?? null);
};

const SHADCN_ROLES = [...new Set(SHADCN_VARIABLES.map(([, role]) => role))];

const hexesOf = (theme: Theme, mode: ThemeMode, roles: readonly ThemeRole[]) => {
  const colors = modeColors(theme, mode);
  return Object.fromEntries(roles.map((role) => [role, formatHex(roleColor(colors, role))]));
};

const THEMES: readonly (readonly [string, Theme])[] = [
  ['of one hue', made('#0D9488')],
  ['of another hue', made('#B91C1C')],
  ['of a hue and two grays', made('#7C3AED', '#F5F5F4', '#1C1917')],
  ['of three hues', made('#0D9488', '#F59E0B', '#7C3AED')],
  ['of three hues and two grays', made('#0D9488', '#F5F5F4', '#F59E0B', '#7C3AED', '#1C1917')],
  ['even by ratio', { ...made('#0D9488', '#1C1917'), evenBy: 'ratio' }],
  ['of twelve steps', { ...made('#E11D48'), steps: Array.from({ length: 12 }, (_, i) => String(i + 1)) }],
  ['with wide colors', { ...made('#16A34A'), gamut: 'p3' }],
];

describe('a file of shadcn/ui of ours without its comment', () => {
  it('gives every role its very color in both modes, whatever the theme is', () =>
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        const { theme: found } = read(pasted(theme, 'shadcn'));
        for (const mode of THEME_MODES)
          expect(hexesOf(found, mode, SHADCN_ROLES)).toEqual(hexesOf(theme, mode, SHADCN_ROLES));
      }),
      { numRuns: rounds(100) },
    ));

  it.each(THEMES)('is the very same theme again where that is %s, with nothing left out', (_, theme) => {
    const { theme: found, isSame, isRecognized, left } = read(pasted(theme, 'shadcn'));
    expect(themeQuery(found)).toBe(themeQuery(theme));
    expect({ isSame, isRecognized, left }).toEqual({ isSame: false, isRecognized: true, left: [] });
  });

  it('keeps what was chosen by hand as an alias of the ladder that it is on', () => {
    const teal = made('#0D9488');
    const chosen = { light: { primary: { scale: 'teal', step: 8 } }, dark: {} } as const;
    const { theme } = read(pasted({ ...teal, chosen }, 'shadcn'));
    expect(theme.chosen.light.primary).toEqual({ scale: 'teal', step: 8 });
    expect(theme.pins).toEqual({ light: [], dark: [] });
  });
});

describe('a file with scales of ours without its comment', () => {
  it.each(THEMES)('is the very same theme again where that is %s, with nothing left out', (_, theme) => {
    const { theme: found, left } = read(pasted(theme, 'css-class'));
    expect(themeQuery(found)).toBe(themeQuery(theme));
    expect(left).toEqual([]);
  });

  it('keeps the names of hues and of steps', () => {
    const theme: Theme = {
      ...made('#0D9488', '#F59E0B'),
      hues: [
        { id: 'sea-2', anchors: [colorFromHex('#0D9488')], shift: 0 },
        { id: 'sun', anchors: [colorFromHex('#F59E0B')], shift: 0 },
      ],
      steps: ['a', 'b', 'c-2', 'd', 'e', 'f', 'g', 'h'],
    };
    expect(themeQuery(read(pasted(theme, 'css-class')).theme)).toBe(themeQuery(theme));
  });

  it('whose curves were bent has the colors all the same', () => {
    const theme: Theme = {
      ...made('#0D9488'),
      curves: { light: { tones: [null, null, 0.88], chroma: [null, 0.5] }, dark: { tones: [], chroma: [] } },
    };
    const { theme: found, isSame } = read(pasted(theme, 'css-class'));
    expect(isSame).toBe(false);
    for (const mode of THEME_MODES)
      expect(hexesOf(found, mode, THEME_ROLES)).toEqual(hexesOf(theme, mode, THEME_ROLES));
  });
});

it('a style sheet of another program is not taken for one of ours', () => {
  const text = `:root { --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --primary: oklch(0.205 0 0);
    --secondary: oklch(0.97 0 0); --muted-foreground: oklch(0.556 0 0); --border: oklch(0.922 0 0);
    --destructive: oklch(0.577 0.245 27.325); --ring: oklch(0.708 0 0); }
    .dark { --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --primary: oklch(0.922 0 0);
    --secondary: oklch(0.269 0 0); --muted-foreground: oklch(0.708 0 0); --ring: oklch(0.556 0 0); }`;
  const { isRecognized, theme } = read(text);
  expect(isRecognized).toBe(false);
  expect(hexesOf(theme, 'light', ['background', 'primary'])).toEqual({
    background: '#FFFFFF',
    primary: '#171717',
  });
});
