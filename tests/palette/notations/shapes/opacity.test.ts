import { describe, expect, it } from 'vitest';

import { summarizeFound } from '../../../../src/palette/foundSummary';
import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

const lost = (text: string): number => summarizeFound(parseText(text)).translucentCount;

describe('an opacity that is left out is counted', () => {
  it.each([
    [1, 'beside channels in JSON', '{"a":{"r":13,"g":148,"b":136,"a":0.5},"b":{"r":28,"g":25,"b":23,"a":1}}'],
    [1, 'of 255', '{"a":{"r":13,"g":148,"b":136,"a":128},"b":{"r":28,"g":25,"b":23,"a":255}}'],
    [1, 'in large letters', '{"a":{"R":13,"G":148,"B":136,"A":0.5}}'],
    [0, 'in percent, all of it', '{"a":{"r":13,"g":148,"b":136,"a":100}}'],
    [1, 'as text in percent', '{"a":{"r":13,"g":148,"b":136,"opacity":"50%"}}'],
    [0, 'but not a word', '{"a":{"r":13,"g":148,"b":136,"opacity":"half"}}'],
    [1, 'beside a hue', '{"a":{"h":175,"s":84,"l":32,"a":0.5}}'],
    [1, 'of a design token', '{"a":{"$value":{"colorSpace":"srgb","components":[0,0.5,1],"alpha":0.5}}}'],
    [1, 'in an array', '[[13,148,136,0.5],[28,25,23,1],[28,25,23,255]]'],
    [1, 'of Sketch', '{"colors":[{"name":"a","red":0.05,"green":0.58,"blue":0.53,"alpha":0.5}]}'],
    [
      1,
      'of Xcode, as text',
      '{"color":{"color-space":"srgb","components":{"red":"0x0D","green":"0x94","blue":"0x88","alpha":"0.500"}}}',
    ],
    [1, 'beside a color', '{"paints":[{"opacity":0.5,"color":{"r":0.05,"g":0.58,"b":0.53}}]}'],
    [1, 'beside hex', '{"a":{"hex":"#0D9488","alpha":0.5}}'],
    [0, 'but not a channel of Lab', '{"a":{"hex":"#0D9488","l":55,"a":-34,"b":-4}}'],
    [0, 'but not a token that is called so', '{"alpha":{"hex":"#0D9488"}}'],
    [1, 'of Swift', 'let a = UIColor(red: 0.05, green: 0.58, blue: 0.53, alpha: 0.5)\n'],
    [1, 'of a gray', 'let a = UIColor(white: 0.5, alpha: 0.5)\nlet b = UIColor(white: 0.5, alpha: 1)\n'],
    [1, 'of a hue in Swift', 'let a = Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5)\n'],
    [1, 'of Objective-C', 'UIColor *a = [UIColor colorWithRed:0.05 green:0.58 blue:0.53 alpha:0.5];\n'],
    [1, 'of Dart', 'const a = Color.fromRGBO(13, 148, 136, 0.5);\n'],
    [1, 'of Dart, in front', 'const a = Color.fromARGB(128, 13, 148, 136);\n'],
    [1, 'of .NET', 'var a = Color.FromArgb(128, 13, 148, 136);\nvar b = Color.FromArgb(255, 28, 25, 23);\n'],
    [1, 'of Unity', 'var a = new Color32(13, 148, 136, 128);\nvar b = new Color32(28, 25, 23, 255);\n'],
    [0, 'but not the largest number of R', 'a <- rgb(0.05, 0.58, 0.53, maxColorValue = 1)\nb <- "#1C1917"\n'],
    [1, 'beside hex in a call', 'let a = Color.web("FFCC00", 0.5)\nlet b = Color.web("FFCC00")\n'],
    [1, 'of a call behind', 'const a = Color(0xFF0D9488).withOpacity(0.5);\n'],
    [1, 'of a call behind, with its label', 'val a = Color(0xFF0D9488).copy(alpha = 0.5f)\n'],
    [0, 'but not of all of it', 'const a = Color(0xFF0D9488).withAlpha(255);\n'],
    [
      1,
      'of a call by hue',
      'val a = Color.hsl(180f, 0.5f, 0.5f, 0.5f)\nval b = Color.hsl(180f, 0.5f, 0.5f)\n',
    ],
    [1, 'of Go', 'var A = color.RGBA{13, 148, 136, 128}\nvar B = color.RGBA{R: 28, G: 25, B: 23, A: 255}\n'],
    [1, 'of records in code', 'a: {r: 1, g: 0.5, b: 0, a: 0.5}\nb: {r: 0, g: 0.5, b: 1, a: 1}\n'],
    [1, 'of Godot', 'colors = PackedColorArray(0.05, 0.58, 0.53, 0.5, 0.1, 0.1, 0.1, 1)\n'],
    [1, 'of a tuple', 'a.diffuse_color = (0.05, 0.58, 0.53, 0.5)\nb = "#1C1917"\n'],
    [
      1,
      'of an array of numbers',
      'import numpy as np\nmap = np.array([[0.05, 0.58, 0.53, 0.5], [1.0, 1.0, 1.0, 1.0]])\n',
    ],
    [1, 'of a relative color', ':root { --a: rgb(from #0D9488 r g b / 50%); --b: rgb(from #1C1917 r g b); }'],
    [1, 'of the color that it is relative to', ':root { --a: rgb(from #0D948880 r g b); }'],
    [1, 'of a mix', ':root { --a: color-mix(in oklab, #0D9488 50%, transparent); }'],
    [0, 'but not of a mix of two that have none', ':root { --a: color-mix(in oklab, #0D9488 50%, white); }'],
    [1, 'of four values between commas', 'a { color: rgb(1, 2, 3, 0.4); }'],
    [1, 'in percent', '13, 148, 136, 50%\n28, 25, 23, 100%\n'],
    [1, 'behind a word', 'RGBA 13 148 136 0.5\nRGBA 28 25 23 1\n'],
    [0, 'but not the fourth ink', 'CMYK 0 0 0 50\nCMYK 100 0 0 0\n'],
    [1, 'of GIMP', 'GIMP Palette\nChannels: RGBA\n#\n 13 148 136 128 A\n 28 25 23 255 B\n'],
    [1, 'of Paint Shop Pro', 'JASC-PAL\n0100\n2\n13 148 136 128\n28 25 23 255\n'],
    [1, 'of Paint.NET', '; paint.net Palette File\n800D9488\nFF1C1917\n'],
    [1, 'in a table', 'name,r,g,b,a\nA,13,148,136,0.5\nB,28,25,23,1\n'],
    [1, 'in a table, of 255', 'name,r,g,b,alpha\nA,13,148,136,128\nB,28,25,23,255\n'],
    [0, 'in a table, all of it in percent', 'name,r,g,b,opacity\nA,13,148,136,100\nB,28,25,23,100\n'],
    [1, 'in a table, beside hex', 'Name;Hex;Opacity\nA;#0D9488;12,5 %\nB;#1C1917;100 %\n'],
    [0, 'but not a column of Lab', 'name,r,g,b,l,a\nA,13,148,136,55,-34\nB,28,25,23,9,1\n'],
    [0, 'in XML, all of it in percent', '<set><color name="a" value="#0D9488" opacity="100"/></set>'],
    [0, 'nor one that is empty', '<set><color name="a" value="#0D9488" opacity=""/></set>'],
    [0, 'nor the spare byte of C', 'uint32_t a = 0x000D9488;\nuint32_t b = 0x001C1917;\n'],
    [1, 'of channels in XML', '<set><color name="a" r="13" g="148" b="136" a="128"/></set>'],
    [1, 'of a brush', '<Brushes><SolidColorBrush x:Key="a" Color="#1C1917" Opacity="0.5"/></Brushes>'],
    [
      1,
      'of a property list',
      '<plist version="1.0"><dict><key>A Color</key><dict><key>Alpha Component</key><real>0.25</real><key>Red Component</key><real>0</real><key>Green Component</key><real>0.5</real><key>Blue Component</key><real>1</real></dict></dict></plist>',
    ],
  ])('%i %s: %s', (count, _, text) => {
    expect(parseText(text).colors.length).toBeGreaterThan(0);
    expect(lost(text)).toBe(count);
  });
});

