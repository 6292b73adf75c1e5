import { describe, expect, it } from 'vitest';

import { formatHex } from '../../src/color/format';
import { modeColors } from '../../src/theme/modeColors';
import type { ThemeMode } from '../../src/theme/theme';
import { parseThemeQuery, themeQuery } from '../../src/theme/themeAddress';
import { readTheme } from '../../src/theme/imports/readTheme';
import { hexesOf, readText } from './readHexes';

const BLUE = {
  light: 'fbfdff f4faff e6f4fe d5efff c2e5ff acd8fc 8ec8f6 5eb1ef 0090ff 0588f0 0d74ce 113264',
  dark: '0d1520 111927 0d2847 003362 004074 104d87 205d9e 2870bd 0090ff 3b9eff 70b8ff c2e6ff',
};
const SLATE = {
  light: 'fcfcfd f9f9fb f0f0f3 e8e8ec e0e1e6 d9d9e0 cdced6 b9bbc6 8b8d98 80838d 60646c 1c2024',
  dark: '111113 18191b 212225 272a2d 2e3135 363a3f 43484e 5a6169 696e77 777b84 b0b4ba edeef0',
};
const TEAL = 'f0fdfa ccfbf1 99f6e4 5eead4 2dd4bf 14b8a6 0d9488 0f766e 115e59 134e4a 042f2e';
const STEPS = '50 100 200 300 400 500 600 700 800 900 950';

const rows = (name: string, hexes: string, steps: string): string =>
  hexes
    .split(' ')
    .map((hex, i) => `--${name}-${steps.split(' ')[i]}: #${hex};`)
    .join(' ');
const TWELVE = Array.from({ length: 12 }, (_, i) => String(i + 1)).join(' ');
const radix = (mode: ThemeMode): string =>
  `${rows('blue', BLUE[mode], TWELVE)} ${rows('slate', SLATE[mode], TWELVE)}`;

const stepsOf = (read: ReturnType<typeof readText>, mode: ThemeMode, id: string): string => {
  const { hues, neutral } = modeColors(read.theme, mode).scales;
  const steps = [...hues, neutral].find((scale) => scale.id === id)?.steps ?? [];
  return steps.map((color) => formatHex(color).slice(1).toLowerCase()).join(' ');
};

describe('scales of another program', () => {
  it('are those of the theme in both modes, beside the very colors of the roles', () => {
    const read = readText(`:root, .light { ${radix('light')} --blue-a1: #0080ff04;
      --primary: var(--blue-9); --background: var(--slate-1); --text: var(--slate-12); --border: var(--slate-6); }
      .dark, .dark-theme { ${radix('dark')} }`);
    expect(read.theme.hues.map(({ id }) => id)).toEqual(['blue']);
    expect(read.theme.steps.join(' ')).toBe(TWELVE);
    for (const mode of ['light', 'dark'] as const) {
      expect(stepsOf(read, mode, 'blue')).toBe(BLUE[mode]);
      expect(stepsOf(read, mode, 'neutral')).toBe(SLATE[mode]);
    }
    const roles = ['background', 'text', 'border', 'primary'] as const;
    expect(hexesOf(read, 'light', roles)).toEqual({
      background: '#FCFCFD',
      text: '#1C2024',
      border: '#D9D9E0',
      primary: '#0090FF',
    });
    expect(hexesOf(read, 'dark', roles)).toEqual({
      background: '#111113',
      text: '#EDEEF0',
      border: '#363A3F',
      primary: '#0090FF',
    });
    expect(read).toMatchObject({ hasForeignScales: true, differing: new Map(), left: ['blue-a1'] });
  });

  it('make a theme where there are no roles', () => {
    const read = readText(`:root { ${rows('color-brand', TEAL, STEPS)} }`);
    expect(read).toMatchObject({ roles: 0, hasForeignScales: true, left: [] });
    expect(read.theme.hues.map(({ id }) => id)).toEqual(['brand']);
    expect(stepsOf(read, 'light', 'brand')).toBe(TEAL);
  });

  it('are read from groups of tokens and of configurations too', () => {
    const group = Object.fromEntries(TEAL.split(' ').map((hex, i) => [STEPS.split(' ')[i] ?? '', `#${hex}`]));
    const config = `module.exports = { theme: { extend: { colors: { brand: ${JSON.stringify(group)}, primary: '#0d9488' } } } }`;
    for (const text of [config, JSON.stringify({ colors: { brand: group, primary: '#0d9488' } })]) {
      const read = readText(text);
      expect(stepsOf(read, 'light', 'brand')).toBe(TEAL);
      expect(hexesOf(read, 'light', ['primary'])).toEqual({ primary: '#0D9488' });
      expect(read.left).toEqual([]);
    }
  });

  it('of the dark mode alone are taken there, and those of translucent colors are none', () => {
    const read = readText(
      `.dark { ${rows('blue', BLUE.dark, TWELVE)} ${rows('blue-a', BLUE.dark, TWELVE)} }`,
    );
    expect(read.theme.steps.join(' ')).toBe(TWELVE);
    expect(read.theme.hues.map(({ id }) => id)).toEqual(['blue']);
    expect(stepsOf(read, 'dark', 'blue')).toBe(BLUE.dark);
  });

  it('that begin with the dark end are turned, and parts of the usual scale stay parts', () => {
    const turned = TEAL.split(' ').toReversed().join(' ');
    expect(stepsOf(readText(`:root{${rows('sea', turned, STEPS)}}`), 'light', 'sea')).toBe(TEAL);
    const part = readText(`:root{${rows('sea', 'f0fdfa 14b8a6 134e4a', '50 500 900')}}`);
    expect(part.theme.steps.join(' ')).toBe(STEPS);
    expect(stepsOf(part, 'light', 'sea')).toMatch(/^f0fdfa .* 14b8a6 .* 134e4a /);
  });

  it('that a theme has no room for are counted, and roles keep their colors', () => {
    const many = ['red', 'green', 'violet', 'orange'].map((name) => rows(name, TEAL, STEPS)).join(' ');
    const read = readText(`:root { ${many} --primary: #0d9488; --background: #fefefe; --danger: #dc2626; }`);
    expect(hexesOf(read, 'light', ['primary', 'background', 'danger'])).toEqual({
      primary: '#0D9488',
      background: '#FEFEFE',
      danger: '#DC2626',
    });
    expect(read.differing.size).toBeGreaterThan(0);
  });

  it('of grays alone are the neutral, and the theme can be kept in an address', () => {
    const read = readText(`:root { ${rows('slate', SLATE.light, TWELVE)} }`);
    expect(stepsOf(read, 'light', 'neutral')).toBe(SLATE.light);
    expect(parseThemeQuery(`?${themeQuery(read.theme)}`)).toEqual(read.theme);
  });

  it('of status colors alone are none, as a theme has those by its rules', () => {
    expect(readTheme([{ name: '', text: `:root { ${rows('danger', TEAL, STEPS)} }` }])).toBeNull();
  });

  it.each([
    '--size-1: 4px; --size-2: 8px; --size-3: 12px',
    '--a-1: #fff; --a-2: #000',
    '--p-1: #fff; --q-2: #f00; --r-3: #000',
  ])('are none: %s', (text) => {
    expect(readText(`:root { --primary: #0d9488; ${text} }`)).toMatchObject({ hasForeignScales: false });
  });
});
