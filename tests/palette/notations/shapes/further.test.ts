import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

type Row = readonly [string, string, readonly string[]];

/** Files as their formats describe them, each with the names and the colors that it means. */
const NAMED: Readonly<Record<string, readonly Row[]>> = {
  'colors of Flutter and Compose': [
    [
      'channels by themselves',
      'const teal = Color.fromARGB(255, 13, 148, 136);\nconst ink = Color.fromRGBO(28, 25, 23, 1.0);\n',
      ['#0D9488 teal', '#1C1917 ink'],
    ],
    [
      'a swatch of Material',
      'const MaterialColor sea = MaterialColor(0xFF0D9488, <int, Color>{\n  50: Color(0xFFF0FDFA),\n  900: Color(0xFF1C1917),\n});\n',
      ['#0D9488 sea', '#F0FDFA sea 50', '#1C1917 sea 900'],
    ],
    [
      'a scheme',
      'final scheme = ColorScheme.light(\n  primary: const Color(0xFF0D9488),\n  onPrimary: const Color(0xFFFFFFFF),\n);\n',
      ['#0D9488 primary', '#FFFFFF onPrimary'],
    ],
    [
      'Kotlin with lower case and parts of a number',
      'internal val Teal600 = Color(0xff0d9488)\nval Ink: Color = Color(0xFF_1C_19_17)\n',
      ['#0D9488 Teal600', '#1C1917 Ink'],
    ],
    [
      'Kotlin in an object, with remarks',
      'object Palette {\n  // the brand\n  val Teal = Color(0xFF0D9488) // 600\n  val Ink = Color(red = 28, green = 25, blue = 23)\n}\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
  ],
  'names of words that are hex, too': [
    [
      'a hex in brackets',
      'Facade beige (F5F5DC)\nDecade gold (FFD700)\n',
      ['#F5F5DC Facade beige', '#FFD700 Decade gold'],
    ],
    ['a colon', 'Cafe: #6F4E37\nDeed: #0D9488\n', ['#6F4E37 Cafe', '#0D9488 Deed']],
    ['a dash', 'Abba - 123ABC\nFade - FADE00\n', ['#123ABC Abba', '#FADE00 Fade']],
    ['the hex first', '#BADA55 Bad ass\n#C0FFEE Coffee bean\n', ['#BADA55 Bad ass', '#C0FFEE Coffee bean']],
    ['tabs', 'Dad blue\t1E3A8A\nAdd red\tDC2626\n', ['#1E3A8A Dad blue', '#DC2626 Add red']],
  ],
  'lists that generators copy': [
    [
      'variables of CSS with a remark',
      '/* Palette */\n--charcoal: #264653;\n--persian-green: #2a9d8f;\n',
      ['#264653 charcoal', '#2A9D8F persian-green'],
    ],
    [
      'an extended array',
      '[{"name":"Charcoal","hex":"264653","rgb":[38,70,83]},{"name":"Saffron","hex":"e9c46a","rgb":[233,196,106]}]',
      ['#264653 Charcoal', '#E9C46A Saffron'],
    ],
    [
      'variables of SCSS in several notations',
      '/* SCSS HEX */\n$charcoal: #264653ff;\n$saffron: #e9c46aff;\n\n/* SCSS RGB */\n$charcoal: rgba(38, 70, 83, 1);\n$saffron: rgba(233, 196, 106, 1);\n',
      ['#264653 charcoal', '#E9C46A saffron'],
    ],
    [
      'a theme of JavaScript',
      "export const colors = {\n  charcoal: '#264653',\n  saffron: '#e9c46a',\n};\n",
      ['#264653 charcoal', '#E9C46A saffron'],
    ],
    [
      'a list of Markdown',
      '- **Charcoal** `#264653`\n- **Saffron** `#E9C46A`\n',
      ['#264653 Charcoal', '#E9C46A Saffron'],
    ],
  ],
};

const VALUES: Readonly<Record<string, readonly Row[]>> = {
  'bare triples': [
    ['of a theme for daisyUI', ':root {\n  --p: 60.02% 0.1038 184.7;\n}\n', ['#0D9488']],
    [
      'of Skeleton',
      "[data-theme='sea'] {\n  --color-primary-500: 13 148 136; /* #0D9488 */\n  --color-surface-900: 28 25 23;\n}\n",
      ['#0D9488', '#1C1917'],
    ],
    [
      'of shadcn',
      '.dark {\n  --background: 0 0% 0%;\n  --foreground: 0 0% 100%;\n  --radius: 0.5rem;\n}\n',
      ['#000000', '#FFFFFF'],
    ],
    [
      'with commas',
      ':root {\n  --teal-rgb: 13,148,136;\n  --ink-rgb: 28, 25, 23;\n}\n',
      ['#0D9488', '#1C1917'],
    ],
    [
      'with units of the hue',
      ':root {\n  --a: 0deg 0% 100%;\n  --b: 120deg 100% 50%;\n}\n',
      ['#FFFFFF', '#00FF00'],
    ],
  ],
  'lines of channels': [
    ['parted by spaces', '13 148 136\n28 25 23\n', ['#0D9488', '#1C1917']],
    ['in brackets', '(13, 148, 136)\n(28, 25, 23)\n', ['#0D9488', '#1C1917']],
    ['as an array of arrays', '[[13, 148, 136], [28, 25, 23]]', ['#0D9488', '#1C1917']],
    ['behind a word', 'RGB: 13, 148, 136\nRGB: 28, 25, 23\n', ['#0D9488', '#1C1917']],
    ['parted by tabs', '13\t148\t136\n28\t25\t23\n', ['#0D9488', '#1C1917']],
  ],
  'functions over several lines': [
    [
      'rgb with commas',
      ':root {\n  --a: rgb(\n    13,\n    148,\n    136\n  );\n  --b: #1c1917;\n}\n',
      ['#0D9488', '#1C1917'],
    ],
    [
      'hsl with a remark',
      ':root {\n  --a: hsl(\n    0deg /* red */\n    0%\n    100%\n  );\n}\n',
      ['#FFFFFF'],
    ],
    [
      'oklch with opacity',
      '.x {\n  color: oklch(\n    0 0 0 / 50%\n  );\n  background: #fff;\n}\n',
      ['#000000', '#FFFFFF'],
    ],
    ['color() of a space', '.x { color: color(\n  srgb\n  1 1 1\n); }\n', ['#FFFFFF']],
    ['in SCSS', '$teal: rgb(\n  13,\n  148,\n  136,\n);\n$ink: #1c1917;\n', ['#0D9488', '#1C1917']],
  ],
  pictures: [
    [
      'with a clip path',
      '<svg xmlns="http://www.w3.org/2000/svg"><clipPath id="cafe"><rect/></clipPath><rect fill="#0D9488" clip-path="url(#cafe)"/></svg>',
      ['#0D9488'],
    ],
    [
      'with gradients',
      '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="fade"><stop stop-color="#0D9488"/><stop offset="1" stop-color="#1C1917"/></linearGradient><path fill="url(#fade)" d="M0 0"/></svg>',
      ['#0D9488', '#1C1917'],
    ],
    [
      'with a style sheet',
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:#0D9488}#bead{stroke:#1C1917}</style><g id="bead"/></svg>',
      ['#0D9488', '#1C1917'],
    ],
    [
      'with currentColor and none',
      '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor"><path fill="#0D9488" d="M0 0"/></svg>',
      ['#0D9488'],
    ],
    [
      'with links',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="#decade"><text fill="#1C1917">x</text></a></svg>',
      ['#1C1917'],
    ],
  ],
};

/** Computed colors: what can be computed is, and what cannot is named with its line. */
const COMPUTED: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['a mix of equal parts', ':root { --a: color-mix(in srgb, #000, #fff); }', ['#808080'], []],
  ['a mix of an eighth', ':root { --a: color-mix(in srgb, #000000 80%, #ff0000); }', ['#330000'], []],
  ['channels of another color', ':root { --a: rgb(from #0d9488 r g b); }', ['#0D9488'], []],
  ['a lightness that is given', ':root { --a: hsl(from #ff0000 h s 100%); }', ['#FFFFFF'], []],
  ['a sum', ':root { --a: rgb(from #000000 calc(r + 255) g b); }', ['#FF0000'], []],
  ['SCSS: lighten', '$a: lighten(#0d9488, 10%);\n$b: #1c1917;', ['#1C1917'], ['lighten(#0d9488, 10%)']],
  [
    'SCSS: a module',
    '$a: color.adjust(#0d9488, $lightness: -10%);\n$b: #1c1917;',
    ['#1C1917'],
    ['color.adjust(#0d9488, $lightness: -10%)'],
  ],
  [
    'SCSS: a mix',
    '$a: mix(#0d9488, #ffffff, 20%);\n$b: #1c1917;',
    ['#1C1917'],
    ['mix(#0d9488, #ffffff, 20%)'],
  ],
  ['Less: darken', '@a: darken(#0d9488, 10%);\n@b: #1c1917;', ['#1C1917'], ['darken(#0d9488, 10%)']],
  ['Less: spin', '@a: spin(#0d9488, 30);\n@b: #1c1917;', ['#1C1917'], ['spin(#0d9488, 30)']],
];

describe.each(Object.entries(NAMED))('%s', (_, rows) => {
  it.each(rows)('%s', (__, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe.each(Object.entries(VALUES))('%s', (_, rows) => {
  it.each(rows)('%s', (__, text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });
});

describe('computed colors', () => {
  it.each(COMPUTED)('%s', (_, text, expected, skipped) => {
    const found = parseText(text);
    expect(hexes(found)).toEqual(expected);
    expect(found.problems.map((problem) => problem.text)).toEqual(skipped);
  });
});
