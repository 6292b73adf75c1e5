import { defineConfig, parse } from '@terrazzo/parser';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

import { formatWide } from '../../src/color/formatCss';
import type { P3 } from '../../src/color/types';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { readTheme } from '../../src/theme/imports/readTheme';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES } from '../../src/theme/roles';
import { THEME_MODES, type ThemeMode } from '../../src/theme/theme';
import { resolveWide } from '../../src/theme/themeScales';
import { COLOR_SET } from './colorSetSchema';
import { READ_BACK_FORMATS, chartHexes, fileOf, filesOf, LAGOON, scaleHexes } from './colorsOfTheme';
import { WIDE_THEME, widesOf } from './wideThemes';

/** Links that are wide in both modes: no anchor lies there. */
const THEME = {
  ...WIDE_THEME,
  chosen: {
    light: { link: { scale: 'green', step: 8 } },
    dark: { link: { scale: 'green', step: 3 } },
  },
} as const;

const minified = (css: string): string => {
  const { code, warnings } = transform({ filename: 'theme.css', code: Buffer.from(css), minify: true });
  expect(warnings.filter(({ message }) => message !== 'Unknown at rule: @theme')).toEqual([]);
  return Buffer.from(code).toString();
};

/** Whether a rule holds on a screen, in a mode. */
const holds = (rule: postcss.Node | undefined, mode: ThemeMode, isWide: boolean): boolean => {
  for (let node = rule; node; node = node.parent as postcss.Node | undefined) {
    const text =
      node instanceof postcss.AtRule ? node.params : node instanceof postcss.Rule ? node.selector : '';
    if (/color-gamut: ?p3/.test(text) && !isWide) return false;
    if (/prefers-color-scheme: ?dark|\.dark/.test(text) && mode === 'light') return false;
  }
  return true;
};

/** The custom properties that a browser would have on a screen in a mode. */
const onScreen = (css: string, mode: ThemeMode, isWide: boolean): ReadonlyMap<string, string> => {
  const declared = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    if (holds(parent, mode, isWide)) declared.set(prop, value);
  });
  const side = (value: string): string => {
    const pair = /^light-dark\((.*\)|[^,()]+), ?(.*)\)$/.exec(value);
    return pair ? ((mode === 'light' ? pair[1] : pair[2]) ?? '') : value;
  };
  return new Map([...declared].map(([name, value]) => [name, side(value)]));
};

const numbers = (text: string | undefined): number[] =>
  [...(text ?? '').matchAll(/(?<= )-?[\d.]+(?:e-?\d+)?(?=[ )])/g)].map(([part]) => Number(part));

const channels = ({ p3r, p3g, p3b }: P3): number[] => [p3r, p3g, p3b];

