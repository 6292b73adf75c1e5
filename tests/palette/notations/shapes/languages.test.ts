import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

type Row = readonly [string, string, readonly string[]];

/** Code as its languages and libraries describe it, with the names and colors that it means. */
const NAMED: Readonly<Record<string, readonly Row[]>> = {
  'colors made of their channels': [
    [
      'Dart: hex for each channel',
      'static const brand = Color.fromARGB(0xFF, 0x0D, 0x94, 0x88);\nstatic const ink = Color.fromRGBO(28, 25, 23, 1.0);\n',
      ['#0D9488 brand', '#1C1917 ink'],
    ],
    [
      'Dart: labels with opacity first',
      'const a = Color.from(alpha: 1.0, red: 0.0, green: 0.5, blue: 1.0);\nconst b = Color.from(alpha: 1, red: 1, green: 0, blue: 0);\n',
      ['#0080FF a', '#FF0000 b'],
    ],
    [
      'Swift: grays, whole parts of 1, other spaces by their labels',
      'static let a = Color(white: 0.5)\nstatic let b = UIColor(white: 0.2, alpha: 1)\nstatic let c = UIColor(red: 1, green: 1, blue: 0, alpha: 1)\nstatic let d = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)\n',
      ['#808080 a', '#333333 b', '#FFFF00 c', '#FF0000 d'],
    ],
    [
      'Swift: a wider space',
      'let a = Color(.displayP3, red: 1, green: 1, blue: 1, opacity: 1)\nlet b = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)\n',
      ['#FFFFFF a', '#FF3428 b'],
    ],
    [
      'Dart and Kotlin: a wider space behind the channels',
      'const a = Color.from(alpha: 1, red: 1, green: 0, blue: 0, colorSpace: ColorSpace.displayP3);\nval b = Color(red = 1f, green = 1f, blue = 1f, colorSpace = ColorSpaces.DisplayP3)\n',
      ['#FF3428 a', '#FFFFFF b'],
    ],
    ['C#: fractions without a zero in front', 'var a = new Color(.5f, .25f, 0f);\n', ['#804000 a']],
    [
      'Objective-C',
      '#define TEAL [UIColor colorWithRed:(13/255.0) green:(148/255.0) blue:(136/255.0) alpha:1.0]\nUIColor *ink = [UIColor colorWithRed:0.1098 green:0.098 blue:0.0902 alpha:1];\nNSColor *mid = [NSColor colorWithWhite:0.5 alpha:1];\n',
      ['#0D9488 TEAL', '#1C1917 ink', '#808080 mid'],
    ],
    [
      'C++: a type before the name, and a space of names',
      'QColor teal(13, 148, 136);\nQColor ink("#1c1917");\nconst QColor coral = QColor::fromRgb(255, 90, 95);\n',
      ['#0D9488 teal', '#1C1917 ink', '#FF5A5F coral'],
    ],
    [
      'Rust',
      'pub const TEAL: Color = Color::srgb(0.05098, 0.58039, 0.53333);\npub const INK: Color = Color::srgb_u8(28, 25, 23);\npub const CORAL: Color32 = Color32::from_rgb(255, 90, 95);\n',
      ['#0D9488 TEAL', '#1C1917 INK', '#FF5A5F CORAL'],
    ],
    [
      'Go: with letters and without',
      'var Teal = color.RGBA{13, 148, 136, 255}\nvar Ink = color.NRGBA{R: 0x1c, G: 0x19, B: 0x17, A: 0xff}\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'C#: hex for each channel',
      'var a = Color.FromArgb(0x80, 0xFF, 0x5A, 0x5F);\nvar b = Color.FromRgb(28, 25, 23);\n',
      ['#FF5A5F a', '#1C1917 b'],
    ],
    [
      'Godot: an array of floats',
      'colors = PackedColorArray(0.05098, 0.58039, 0.53333, 1, 0.1098, 0.098, 0.0902, 1)\n',
      ['#0D9488 colors', '#1C1917 colors'],
    ],
    [
      'R: with the largest value',
      'teal <- rgb(13, 148, 136, maxColorValue = 255)\nink <- "#1C1917"\n',
      ['#0D9488 teal', '#1C1917 ink'],
    ],
  ],
  'keys of other languages': [
    [
      'PHP',
      '<?php\nreturn [\n    \'teal\' => \'#0d9488\',\n    "ink" => "#1c1917",\n];\n',
      ['#0D9488 teal', '#1C1917 ink'],
    ],
    ['Ruby', "ALL = {\n  teal: '#0d9488',\n  :ink => '#1c1917'\n}.freeze\n", ['#0D9488 teal', '#1C1917 ink']],
    [
      'GTK',
      '@define-color teal #0d9488;\n@define-color ink rgb(28,25,23);\n',
      ['#0D9488 teal', '#1C1917 ink'],
    ],
    ['Qt', 'QtObject {\n  property color ink: Qt.rgba(0.1098, 0.098, 0.0902, 1)\n}\n', ['#1C1917 ink']],
    ['Arduino', 'CRGB teal = CRGB(13, 148, 136);\n', ['#0D9488 teal']],
    [
      'escapes of a terminal',
      "RED='\\e[38;2;255;90;95m'\nTEAL='\\e[1;48;2;13;148;136m'\n",
      ['#FF5A5F RED', '#0D9488 TEAL'],
    ],
  ],
  'tuples beside hex': [
    [
      'under words that are colors',
      'TEAL = (13, 148, 136)\nINK = "#1c1917"\nVERSION = (1, 2, 3)\n',
      ['#0D9488 TEAL', '#1C1917 INK'],
    ],
    [
      'of parts of 255',
      "all = {\n  'ink': '#1C1917',\n  'navy': (27/255, 42/255, 73/255),\n}\n",
      ['#1C1917 ink', '#1B2A49 navy'],
    ],
    [
      'of parts of 1',
      'a.diffuse_color = (0.05098, 0.58039, 0.53333, 1.0)\na.location = (0.5, 0.5, 1.0)\nb = "#1C1917"\n',
      ['#0D9488 a.diffuse_color', '#1C1917 b'],
    ],
  ],
  'hex in quotes without its sign': [
    [
      'in a call',
      'let teal = UIColor(hex: "0D9488")\nlet ink = HexColor("1C1917")\nlet sun = Color.web("FFCC00", 0.5)\n',
      ['#0D9488 teal', '#1C1917 ink', '#FFCC00 sun'],
    ],
    [
      'in Godot and Rust',
      'const TEAL := Color("0d9488")\nlet ink = Color::hex("1C1917").unwrap();\n',
      ['#0D9488 TEAL', '#1C1917 ink'],
    ],
    [
      'as a value',
      'const teal = \'0d9488\';\nconst gray = "282828";\nconst id = "12345678";\n',
      ['#0D9488 teal', '#282828 gray'],
    ],
  ],
  'records with channels': [
    [
      'JavaScript',
      "const all = [\n  { name: 'Teal', r: 13, g: 148, b: 136 },\n  { name: 'Ink', r: 28, g: 25, b: 23 },\n];\n",
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'by their keys',
      'const all = { teal: { r: 13, g: 148, b: 136 }, ink: { red: 28, green: 25, blue: 23 } };\n',
      ['#0D9488 teal', '#1C1917 ink'],
    ],
    [
      'Unity',
      'key0: {r: 1, g: 1, b: 1, a: 1}\nkey1: {r: 0.05098039, g: 0.5803922, b: 0.53333336, a: 1}\n',
      ['#FFFFFF key0', '#0D9488 key1'],
    ],
  ],
  'records with a name': [
    [
      'of which the name is a word of CSS',
      "const all = [\n  { name: 'Teal', hex: '#0D9488' },\n  { name: 'Gold', hex: '#FFCC00' },\n  { name: 'Ink', hex: '#1C1917' },\n];\n",
      ['#0D9488 Teal', '#FFCC00 Gold', '#1C1917 Ink'],
    ],
    [
      'behind the color',
      "const all = [\n  { hex: '#0D9488', name: 'Teal' },\n  {\n    hex: '#1C1917',\n    name: 'Ink',\n  },\n];\n",
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'with the same color twice',
      "const all = [{ name: 'Teal', hex: '#0D9488', rgb: 'rgb(13, 148, 136)' }];\n",
      ['#0D9488 Teal'],
    ],
    [
      'or colors that are called so',
      "const colors = { 'name': '#0d9488', 'value': '#f5f5f4', 'color': '#1c1917' };\n",
      ['#0D9488 name', '#F5F5F4 value', '#1C1917 color'],
    ],
    [
      'or colors in functions that are called so',
      "const colors = { name: 'rgb(13 148 136)', value: 'hsl(60 5% 96%)', color: 'hsl(0 0% 0%)' };\n",
      ['#0D9488 name', '#F5F5F4 value', '#000000 color'],
    ],
    [
      'as calls',
      'let all = [Swatch(name: "Teal", hex: "#0D9488"), Swatch(name: "Ink", color: Color(0xFF1C1917))]\n',
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'as pairs',
      "const all = [\n  ['Teal', '#0D9488'],\n  ['Ink', '#1C1917'],\n];\n",
      ['#0D9488 Teal', '#1C1917 Ink'],
    ],
    [
      'as objects with one value',
      "export default { teal: { value: '#0D9488' }, ink: { value: '#1C1917' } };\n",
      ['#0D9488 teal', '#1C1917 ink'],
    ],
    [
      'as arguments of a scheme',
      'val scheme = lightColorScheme(\n    primary = Color(0xFF0D9488),\n    secondary = Color(0xFFFF5A5F),\n)\n',
      ['#0D9488 primary', '#FF5A5F secondary'],
    ],
  ],
};

