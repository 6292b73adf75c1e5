import fc from 'fast-check';

/** Palettes as people, programs and other tools write them: well-formed, or nearly. */

/** Digits of both cases. Made of two numbers: a letter at a time takes as long as all the rest of a palette. */
const hexOf = (length: number): fc.Arbitrary<string> =>
  fc
    .noBias(fc.tuple(fc.nat(16 ** length - 1), fc.nat(2 ** length - 1)))
    .map(([value, capitals]) =>
      Array.from(value.toString(16).padStart(length, '0'), (digit, at) =>
        (capitals >> at) % 2 === 1 ? digit.toUpperCase() : digit,
      ).join(''),
    );
const hex = fc.oneof(
  { weight: 3, arbitrary: hexOf(6) },
  ...[3, 4, 8].map((length) => ({ weight: 1, arbitrary: hexOf(length) })),
);

const whole = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 100, 256, 360, 999, -1));
const decimal = fc.oneof(
  fc.double({ min: -2, max: 2, noNaN: true }).map((value) => value.toFixed(3)),
  fc.constantFrom('.5', '1.', '1e2', '-0', '+1', 'none'),
);
const value = fc.oneof(
  whole.map(String),
  decimal,
  whole.map((percent) => `${percent}%`),
  fc.constantFrom('120deg', '0.5turn', 'calc(1 + 2)', 'calc(10% * 2)', 'var(--x)', 'r', 'h'),
);

const FUNCTIONS = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'cmyk',
  'device-cmyk',
];
const SPACES = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz',
  'xyz-d50',
  'nonsense',
];
const WORDS = [
  'red',
  'teal',
  'RebeccaPurple',
  'transparent',
  'currentcolor',
  'inherit',
  'bad',
  'tan',
  'CanvasText',
];

const call = fc
  .tuple(
    fc.constantFrom(...FUNCTIONS),
    fc.array(value, { minLength: 1, maxLength: 5 }),
    fc.constantFrom(', ', ' ', ' / '),
  )
  .map(([name, values, between]) => `${name}(${values.join(between)})`);
const spaceCall = fc
  .tuple(fc.constantFrom(...SPACES), fc.array(value, { minLength: 3, maxLength: 4 }))
  .map(([space, values]) => `color(${space} ${values.join(' ')})`);

/** A color in one of the ways of CSS and of programs, or what comes near to one. */
const plainColor = fc.oneof(
  hex.map((digits) => `#${digits}`),
  hex,
  hex.map((digits) => `0x${digits}`),
  hex.map((digits) => `Color(0xFF${digits})`),
  call,
  spaceCall,
  fc.constantFrom(...WORDS),
  fc.array(whole, { minLength: 3, maxLength: 4 }).map((values) => values.join(', ')),
);
const mixedColor = fc
  .tuple(fc.constantFrom(...SPACES, 'oklch', 'hsl longer hue'), plainColor, plainColor, whole)
  .map(([space, one, other, share]) => `color-mix(in ${space}, ${one} ${share}%, ${other})`);
const relativeColor = fc
  .tuple(fc.constantFrom(...FUNCTIONS), plainColor, fc.array(value, { minLength: 3, maxLength: 3 }))
  .map(([name, base, values]) => `${name}(from ${base} ${values.join(' ')})`);
const color = fc.oneof({ weight: 6, arbitrary: plainColor }, mixedColor, relativeColor);

const name = fc.oneof(
  fc.constantFrom(
    'teal',
    'brand-500',
    'Crème brûlée',
    '深い青',
    'a.b',
    'a b',
    '',
    '__proto__',
    'constructor',
    '50',
    'DEFAULT',
  ),
  fc.string({ maxLength: 12 }),
);

type Entry = readonly [name: string, color: string];
type Way = (entries: readonly Entry[]) => string;

const lines =
  (line: (entry: Entry, index: number) => string, before = '', after = '') =>
  (entries: readonly Entry[]): string =>
    `${before}${entries.map(line).join('\n')}${after}`;

const json = (text: unknown): string => JSON.stringify(text, null, 1);

