import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('constants of programs', () => {
  it.each([
    [
      'Flutter',
      'class AppColors {\n  static const Color primary = Color(0xFF0D9488);\n  static const Color ink = Color(0xFF1C1917);\n}',
    ],
    ['Compose', 'val primary = Color(0xFF0D9488)\nval ink: Color = Color(0xFF1C1917L)'],
    [
      'Swift',
      'let primary = Color(hex: 0x0D9488)\nlet ink = UIColor(red: 28/255, green: 25/255, blue: 23/255, alpha: 1)',
    ],
    ['C', '#define primary 0x0D9488\n#define ink 0x1C1917'],
    ['C#', 'Color primary = Color.FromArgb(255, 13, 148, 136);\nColor ink = Color.FromRgb(28, 25, 23);'],
    [
      'Kotlin with texts',
      'val primary = Color.parseColor("#FF0D9488")\nval ink = Color.parseColor("#1C1917")',
    ],
    ['Unity', 'var primary = new Color(0.051f, 0.58f, 0.533f);\nvar ink = new Color32(28, 25, 23, 255);'],
    ['web graphics', 'const primary = 0x0d9488;\nconst ink = 0x1c1917;'],
  ])('are colors with their names: %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(['#0D9488 primary', '#1C1917 ink']);
    expect(found.problems).toEqual([]);
  });

  it('have their opacity last where all end with it', () => {
    expect(hexes(parseText('a = 0x0D9488FF; b = 0x1C1917FF;'))).toEqual(['#0D9488', '#1C1917']);
  });
});

describe('channels without a function', () => {
  it.each([
    ['13 148 136', '#0D9488'],
    ['13, 148, 136', '#0D9488'],
    ['220 23.076923191547394% 94.90196108818054%', '#EFF1F5'],
    ['0.6002 0.1038 184.7', '#0D9488'],
    ['60.02% 0.1038 184.7', '#0D9488'],
    ['13 148 136 / 50%', '#0D9488'],
  ])('are the color of a variable: %s', (value, hex) => {
    expect(named(parseText(`:root {\n  --primary: ${value};\n}`))).toEqual([`${hex} primary`]);
  });

  it.each([
    '--flex: 1 1 0',
    'margin: 10 20 30',
    '--grid: 10 20 30 40',
    '--size: 300 20 30',
    '--ease: 0.2 0.9 0.1 1',
  ])('are something else in %j', (text) => expect(parseText(`:root { ${text}; }`).colors).toEqual([]));
});

describe('colors that are computed', () => {
  it('are what CSS makes of them', () => {
    expect(
      named(
        parseText(
          ':root{\n --brand: #0D9488;\n --light: oklch(from #0D9488 calc(l + .2) c h);\n --soft: color-mix(in oklab, #0D9488 20%, white);\n}',
        ),
      ),
    ).toEqual(['#0D9488 brand', '#65D4C6 light', '#D6E9E6 soft']);
  });

  it.each([
    ['$ink: darken(#0D9488, 30%);', 'darken(#0D9488, 30%)'],
    ['$ink: tone(rgb(13 148 136), 30%);', 'tone(rgb(13 148 136), 30%)'],
    ['$ink: tone(color(srgb 0 .6 .5), 30%);', 'tone(color(srgb 0 .6 .5), 30%)'],
    ['$ink: color.adjust(#0D9488, $lightness: -30%);', 'color.adjust(#0D9488, $lightness: -30%)'],
    ['--ink: color-mix(in oklab, var(--brand) 40%, white);', 'color-mix(in oklab, var(--brand) 40%, w…'],
    ['@ink: fade(@teal, 50%);', 'fade(@teal, 50%)'],
    ['--ink: made-up(#0D9488, 3);', 'made-up(#0D9488, 3)'],
    ['--ink: color-mix(in oklab, var(--a), white);', 'color-mix(in oklab, var(--a), white)'],
    ['--ink: oklch(from var(--a) l c h);', 'oklch(from var(--a) l c h)'],
    ['--ink: rgb(var(--a) / 50%);', 'rgb(var(--a) / 50%)'],
    ["const ink = darken('#0D9488', 0.2);", "darken('#0D9488', 0.2)"],
    ["const ink = chroma('#0D9488').darken(2);", "#0D9488').darken("],
  ])('are named where they cannot be: %s', (text, shown) => {
    const found = parseText(`$teal: #111111;\n${text}`);
    expect(hexes(found)).toEqual(['#111111']);
    expect(found.problems).toEqual([{ line: 2, text: shown, reason: 'computed' }]);
  });

  it.each([
    ['--a: light-dark(#fff, #000);', ['#FFFFFF', '#000000']],
    ['$a: rgba(#0D9488, .5);', ['#0D9488']],
    ['a { filter: invert(100%) drop-shadow(0 0 3px #0D9488); }', ['#0D9488']],
    ['a { color: var(--x, #0D9488); }', ['#0D9488']],
    ["const a = chroma('#0D9488');", ['#0D9488']],
    ['a { background: linear-gradient(#0D9488, #1C1917); }', ['#0D9488', '#1C1917']],
  ])('are not those that only stand in a call: %s', (text, expected) => {
    // A text in which code finds no color is read as a list, too.
    const found = parseText(`$teal: #111111;\n${text}`);
    expect(hexes(found)).toEqual(['#111111', ...expected]);
    expect(found.problems).toEqual([]);
  });
});

