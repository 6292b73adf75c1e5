import { describe, expect, it } from 'vitest';

import { parseText } from '../../../src/palette/notations/parseText';

/** What grows with the square of its size would take minutes, of a tenth of it too. */
const SECONDS_MS = 20_000;
const MOST = process.env['HUELOOM_LONG'] === undefined ? 500_000 : 2_000_000;

/** As often as it fits. */
const fill = (text: string): string => text.repeat(MOST / text.length);

describe('a text made to take long', () => {
  it.each([
    ['opened comments', fill('/*')],
    ['spaces in an address of a drawing', `data:image/svg+xml,${fill(' ')}x`],
    ['quotes in an address of a drawing', `data:image/svg+xml,${fill('"')}x`],
    ['color ramps', fill('<colorramp name="a"><Option name="color1" value="1,2,3"/>')],
    ['symbols', fill('<symbol name="a"><Option name="color" value="1,2,3"/>')],
    ['times', fill('10:32 a: ')],
    ['vectors', fill('vec3(')],
    ['Vim', fill('hi a guifg=')],
    ['inks', fill('Pantone 1 ')],
    ['lists', fill('#ff8800, teal\n')],
    ['items of lists', fill('#ff8800, teal, ')],
    ['comment starts in lines', fill('/* \n')],
    ['opened functions', fill('rgb(')],
    ['hash signs', fill('#')],
    ['digits', fill('1')],
    ['percentages', fill('1 1% ')],
    ['braces', fill('{')],
    ['colons', fill('a:')],
    ['brackets', fill('[')],
    ['nested lists', `${fill('[')}${fill(']')}`],
    ['words', fill('word ')],
    ['commas', `a{b:${fill(',')}`],
    ['spaces', `#fff${fill(' ')}x`],
    ['quotes', `Name,Hex\n${fill('"')}`],
    ['wrong colors', fill('"#12345",')],
    ['wrong colors in JSON', JSON.stringify(Array.from({ length: MOST / 10 }, (_, i) => `#x${i}`))],
    ['colors', fill('#fff\n')],
    ['blank lines', `a{b:${fill('\n')}`],
    ['remarks', fill('a # b ')],
    ['words, a line each', fill('word\n')],
    ['paragraphs before a color', `${fill('Word\n\n')}#0d9488`],
    ['pairs', fill("['a', '#fff'], ")],
    ['tuples', fill('"a": (1, 2, 3), ')],
    ['rows of a matrix', `[${fill('1 2 3; ')}`],
    ['records of YAML', fill('- name: a\n  hex: #fff\n')],
    ['rows of a table', fill('| a | #fff |\n')],
    ['escapes of a terminal', fill('\u001B[38;2;1;2;3m')],
    ['a sentence', fill('our teal is #0d9488, red and ')],
    ['sentences', fill('our teal is #0d9488 and (1, 2, 3) navy (0, 0, 128\n')],
    ['color words beside others', fill('our red,#00f,lime (\n')],
    ['a sentence of one color', `#0d9488${fill(' is teal of')}`],
    ['numbers of issues', fill('#12 and ')],
    ['named constants', fill('a: Color = Colors.black; b: Color = .red\n')],
    ['variables and their values', fill('color: var(--a, #fff);')],
    ['rows of several colors', `Name,Light,Dark\n${fill('a,#fff,#000\n')}`],
    ['titles of columns', `${fill('a,')}\n${'#0d9488\n'.repeat(200)}`],
    ['resources without an end', fill('<color name="a" ')],
    ['variables without a value', fill('--a ')],
    ['hues in variables', fill('--a-h: 1; --a-s: 1%; ')],
    ['palettes without an end', fill('palette defined (0 ')],
    ['brackets of Mathematica', fill('Hue[1, ')],
    ['styles of places', `<kml>${fill('<Style id="a" ')}`],
    ['materials', fill('newmtl a\nKd 1 1 1\n')],
    ['styles of subtitles', `[V4 Styles]\n${fill('Style: a,&HFFFFFF\n')}`],
    ['segments of a gradient', `GIMP Gradient\n${fill('0 0.5 1 1 0 0 1 0 0 1 1 0 0\n')}`],
    ['a table of a rich text', `{\\rtf1{\\colortbl${fill(';')}`],
    ['numbers of a LUT', `LUT_3D_SIZE 33\n${fill('0.5 0.5 0.5\n')}`],
  ])(
    'of %s is read within seconds, and no more than 10,000 colors of it',
    { timeout: SECONDS_MS },
    (_, text) => {
      expect(parseText(text).colors.length).toBeLessThanOrEqual(10_000);
    },
  );
});
