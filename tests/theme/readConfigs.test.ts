import { describe, expect, it } from 'vitest';

import { THEME_ROLES } from '../../src/theme/roles';
import { THEME_MODES } from '../../src/theme/theme';
import { fileOf, roleHexes } from './colorsOfTheme';
import { givenHexes, hexesOf, readFiles, readText } from './readHexes';
import { WIDE_THEME } from './wideThemes';

describe('a configuration', () => {
  it.each([
    [
      'a CommonJS module',
      'module.exports = { theme: { extend: { colors: {COLORS} } }, plugins: [require("x")] }',
    ],
    ['an ES module', "import x from 'x';\nexport default { theme: { colors: {COLORS} } };"],
    [
      'TypeScript',
      "import type { Config } from 'tailwindcss'\nexport default { darkMode: ['class'], theme: { colors: {COLORS} } } satisfies Config;",
    ],
    ['a constant', 'const config: Config = { theme: { colors: {COLORS} } };\nexport default config;'],
    ['a call', 'export const theme = createTheme({ palette: {COLORS} }, other({ a: 1 }));'],
    ['parts', 'const colors = {COLORS};\nmodule.exports = { theme: { extend: { colors } } };'],
    ['UnoCSS', 'export default defineConfig({ presets: [presetUno()], theme: { colors: {COLORS} } })'],
  ])('as %s has its colors, without running it', (_, text) => {
    const colors = `{
      // a comment with 'quotes' and { braces
      transparent: 'transparent', border: 'hsl(var(--border))',
      background: "#fffbf5", 'muted-foreground': \`#6b7280\`, /* link: '#f00', */
      primary: { DEFAULT: 'rgb(79 70 229)', foreground: 'white', },
      accent: ({ theme }) => theme('colors.background'), ring: withOpacity('--ring', { a: '#f00' }),
      link: '#f00' + alpha, ...rest, danger() { return { a: '#f00' } },
    }`;
    const read = readText(text.replace('{COLORS}', colors), 'tailwind.config.ts');
    expect(givenHexes(read).light).toEqual({
      background: '#FFFBF5',
      mutedText: '#6B7280',
      primary: '#4F46E5',
      onPrimary: '#FFFFFF',
    });
    expect(read.left.map((path) => path.split('.').at(-1))).toEqual(['accent', 'ring', 'link']);
  });

  it('goes with the style sheet that it refers to', () => {
    const config = `module.exports = { theme: { colors: { primary: 'hsl(var(--primary) / <alpha-value>)' } } }`;
    const read = readFiles([
      { name: 'tailwind.config.js', text: config },
      { name: 'globals.css', text: ':root { --primary: 0 0% 100%; } .dark { --primary: 0 0% 0%; }' },
    ]);
    expect(givenHexes(read)).toEqual({ light: { primary: '#FFFFFF' }, dark: { primary: '#000000' } });
    expect(read.left).toEqual([]);
  });

  it.each([
    [
      'MUI with color schemes',
      `import { red } from '@mui/material/colors';
       const theme = createTheme({ cssVariables: true, colorSchemes: {
         light: { palette: { primary: { main: '#1976d2' }, error: { main: red.A400 }, background: { default: '#fafafa' } } },
         dark: { palette: { primary: { main: '#90caf9' }, background: { default: '#121212' } } } } });`,
    ],
    [
      'MUI with two themes',
      `export const lightTheme = createTheme({ palette: { mode: 'light', primary: { main: '#1976d2' }, background: { default: '#fafafa' } } });
       export const darkTheme = createTheme({ palette: { mode: 'dark', primary: { main: '#90caf9' }, background: { default: '#121212' } } });`,
    ],
    [
      'Chakra 3',
      `export default createSystem(defaultConfig, defineConfig({}));
       const config = defineConfig({ theme: {
         tokens: { colors: { brand: { 500: { value: "#1976d2" }, 300: { value: "#90caf9" } } } },
         semanticTokens: { colors: {
           bg: { DEFAULT: { value: { _light: "#fafafa", _dark: "#121212" } } },
           primary: { value: { _light: "{colors.brand.500}", _dark: "{colors.brand.300}" } } } } } })`,
    ],
    [
      'daisyUI 4',
      `module.exports = { daisyui: { themes: [
         { light: { primary: '#1976d2', 'base-100': '#fafafa' } }, { dark: { primary: '#90caf9', 'base-100': '#121212' } } ] } }`,
    ],
  ])('of %s has both modes', (_, text) => {
    const read = readText(text);
    const roles = ['background', 'primary'] as const;
    expect(hexesOf(read, 'light', roles)).toEqual({ background: '#FAFAFA', primary: '#1976D2' });
    expect(hexesOf(read, 'dark', roles)).toEqual({ background: '#121212', primary: '#90CAF9' });
  });

  it.each([
    ['with code in a comment', '/*\nexport default { a: 1 }\n*/\n:root { --primary: #0d9488; }'],
    ['within code', 'export default css`\n:root { --primary: #0d9488; }\n`;'],
    ['as some write it', 'export default css`\n:root { --primary : #0d9488; }\n`;'],
    ['without a selector', '{ --primary: #0d9488; }'],
  ])('is none that is a style sheet %s', (_, text) => {
    expect(givenHexes(readText(text)).light).toEqual({ primary: '#0D9488' });
  });

  it('of Mantine has the scale of ten, and its main color in both modes', () => {
    const read = readText(`import { createTheme, MantineColorsTuple } from '@mantine/core';
      const brand: MantineColorsTuple = ['#ecf4ff','#dce4f5','#b9c7e2','#94a8d0','#748dc0','#5f7cb7','#5474b4','#44639f','#3a5890','#2c4b80'];
      export const theme = createTheme({ primaryColor: 'brand', primaryShade: { light: 6, dark: 8 }, colors: { brand } });`);
    expect(givenHexes(read)).toEqual({ light: { primary: '#5474B4' }, dark: { primary: '#3A5890' } });
    expect(read.theme.steps).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(read.theme.hues.map(({ id }) => id)).toEqual(['brand']);
  });
});

