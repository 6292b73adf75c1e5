import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const ROWS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'Objective-C: a divisor that is a float',
    'UIColor *teal = [UIColor colorWithRed:(13/255.f) green:(148/255.f) blue:(136/255.f) alpha:1.0f];',
    ['#0D9488 teal'],
  ],
  [
    'Swift: computed properties',
    'extension UIColor {\n  static var teal: UIColor { UIColor(rgb: 0x0D9488) }\n  var ink: UIColor { return UIColor(hex: "1C1917") }\n}',
    ['#0D9488 teal', '#1C1917 ink'],
  ],
  [
    'Kotlin: maps',
    'val c = mapOf("teal" to Color(0xFF0D9488), "ink" to Color(0xFF1C1917))',
    ['#0D9488 teal', '#1C1917 ink'],
  ],
  [
    'Swift: a type that is left out',
    'extension Color {\n  static var teal: Color { .init(red: 0.051, green: 0.58, blue: 0.533) }\n}',
    ['#0D9488 teal'],
  ],
  [
    'Kotlin: enumerations',
    'enum class Sea(val c: Long) {\n  TEAL(0xFF0D9488),\n  INK(0xFF1C1917),\n}',
    ['#0D9488 TEAL', '#1C1917 INK'],
  ],
  [
    'C#: members of a dictionary',
    'var c = new Dictionary<string, string> { ["teal"] = "#0D9488" };\nvar d = new Dictionary<string, string> { { "ink", "#1C1917" } };',
    ['#0D9488 teal', '#1C1917 ink'],
  ],
  [
    'JavaScript: a map',
    "new Map([['teal', '#0D9488'], ['ink', '#1C1917']])",
    ['#0D9488 teal', '#1C1917 ink'],
  ],
  ['Rust: tuples with their type', 'const TEAL: (u8, u8, u8) = (13, 148, 136);', ['#0D9488 TEAL']],
  ['Typst', '#let teal = rgb("#0D9488")\n#let ink = rgb(28, 25, 23)', ['#0D9488 teal', '#1C1917 ink']],
  ['Hyprland', '$teal = rgb(0D9488)\n$ink = rgba(1c1917ee)\n', ['#0D9488 teal', '#1C1917 ink']],
  [
    'C: compound literals',
    '#define TEAL CLITERAL(Color){ 13, 148, 136, 255 }\nColor ink = (Color){ 28, 25, 23, 255 };',
    ['#0D9488 TEAL', '#1C1917 ink'],
  ],
  [
    'Zig and Lua: records',
    'pub const teal = Color{ .r = 13, .g = 148, .b = 136, .a = 255 };\nlocal ink = Color{ r=28, g=25, b=23 }',
    ['#0D9488 teal', '#1C1917 ink'],
  ],
  ['Rust: records', 'let teal = Color::Rgb { r: 13, g: 148, b: 136 };', ['#0D9488 teal']],
  [
    'SCSS: a rule that only looks like a record',
    '.color { border: 1px solid #0D9488 }\n.rgb { color: #1C1917 }',
    ['#0D9488 -', '#1C1917 -'],
  ],
  [
    'Dear ImGui',
    'colors[ImGuiCol_Text] = ImVec4(1.00f, 0.00f, 0.00f, 1.00f);\ncolors[ImGuiCol_Border] = IM_COL32(28, 25, 23, 255);',
    ['#FF0000 ImGuiCol_Text', '#1C1917 ImGuiCol_Border'],
  ],
  ['Unreal: linear channels', 'FLinearColor Teal = FLinearColor(0.004f, 0.296f, 0.246f);', ['#0D9488 Teal']],
  ['Processing', 'void setup() {\n  background(#0D9488);\n  fill(#1C1917);\n}', ['#0D9488 -', '#1C1917 -']],
  [
    'Python: members of a map',
    'colors["teal"] = "#0D9488"\ncolors[\'ink\'] = "#1C1917"',
    ['#0D9488 teal', '#1C1917 ink'],
  ],
  ['Python: whole fractions', 'a.color = (1.0, 0.0, 0.0, 1.0)\n', ['#FF0000 a.color']],
  [
    'Visual Basic',
    'Dim teal As Color = Color.FromArgb(13, 148, 136)\nRange("A1").Interior.Color = RGB(28, 25, 23)',
    ['#0D9488 teal', '#1C1917 Interior.Color'],
  ],
  [
    'JavaScript: functions and words in a list',
    "const c = ['#0D9488', 'rgb(28, 25, 23)', 'tomato'];",
    ['#0D9488 c', '#1C1917 c', '#FF6347 c'],
  ],
  [
    'JavaScript: tokens of a scale',
    "colors: { brand: { 500: { value: '#14B8A6' }, 600: { value: '#0D9488' } } }",
    ['#14B8A6 brand 500', '#0D9488 brand 600'],
  ],
  [
    'Graphviz',
    'digraph { a [fillcolor="#0D9488" style=filled]; b [color="#1C1917"]; }',
    ['#0D9488 fillcolor', '#1C1917 color'],
  ],
  [
    'Android: styles',
    '<style name="AppTheme">\n<item name="colorPrimary">#0D9488</item>\n<item name="colorAccent">@color/sun</item>\n</style>',
    ['#0D9488 colorPrimary'],
  ],
  [
    'INI: comments',
    '[palette]\nteal=#0D9488\nink = 1C1917\n; about #123456\nsun = 000000 # black\n',
    ['#0D9488 teal', '#1C1917 ink', '#000000 sun'],
  ],
  [
    'INI: a color in a reference',
    '[colors]\nbackground = #0D9488\nforeground = ${xrdb:color7:#1C1917}\n',
    ['#0D9488 background', '#1C1917 xrdb'],
  ],
  ['Lua: comments', 'local c = {\n  -- from #456\n  teal = "#0D9488", -- see #123\n}', ['#0D9488 teal']],
  [
    'CSS: the channels of a variable',
    '.a {\n  --color-teal-rgb: 13, 148, 136;\n  --color-teal: #0D9488;\n}',
    ['#0D9488 teal'],
  ],
  ['CSS: a fallback', '.a { color: #0D9488; color: color(display-p3 0.2 0.57 0.53); }', ['#0D9488 -']],
  [
    'SVG of Figma: a fallback',
    '<svg><path fill="#0D9488" style="fill:#0D9488;fill:color(display-p3 0.0510 0.5804 0.5333);fill-opacity:1;"/><path stroke="white" style="stroke:white;stroke-opacity:1;"/></svg>',
    ['#0D9488 -', '#FFFFFF -'],
  ],
  [
    'French: spaces before colons',
    'Bleu nuit : #191970 ; Rouge : #FF0000',
    ['#191970 Bleu nuit', '#FF0000 Rouge'],
  ],
  ['names before two dashes', 'Teal -- #0D9488\nInk -- #1C1917', ['#0D9488 Teal', '#1C1917 Ink']],
  ['check marks', '✓ Teal: #0D9488\n▪ Ink: #1C1917', ['#0D9488 Teal', '#1C1917 Ink']],
];

it.each(ROWS)(
  'colors of this dialect have their values and names, and nothing else is one: %s',
  (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  },
);

describe('what is said of what was left out', () => {
  it('is nothing of the sections of a TOML file', () => {
    const found = parseText(
      '[colors.primary]\nteal = "#0D9488"\n\n[[colors.indexed_colors]] # more\nink = "#1C1917"\n',
    );
    expect(named(found)).toEqual(['#0D9488 teal', '#1C1917 ink']);
    expect(found.problems).toEqual([]);
  });

  it('is a color that Stylus computes from a variable', () => {
    expect(parseText('teal = #0D9488\nmuted = lighten(teal, 20%)').problems).toEqual([
      { line: 2, text: 'lighten(teal, 20%)', reason: 'computed' },
    ]);
  });
});
