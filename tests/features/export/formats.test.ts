import { defineConfig, parse as parseTokens } from '@terrazzo/parser';
import { Ajv } from 'ajv';
import { formatHex as culoriHex, type Color as CuloriColor } from 'culori';
import { describe, expect, it } from 'vitest';

import { formatHex } from '../../../src/color/format';
import { FORMATS } from '../../../src/features/export/formats';
import { DESIGN_TOKENS_SCHEMA } from './designTokens.schema.data';
import { checkAll, choiceOf, NOTATIONS, SCALES, TEAL, write } from './palettes';
import {
  readAnyPalette,
  readAse,
  readCss,
  readCsv,
  readProcreate,
  readScss,
  readTailwind3,
  readTailwind4,
} from './readers';

const rows = (names: readonly string[], hexes: readonly string[]) =>
  hexes.map((hex, i) => ({ name: names[i], hex }));

describe('every format', () => {
  it('stands in the table once', () => {
    expect(FORMATS.map(({ label }) => label)).toEqual([
      'Hex list',
      'CSS',
      'SCSS',
      'Tailwind 4',
      'Tailwind 3',
      'JSON',
      'Design tokens',
      'Tokens (hex)',
      'Android',
      'Compose',
      'Flutter',
      'CSV',
      'SVG',
      'PNG',
      'PDF',
      'ASE',
      'ACO',
      'GPL',
      'GPL (RGBA)',
      'PAL',
      'ACT',
      'Krita',
      'Xcode colors',
      'macOS colors',
      'Procreate',
    ]);
    expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length);
  });

  it('has room for shades, but for those of thirty colors at most', () => {
    const few = FORMATS.filter(({ hasScale }) => !hasScale);
    expect(few.map(({ label }) => label)).toEqual(['Procreate']);
  });

  const textOf = async (formatId: string, options: Parameters<typeof choiceOf>[1]) =>
    (await write(TEAL, choiceOf(formatId, options))).text;
  const isAnother = async (formatId: string, ...options: readonly Parameters<typeof choiceOf>[1][]) => {
    const texts = await Promise.all(options.map((some) => textOf(formatId, some)));
    return new Set(texts).size > 1;
  };
  it.each(FORMATS.filter(({ kind }) => kind === 'text'))(
    'offers names of colors where its file has them, and has shades where they are chosen: $label',
    async ({ id, hasNames }) => {
      expect(await isAnother(id, { hasScale: false }, { hasScale: true })).toBe(true);
      expect(await isAnother(id, { naming: 'names' }, { naming: 'numbers' })).toBe(hasNames);
    },
  );
});