describe('constants of apps', () => {
  const ROLES = ['background', 'primary', 'onPrimary'] as const;
  const LIGHT = { background: '#FDF7FF', primary: '#65558F', onPrimary: '#FFFFFF' };
  const DARK = { background: '#141218', primary: '#CFBDFE', onPrimary: '#36275D' };

  it('of Android are of the mode of their folder, references followed', () => {
    const resources = (...rows: readonly string[]) =>
      `<?xml version="1.0"?>\n<resources>${rows.join('\n')}</resources>`;
    const row = (name: string, value: string) => `<color name="${name}">${value}</color>`;
    const read = readFiles([
      {
        name: 'values/colors.xml',
        text: resources(
          row('md_theme_primary', '@color/brand'),
          row('brand', '#65558F'),
          row('md_theme_onPrimary', '#FFFFFFFF'),
          row('md_theme_background', '#FDF7FF'),
          row('md_theme_scrim', '#80000000'),
        ),
      },
      {
        name: 'values-night/colors.xml',
        text: resources(
          row('md_theme_primary', '#CFBDFE'),
          row('md_theme_onPrimary', '#36275D'),
          row('md_theme_background', '#141218'),
        ),
      },
    ]);
    expect(hexesOf(read, 'light', ROLES)).toEqual(LIGHT);
    expect(hexesOf(read, 'dark', ROLES)).toEqual(DARK);
    expect(read.left).toEqual(['md_theme_scrim']);
  });

  it.each([
    [
      'Compose with the mode in the names',
      `val primaryLight = Color(0xFF65558F)\nval onPrimaryLight = Color(0xFFFFFFFF)\nval backgroundLight = Color(0xFFFDF7FF)
       val primaryDark = Color(0xFFCFBDFE)\nval onPrimaryDark = Color(0xFF36275D)\nval backgroundDark = Color(0xFF141218)`,
    ],
    [
      'older Compose',
      `val md_theme_light_primary = Color(0xFF65558F)\nval md_theme_light_onPrimary = Color(0xFFFFFFFF)\nval md_theme_light_background = Color(0xFFFDF7FF)
       val md_theme_dark_primary = Color(0xFFCFBDFE)\nval md_theme_dark_onPrimary = Color(0xFF36275D)\nval md_theme_dark_background = Color(0xFF141218)`,
    ],
    [
      'Flutter in classes',
      `class LightColors { static const Color primary = Color(0xFF65558F); static const onPrimary = Color(0xFFFFFFFF); static const Color background = Color(0xFFFDF7FF); }
       class DarkColors { static const Color primary = Color(0xFFCFBDFE); static const onPrimary = Color(0xFF36275D); static const Color background = Color(0xFF141218); }`,
    ],
  ])('of %s are of both modes', (_, text) => {
    const read = readText(text);
    expect(hexesOf(read, 'light', ROLES)).toEqual(LIGHT);
    expect(hexesOf(read, 'dark', ROLES)).toEqual(DARK);
  });

  it.each([
    ['compose', 'ThemeColors.kt'],
    ['flutter', 'theme_colors.dart'],
  ])('of our own file for %s have the wide colors, too', (format, path) => {
    const own = fileOf(WIDE_THEME, format, path);
    // As formatters write what is longer than a line.
    const formatted = own.replaceAll(
      /\((\w+ ?[:=][^()]+)\)/g,
      (_, channels: string) => `(\n      ${channels.split(', ').join(',\n      ')},\n    )`,
    );
    expect(formatted).not.toBe(own);
    for (const text of [own, formatted]) {
      const read = readText(text, path);
      expect(read.missing).toEqual([]);
      for (const mode of THEME_MODES)
        expect(Object.values(hexesOf(read, mode, THEME_ROLES))).toEqual(
          Object.values(roleHexes(WIDE_THEME, mode)),
        );
    }
  });
});