describe('colors of a list in another file', () => {
  it.each([
    ['brand: colors.teal[900],', 'colors.teal[900]'],
    ["brand: colors.teal['900'],", "colors.teal['900']"],
    ['brand: colors.sky.500,', 'colors.sky.500'],
    ['brand: colors.slate', 'colors.slate'],
  ])('are named, with a reason: %s', (text, shown) => {
    const found = parseText(`colors: {\n  ink: '#1C1917',\n  ${text}\n}`);
    expect(named(found)).toEqual(['#1C1917 ink']);
    expect(found.problems).toEqual([{ line: 3, text: shown, reason: 'elsewhere' }]);
  });

  it.each([
    ['the list is taken in', "import colors from 'tailwindcss/colors';\nconst a = '#1C1917';"],
    ['it is asked for its names', "const a = '#1C1917';\nconst all = colors.map(toName);"],
    ['something of it is called', "const a = '#1C1917';\nconst b = colors.find(isDark);"],
  ])('are not what is meant where %s', (_, text) => {
    expect(parseText(text).problems).toEqual([]);
  });
});

describe('the rules of a style sheet', () => {
  it('may say the same of elements that are called alike', () => {
    const text =
      '.card .title:hover { color: #0D9488 } .list .title:hover { color: #1C1917 } .a, .b { fill: #111 } .c, .b { fill: #222 }';
    expect(hexes(parseText(text))).toEqual(['#0D9488', '#1C1917', '#111111', '#222222']);
  });

  it('have a variable once, in whatever notations it is written again', () => {
    const text = ':root { --border: #0D9488; --border: oklch(60% 0.1038 184.7); --ink: #1C1917 }';
    expect(named(parseText(text))).toEqual(['#0D9488 border', '#1C1917 ink']);
  });
});

