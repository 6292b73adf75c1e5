import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { roleColor } from '../../src/theme/checkTheme';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { readTheme, type ReadTheme, type TextFile } from '../../src/theme/imports/readTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES, type ThemeRole } from '../../src/theme/roles';
import { THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
import { themeQuery } from '../../src/theme/themeAddress';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { rounds } from '../support/rounds';
import { themeArbitrary } from './arbitraries';
import { READ_BACK_FORMATS } from './colorsOfTheme';

const THEME = themeFromPalette(
  ['#0D9488', '#F5F5F4', '#F59E0B', '#7C3AED', '#1C1917'].map(colorFromHex),
  colorFromHex('#0D9488'),
  'Lagoon',
);

const filesOf = (theme: Theme, id: string): TextFile[] =>
  (THEME_FORMATS.find((format) => format.id === id)?.files(theme) ?? []).map(({ path, text }) => ({
    name: path,
    text,
  }));

/** As somebody else would have written them: without the theme's address. */
const unmarked = (files: readonly TextFile[]): TextFile[] =>
  files.map(({ name, text }) => ({
    name,
    text: text.replace(/^\/\*.*\*\/\n/, '').replace(/,?\s*"app\.hueloom\.theme": "[^"]*"/, ''),
  }));

const rolesOf = (theme: Theme, mode: ThemeMode, roles: readonly ThemeRole[] = THEME_ROLES) => {
  const colors = modeColors(theme, mode);
  return Object.fromEntries(roles.map((role) => [role, formatHex(roleColor(colors, role))]));
};

const read = (files: readonly TextFile[]): ReadTheme => {
  const found = readTheme(files);
  if (!found) throw new Error('no theme was read');
  return found;
};

/** The roles that a format has a name for. */
const SHADCN_ROLES: readonly ThemeRole[] = [
  'background',
  'surface',
  'raised',
  'text',
  'primary',
  'onPrimary',
  'secondary',
  'muted',
  'mutedText',
  'accent',
  'danger',
  'border',
  'control',
  'ring',
  'chart1',
  'chart5',
];

describe('a file of ours', () => {
  it.each(READ_BACK_FORMATS)('of %s is the same theme again', (id) => {
    fc.assert(
      fc.property(themeArbitrary, (theme) => {
        const found = read(filesOf(theme, id));
        expect(themeQuery(found.theme)).toBe(themeQuery(theme));
        expect(found).toMatchObject({ isSame: true, left: [] });
      }),
      { numRuns: rounds(20) },
    );
  });

  it('is the same theme with all that was set by hand', () => {
    const theme: Theme = {
      ...THEME,
      evenBy: 'ratio',
      pins: { light: [{ scale: 'teal', step: 3, color: colorFromHex('#99F6E4') }], dark: [] },
      chosen: { light: { link: { scale: 'violet', step: 8 } }, dark: {} },
    };
    expect(READ_BACK_FORMATS.map((id) => read(filesOf(theme, id)).theme)).toEqual(
      READ_BACK_FORMATS.map(() => theme),
    );
  });

  it('that somebody has changed keeps the rest, and has that color', () => {
    const [file] = filesOf(THEME, 'css-class');
    const text = file?.text.replace(/--link: var\([^)]*\)/, '--link: #c026d3') ?? '';
    expect(text).toContain('--link: #c026d3');
    const { theme, isSame } = read([{ name: 'theme.css', text }]);
    expect(isSame).toBe(false);
    expect(rolesOf(theme, 'light')).toEqual({ ...rolesOf(THEME, 'light'), link: '#C026D3' });
    expect(rolesOf(theme, 'dark')).toEqual(rolesOf(THEME, 'dark'));
  });
});