const expectWide = (text: string | undefined, wide: P3): void => {
  expect(text).toMatch(/^color\(display-p3 /);
  numbers(text).forEach((channel, i) => expect(channel).toBeCloseTo(channels(wide)[i] ?? -1, 4));
};

describe.each(THEME_MODES)('the wide colors of a theme in %s', (mode) => {
  const wides = widesOf(THEME, mode);
  const fallbacks = { ...scaleHexes(THEME, mode), ...chartHexes(THEME, mode) };

  it('are some, and not those of the other mode', () => {
    expect(wides.size).toBeGreaterThan(5);
    expect([...wides.keys()]).not.toEqual([...widesOf(THEME, mode === 'light' ? 'dark' : 'light').keys()]);
  });

  it.each([
    ['css-light-dark', '--'],
    ['css-media', '--'],
    ['css-class', '--'],
    ['tailwind4', '--color-'],
  ])('hold on wide screens alone: %s', async (id, prefix) => {
    const text = fileOf(THEME, id, 'theme.css');
    const css =
      id === 'tailwind4'
        ? (await compile(`${text}\n@tailwind utilities;`)).build(['bg-green-100'])
        : minified(text);
    const [wide, narrow] = [onScreen(css, mode, true), onScreen(css, mode, false)];
    for (const [key, color] of wides) expectWide(wide.get(`${prefix}${key}`), color);
    for (const [key, hex] of Object.entries(fallbacks)) {
      const name = `${prefix}${key.toLowerCase()}`;
      expect(narrow.get(name)?.toLowerCase()).toMatch(/^#/);
      expect(wides.has(key) || wide.get(name) === narrow.get(name)).toBe(true);
      const expanded = postcss.parse(`a{color:${narrow.get(name) ?? ''}}`).toString();
      expect(minified(expanded)).toBe(minified(`a{color:${hex}}`));
    }
  });

  it('are those of the variables of shadcn/ui on wide screens', () => {
    const { light, dark } = THEME.chosen;
    const theme = { ...THEME, chosen: { light: { primary: light.link }, dark: { primary: dark.link } } };
    const colors = modeColors(theme, mode);
    const css = minified(fileOf(theme, 'shadcn', 'globals.css'));
    const [wide, narrow] = [onScreen(css, mode, true), onScreen(css, mode, false)];
    const primary = resolveWide(colors.scales, colors.aliases.primary);
    if (!primary) throw new TypeError('a theme whose primary color is not wide');
    expectWide(wide.get('--primary'), primary);
    expect(narrow.get('--primary')).not.toContain('display-p3');
    expect([...wide.keys()]).toEqual([...narrow.keys()]);
  });

  it('are read by Terrazzo from tokens, each with its hex', async () => {
    const src = fileOf(THEME, 'tokens', `${mode}.tokens.json`);
    const config = defineConfig({}, { cwd: new URL('file:///') });
    const { tokens } = await parse([{ filename: new URL('file:///a.tokens.json'), src }], { config });
    type Value = { colorSpace: string; components: number[]; hex: string };
    const values = Object.entries(tokens)
      .filter(([path]) => path.startsWith('color.'))
      .map(([path, { $value }]) => [path.slice('color.'.length).replace('.', '-'), $value as Value] as const);
    const wide = values.filter(([, { colorSpace }]) => colorSpace === 'display-p3');
    expect(Object.fromEntries(wide.map(([key, { components }]) => [key, components]))).toEqual(
      Object.fromEntries([...wides].map(([key, color]) => [key, channels(color)])),
    );
    for (const [key, { hex }] of wide) expect(hex.toUpperCase()).toBe(fallbacks[key]);
  });

  it('stand in the asset catalog of Xcode beside those for other screens', () => {
    type Entry = {
      'display-gamut'?: string;
      appearances?: unknown;
      color: { 'color-space': string; components: Record<string, string> };
    };
    const colors = modeColors(THEME, mode);
    for (const role of THEME_ROLES) {
      const text = filesOf(THEME, 'xcode').get(`Theme.xcassets/${role}.colorset/Contents.json`) ?? '';
      const set = JSON.parse(text) as { colors: Entry[] };
      expect(COLOR_SET(set)).toBe(true);
      const entries = set.colors.filter(
        ({ appearances }) => (appearances !== undefined) === (mode === 'dark'),
      );
      const wide = resolveWide(colors.scales, colors.aliases[role]);
      const own = entries.find((entry) => entry['display-gamut'] === 'display-P3')?.color;
      const { red, green, blue } = own?.components ?? {};
      const isWide = own?.['color-space'] === 'display-p3';
      expect(isWide ? [red, green, blue].map(Number) : null).toEqual(wide && channels(wide));
      expect(entries.at(0)?.color['color-space']).toBe('srgb');
    }
    expect(resolveWide(colors.scales, colors.aliases.link)).not.toBeNull();
  });
});

describe('files of a wide theme', () => {
  it.each(READ_BACK_FORMATS)('are the same theme when they are read again: %s', (id) => {
    const files = [...filesOf(THEME, id)].map(([name, text]) => ({ name, text }));
    expect(readTheme(files)).toMatchObject({ isSame: true, theme: THEME, left: [] });
  });

  it('say nothing of wide colors where the format has none, or the theme', () => {
    for (const { id, isWide } of THEME_FORMATS) {
      const text = [...filesOf(THEME, id)].flat().join('\n');
      expect(/display-?p3|variables-p3/i.test(text)).toBe(isWide === true);
      expect([...filesOf(LAGOON, id)].flat().join('\n')).not.toMatch(/display-?p3|color-?gamut|-p3/i);
    }
  });
});

it('a wide color is written with five decimals at most', () => {
  expect(formatWide({ p3r: 0.12345, p3g: 1, p3b: 0 })).toBe('color(display-p3 0.12345 1 0)');
});