describe('code', () => {
  it('may have a function over several lines, and goes on counting them', () => {
    const found = parseText(
      ':root {\n  --a: oklch(\n    0.9115893545851754 0.04278297688944959 258.94532126217916\n  );\n  --b: #12345;\n}',
    );
    expect(named(found)).toEqual(['#D1E3FF a']);
    expect(found.problems).toEqual([{ line: 5, text: '#12345' }]);
  });

  it('has the name of its group for a default', () => {
    expect(named(parseText("colors: { brand: { DEFAULT: '#0D9488', 50: '#f0fdfa' } }"))).toEqual([
      '#0D9488 brand',
      '#F0FDFA brand 50',
    ]);
  });

  it('keeps names in any alphabet', () => {
    expect(named(parseText('--深い青: #0D9488;\n--rødgrød: #fff;'))).toEqual([
      '#0D9488 深い青',
      '#FFFFFF rødgrød',
    ]);
  });

  it('is read once where a generator repeats it in several notations, with the names', () => {
    const text = [
      '/* CSV */\n264653,2a9d8f',
      '/* With # */\n#264653, #2a9d8f',
      '/* Array */\n["264653","2a9d8f"]',
      '/* Object */\n{"Charcoal":"264653","Persian green":"2a9d8f"}',
      '/* XML */\n<palette>\n  <color name="Charcoal" hex="264653" r="38" g="70" b="83" />\n</palette>',
    ].join('\n\n');
    expect(named(parseText(text))).toEqual(['#264653 Charcoal', '#2A9D8F Persian green']);
  });

  it('never throws, whatever its units', () => {
    expect(parseText('color(0xFF0D9488q) rgb(1zz 2 3)').refusal).toBeNull();
  });
});

describe('colors of a style sheet', () => {
  it('are of a gradient those that are nowhere else, the last', () => {
    expect(
      hexes(
        parseText(
          '.a { background: linear-gradient(90deg, #264653, #0f3460 40%, gold, #0f3460) }\n.b { color: #264653 }',
        ),
      ),
    ).toEqual(['#264653', '#0F3460', '#FFD700']);
  });

  it.each([
    ['a { border: 1px solid tomato }', ['#FF6347']],
    ['a { background: url(#header) no-repeat gold; outline: red dashed !important }', ['#FFD700', '#FF0000']],
    ['a { box-shadow: 0 0 2px inset navy, 0 0 2px white }', ['#000080', '#FFFFFF']],
    // Words of other properties, and of other languages, are no colors.
    ['a { font: bold 12px Tan; animation: 1s linen; border: 1px solid transparent }', []],
    ['const style = { border: `1px solid ${gold}` };', []],
    ['$line: 1px solid orchid;', []],
  ])('are by name among the words of a property: %s', (text, expected) => {
    expect(hexes(parseText(text))).toEqual(expected);
  });
});

describe('the name of a color in code', () => {
  it.each([
    ["colors: { 'sea--deep': { 500: '#0D9488' } }", ['#0D9488 sea--deep 500']],
    ['theme {\n  teal {\n    500: #0D9488;\n  }\n}', ['#0D9488 teal 500']],
    ["const c = { 'deep sea': '#0D9488' };", ['#0D9488 deep sea']],
    ["const c = { teal: { '50a': '#0D9488' } };", ['#0D9488 teal 50a']],
    // The shades of two colors are called alike; what only holds them says nothing.
    [
      "colors: { sea: { light: '#5EEAD4', dark: '#0D9488' }, sand: { light: '#FCD34D' }, ink: '#111' }",
      ['#5EEAD4 sea light', '#0D9488 sea dark', '#FCD34D sand light', '#111111 ink'],
    ],
    ['$all: (\n  sea: (\n    light: #5EEAD4\n  )\n);', ['#5EEAD4 sea light']],
    ["theme: { extend: { colors: { ink: '#111' } } }", ['#111111 ink']],
    // The same variable of another mode.
    [
      ':root { --ink: #111; --sea: #0D9488 }\n.dark { --ink: #EEE }\n[data-theme="dim"] { --ink: #CCC }',
      ['#111111 ink', '#0D9488 sea', '#EEEEEE dark ink', '#CCCCCC data-theme ink'],
    ],
    ["export default { 50: '#F0FDFA', 500: '#0D9488' };", ['#F0FDFA 50', '#0D9488 500']],
    ["module.exports = { 500: '#0D9488' };", ['#0D9488 500']],
    ['@Named("sea") val teal = Color(0xFF0D9488)', ['#0D9488 teal']],
    ['val teal:Color = Color(0xFF0D9488)', ['#0D9488 teal']],
    ['val teal : Color? = Color(0xFF0D9488)', ['#0D9488 teal']],
    ["const teals: string[] = ['#0D9488'];", ['#0D9488 teals']],
    ['#define  TEAL   0x0D9488', ['#0D9488 TEAL']],
    ['#define TEAL UIColorFromRGB(0x0D9488)', ['#0D9488 TEAL']],
    ['let sea = Color( hex: 0x0D9488 )', ['#0D9488 sea']],
    ['let sea = Color(hex : 0x0D9488)', ['#0D9488 sea']],
    ['let sea = Color(\n  hex: 0x0D9488\n)', ['#0D9488 sea']],
    ['let sea = ColorOf(\n  hex: 0x0D9488\n)', ['#0D9488 sea']],
    ['$a: (\n  500: #0D9488\n);\n$500: #1C1917;', ['#0D9488 a 500', '#1C1917 500']],
    [`a: { ${'x: { '.repeat(40)} ${'} '.repeat(40)} 500: '#0D9488' }`, ['#0D9488 a 500']],
    // A name of the same group again is the same color; groups that only read alike are others.
    ['.a { .bc { --x: #0D9488 } }\n.ab { .c { --x: #1C1917 } }', ['#0D9488 x', '#1C1917 c x']],
    ['  <svg><rect fill="#0D9488"/></svg>', ['#0D9488 -']],
  ])('is that of its key or group: %j', (text, expected) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });
});