describe('a color that nobody sees', () => {
  it.each([
    ['in JSON', '{"no":{"r":0,"g":0,"b":0,"a":0},"teal":{"r":0.051,"g":0.58,"b":0.533,"a":1}}'],
    ['with its hex', '{"no":{"hex":"#000000","r":0,"g":0,"b":0,"a":0},"teal":"#0D9488"}'],
    [
      'of a design token',
      '{"no":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,1,1],"alpha":0,"hex":"#ffffff"}},"teal":{"$value":"#0d9488"}}',
    ],
    [
      'of an older token',
      '{"no":{"value":{"r":0,"g":0,"b":0,"a":0},"type":"color"},"teal":{"value":"#0d9488"}}',
    ],
    [
      'in a mode',
      '{"variables":[{"name":"teal","valuesByMode":{"a":{"r":0.051,"g":0.58,"b":0.533,"a":1},"b":{"r":1,"g":1,"b":1,"a":0}}}]}',
    ],
    ['in an array', '{"no":[0,0,0,0],"teal":[13,148,136,1]}'],
    [
      'of Xcode',
      '{"no":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"0.000"}},"teal":"#0D9488"}',
    ],
    [
      'of Swift',
      'let no = UIColor(white: 0, alpha: 0)\nlet teal = Color(red: 0.051, green: 0.58, blue: 0.533)\n',
    ],
    [
      'of Objective-C',
      'UIColor *no = [UIColor colorWithRed:0 green:0 blue:0 alpha:0];\nUIColor *teal = [UIColor colorWithRed:0.051 green:0.58 blue:0.533 alpha:1];\n',
    ],
    ['of Go', 'var no = color.RGBA{R: 0, G: 0, B: 0, A: 0}\nvar teal = color.RGBA{13, 148, 136, 255}\n'],
    ['of .NET', 'var no = Color.FromArgb(0, 255, 255, 255);\nvar teal = Color.FromArgb(13, 148, 136);\n'],
    [
      'of a style sheet',
      ':root { --a: #0000; --b: #ffffff00; --c: rgba(0, 0, 0, 0); --d: rgb(0 0 0 / 0%); --teal: #0d9488; }',
    ],
    ['of a shadow of Tailwind', '.shadow { --tw-shadow: 0 0 #0000; --teal: #0D9488; }'],
    ['of a variable in use', '.a { background: var(--no, #0000); color: var(--teal, #0D9488); }'],
    ['of Sass', '$no: rgba(#000, 0);\n$teal: #0D9488;\n'],
    [
      'of Android',
      '<resources><color name="no">#00000000</color><color name="teal">#FF0D9488</color></resources>',
    ],
    [
      'of a brush',
      '<ResourceDictionary><SolidColorBrush x:Key="no" Color="#00FFFFFF"/><SolidColorBrush x:Key="teal" Color="#FF0D9488"/></ResourceDictionary>',
    ],
    ['of a view', '<View background="#00000000"/><Item value="#0D9488" name="teal"/>'],
    ['of a token in hex', '{"no":{"$type":"color","$value":"#00000000"},"teal":{"$value":"#0d9488"}}'],
    ['of a text in JSON', '{"no":"rgba(0, 0, 0, 0)","clear":"#ffffff00","teal":"#0D9488"}'],
    ['of hex in a call', 'let no = UIColor(hex: "FFFFFF00")\nlet teal = UIColor(hex: "0D9488FF")\n'],
    ['of Flutter', 'const no = Color(0x00FFFFFF);\nconst teal = Color(0xFF0D9488);\n'],
    ['of records in code', 'no: {r: 1, g: 1, b: 1, a: 0}\nteal: {r: 13, g: 148, b: 136, a: 255}\n'],
  ])('is none of the palette, and not told: %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(['#0D9488 teal']);
    expect(found.problems).toEqual([]);
  });

  it.each([
    ['a line of a palette', 'GIMP Palette\nChannels: RGBA\n#\n 13 148 136 0 teal\n'],
    ['a layer', '{"teal":{"color":"#0D9488","opacity":0}}'],
  ])('is one where it is only %s', (_, text) => {
    expect(named(parseText(text))).toEqual(['#0D9488 teal']);
    expect(lost(text)).toBe(1);
  });
});

describe('white with an opacity', () => {
  it('is white in a style sheet, and its opacity is counted', () => {
    const text = ':root { --brand: #0d9488; --ink: #1c1917; --line: #ffffff1a; --hover: #ffffff33; }';
    expect(named(parseText(text))).toEqual(['#0D9488 brand', '#1C1917 ink', '#FFFFFF line', '#FFFFFF hover']);
    expect(lost(text)).toBe(2);
  });

  it('is white in a theme of an editor, too', () => {
    expect(named(parseText('{"a":"#ffffff33","b":"#ffffff0a"}'))).toEqual(['#FFFFFF a', '#FFFFFF b']);
  });
});