describe('a file of another program', () => {
  it.each(READ_BACK_FORMATS.filter((id) => !id.startsWith('shadcn')))(
    'like our %s has the very colors of every role',
    (id) => {
      const { theme } = read(unmarked(filesOf(THEME, id)));
      for (const mode of THEME_MODES) expect(rolesOf(theme, mode)).toEqual(rolesOf(THEME, mode));
    },
  );

  it('has the very colors of every role, whatever they are', () => {
    fc.assert(
      fc.property(themeArbitrary, (original) => {
        const { theme } = read(unmarked(filesOf(original, 'css-class')));
        for (const mode of THEME_MODES) expect(rolesOf(theme, mode)).toEqual(rolesOf(original, mode));
      }),
      { numRuns: rounds(20) },
    );
  });

  it('of shadcn/ui has the very colors of every variable', () => {
    const { theme, left } = read(unmarked(filesOf(THEME, 'shadcn')));
    for (const mode of THEME_MODES)
      expect(rolesOf(theme, mode, SHADCN_ROLES)).toEqual(rolesOf(THEME, mode, SHADCN_ROLES));
    // Made anew of the theme.
    expect(left.filter((name) => !/^(?:sequential|diverging)-\d$/.test(name))).toEqual([]);
  });

  it('of shadcn/ui before Tailwind 4 is read too, and says what it has no role for', () => {
    const text = `@layer base {
      :root { --background: 0 0% 100%; --foreground: 222.2 84% 4.9%; --primary: 262 83% 58%; --radius: 0.5rem;
        --brand-glow: #ff00aa; --odd: oklch(nonsense); }
      .dark { --background: 222.2 84% 4.9%; --foreground: 210 40% 98%; }
    }`;
    const { theme, roles, left } = read([{ name: 'globals.css', text }]);
    expect(rolesOf(theme, 'light', ['background', 'primary'])).toEqual({
      background: '#FFFFFF',
      primary: '#7C3BED',
    });
    expect(rolesOf(theme, 'dark', ['background', 'text'])).toEqual({
      background: '#020817',
      text: '#F8FAFC',
    });
    expect(roles).toBe(3);
    expect(left).toEqual(['--odd', 'brand-glow']);
    expect(theme.hues[0]?.anchors.map(formatHex)).toEqual(['#7C3BED']);
  });

  it('of Figma is of the mode that it names, whatever it is called', () => {
    const [light, dark] = unmarked(filesOf(THEME, 'figma')).map(({ text }) => text);
    const { theme } = read([
      { name: 'Mode 1.json', text: light ?? '' },
      { name: 'Mode 2.json', text: dark ?? '' },
    ]);
    for (const mode of THEME_MODES) expect(rolesOf(theme, mode)).toEqual(rolesOf(THEME, mode));
  });

  it('has sets of tokens that refer to another set', () => {
    const text = JSON.stringify({
      core: { brand: { $type: 'color', $value: '#6633cc' } },
      light: { primary: { $type: 'color', $value: '{brand}' }, text: { $value: '{primary}' } },
      dark: { primary: { $type: 'color', $value: '#a0a0a8' }, text: { $value: '{primary}' } },
      $metadata: { tokenSetOrder: ['core', 'light', 'dark'] },
    });
    const { theme } = read([{ name: 'tokens.json', text }]);
    expect(rolesOf(theme, 'light', ['primary', 'text'])).toEqual({ primary: '#6633CC', text: '#6633CC' });
    expect(rolesOf(theme, 'dark', ['primary', 'text'])).toEqual({ primary: '#A0A0A8', text: '#A0A0A8' });
  });

  it('holds tokens of both modes as groups, with references and components', () => {
    const text = JSON.stringify({
      base: { violet: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.4, 0.2, 0.8] } } },
      light: { color: { background: { $value: '#fefefe' }, primary: { $value: '{base.violet}' } } },
      dark: { color: { background: { $value: '#101014' }, 'text-muted': { value: '#a0a0a8' } } },
    });
    const { theme } = read([{ name: 'tokens.json', text }]);
    expect(rolesOf(theme, 'light', ['background', 'primary'])).toEqual({
      background: '#FEFEFE',
      primary: '#6633CC',
    });
    expect(rolesOf(theme, 'dark', ['background', 'mutedText'])).toEqual({
      background: '#101014',
      mutedText: '#A0A0A8',
    });
  });

  it.each(['', '{', '[]', '{"a":1}', 'body { color: red }', ':root { --space: 4px }', '{'.repeat(9999)])(
    'is none where no role has a color: %#',
    (text) => {
      expect(readTheme([{ name: 'x', text }])).toBeNull();
    },
  );

  it('never throws', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readTheme([{ name: '', text: `:root{--primary:${text}` }])).not.toThrow();
        expect(() => readTheme([{ name: '', text: `{"primary":{"$value":"${text}"}}` }])).not.toThrow();
      }),
    ));
});