/** One row for each notation that import reads. */
const WAYS: readonly Way[] = [
  lines(([, is]) => is),
  lines(([called, is]) => `${is} ${called}`),
  lines(([called, is]) => `${called}: ${is}`),
  (entries) => entries.map(([, is]) => is).join('-'),
  (entries) => `https://example.com/palette/${entries.map(([, is]) => is).join('-')}`,
  (entries) =>
    `/palette-builder?c=${entries.map(([, is]) => is.replace('#', '')).join('-')}&n=${entries[0]?.[0] ?? ''}`,
  lines(([called, is]) => `  --${called}: ${is};`, ':root {\n', '\n}'),
  lines(([called, is]) => `  --color-${called}: ${is};`, '@theme inline {\n', '\n}'),
  lines(([called, is]) => `.${called} { background: ${is}; color: color(from ${is} srgb r g b / 50%) }`),
  lines(([called, is]) => `$${called}: ${is} !default;`),
  lines(([called, is]) => `@${called}: ${is};`),
  lines(([called, is]) => `  '${called}': ${is},`, '$colors: (\n', '\n);'),
  lines(
    ([called, is]) => `  "${called}": "${is}",`,
    'module.exports = { theme: { extend: { colors: {\n',
    '\n} } } };',
  ),
  lines(
    ([called, is]) => `  <color name="${called}">${is}</color>`,
    '<?xml version="1.0"?>\n<resources>\n',
    '\n</resources>',
  ),
  lines(([called, is]) => `static let ${called} = UIColor(red: ${is}, alpha: 1)`),
  lines(([called, is]) => `val ${called} = Color(${is})`),
  lines(([called, is]) => `const Color ${called} = ${is};`),
  lines(([called, is]) => `#define ${called} ${is}`),
  lines(([called, is]) => `\\definecolor{${called}}{HTML}{${is.replace('#', '')}}`),
  lines(
    ([called, is], i) => `<rect x="${i}" fill="${is}"><title>${called}</title></rect>`,
    '<svg>\n',
    '\n</svg>',
  ),
  lines(
    ([called, is]) => `<key>${called}</key><string>${is}</string>`,
    '<plist version="1.0"><dict>\n',
    '\n</dict></plist>',
  ),
  lines(([called, is]) => `${called},${is}`, 'Name,Hex\n'),
  lines(([called, is]) => `"${called}";"${is}"`, 'sep=;\nName;Color\n'),
  lines(([called, is]) => `| ${called} | \`${is}\` |`, '| Name | Hex |\n|---|---|\n'),
  lines(
    ([called, is]) => `${is.replaceAll(',', ' ')}\t${called}`,
    'GIMP Palette\nName: Any\nColumns: 4\n#\n',
  ),
  lines(([, is]) => is.replaceAll(',', ' '), 'JASC-PAL\n0100\n4\n'),
  lines(([, is]) => is.replace('#', 'FF'), '; paint.net Palette File\n'),
  (entries) => entries.map(([called, is]) => `/* ${called} */\n${is}`).join('\n\n'),
  (entries) => json(entries.map(([, is]) => is)),
  (entries) => json(Object.fromEntries(entries)),
  (entries) => json({ name: 'Any', colors: entries.map(([called, is]) => ({ name: called, hex: is })) }),
  (entries) =>
    json(Object.fromEntries(entries.map(([called, is]) => [called, { $type: 'color', $value: is }]))),
  (entries) =>
    json({
      base: Object.fromEntries(entries.map(([called, is]) => [called, { $value: is, $type: 'color' }])),
      $extends: '{base}',
      alias: { $type: 'color', $value: `{base.${entries[0]?.[0] ?? 'none'}}` },
    }),
  (entries) =>
    json({
      variables: entries.map(([called, is]) => ({
        name: called,
        valuesByMode: {
          a: is,
          b: { r: 0.5, g: Number(is) || 1, b: 0, a: 1 },
          c: { type: 'VARIABLE_ALIAS', id: called },
        },
      })),
    }),
];

/** A palette in one of the notations that are read, whose colors and names need not make sense. */
export const paletteTexts: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...WAYS), fc.array(fc.tuple(name, color), { maxLength: 12 }))
  .map(([write, entries]) => write(entries));
