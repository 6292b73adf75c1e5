import { describe, expect, it } from 'vitest';

import { notAColorMessage } from '../../../../src/domain/importMessages';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

const told = (text: string): string[] =>
  parseText(text).problems.map(({ line, text: shown, reason }) => notAColorMessage(line, shown, reason));

describe('a call by hue', () => {
  it.each([
    ['of Java, all parts of 1', 'Color teal = Color.getHSBColor(0.5f, 0.5f, 0.5f);', '#408080'],
    ['of Compose', 'val teal = Color.hsl(180f, 0.5f, 0.5f)', '#40BFBF'],
    ['of Compose with brightness', 'val teal = Color.hsv(180f, 0.5f, 0.5f)', '#408080'],
    ['of JavaFX', 'Color teal = Color.hsb(180, 0.5, 0.5);', '#408080'],
    ['of Godot', 'var teal = Color.from_hsv(0.5, 0.5, 0.5)', '#408080'],
    ['of Unity', 'Color teal = Color.HSVToRGB(0.5f, 0.5f, 0.5f);', '#408080'],
    [
      'of Flutter, opacity in front',
      'final teal = HSLColor.fromAHSL(1.0, 180.0, 0.5, 0.5).toColor();',
      '#40BFBF',
    ],
    ['of D3', 'const teal = d3.hsl(180, 0.5, 0.5);', '#40BFBF'],
    ['of a library with percent', 'const teal = Color.hsl(180, 50, 50);', '#40BFBF'],
    ['of Less', '@teal: hsv(180, 50%, 50%);', '#408080'],
  ])('is a color: %s', (_, text, hex) => {
    expect(named(parseText(text))).toEqual([`${hex} teal`]);
  });

  it.each([
    'Color.hsl(x, 0.5, 0.5)',
    'Color.hsl(180, 0.5)',
    'Color.hsl(400, 0.5, 0.5)',
    'Color.hsl(180, 0.5, 101)',
  ])('is none with other values: %s', (text) => {
    expect(hexes(parseText(`val teal = ${text}\n`))).toEqual([]);
  });
});

describe('tuples of channels', () => {
  it.each([
    [
      'in a list in Python, with code behind',
      'tableau20 = [(31, 119, 180), (174, 199, 232),\n             (255, 127, 14)]\nfor i in range(len(tableau20)):\n    r, g, b = tableau20[i]\n    tableau20[i] = (r / 255., g / 255., b / 255.)\n',
      ['#1F77B4 tableau20', '#AEC7E8 tableau20', '#FF7F0E tableau20'],
    ],
    [
      'in a map in Python, with code behind',
      'COLORS = {\n    "road": (128, 64, 128),\n    "sky": (70, 130, 180),  # above\n}\nWIDTH, HEIGHT = 640, 480\nprint(COLORS["road"])\n',
      ['#804080 road', '#4682B4 sky'],
    ],
    [
      'in a table in Lua',
      'local colors = {\n  teal = {13, 148, 136},\n  ink  = {28, 25, 23},\n}\nlove.graphics.setColor(colors.teal)\n',
      ['#0D9488 teal', '#1C1917 ink'],
    ],
  ])('are colors %s, where its name says so', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it.each([
    ['places', 'points = [(10, 20, 30), (40, 50, 60)]\nprint(points)\nprint(len(points))\n'],
    ['the domain of a scale', 'const colors = {\n  domain: [0, 50, 100],\n};\nuse(colors);\nrun(colors);\n'],
    ['sizes', 'sizes = {\n  "road": (128, 64, 128),\n}\nprint(sizes)\nprint(len(sizes))\n'],
    [
      'the steps of a channel in matplotlib',
      "cdict = {'red': ((0.0, 0.0, 0.0), (0.5, 1.0, 1.0)),\n  'blue': ((0.0, 0.0, 0.0), (1.0, 0.5, 0.5))}\nplt.register_cmap(name='x', data=cdict)\n",
    ],
  ])('are none as %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual([]);
  });
});

