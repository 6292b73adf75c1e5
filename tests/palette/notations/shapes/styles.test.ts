import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

/** Shapes in which well-known style sheets write their colors, with colors of our own. */
describe('style sheets of frameworks', () => {
  it.each([
    [
      'Bootstrap: hex, and the same in channels',
      ':root,\n[data-bs-theme=light] {\n  --bs-teal: #0d9488;\n  --bs-teal-rgb: 13, 148, 136;\n  --bs-ink: #1c1917;\n  --bs-border-radius: 0.375rem;\n}',
      ['#0D9488 bs-teal', '#1C1917 bs-ink'],
    ],
    [
      'Material: roles over references',
      ':root {\n  --md-ref-palette-primary40: #0d9488;\n  --md-sys-color-primary: var(--md-ref-palette-primary40);\n  --md-sys-color-on-primary: #ffffff;\n}',
      ['#0D9488 md-ref-palette-primary40', '#FFFFFF md-sys-color-on-primary'],
    ],
    [
      'Radix: the same step in a wider space behind a condition',
      ':root, .light {\n  --teal-9: #0d9488;\n  --teal-12: #1c1917;\n}\n@supports (color: color(display-p3 1 1 1)) {\n  @media (color-gamut: p3) {\n    :root, .light {\n      --teal-9: color(display-p3 0.2 0.57 0.53);\n    }\n  }\n}',
      ['#0D9488 teal-9', '#1C1917 teal-12'],
    ],
    [
      'Tailwind 4: a theme in OKLCH',
      '@theme {\n  --color-teal-600: oklch(60% 0.1038 184.7);\n  --color-white: #fff;\n  --breakpoint-sm: 40rem;\n}',
      ['#0D9488 teal-600', '#FFFFFF white'],
    ],
    [
      'Carbon: one line, minified',
      ':root{--cds-teal:#0d9488;--cds-ink:#1c1917;--cds-layer-hover:rgba(141,141,141,.12)}',
      ['#0D9488 cds-teal', '#1C1917 cds-ink', '#8D8D8D cds-layer-hover'],
    ],
    [
      'Primer: light-dark with fallbacks',
      ':root {\n  --fg: var(--fgColor-accent, #0d9488);\n  --bg: light-dark(#ffffff, #1c1917);\n}',
      ['#0D9488 fg', '#FFFFFF bg', '#1C1917 bg'],
    ],
    [
      'Figma: values beside the variables that have them',
      'background: var(--Teal-500, #0D9488);\ncolor: var(--Ink, #1C1917);',
      ['#0D9488 Teal-500', '#1C1917 Ink'],
    ],
    [
      'Figma: the same variable again, and others within a value',
      '.a {\n  border: 1px solid var(--Gray-200, #E5E7EB);\n  box-shadow: 0 1px 2px 0 var(--Colors-Shadow, rgba(10, 13, 18, 0.05));\n  background: var(--Gray-200, #E5E7EB);\n}\n.b { color: var(--brand-color, #0D9488); fill: var(--Gray-200, #E5E7EB); }',
      ['#E5E7EB Gray-200', '#0A0D12 Colors-Shadow', '#0D9488 brand-color', '#E5E7EB Gray-200'],
    ],
    [
      'variables whose values are no colors, or elsewhere',
      'a { margin: var(--x, 4px); color: var(--y, inherit); background: var(--z, var(--Teal, #0D9488)); fill: var(--Paper, white); }',
      ['#0D9488 Teal', '#FFFFFF Paper'],
    ],
    [
      'SCSS: a map with steps',
      "$colors: (\n  'teal': #0d9488,\n  'ink': (\n    500: #1c1917,\n  ),\n) !default;",
      ['#0D9488 teal', '#1C1917 ink 500'],
    ],
    [
      'Less: variables and a function',
      '@teal: #0d9488;\n@ink: #1c1917;\n@muted: fade(@ink, 50%);',
      ['#0D9488 teal', '#1C1917 ink'],
    ],
    ['Stylus: without signs', 'teal = #0d9488\nink = #1c1917\n', ['#0D9488 teal', '#1C1917 ink']],
    [
      'Tailwind 3: a configuration with DEFAULT and a function',
      "module.exports = {\n  theme: { colors: {\n    teal: { DEFAULT: '#0d9488', dark: '#1c1917' },\n    primary: 'rgb(var(--primary) / <alpha-value>)',\n  } },\n};",
      ['#0D9488 teal', '#1C1917 teal dark'],
    ],
  ])('%s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe('LaTeX', () => {
  it.each([
    [String.raw`\definecolor{teal}{HTML}{0D9488}`, ['#0D9488 teal']],
    [String.raw`\definecolor {ink} {rgb} {0.1098, 0.098, 0.0902}`, ['#1C1917 ink']],
    [String.raw`\definecolor[named]{teal}{RGB}{13, 148, 136} % sea`, ['#0D9488 teal']],
    [String.raw`\DefineNamedColor{named}{Cyan}{cmyk}{1,0,0,0}`, ['#00FFFF Cyan']],
    [
      String.raw`\definecolorset{RGB}{my}{}{teal,13,148,136;ink,28,25,23}`,
      ['#0D9488 myteal', '#1C1917 myink'],
    ],
    // TeX skips the spaces and the end of a line between arguments.
    [
      '\\definecolorset [named] {RGB} {my}\n  {} {teal,13,148,136;ink,28,25,23}',
      ['#0D9488 myteal', '#1C1917 myink'],
    ],
    [String.raw`\xdefinecolor{half}{gray}{0.5}`, ['#808080 half']],
  ])('%s', (text, expected) => {
    expect(named(parseText(`\\usepackage{xcolor}\n${text}\n`))).toEqual(expected);
  });
});

describe('resources of Android', () => {
  it.each([
    [
      '<resources>\n<color name="teal">#0D9488</color>\n<color name="same">@color/teal</color>\n</resources>',
      ['#0D9488 teal'],
    ],
    [
      '<resources><color name="a">#F0F0</color><color name="b">#0F0</color></resources>',
      ['#00FF00 a', '#00FF00 b'],
    ],
    [
      '<resources>\n<item name="teal" type="color">#FF0D9488</item>\n<item name="half" type="dimen" format="float">0.5</item>\n</resources>',
      ['#0D9488 teal'],
    ],
    [
      '<selector xmlns:android="http://schemas.android.com/apk/res/android">\n<item android:state_enabled="false" android:color="#801C1917"/>\n<item android:color="#0D9488"/>\n</selector>',
      ['#1C1917 -', '#0D9488 -'],
    ],
    [
      '<vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp">\n<path android:fillColor="#FF0D9488" android:pathData="M0,0h24"/>\n<path android:strokeColor="#1C1917" android:pathData="M0,0"/>\n</vector>',
      ['#0D9488 -', '#1C1917 -'],
    ],
  ])('%j', (text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});

describe('resources in XAML', () => {
  const HEAD = '<ResourceDictionary xmlns:x="http://schemas.microsoft.com/winfx/2006/xaml">';
  it.each([
    ['<Color x:Key="Teal">#FF0D9488</Color>', ['#0D9488 Teal']],
    [
      '<Color x:Key="Teal">#0D9488</Color><SolidColorBrush x:Key="B" Color="{StaticResource Teal}"/>',
      ['#0D9488 Teal'],
    ],
    ['<SolidColorBrush x:Key="Ink" Color="#1C1917" Opacity="0.5" />', ['#1C1917 Ink']],
    ['<SolidColorBrush x:Key="Word" Color="Teal"/>', ['#008080 Word']],
    [
      '<LinearGradientBrush x:Key="Fade"><GradientStop Color="#0D9488" Offset="0"/><GradientStop Color="#1C1917" Offset="1"/></LinearGradientBrush>',
      ['#0D9488 -', '#1C1917 -'],
    ],
    ['<Color x:Key="A">#FFF</Color>', ['#FFFFFF A']],
  ])('%s', (text, expected) => {
    expect(named(parseText(`${HEAD}\n${text}\n</ResourceDictionary>`))).toEqual(expected);
  });
});

describe('palettes of office programs and web pages in XML', () => {
  it.each([
    [
      'LibreOffice',
      '<?xml version="1.0" encoding="UTF-8"?>\n<ooo:color-table xmlns:office="o" xmlns:draw="d" xmlns:ooo="x">\n <draw:color draw:name="Türkis 1" draw:color="#0d9488"/>\n <draw:color draw:name="Ink" draw:color="#1c1917"/>\n</ooo:color-table>',
      ['#0D9488 Türkis 1', '#1C1917 Ink'],
    ],
    [
      'OpenOffice',
      '<office:color-table xmlns:draw="d"><draw:color draw:name="Teal" draw:color="#0d9488"/></office:color-table>',
      ['#0D9488 Teal'],
    ],
    [
      'a theme of a presentation',
      '<a:clrScheme xmlns:a="a" name="Sea"><a:dk1><a:sysClr val="windowText" lastClr="1C1917"/></a:dk1><a:accent1><a:srgbClr val="0D9488"/></a:accent1></a:clrScheme>',
      ['#1C1917 dk1', '#0D9488 accent1'],
    ],
    [
      'CorelDRAW',
      '<?xml version="1.0"?>\n<palette guid="1" name="Sea"><colors><page><color cs="RGB" name="Teal" tints="0.050980,0.580392,0.533333"/><color cs="CMYK" name="Cyan" tints="1,0,0,0"/></page></colors></palette>',
      ['#0D9488 Teal', '#00FFFF Cyan'],
    ],
    [
      'Inkscape’s swatches in a picture',
      '<svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="Teal" osb:paint="solid"><stop style="stop-color:#0d9488;stop-opacity:1" offset="0"/></linearGradient></defs></svg>',
      ['#0D9488 -'],
    ],
  ])('%s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });
});