const VALUES: Readonly<Record<string, readonly Row[]>> = {
  'lists of values': [
    ['in braces', 'return {\n  ansi = { "#1b2a49", "#ff5a5f" },\n}\n', ['#1B2A49', '#FF5A5F']],
    ['of C', 'String[] all = { "#0D9488", "#FF5A5F",\n  "#1B2A49" };\n', ['#0D9488', '#FF5A5F', '#1B2A49']],
    ['of words in R', 'palette <- c("tomato", "steelblue", "gold")\n', ['#FF6347', '#4682B4', '#FFD700']],
    [
      'of words in JavaScript',
      "const all = ['tomato', '#0D9488', 'gold'];\n",
      ['#FF6347', '#0D9488', '#FFD700'],
    ],
    ['of words that are no colors', "const all = ['red', 'big'];\nconst a = '#0D9488';\n", ['#0D9488']],
    [
      'of objects with one key',
      "const all = [{ hex: '#0D9488' }, { hex: '#1C1917' }, { hex: '#FF5A5F' }];\n",
      ['#0D9488', '#1C1917', '#FF5A5F'],
    ],
    [
      'that calls about colors are given',
      'ColorUtility.TryParseHtmlString("#FF5A5F", out var coral);\nview.setColor("#0D9488");\n',
      ['#FF5A5F', '#0D9488'],
    ],
    [
      'of records with large letters',
      '[{"R":13,"G":148,"B":136},{"r":28,"g":25,"b":23}]',
      ['#0D9488', '#1C1917'],
    ],
    [
      'of values of R',
      'c(rgb(13, 148, 136, maxColorValue = 255), rgb(28, 25, 23, max = 255))\n',
      ['#0D9488', '#1C1917'],
    ],
  ],
  'declarations without a sign': [
    [
      'in braces',
      'skinparam class {\n  BackgroundColor #0D9488\n  BorderColor #1C1917\n}\n',
      ['#0D9488', '#1C1917'],
    ],
    [
      'and selectors',
      'ul #facade1\n{ color: #0D9488 }\nol #facade2,\n#c1 { color: #1C1917 }\n',
      ['#0D9488', '#1C1917'],
    ],
  ],
  'what is no color': [
    ['a selector in a script', 'document.querySelector("#facade").style.color = "#0d9488";\n', ['#0D9488']],
    [
      'elements before and behind others',
      'a::before{color:#0d9488}#facade::after{color:#1c1917}\n',
      ['#0D9488', '#1C1917'],
    ],
    [
      'a word that the text gives a color of its own',
      '"keyword" = "teal"\n[palette]\nteal = "#0d9488"\nink = "#1c1917"\n',
      ['#0D9488', '#1C1917'],
    ],
    ['a value of an attribute in a selector', 'input[value="#abc"]{color:#1c1917}\n', ['#1C1917']],
    ['the number of a record', "const all = { id: 'abc123', teal: '0d9488' };\n", ['#0D9488']],
    [
      'keys of records in JSON',
      '{"id":"abc123","updatedAt":"20240506","release":"20240507","colors":[{"id":"facade","hex":"#0D9488"}]}',
      ['#0D9488'],
    ],
    ['numbers in remarks', "colors = {\n  'teal': '#0D9488',  # see #123\n}\n", ['#0D9488']],
    ['a value that was taken out', '# old = "#FFFFFF"\nnew = "#0D9488"\n', ['#0D9488']],
    ['remarks of X11', '! Sea, #123\n*.color0: rgb:1b/2a/49\n*.color1: #ff5a5f\n', ['#1B2A49', '#FF5A5F']],
    // Each channel is a fraction of what its digits can say: 8 of 15, 888 of 4095.
    [
      'any number of digits of X11',
      '*.color0: rgb:f/8/0\n*.color1: rgb:fff/888/0000\n',
      ['#FF8800', '#FF8800'],
    ],
    [
      'the same color in other notations behind it',
      'shade 0 = #AA3939 = rgb(170, 57, 57) = rgb0(0.667,0.224,0.224)\n',
      ['#AA3939'],
    ],
  ],
};

describe.each(Object.entries(NAMED))('%s', (_, rows) => {
  it.each(rows)('%s', (__, text, expected) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });
});

describe.each(Object.entries(VALUES))('%s', (_, rows) => {
  it.each(rows)('%s', (__, text, expected) => {
    const found = parseText(text);
    expect(hexes(found)).toEqual(expected);
    expect(found.problems).toEqual([]);
  });
});
