import fc from 'fast-check';

import { colorFromPacked } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import type { ExportChoice } from '../../../src/features/export/exportChoice';
import { planBytes, planExport, planText, type ExportPlan } from '../../../src/features/export/exportFile';
import { ALL_NOTATIONS } from '../../../src/palette/notations/values/valueNotation';
import { exportValues } from '../../../src/palette/exportPalette';
import type { NamedPalette } from '../../../src/palette/namedPalette';

/** Names that break out of strings, comments, cells, lines and tags, or are no names at all. */
const HOSTILE_NAMES = [
  '',
  ' ',
  '2nd Avenue',
  '=HYPERLINK("http://evil.test")',
  '@SUM(1)',
  '-1',
  'a,b;c\t"d"',
  "O'Hara's Red",
  'Crème brûlée',
  '深い青',
  'inherit',
  'transparent',
  'constructor',
  'name',
  '__proto__',
  '$value',
  '{color.red}',
  'a.b',
  '*/ } body { color: red',
  '</title></svg><script>',
  '<!-- & -->',
  'line\r\nbreak\u2028end',
  '\u202Egnp.exe',
  'Har\u00ADbor\u200B\u200E',
  '\uD800',
  '🎨 Paint',
  '\\',
  '\u0000',
  'Teal',
  'teal',
  'Teal 50',
];

const nameArbitrary = fc.oneof(
  fc.constantFrom(...HOSTILE_NAMES),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

const packedArbitrary = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }),
  fc.constantFrom(0x000000, 0xffffff, 0x0d9488, 0x808080, 0xff0000, 0x010000, 0x00ffff),
);

export type TestPalette = { readonly palette: NamedPalette; readonly names: readonly string[] };

/** 2 to 9 colors with a name each, and a name for all. */
export const paletteArbitrary: fc.Arbitrary<TestPalette> = fc
  .record({
    rows: fc.array(fc.tuple(packedArbitrary, nameArbitrary), { minLength: 2, maxLength: 9 }),
    name: fc.oneof(fc.constant(null), nameArbitrary),
  })
  .map(({ rows, name }) => ({
    palette: { colors: rows.map(([packed]) => colorFromPacked(packed)), name },
    names: rows.map(([, colorName]) => colorName),
  }));

export const choiceOf = (formatId: string, options: Partial<ExportChoice> = {}): ExportChoice => ({
  formatId,
  notation: 'hex',
  naming: 'names',
  hasScale: false,
  pixelRatio: 1,
  ...options,
});

export type Written = {
  readonly plan: ExportPlan;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly hexes: readonly string[];
  readonly names: readonly string[];
  readonly ids: readonly string[];
};

/** The file, with what a reader should find in it. */
export const write = async ({ palette, names }: TestPalette, choice: ExportChoice): Promise<Written> => {
  const plan = planExport(palette, names, choice);
  const values = exportValues(plan.palette);
  return {
    plan,
    text: plan.format.kind === 'text' ? planText(plan) : '',
    bytes: await planBytes(plan),
    hexes: values.map(({ color }) => formatHex(color)),
    names: values.map(({ name }) => name),
    ids: values.map(({ id }) => id),
  };
};

export const TEAL: TestPalette = {
  palette: { colors: [0x0d9488, 0xf5f5f4, 0x1c1917].map(colorFromPacked), name: 'Teal' },
  names: ['Teal', 'White Smoke', 'Jet'],
};

export type Option = Pick<Partial<ExportChoice>, 'notation' | 'hasScale'>;

/** Every palette, with every option of the format. */
export const checkAll = async (
  formatId: string,
  options: readonly Option[],
  check: (written: Written, palette: TestPalette) => void | Promise<void>,
  numRuns = 60,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(paletteArbitrary, fc.constantFrom(...options), async (palette, option) =>
      check(await write(palette, choiceOf(formatId, option)), palette),
    ),
    // Smaller examples of a broken picture take longer to find than the test may last.
    { numRuns, endOnFailure: true },
  );

export const SCALES: readonly { readonly hasScale: boolean }[] = [{ hasScale: false }, { hasScale: true }];
export const NOTATIONS: readonly Option[] = ALL_NOTATIONS.flatMap((notation) =>
  SCALES.map(({ hasScale }) => ({ hasScale, notation })),
);
