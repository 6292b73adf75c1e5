import { defineConfig, parse as parseTokens } from '@terrazzo/parser';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import { compile } from 'tailwindcss';
import tailwindcss3, { type Config } from 'tailwindcss-3';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import { roleColor } from '../../src/theme/checkTheme';
import { chartScales } from '../../src/theme/chartScales';
import { kebab } from '../../src/theme/exports/names';
import { THEME_FORMATS } from '../../src/theme/exports/themeFormats';
import { modeColors } from '../../src/theme/modeColors';
import { THEME_ROLES, type ThemeRole } from '../../src/theme/roles';
import { THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { resolvedVariables } from './resolvedVariables';

const THEME: Theme = themeFromPalette(
  ['#0D9488', '#F5F5F4', '#F59E0B', '#7C3AED', '#1C1917'].map(colorFromHex),
  colorFromHex('#0D9488'),
  'Lagoon',
);

/** The files of a format by their paths. */
const filesOf = (id: string): Map<string, string> => {
  const format = THEME_FORMATS.find((row) => row.id === id);
  return new Map(format?.files(THEME).map(({ path, text }) => [path, text]));
};

const fileOf = (id: string, path: string): string => filesOf(id).get(path) ?? '';

const colorsOf = (mode: ThemeMode): Map<ThemeRole, string> => {
  const made = modeColors(THEME, mode);
  return new Map(THEME_ROLES.map((role) => [role, formatHex(roleColor(made, role))]));
};

const named = (mode: ThemeMode, prefix = '--'): Map<string, string> =>
  new Map([...colorsOf(mode)].map(([role, hex]) => [`${prefix}${kebab(role)}`, hex]));

describe.each(THEME_MODES)('the variables of CSS in %s', (mode) => {
  it.each([
    ['css-light-dark', 'theme.css'],
    ['css-media', 'theme.css'],
    ['css-class', 'theme.css'],
  ])('of %s go through Lightning CSS, each role with its color', (id, path) => {
    const text = fileOf(id, path);
    const { warnings } = transform({ filename: path, code: Buffer.from(text) });
    expect(warnings).toEqual([]);
    expect(Object.fromEntries(resolvedVariables(text, mode))).toMatchObject(Object.fromEntries(named(mode)));
  });

  it('of shadcn/ui, the names that its components use', () => {
    const text = fileOf('shadcn', 'globals.css');
    const { warnings } = transform({ filename: 'globals.css', code: Buffer.from(text) });
    // A rule of Tailwind's own.
    expect(warnings.map(({ message }) => message)).toEqual(['Unknown at rule: @theme']);
    const variables = resolvedVariables(text, mode);
    const colors = colorsOf(mode);
    expect(variables.get('--background')).toBe(colors.get('background'));
    expect(variables.get('--foreground')).toBe(colors.get('text'));
    expect(variables.get('--primary-foreground')).toBe(colors.get('onPrimary'));
    expect(variables.get('--destructive')).toBe(colors.get('danger'));
    expect(variables.get('--ring')).toBe(colors.get('ring'));
  });
});

describe.each(THEME_MODES)('the theme of Tailwind in %s', (mode) => {
  it('is compiled by Tailwind 4 to a class for each role', async () => {
    const compiler = await compile(`${fileOf('tailwind4', 'theme.css')}\n@tailwind utilities;`);
    const css = compiler.build(THEME_ROLES.map((role) => `bg-${kebab(role)}`));
    const variables = resolvedVariables(css, mode);
    for (const [role, hex] of colorsOf(mode)) {
      expect(css).toContain(`background-color: var(--color-${kebab(role)})`);
      expect(variables.get(`--color-${kebab(role)}`)).toBe(hex);
    }
  });

  it('is compiled by Tailwind 3.4, with opacity', async () => {
    const text = fileOf('tailwind3', 'tailwind.config.js');
    const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { default: Config };
    const content = [{ raw: THEME_ROLES.map((role) => `bg-${kebab(role)}`).join(' '), extension: 'html' }];
    const plugin = tailwindcss3({ ...module.default, content, corePlugins: ['backgroundColor'] });
    const { css } = await postcss([plugin]).process('@tailwind utilities;', { from: undefined });
    for (const role of THEME_ROLES) {
      expect(css).toContain(`.bg-${kebab(role)}{`.replace('{', ' {'));
      expect(css).toContain(`rgb(var(--${kebab(role)}) / `);
    }
    expect(Object.fromEntries(resolvedVariables(fileOf('tailwind3', 'theme.css'), mode))).toMatchObject(
      Object.fromEntries(named(mode)),
    );
  });
});

describe.each(THEME_MODES)('design tokens in %s', (mode) => {
  it('are read by Terrazzo, aliases with their colors', async () => {
    const config = defineConfig({}, { cwd: new URL('file:///') });
    const filename = new URL(`file:///${mode}.tokens.json`);
    const { tokens } = await parseTokens([{ filename, src: fileOf('tokens', `${mode}.tokens.json`) }], {
      config,
    });
    for (const [role, hex] of colorsOf(mode)) {
      expect(tokens[`role.${kebab(role)}`]).toMatchObject({
        $value: { hex: hex.toLowerCase() },
        aliasOf: expect.stringMatching(/^color\./) as string,
      });
    }
  });

  it('with hex are built by Style Dictionary, aliases as references', async () => {
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(fileOf('hex-tokens', `${mode}.json`)) as DesignTokens,
      log: { verbosity: 'silent' },
      platforms: {
        css: {
          transformGroup: 'css',
          files: [{ destination: 'a.css', format: 'css/variables', options: { outputReferences: true } }],
        },
      },
    });
    const [file] = (await dictionary.formatPlatform('css')) as { output?: unknown }[];
    const variables = resolvedVariables(String(file?.output), mode);
    for (const [role, hex] of named(mode, '--role-')) expect(variables.get(role)).toBe(hex);
  });
});

