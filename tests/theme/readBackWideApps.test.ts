import { colorFromHex } from '../../src/color/color';
import { rgbToP3 } from '../../src/color/cssSpaces';
import type { P3 } from '../../src/color/types';
import { chartWides } from '../../src/theme/chartScales';
import { kebab } from '../../src/theme/exports/names';
import { materialScheme } from '../../src/theme/exports/material';
import { roleTokenColor, roleTokenWide, themeTokens } from '../../src/theme/exports/themeTokens';
import { formatHex } from '../../src/color/format';
import { formatWide } from '../../src/color/formatCss';
import { THEME_MODES, type ThemeMode } from '../../src/theme/theme';
import { describe, expect, it } from 'vitest';
import { fileOf, filesOf, scaleHexes } from './colorsOfTheme';
import { WIDE_THEME } from './wideThemes';

/** Roles on steps that are wide in both modes, in one alone, and in none. */
const THEME = {
  ...WIDE_THEME,
  chosen: {
    light: { link: { scale: 'green', step: 8 }, primary: { scale: 'green', step: 9 } },
    dark: { link: { scale: 'green', step: 3 } },
  },
} as const;

const TOKENS = themeTokens(THEME);

type Wanted = { readonly hex: string; readonly wide: P3 | null };

/** Every constant of a mode by its name. */
const constantsOf = (mode: ThemeMode): Record<string, Wanted> =>
  Object.fromEntries([
    ...TOKENS.roles.map((token) => [
      token.role,
      {
        hex: formatHex(roleTokenColor(TOKENS, token, mode)),
        wide: roleTokenWide(TOKENS, token, mode),
      },
    ]),
    ...TOKENS.charts.map(({ scale, key, [mode]: color, wide }) => [
      `${scale}${key}`,
      { hex: formatHex(color), wide: wide[mode] },
    ]),
  ]);

const wideOf = (channels: readonly (string | undefined)[]): P3 | null => {
  const [p3r = NaN, p3g = NaN, p3b = NaN] = channels.map(Number);
  return Number.isNaN(p3r) ? null : { p3r, p3g, p3b };
};

const bodyOf = (text: string, opening: string): string[] =>
  (text.split(`${opening} {\n`)[1] ?? '').split('\n}')[0]?.split('\n') ?? [];

const CHANNEL = String.raw`(\d(?:\.\d{1,5})?)`;
const FLUTTER = new RegExp(
  `^  static const Color (\\w+) = (?:Color\\(0xFF([0-9A-F]{6})\\);|Color\\.from\\(alpha: 1, red: ${CHANNEL}, green: ${CHANNEL}, blue: ${CHANNEL}, colorSpace: ColorSpace\\.displayP3\\); // sRGB: Color\\(0xFF([0-9A-F]{6})\\))$`,
);
const COMPOSE = new RegExp(
  `^    val (\\w+) = (?:Color\\(0xFF([0-9A-F]{6})\\)|Color\\(red = ${CHANNEL}f, green = ${CHANNEL}f, blue = ${CHANNEL}f, colorSpace = ColorSpaces\\.DisplayP3\\) // sRGB: Color\\(0xFF([0-9A-F]{6})\\))$`,
);

const read = (lines: readonly string[], line: RegExp): Record<string, Wanted> =>
  Object.fromEntries(
    lines.map((text) => {
      const [, name = text, plain, red, green, blue, fallback] = line.exec(text) ?? [];
      return [name, { hex: `#${plain ?? fallback}`, wide: wideOf([red, green, blue]) }];
    }),
  );

