import { transform } from 'lightningcss';
import postcss from 'postcss';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import tailwindcss3, { type Config } from 'tailwindcss-3';
import { describe, expect, it } from 'vitest';

import { checkAll, choiceOf, NOTATIONS, SCALES, TEAL, write, type Option } from './palettes';
import { readCss, type Read } from './readers';

/** Each run of such a program takes long; the palettes are random, so that every run of the tests tries others. */
const RUNS = 8;

const rows = (names: readonly string[], hexes: readonly string[]): Read[] =>
  hexes.map((hex, i) => ({ name: names[i] ?? '', hex }));

const byName = (a: Read, b: Read): number => (a.name < b.name ? -1 : 1);

const PLATFORMS = {
  css: { transformGroup: 'css', files: [{ destination: 'a.css', format: 'css/variables' }] },
  android: { transformGroup: 'android', files: [{ destination: 'a.xml', format: 'android/colors' }] },
} as const;

/** What Style Dictionary makes of a file of tokens for a platform. */
const build = async (text: string, platform: keyof typeof PLATFORMS): Promise<string> => {
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(text) as DesignTokens,
    log: { verbosity: 'silent' },
    platforms: structuredClone(PLATFORMS) as never,
  });
  const [file] = (await dictionary.formatPlatform(platform)) as { output?: unknown }[];
  return String(file?.output);
};

describe('tokens with hex are built by Style Dictionary', () => {
  it('as custom properties of the same names and colors', () =>
    checkAll(
      'hex-tokens',
      SCALES,
      async ({ text, ids, hexes }) => {
        const read = readCss(await build(text, 'css'));
        expect(read.map(({ hex }) => hex).toSorted()).toEqual(hexes.toSorted());
        const plain = (name: string) => name.replace(/^--color-/, '').replaceAll(/[^a-z0-9]/gi, '');
        expect(new Set(read.map(({ name }) => plain(name)))).toEqual(new Set(ids.map(plain)));
      },
      RUNS,
    ));

  it('with names that look like references to tokens', async () => {
    const { palette } = TEAL;
    const names = ['{color.red}', '{{color.teal}}', 'a { b.c } d'];
    const { text, hexes } = await write({ palette, names }, choiceOf('hex-tokens'));
    expect(
      readCss(await build(text, 'css'))
        .map(({ hex }) => hex)
        .toSorted(),
    ).toEqual(hexes.toSorted());
  });

  it('as resources of Android', () =>
    checkAll(
      'hex-tokens',
      SCALES,
      async ({ text, hexes }) => {
        const xml = await build(text, 'android');
        const found = [...xml.matchAll(/<color name="[^"]+">#ff([0-9a-f]{6})<\/color>/g)];
        expect(found.map(([, digits = '']) => `#${digits.toUpperCase()}`).toSorted()).toEqual(
          hexes.toSorted(),
        );
      },
      RUNS,
    ));
});

describe('a configuration of Tailwind 3', () => {
  it('gives Tailwind 3.4 its classes', () =>
    checkAll(
      'tailwind3',
      NOTATIONS,
      async ({ text, ids, hexes }) => {
        const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
          default: Config;
        };
        const content = [{ raw: ids.map((id) => `bg-${id}`).join(' '), extension: 'html' }];
        const plugin = tailwindcss3({ ...module.default, content, corePlugins: ['backgroundColor'] });
        const { css } = await postcss([plugin]).process('@tailwind utilities;', { from: undefined });
        const read = [...css.matchAll(/\.bg-([^\s{]+)\s*\{\s*background-color:\s*([^;}]+)/g)].map(
          ([, name = '', value = '']) => ({ name: name.replaceAll('\\', ''), value }),
        );
        const colors = read.map(({ name, value }) => ({
          name,
          hex: readCss(`a { color: ${value.trim()} }`)[0]?.hex ?? '',
        }));
        expect(colors.toSorted(byName)).toEqual(rows(ids, hexes).toSorted(byName));
      },
      RUNS,
    ));
});

describe('a style sheet', () => {
  const all: readonly Option[] = NOTATIONS;
  it('goes through Lightning CSS with no warning and the same colors', () =>
    checkAll(
      'css',
      all,
      ({ text, ids, hexes }) => {
        const { code, warnings } = transform({ filename: 'a.css', code: Buffer.from(text), minify: true });
        expect(warnings).toEqual([]);
        expect(readCss(code.toString())).toEqual(
          rows(
            ids.map((id) => `--${id}`),
            hexes,
          ),
        );
      },
      RUNS,
    ));
});