describe('the name of a color in code', () => {
  it.each([
    ['below a remark', '// Ant Design\n@primary-color: #1DA57A;\n', ['#1DA57A primary-color']],
    ['of a property with a getter', 'val Ocean get() = Color.rgb(61, 90, 128)\n', ['#3D5A80 Ocean']],
    ['that is given only once', '$light ?= #f4f6f8;\n', ['#F4F6F8 light']],
    [
      'in a later call than another label',
      'fig.update(line=dict(color="#2F4F4F", width=2))\nfig.update_layout(plot_bgcolor="#F7F7F7")\n',
      ['#2F4F4F color', '#F7F7F7 plot_bgcolor'],
    ],
    [
      'is not the label of a call that is closed before it',
      '@function on($bg) { @return if(channel($bg, $space: hsl) > 50%, #111, #fff); }',
      ['#111111 -', '#FFFFFF -'],
    ],
  ])('is the one %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it.each([
    [
      'Go',
      'Teal = color.RGBA{R: 0x0d, G: 0x94, B: 0x88, A: 0xff}\nAdapt = lipgloss.AdaptiveColor{Light: "#43BF6D", Dark: "#73F59F"}\n',
      ['#0D9488 Teal', '#43BF6D Light', '#73F59F Dark'],
    ],
    [
      'Swift',
      'static let teal = Color(red: 0.051, green: 0.5804, blue: 0.5333)\nvar body: some View { Text("x") }\n',
      ['#0D9488 teal'],
    ],
  ])('and its call are kept before a block where nothing ends a statement, as in %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe('a number in hex', () => {
  it.each(['(c & 0xff0000) >> 16', 'c < 0x888888', 'c >= 0x888888', 'c == 0xff00ff', 'c ^ 0xffffff'])(
    'is no color where it masks or compares: %s',
    (text) => {
      const code = `const teal = 0x0d9488;\nconst other = ${text};\n`;
      expect(named(parseText(code))).toEqual(['#0D9488 teal']);
    },
  );

  it('is one behind an arrow', () => {
    expect(named(parseText("$colors = ['teal' => 0x0d9488, 'ink' => 0x1c1917];"))).toEqual([
      '#0D9488 teal',
      '#1C1917 ink',
    ]);
  });

  it('is one in the call that makes a color of it', () => {
    const found = parseText('let c = rgb(0x2e3440); let d = rgba(0x88c0d0ff);');
    expect(named(found)).toEqual(['#2E3440 c', '#88C0D0 d']);
    expect(found.problems).toEqual([]);
  });
});

