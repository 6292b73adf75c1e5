import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { createExportPalette } from '../../../src/palette/exportPalette';
import { androidLines, composeLines, flutterLines } from '../../../src/palette/notations/code/android';
import { cssLines, scssLines, tailwind4Lines } from '../../../src/palette/notations/code/stylesheets';
import { svgLines } from '../../../src/palette/notations/code/svg';
import { tailwind3Lines } from '../../../src/palette/notations/code/tailwind3';
import { linesToText } from '../../../src/palette/notations/codeLine';
import { designTokensLines, hexTokensLines } from '../../../src/palette/notations/json/designTokens';
import { jsonLines } from '../../../src/palette/notations/json/json';
import { gplAlphaLines, gplLines } from '../../../src/palette/notations/tables/gpl';
import { palLines } from '../../../src/palette/notations/tables/jasc';

const exported = (hasScale = false, title = 'Sea & sand') =>
  createExportPalette(
    { colors: ['#0D9488', '#FFCC00'].map((hex) => colorFromHex(hex)), name: title },
    ['Teal', 'Sun <1>'],
    { naming: 'names', hasScale },
  );

const TWO = exported();

// As the format of each is published: the whole text, so that another program reads it.
describe('two colors are written', () => {
  it.each([
    [
      'as custom properties',
      () => cssLines(TWO, 'hex'),
      ':root {\n  --teal: #0d9488;\n  --sun-1: #ffcc00;\n}\n',
    ],
    [
      'as variables of SCSS',
      () => scssLines(TWO, 'rgb'),
      '$teal: rgb(13, 148, 136);\n$sun-1: rgb(255, 204, 0);\n',
    ],
    [
      'as a theme of Tailwind 4',
      () => tailwind4Lines(TWO, 'hex'),
      '@theme {\n  --color-teal: #0d9488;\n  --color-sun-1: #ffcc00;\n}\n',
    ],
    [
      'as a configuration of Tailwind 3',
      () => tailwind3Lines(TWO, 'hex'),
      "/** @type {import('tailwindcss').Config} */\nexport default {\n  theme: {\n    extend: {\n      colors: {\n        'teal': '#0d9488',\n        'sun-1': '#ffcc00',\n      },\n    },\n  },\n};\n",
    ],
    [
      'as resources of Android',
      () => androidLines(TWO),
      '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="teal">#FF0D9488</color>\n    <color name="sun_1">#FFFFCC00</color>\n</resources>\n',
    ],
    [
      'as constants of Jetpack Compose',
      () => composeLines(TWO),
      'import androidx.compose.ui.graphics.Color\n\nval Teal = Color(0xFF0D9488)\nval Sun1 = Color(0xFFFFCC00)\n',
    ],
    [
      'as constants of Flutter',
      () => flutterLines(TWO),
      "import 'dart:ui';\n\nabstract final class PaletteColors {\n  static const Color teal = Color(0xFF0D9488);\n  static const Color sun1 = Color(0xFFFFCC00);\n}\n",
    ],
    [
      'as a palette of GIMP',
      () => gplLines(TWO),
      'GIMP Palette\nName: Sea & sand\nColumns: 0\n#\n 13 148 136\tTeal\n255 204   0\tSun <1>\n',
    ],
    [
      'as one of Aseprite',
      () => gplAlphaLines(TWO),
      'GIMP Palette\nChannels: RGBA\nName: Sea & sand\n#\n 13 148 136 255\tTeal\n255 204   0 255\tSun <1>\n',
    ],
    ['as one of Paint Shop Pro', () => palLines(TWO), 'JASC-PAL\n0100\n2\n13 148 136\n255 204 0\n'],
  ])('%s', (_, write, text) => {
    expect(linesToText(write())).toBe(text);
  });

  it('as JSON that has the palette’s name, and each color in three notations', () => {
    expect(JSON.parse(linesToText(jsonLines(TWO)))).toEqual({
      name: 'Sea & sand',
      colors: [
        { name: 'Teal', hex: '#0D9488', rgb: [13, 148, 136], hsl: [175, 84, 32] },
        { name: 'Sun <1>', hex: '#FFCC00', rgb: [255, 204, 0], hsl: [48, 100, 50] },
      ],
    });
  });

  it('as an SVG of one column each, with its value and name in the ink that reads on it', () => {
    const text = linesToText(svgLines(TWO));
    const rects = Array.from(
      text.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill="(#\w+)"/g),
    );
    const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
    expect(rects.map(([, x, y, , , fill]) => [x, y, fill])).toEqual([
      ['0', '0', '#0d9488'],
      [String(Number(width) / 2), '0', '#ffcc00'],
    ]);
    expect(rects.map(([, , , wide, high]) => [Number(wide) * 2, high])).toEqual([
      [Number(width), height],
      [Number(width), height],
    ]);
    expect(text).toContain(`width="${width}" height="${height}"`);
    const labels = Array.from(text.matchAll(/<text x="(\d+)" y="(\d+)" fill="(#\w+)">(.*?)<\/text>/g));
    expect(labels.map(([, , , , label]) => label)).toEqual(['#0D9488', 'Teal', '#FFCC00', 'Sun &lt;1&gt;']);
    // Sixteen pixels from the left edge of their column, and a line above each other at its foot.
    const [, second = ''] = rects[1] ?? [];
    expect(labels.map(([, x]) => Number(x))).toEqual([16, 16, Number(second) + 16, Number(second) + 16]);
    expect(labels.map(([, , y]) => Number(height) - Number(y))).toEqual([36, 16, 36, 16]);
    expect(text).toContain('<title>Sea &amp; sand</title>');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^\n]*>\n[^]*\n<\/svg>\n$/);
  });
});