describe('a word, a number or a call in code', () => {
  it.each([
    ['a word that begins a value', '--sea: teal;', ['#008080']],
    ['a word in quotes at the end', 'let sea = "teal"', ['#008080']],
    ['a function that is called nearly as an address', 'a { --sea: curl(#0D9488); }', ['#0D9488']],
    ['channels with an opacity', ':root { --sea: 13 148 136/ 50%; }', ['#0D9488']],
    ['channels in quotes', "const theme = { '--sea': '13 148 136', };", ['#0D9488']],
    ['channels with spaces behind', ':root { --sea: 13 148 136  ; }', ['#0D9488']],
    ['channels at the end', ':root { --sea: 13 148 136', ['#0D9488']],
  ])('is a color as %s', (_, text, expected) => {
    const found = parseText(text);
    expect(hexes(found)).toEqual(expected);
    expect(found).toMatchObject({ kind: 'Code', problems: [] });
  });

  it.each([
    ['private fields', 'class A {\n  #add;\n  #bed = 1;\n}'],
    ['a function that is defined', 'function rgb(r, g, b) { return 1 }'],
    ['a variable of JavaScript', 'const color = dark || gold;'],
    ['a variable of SCSS', 'a { border: 1px solid $gold; }'],
    ['a variable of Less', 'a { border: 1px solid @gold; }'],
    ['a member', 'a { border: 1px solid gold.light; }'],
    ['a call of words that is left open', 'a { --a: rgb(var(--r), 2; }'],
    ['an address', 'const link = "https://example.test/#add";'],
    ['a title', '/* #111111 */ // #222222'],
  ])('is none in %s', (_, text) => {
    const found = parseText(`${text}\n$sea: #0D9488;`);
    expect(named(found)).toEqual(['#0D9488 sea']);
    expect(found.problems).toEqual([]);
  });

  it('is none in the words of a picture', () => {
    const text = '<svg><title>a #111111</title><desc>b #222222</desc><rect fill="#0D9488"/></svg>';
    expect(hexes(parseText(text))).toEqual(['#0D9488']);
  });

  it('is none behind the beginning of a remark that has no end', () => {
    expect(hexes(parseText('a { color: #0D9488 }\n/* #111111;\nb { color: #222222 }'))).toEqual(['#0D9488']);
  });

  it('is named with its line behind remarks, where it cannot be read', () => {
    expect(parseText('// one\n/* two\n*/ $sea: #0D9488; // three\n$ink: #12345;').problems).toEqual([
      { line: 4, text: '#12345' },
    ]);
    expect(parseText("const ink = darken('#0D9488', 0.2), theme = { sea: '#1C1917' };").problems).toEqual([
      { line: 1, text: "darken('#0D9488', 0.2)", reason: 'computed' },
    ]);
  });
});