describe('the scales of charts', () => {
  it.each([
    ['css-light-dark', 'theme.css', '--'],
    ['css-media', 'theme.css', '--'],
    ['css-class', 'theme.css', '--'],
    ['shadcn', 'globals.css', '--'],
    ['tailwind4', 'theme.css', '--color-'],
    ['tailwind3', 'theme.css', '--'],
  ])('are variables beside the roles in %s', (id, path, prefix) => {
    for (const mode of THEME_MODES) {
      const variables = resolvedVariables(fileOf(id, path), mode);
      for (const [scale, colors] of Object.entries(chartScales(THEME, mode)))
        expect(colors.map((_, i) => variables.get(`${prefix}${scale}-${i + 1}`))).toEqual(
          colors.map(formatHex),
        );
    }
  });

  it('are in the files of every other format', () => {
    const holds = (id: string, path: string, text: string) => expect(fileOf(id, path)).toContain(text);
    holds('android', 'values-night/colors.xml', '<color name="diverging_5">#FF');
    holds('figma', 'variables.json', '"name": "sequential/1"');
    holds('flutter', 'theme_colors.dart', 'static const Color sequential5 = Color(0xFF');
    holds('design-md', 'DESIGN.md', '`diverging-3`');
    expect([...filesOf('xcode').keys()]).toContain('Theme.xcassets/diverging1.colorset/Contents.json');
    const tokens: unknown = JSON.parse(fileOf('tokens', 'dark.tokens.json'));
    const [color] = chartScales(THEME, 'dark').sequential;
    expect(tokens).toHaveProperty('color.sequential.1.$value.hex', color && formatHex(color).toLowerCase());
  });
});

describe('a file of another program', () => {
  it('has a color for each role of Android in both modes, by reference', () => {
    for (const [mode, folder] of [
      ['light', 'values'],
      ['dark', 'values-night'],
    ] as const) {
      const xml = fileOf('android', `${folder}/colors.xml`);
      const values = new Map(
        [...xml.matchAll(/<color name="([a-z][a-z0-9_]*)">([^<]+)<\/color>/g)].map(([, name, value]) => [
          name ?? '',
          value ?? '',
        ]),
      );
      for (const [role, hex] of colorsOf(mode)) {
        const alias = values.get(`role_${kebab(role).replaceAll('-', '_')}`) ?? '';
        expect(values.get(alias.replace('@color/', ''))).toBe(`#FF${hex.slice(1)}`);
      }
    }
  });

  it('is a color set of Xcode for each role, with its dark appearance', () => {
    const files = filesOf('xcode');
    for (const role of THEME_ROLES) {
      const set = JSON.parse(files.get(`Theme.xcassets/${role}.colorset/Contents.json`) ?? 'null') as {
        colors: { appearances?: unknown; color: { components: { red: string } } }[];
      };
      const reds = set.colors.map(({ color }) => Number(color.components.red));
      const wanted = THEME_MODES.map((mode) =>
        Number.parseInt(colorsOf(mode).get(role)?.slice(1, 3) ?? '', 16),
      );
      expect(reds).toEqual(wanted);
      expect(set.colors.map(({ appearances }) => appearances)).toEqual([
        undefined,
        [{ appearance: 'luminosity', value: 'dark' }],
      ]);
    }
  });

  it('holds variables of Figma whose aliases are variables of it', () => {
    type Variable = { id: string; name: string; valuesByMode: Record<string, { id?: string; r?: number }> };
    const { modes, variables } = JSON.parse(fileOf('figma', 'variables.json')) as {
      modes: Record<string, string>;
      variables: Variable[];
    };
    expect(Object.values(modes)).toEqual(['Light', 'Dark']);
    const byId = new Map(variables.map((variable) => [variable.id, variable]));
    expect(byId.size).toBe(variables.length);
    for (const [id, name] of Object.entries(modes)) {
      const mode = name === 'Light' ? 'light' : 'dark';
      for (const [role, hex] of colorsOf(mode)) {
        const alias = byId.get(`VariableID:role/${kebab(role)}`)?.valuesByMode[id]?.id ?? '';
        const red = byId.get(alias)?.valuesByMode[id]?.r ?? -1;
        expect(Math.round(red * 255)).toBe(Number.parseInt(hex.slice(1, 3), 16));
      }
    }
  });

  it('has a constant of Flutter for each role in each class', () => {
    const [light = '', dark = ''] = fileOf('flutter', 'theme_colors.dart').split('class DarkColors');
    for (const [part, mode] of [
      [light, 'light'],
      [dark, 'dark'],
    ] as const) {
      for (const [role, hex] of colorsOf(mode)) {
        expect(part).toContain(`  static const Color ${role} = Color(0xFF${hex.slice(1)});`);
      }
    }
  });

  it('tells who writes the interface what each role is for, and what goes on what', () => {
    const text = fileOf('design-md', 'DESIGN.md');
    for (const [role, hex] of colorsOf('dark'))
      expect(text).toMatch(new RegExp(`--${kebab(role)}\`.*${hex}`));
    expect(text).toContain('| `on-primary` on `primary` | 4.5 : 1 |');
    expect(text).not.toContain('undefined');
  });
});