describe('design tokens', () => {
  const TEAL = { $value: { colorSpace: 'srgb', components: [0.051, 0.5804, 0.5333], hex: '#0d9488' } };

  it('name their schema and type once, and each color as components with its hex beside them', () => {
    expect(JSON.parse(linesToText(designTokensLines(TWO, 'hex')))).toEqual({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      $description: 'Sea & sand',
      color: {
        $type: 'color',
        teal: { ...TEAL, $description: 'Teal' },
        'sun-1': {
          $value: { colorSpace: 'srgb', components: [1, 0.8, 0], hex: '#ffcc00' },
          $description: 'Sun <1>',
        },
      },
    });
  });

  // Teal and its 8 bits: HSL by the formula of CSS Color 4, OKLCH by Ottosson's.
  it.each([
    ['hsl', [174.7, 83.9, 31.6]],
    ['oklch', [0.6002, 0.1038, 184.7]],
  ] as const)('are in %s where that is asked for', (notation, components) => {
    const { color } = JSON.parse(linesToText(designTokensLines(TWO, notation)));
    const { colorSpace, components: written, hex } = color.teal.$value;
    expect([colorSpace, hex]).toEqual([notation, '#0d9488']);
    for (const [i, value] of components.entries()) expect(written[i]).toBeCloseTo(value, value < 1 ? 3 : 1);
  });

  it('of the older dialect have a hex in a string, and their type each', () => {
    expect(JSON.parse(linesToText(hexTokensLines(TWO)))).toEqual({
      color: {
        // A description of the whole would be a token to Tokens Studio.
        teal: {
          $type: 'color',
          $value: '#0d9488',
          $description: 'Teal',
          $extensions: { 'app.hueloom.palette': 'Sea & sand' },
        },
        'sun-1': { $type: 'color', $value: '#ffcc00', $description: 'Sun <1>' },
      },
    });
  });

  it('describe nothing that Style Dictionary takes for syntax', () => {
    const { $description } = JSON.parse(
      linesToText(designTokensLines(exported(false, '{a} */ b --c'), 'hex')),
    );
    expect($description).toBe('(a) * / b - -c');
  });
});

describe('scales are written', () => {
  const scales = exported(true);
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

  it('as groups of tokens', () => {
    for (const lines of [designTokensLines(scales, 'hex'), hexTokensLines(scales)]) {
      const { color } = JSON.parse(linesToText(lines));
      expect(Object.keys(color.teal).map(Number)).toEqual(steps);
      expect(Object.keys(color['sun-1']).map(Number)).toEqual(steps);
      expect(JSON.stringify(color)).toContain('#0d9488');
    }
  });

  it('as groups of colors in Tailwind 3, whose keys are the steps', () => {
    const text = linesToText(tailwind3Lines(scales, 'hex'));
    const [, inside = ''] = /'teal': \{\n([^}]*)\n {8}\},\n/.exec(text) ?? [];
    const rows = inside.split('\n');
    expect(rows.map((row) => Number(/^ {10}(\d+): '#[0-9a-f]{6}',$/.exec(row)?.[1]))).toEqual(steps);
    expect(text).toContain("        'sun-1': {\n");
  });

  it('as columns of an SVG, their steps from top to bottom', () => {
    const rects = Array.from(
      linesToText(svgLines(scales)).matchAll(/<rect x="(\d+)" y="(\d+)" width="\d+" height="(\d+)"/g),
    );
    expect(rects).toHaveLength(22);
    const [, , , high = ''] = rects[0] ?? [];
    expect(rects.slice(0, 11).map(([, x, y]) => [x, Number(y)])).toEqual(
      steps.map((_, row) => ['0', row * Number(high)]),
    );
  });

  it('with the palette’s own color set apart', () => {
    for (const lines of [
      cssLines(scales, 'hex'),
      tailwind3Lines(scales, 'hex'),
      svgLines(scales),
      palLines(scales),
    ])
      expect(lines.filter(({ strong }) => strong !== undefined)).toHaveLength(2);
    expect(cssLines(TWO, 'hex').filter(({ strong }) => strong !== undefined)).toEqual([]);
  });
});