describe('a color of its kind of file', () => {
  it.each([
    [
      'color schemes of KDE',
      '[Colors:Window]\nBackgroundNormal=239,240,241\nForegroundLink=41,128,185\n\n[General]\nName=Breeze\nPlace=1,2,3\nshadeSort=true\nwidget=x\ncontrast=4\nbold=yes\n',
      ['#EFF0F1 BackgroundNormal', '#2980B9 ForegroundLink'],
    ],
    [
      'arrays of PHP',
      "<?php\nreturn [\n  'danger' => [ 'light' => '#f87171', 'dark' => '#b91c1c' ],\n  'rgb' => [79, 70, 229],\n];",
      ['#F87171 danger light', '#B91C1C dark', '#4F46E5 rgb'],
    ],
    [
      'words with an opacity in Sass',
      '$shade: rgba(black, 0.87);\n$light: rgba(white, .1);\n',
      ['#000000 shade', '#FFFFFF light'],
    ],
    [
      'those of a ternary',
      "function fill(d) {\n  return d > 1000 ? '#0D9488' :\n         d > 500  ? '#F59E0B' :\n                    '#FF5A5F';\n}\n",
      ['#0D9488 -', '#F59E0B -', '#FF5A5F -'],
    ],
    [
      'settings of VS Code within others',
      '"workbench.colorCustomizations": {\n  "editor.background": "#1c1917",\n  "activityBar.background": "#0d9488"\n}',
      ['#1C1917 editor.background', '#0D9488 activityBar.background'],
    ],
    [
      'the two of a ternary in Swift',
      'static let adaptive = UIColor { $0.style == .dark ? UIColor(hex: "#222831") : UIColor(hex: "#EEEEEE") }',
      ['#222831 adaptive', '#EEEEEE -'],
    ],
    [
      'pairs of Lisp',
      '(defvar sea-colors\n  \'(("sea-fg" . "#DCDCCC")\n    ("sea-bg" . "#3F3F3F")))',
      ['#DCDCCC sea-fg', '#3F3F3F sea-bg'],
    ],
  ])('is found with its name in %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe('what is computed elsewhere', () => {
  it('is told: colors of the lists of matplotlib', () => {
    const text = "plt.plot(x, y, color='tab:blue')\nplt.axhline(0, color='#0D9488')\n";
    expect(hexes(parseText(text))).toEqual(['#0D9488']);
    expect(told(text)).toEqual(['“tab:blue” in line 1 refers to a color that is not in this file']);
  });

  it('is told: tokens that a modifier makes darker', () => {
    const modified = (type: string, value: string) => ({
      value,
      type: 'color',
      $extensions: { 'studio.tokens': { modify: { type, value: '0.2', space: 'lch' } } },
    });
    const tokens = { teal: { value: '#0d9488', type: 'color' }, hover: modified('darken', '{teal}') };
    expect(hexes(parseText(JSON.stringify(tokens)))).toEqual(['#0D9488']);
    expect(told(JSON.stringify(tokens))).toEqual([
      '“{teal}” in line 1 is computed from other values and was not read',
    ]);
    const faded = {
      teal: tokens.teal,
      faded: modified('alpha', '#1c1917'),
      mixed: modified('mix', '#f0fdfa'),
    };
    expect(hexes(parseText(JSON.stringify(faded)))).toEqual(['#0D9488', '#1C1917']);
  });
});

describe('settings of an editor', () => {
  it('are called as their rule is', () => {
    const rule = (name: string, foreground: string) => ({ name, scope: ['x'], settings: { foreground } });
    const theme = { tokenColors: [rule('Comment', '#384887'), rule('String', '#22aa44')] };
    expect(named(parseText(JSON.stringify(theme)))).toEqual([
      '#384887 Comment foreground',
      '#22AA44 String foreground',
    ]);
  });
});

describe('resources of .NET', () => {
  it('are no page, also where they have styles', () => {
    const text = `<Application xmlns="http://schemas.microsoft.com/dotnet/2021/maui" xmlns:x="http://schemas.microsoft.com/winfx/2009/xaml">
<Color x:Key="Primary">#512BD4</Color>
<Style TargetType="Button"><Setter Property="TextColor" Value="{StaticResource White}" /></Style>
<Color x:Key="Gray100">#E1E1E1</Color></Application>`;
    expect(named(parseText(text))).toEqual(['#512BD4 Primary', '#E1E1E1 Gray100']);
  });
});

describe('LaTeX', () => {
  it('has colors where they are used, by their model', () => {
    const text =
      '\\textcolor[HTML]{0D9488}{a}\n\\cellcolor[RGB]{28, 25, 23} % \\color[gray]{0.5}\n\\color{red}';
    expect(named(parseText(text))).toEqual(['#0D9488 -', '#1C1917 -']);
  });
});

describe('a link', () => {
  it('may have the signs of its colors as they are', () => {
    const text = 'https://example.test/viz?colors=[%22#ffd700%22,%22#ffb14e%22]&backgroundColor=%22white%22';
    expect(hexes(parseText(text))).toEqual(['#FFD700', '#FFB14E']);
  });
});

describe('a text', () => {
  it.each([
    [
      'with unseen signs',
      '\u200BPrimary: #1b\u200B4332\nAccent: \u200E#d8f3dc\u200F\nInk: #0\u00AD81c15',
      ['#1B4332 Primary', '#D8F3DC Accent', '#081C15 Ink'],
    ],
    [
      'with full-width functions',
      '背景：ＲＧＢ（２４４，１６２，９７）\n文字：rgb（28、25、23）',
      ['#F4A261 背景', '#1C1917 文字'],
    ],
    [
      'with the commas of Chinese',
      '主色：#1677FF，成功色：#52C41A、警告色：#FAAD14。',
      ['#1677FF 主色', '#52C41A 成功色', '#FAAD14 警告色'],
    ],
    ['of Chinese with bare hex', '主色：1677FF。', ['#1677FF 主色']],
    [
      'with each color in several notations',
      '1. **Ember** — `#F25F5C` / `rgb(242, 95, 92)`\n2. **Lapis** — `#247BA0` / `hsl(198, 63%, 38%)`',
      ['#F25F5C Ember', '#247BA0 Lapis'],
    ],
    [
      'with several colors by letters in a line',
      'Our green is R: 0, G: 122, B: 51 and our grey is R: 99, G: 102, B: 106.',
      ['#007A33 -', '#63666A -'],
    ],
    ['that ends its sentence behind a color', 'Orange bleibt bei #F6A800 .', ['#F6A800 Orange bleibt bei']],
  ])('is read %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it('has two colors where two notations are not the same one', () => {
    expect(hexes(parseText('#F25F5C / rgb(36, 123, 160)'))).toEqual(['#F25F5C', '#247BA0']);
    expect(hexes(parseText('#F25F5C #F25F5D'))).toEqual(['#F25F5C', '#F25F5D']);
  });

  it('has headings of settings that are no colors, and are not told; others may have theirs', () => {
    const found = parseText('## name: Rosé\n## author: m\nforeground #e0def4\n## Ink #1c1917\n');
    expect(named(found)).toEqual(['#E0DEF4 foreground', '#1C1917 Ink']);
    expect(found.problems).toEqual([]);
  });

  it('has no color in what programmers fill memory with', () => {
    expect(hexes(parseText('Ink 1c1917\nfull of DEADBEEF'))).toEqual(['#1C1917']);
  });
});
