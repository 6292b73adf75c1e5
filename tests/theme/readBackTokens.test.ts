import { defineConfig, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import { describe, expect, it } from 'vitest';

import { SERIES_NAMES } from '../../src/theme/chartSeries';
import { THEME_MODES, type Theme, type ThemeMode } from '../../src/theme/theme';
import { chartHexes, fileOf, LAGOON, renamed, roleHexes, scaleHexes, THEMES } from './colorsOfTheme';
import { resolvedVariables } from './resolvedVariables';

const CASES = THEMES.flatMap(([name, theme]) => THEME_MODES.map((mode) => [name, mode, theme] as const));

/** 'blue-2-600' is the step '600' of 'blue-2', 'teal-base-2' the anchor 'base-2' of 'teal'. */
const tokenPath = (theme: Theme, key: string): string[] => {
  const last = [
    ...theme.steps,
    ...SERIES_NAMES,
    'base',
    ...Array.from({ length: 9 }, (_, i) => `base-${i + 1}`),
    '1',
    '2',
    '3',
    '4',
    '5',
  ]
    .filter((name) => key.endsWith(`-${name}`))
    .toSorted((a, b) => b.length - a.length)[0];
  return last === undefined ? [key] : [key.slice(0, -last.length - 1), last];
};

/** Every token by its path, such as 'color.teal.600' and 'role.on-primary', its parts joined by something. */
const wantedTokens = (theme: Theme, mode: ThemeMode, join: string) => ({
  ...renamed(
    { ...scaleHexes(theme, mode), ...chartHexes(theme, mode) },
    (key) => `color${join}${tokenPath(theme, key).join(join)}`,
  ),
  ...renamed(roleHexes(theme, mode), (key) => `role${join}${key}`),
});

/** Each token with its hex, as Terrazzo reads a file of the standard. */
const readByTerrazzo = async (src: string): Promise<Record<string, unknown>> => {
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const { tokens } = await parse([{ filename: new URL('file:///a.tokens.json'), src }], {
    config,
    skipLint: true,
  });
  return Object.fromEntries(
    Object.entries(tokens).map(([path, { $value }]) => [
      path,
      (($value as { hex?: string }).hex ?? '').toUpperCase(),
    ]),
  );
};

/** The style sheet that Style Dictionary 4 builds of tokens. */
const builtByStyleDictionary = async (tokens: DesignTokens): Promise<string> => {
  const dictionary = new StyleDictionary({
    tokens,
    log: { verbosity: 'silent' },
    platforms: {
      css: {
        transforms: ['name/kebab', 'color/css'],
        files: [{ destination: 'a.css', format: 'css/variables', options: { outputReferences: true } }],
      },
    },
  });
  const [file] = (await dictionary.formatPlatform('css')) as { output?: unknown }[];
  return String(file?.output);
};

const readBuilt = (css: string, mode: ThemeMode) => Object.fromEntries(resolvedVariables(css, mode));

const asVariables = (theme: Theme, mode: ThemeMode) =>
  renamed(
    wantedTokens(theme, mode, '-'),
    (key) => `--${key.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`,
  );

describe.each(CASES)('every color of a theme %s in %s', (_, mode, theme) => {
  it('is read by Terrazzo from design tokens', async () => {
    const text = fileOf(theme, 'tokens', `${mode}.tokens.json`);
    expect(await readByTerrazzo(text)).toEqual(wantedTokens(theme, mode, '.'));
    const { role } = JSON.parse(text) as { role: Record<string, { $value: unknown }> };
    for (const { $value } of Object.values(role)) expect($value).toMatch(/^\{color\.[\w.-]+\}$/);
  });

  it('is built by Style Dictionary 4 of tokens with hex', async () => {
    const tokens = JSON.parse(fileOf(theme, 'hex-tokens', `${mode}.json`)) as DesignTokens;
    expect(readBuilt(await builtByStyleDictionary(tokens), mode)).toEqual(asVariables(theme, mode));
  });

  it('is read by Terrazzo from the file of the mode that Figma imports', async () => {
    const text = fileOf(theme, 'figma', `${mode}.tokens.json`);
    expect(await readByTerrazzo(text)).toEqual(wantedTokens(theme, mode, '.'));
  });

  it('is built by Style Dictionary 4 of the set that a theme of Penpot turns on', async () => {
    const file = JSON.parse(fileOf(theme, 'penpot', 'penpot.tokens.json')) as {
      $themes: { name: string; group: string; selectedTokenSets: Record<string, string> }[];
      $metadata: { tokenSetOrder: string[]; activeThemes: string[] };
    } & Record<string, DesignTokens>;
    const wanted = mode === 'light' ? 'Light' : 'Dark';
    const [set = ''] = Object.keys(file.$themes.find(({ name }) => name === wanted)?.selectedTokenSets ?? {});
    expect(file.$metadata.tokenSetOrder).toContain(set);
    expect(readBuilt(await builtByStyleDictionary(file[set] ?? {}), mode)).toEqual(asVariables(theme, mode));
  });
});

describe('a file that Figma imports', () => {
  it('says what its mode is called, and of each variable what it may color and is called in CSS', () => {
    for (const [, theme] of THEMES) {
      for (const [mode, name] of [
        ['light', 'Light'],
        ['dark', 'Dark'],
      ] as const) {
        const file = JSON.parse(fileOf(theme, 'figma', `${mode}.tokens.json`)) as object;
        expect(file).toMatchObject({ $extensions: { 'com.figma.modeName': name } });
        expect(file).toMatchObject({
          color: {
            white: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1 } },
          },
          role: {
            'on-primary': {
              $type: 'color',
              $value: expect.stringMatching(/^\{color\.[\w.-]+\}$/) as string,
              $extensions: {
                'com.figma.scopes': ['ALL_SCOPES'],
                'com.figma.codeSyntax': { WEB: 'var(--on-primary)' },
              },
            },
          },
        });
      }
    }
  });
});

describe('a file of Penpot', () => {
  it('has nothing at its top but sets, themes and metadata, and the light theme is on', () => {
    const file = JSON.parse(fileOf(LAGOON, 'penpot', 'penpot.tokens.json')) as Record<string, unknown>;
    expect(Object.keys(file)).toEqual(['light', 'dark', '$themes', '$metadata']);
    expect(file).toMatchObject({
      $themes: [
        { name: 'Light', group: 'Mode', selectedTokenSets: { light: 'enabled' } },
        { name: 'Dark', group: 'Mode', selectedTokenSets: { dark: 'enabled' } },
      ],
      $metadata: {
        tokenSetOrder: ['light', 'dark'],
        activeThemes: ['Mode/Light'],
        activeSets: ['light'],
      },
    });
  });
});