describe('an exported text is read by another program with the same colors and names', () => {
  it('as a hex list', () =>
    checkAll('hex', SCALES, ({ text, hexes }) => {
      expect(text.split('\n')).toEqual([...hexes, '']);
    }));

  it('as CSS', () =>
    checkAll('css', NOTATIONS, ({ text, ids, hexes }) => {
      expect(readCss(text)).toEqual(
        rows(
          ids.map((id) => `--${id}`),
          hexes,
        ),
      );
    }));

  it('as SCSS', () =>
    checkAll('scss', NOTATIONS, ({ text, ids, hexes }) => {
      expect(readScss(text)).toEqual(
        rows(
          ids.map((id) => `$${id}`),
          hexes,
        ),
      );
    }));

  it('by Tailwind 4 as a theme', () =>
    checkAll(
      'tailwind4',
      NOTATIONS,
      async ({ text, ids, hexes }) => {
        expect(await readTailwind4(text, ids)).toEqual(rows(ids, hexes));
      },
      12,
    ));

  it('by Tailwind as a configuration of version 3', () =>
    checkAll(
      'tailwind3',
      NOTATIONS,
      async ({ text, ids, hexes }) => {
        expect(await readTailwind3(text, ids)).toEqual(rows(ids, hexes));
      },
      12,
    ));

  it('as JSON', () =>
    checkAll('json', SCALES, ({ text, names, hexes, plan }) => {
      const file = JSON.parse(text) as { name: string; colors: { name: string; hex: string }[] };
      expect(file.name).toBe(plan.palette.title);
      expect(file.colors.map(({ name, hex }) => ({ name, hex }))).toEqual(rows(names, hexes));
    }));

  it('as CSV, and no cell is a formula', () =>
    checkAll('csv', SCALES, ({ text, names, hexes, plan }) => {
      const [head, ...cells] = readCsv(text);
      expect(head).toEqual(['Name', 'Hex', 'R', 'G', 'B', 'H', 'S', 'L']);
      expect(cells.map(([name, hex]) => ({ name: name?.replace(/^'(?=[=+\-@])/, ''), hex }))).toEqual(
        rows(names, hexes),
      );
      expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      const [first] = plan.palette.colors[0]?.values ?? [];
      const { r, g, b } = first?.color.rgb ?? { r: 0, g: 0, b: 0 };
      expect(cells[0]?.slice(2, 5)).toEqual([r, g, b].map(String));
    }));
});

/** A name as a description has it: braces would be references, and the rest would end a comment. */
const described = (name: string): string =>
  name
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll('*/', '* /')
    .replaceAll('--', '- -')
    .replaceAll('--', '- -');

describe('exported design tokens', () => {
  const validate = new Ajv({ strict: false }).compile(DESIGN_TOKENS_SCHEMA);
  const TOKEN_NOTATIONS = NOTATIONS.filter(({ notation }) => notation !== 'hex');

  it('keep the rules of the 2025.10 format', () =>
    checkAll('tokens', TOKEN_NOTATIONS, ({ text }) => {
      validate(JSON.parse(text));
      expect(validate.errors).toBeNull();
    }));

  it('are read by a token parser with the same colors and names, the fallback left out', () =>
    checkAll(
      'tokens',
      TOKEN_NOTATIONS,
      async ({ text, plan }) => {
        const config = defineConfig({}, { cwd: new URL('file:///') });
        const source = { filename: new URL('file:///palette.tokens.json'), src: text };
        const { tokens } = await parseTokens([source], { config });
        const read = Object.values(tokens).map(({ id, $description, $value }) => {
          const { colorSpace, components } = $value as { colorSpace: string; components: number[] };
          const [x = 0, y = 0, z = 0] = components;
          const color: CuloriColor =
            colorSpace === 'srgb'
              ? { mode: 'rgb', r: x, g: y, b: z }
              : colorSpace === 'hsl'
                ? { mode: 'hsl', h: x, s: y / 100, l: z / 100 }
                : { mode: 'oklch', l: x, c: y, h: z };
          return { id, name: $description, hex: culoriHex(color).toUpperCase() };
        });
        const expected = plan.palette.colors.flatMap(({ id, values }) =>
          values.map(({ step, name, color }) => ({
            // A step is a token in the group of its color.
            id: `color.${id}${step === null ? '' : `.${step}`}`,
            name: described(name),
            hex: formatHex(color),
          })),
        );
        const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
        expect(read.toSorted(byId)).toEqual(expected.toSorted(byId));
      },
      20,
    ));
});

describe('an exported swatch file is read by another program with the same colors and names', () => {
  it('as ASE, by two readers', () =>
    checkAll('ase', SCALES, async ({ bytes, names, hexes }) => {
      expect(readAse(bytes)).toEqual(rows(names, hexes));
      expect(await readAnyPalette(bytes, 'ase')).toEqual(rows(names, hexes));
    }));

  it('as ACO, whose first part has the same colors without names', () =>
    checkAll('aco', SCALES, async ({ bytes, names, hexes }) => {
      expect(await readAnyPalette(bytes, 'aco')).toEqual(rows(names, hexes));
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      expect([view.getUint16(0), view.getUint16(2)]).toEqual([1, hexes.length]);
      const first = hexes.map((_, i) =>
        [0, 1, 2].map((channel) => view.getUint16(6 + i * 10 + channel * 2) / 257),
      );
      expect(first.map((rgb) => `#${Buffer.from(rgb).toString('hex').toUpperCase()}`)).toEqual(hexes);
      expect(view.getUint16(4 + hexes.length * 10)).toBe(2);
    }));

  it('as GPL', () =>
    checkAll('gpl', SCALES, async ({ bytes, names, hexes }) => {
      // This reader takes a file for one byte a sign.
      const plain = (name: string | undefined) => Buffer.from(name ?? '', 'utf8').toString('latin1');
      expect(await readAnyPalette(bytes, 'gpl')).toEqual(rows(names.map(plain), hexes));
    }));

  it('as PAL', () =>
    checkAll('pal', SCALES, async ({ bytes, hexes }) => {
      expect((await readAnyPalette(bytes, 'pal')).map(({ hex }) => hex)).toEqual(hexes);
    }));

  it('as Procreate swatches, 30 places', () =>
    checkAll('procreate', [{}], async ({ bytes, hexes, plan }) => {
      expect(await readProcreate(bytes)).toEqual({ name: plan.palette.title, hexes });
    }));
});

describe('the constants of a program', () => {
  const RULES = [
    ['android', /^ {4}<color name="([a-z][a-z0-9_]*)">#FF([0-9A-F]{6})<\/color>$/],
    ['compose', /^val ([A-Z][A-Za-z0-9_]*) = Color\(0xFF([0-9A-F]{6})\)$/],
    ['flutter', /^ {2}static const Color ([a-z][A-Za-z0-9_]*) = Color\(0xFF([0-9A-F]{6})\);$/],
  ] as const;

  it.each(RULES)('of %s are valid names, no two the same, and opaque', (id, rule) =>
    checkAll(id, SCALES, ({ text, hexes }) => {
      const read = text.split('\n').flatMap((line) => {
        const [, name = '', digits = ''] = rule.exec(line) ?? [];
        return name === '' ? [] : [{ name, hex: `#${digits}` }];
      });
      expect(read.map(({ hex }) => hex)).toEqual(hexes);
      expect(new Set(read.map(({ name }) => name)).size).toBe(hexes.length);
    }),
  );

  it.each([
    ['android', 'void_color'],
    ['compose', 'VoidColor'],
    ['flutter', 'voidColor'],
  ])('of %s are no words of the language', async (id, name) => {
    const { text } = await write({ ...TEAL, names: ['Void', 'Class', 'Color'] }, choiceOf(id));
    expect(text).toContain(name);
    expect(text).not.toMatch(/"(?:void|class|color)"|\b(?:void|class|color) =/i);
  });
});

describe('tokens with hex', () => {
  it('are strings of their type, as older readers want them', () =>
    checkAll('hex-tokens', SCALES, ({ text, hexes, names }) => {
      type Token = { $type?: string; $value?: string; $description?: string };
      const { color } = JSON.parse(text) as { color: Record<string, Token | Record<string, Token>> };
      const tokens = Object.values(color).flatMap((entry) =>
        '$value' in entry ? [entry as Token] : Object.values(entry as Record<string, Token>),
      );
      const read = tokens.map(({ $type = '', $value = '', $description = '' }) =>
        [$type, $value.toUpperCase(), $description].join(' '),
      );
      expect(new Set(read)).toEqual(
        new Set(hexes.map((hex, i) => ['color', hex, described(names[i] ?? '')].join(' '))),
      );
      expect(read).toHaveLength(hexes.length);
    }));
});

describe('an exported color table', () => {
  it('is read by another program, the count at its end', () =>
    checkAll('act', SCALES, async ({ bytes, hexes }) => {
      expect(bytes.length).toBe(772);
      expect((await readAnyPalette(bytes, 'act')).slice(0, hexes.length).map(({ hex }) => hex)).toEqual(
        hexes,
      );
    }));
});