describe.each(THEME_MODES)('the wide colors of a theme in %s', (mode) => {
  const wanted = constantsOf(mode);
  const Mode = mode === 'light' ? 'Light' : 'Dark';

  it('are some of the roles and of the charts', () => {
    const wides = Object.entries(wanted).filter(([, { wide }]) => wide !== null);
    expect(wides.length).toBeGreaterThan(3);
    expect(wides.length).toBeLessThan(Object.keys(wanted).length);
    expect(Object.values(chartWides(THEME, mode)).flat().filter(Boolean).length).toBeGreaterThan(0);
    expect(
      Object.values(chartWides({ ...THEME, gamut: 'srgb' }, mode))
        .flat()
        .filter(Boolean),
    ).toEqual([]);
  });

  it('are constants of Flutter, each with its color of sRGB', () => {
    const text = fileOf(THEME, 'flutter', 'theme_colors.dart');
    expect(read(bodyOf(text, `abstract final class ${Mode}Colors`), FLUTTER)).toEqual(wanted);
  });

  it('are values of Jetpack Compose, each with its color of sRGB', () => {
    const text = fileOf(THEME, 'compose', 'ThemeColors.kt');
    expect(text).toContain('import androidx.compose.ui.graphics.colorspace.ColorSpaces\n');
    expect(read(bodyOf(text, `object ${Mode}Colors`), COMPOSE)).toEqual(wanted);
  });

  it('stand in the table of DESIGN.md beside the hex', () => {
    const text = fileOf(THEME, 'design-md', 'DESIGN.md');
    for (const { role } of TOKENS.roles) {
      const cell = text
        .split('\n')
        .find((line) => line.startsWith(`| \`--${kebab(role)}\` |`))
        ?.split(' | ')[mode === 'light' ? 1 : 2];
      const own = wanted[role];
      expect(cell?.startsWith(own?.hex ?? '?')).toBe(true);
      expect(/color\([^)]*\)/.exec(cell ?? '')?.[0] ?? null).toBe(own?.wide ? formatWide(own.wide) : null);
    }
  });

  it('are the numbers of variables for documents of Figma in Display P3, with all others in P3 too', () => {
    type Value = { r: number; g: number; b: number };
    const parsed = JSON.parse(fileOf(THEME, 'figma-plugins', 'variables-p3.json')) as {
      modes: Record<string, string>;
      variables: { name: string; valuesByMode: Record<string, Value> }[];
    };
    const id = Object.keys(parsed.modes).find((key) => parsed.modes[key] === Mode) ?? '';
    const values = new Map(parsed.variables.map(({ name, valuesByMode }) => [name, valuesByMode[id]]));
    const hexes = scaleHexes(THEME, mode);
    for (const one of TOKENS.primitives) {
      const wide = one.wide[mode];
      const { r, g, b } = rgbToP3(one[mode].rgb);
      const own = wide ? [wide.p3r, wide.p3g, wide.p3b] : [r, g, b];
      const value = values.get(`${one.scale}/${one.key}`);
      own.forEach((channel, i) => expect(value && [value.r, value.g, value.b][i]).toBeCloseTo(channel, 4));
    }
    expect(values.get('white')).toMatchObject({ r: 1, g: 1, b: 1 });
    // Those of a document in sRGB are as they were.
    const plain = JSON.parse(fileOf(THEME, 'figma-plugins', 'variables.json')) as typeof parsed;
    const step = plain.variables.find(({ name }) => name === 'green/500')?.valuesByMode[id];
    expect(step?.r).toBeCloseTo(colorFromHex(hexes['green-500'] ?? '').rgb.r / 255, 6);
  });

  it('are those of the variables of Material on wide screens', () => {
    const css = fileOf(THEME, 'material', 'material.css');
    const [plain = '', light = '', dark = ''] = css.split('@media (color-gamut: p3)');
    const block = mode === 'light' ? light : dark;
    const scheme = materialScheme(THEME, mode);
    expect(plain).not.toContain('display-p3');
    expect(dark).toContain('prefers-color-scheme: dark');
    const wide = wanted['primary']?.wide;
    const primary = /--md-sys-color-primary: ([^;]*);/.exec(block)?.[1];
    const hex = formatHex(scheme.get('primary') ?? colorFromHex('#000000')).toLowerCase();
    expect(primary).toBe(wide ? formatWide(wide) : hex);
    const names = [...block.matchAll(/--md-sys-color-([\w-]+):/g)].map(([, name]) => name);
    expect([...scheme.keys()].map(kebab)).toEqual(expect.arrayContaining(names));
  });
});

it('a theme of sRGB has no file for documents in Display P3', () => {
  expect([...filesOf({ ...THEME, gamut: 'srgb' }, 'figma-plugins').keys()]).toEqual(['variables.json']);
});
