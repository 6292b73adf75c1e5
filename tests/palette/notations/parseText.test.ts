import { describe, expect, it } from 'vitest';

import { IMPORT } from '../../../src/domain/fileLimits';
import { parseText } from '../../../src/palette/notations/parseText';
import { hexes, named } from './hexes';

const FIVE = ['#264653', '#2A9D8F', '#E9C46A', '#F4A261', '#E76F51'];

describe('colors in a list', () => {
  it.each([
    ['one in a line', FIVE.join('\n')],
    ['with commas', '#264653, #2A9D8F, #E9C46A, #F4A261, #E76F51'],
    ['without signs', '264653 2a9d8f e9c46a f4a261 e76f51'],
    ['with hyphens', '264653-2a9d8f-e9c46a-f4a261-e76f51'],
    ['in lines of Windows, after a byte order mark', `\uFEFF${FIVE.join('\r\n')}\r\n`],
    ['in an array', '["264653","2a9d8f","e9c46a","f4a261","e76f51"]'],
    ['with opacity', FIVE.map((hex) => `${hex}cc`).join(' ')],
    [
      'in several notations',
      'rgb(38, 70, 83)\n#2a9d8f\nhsl(42.5, 74.3%, 66.5%)\n#f4a261ff\nrgb(231 111 81 / 50%)',
    ],
  ])('%s', (_, text) => {
    expect(hexes(parseText(text))).toEqual(FIVE);
  });

  it('keep the name beside a color', () => {
    expect(named(parseText('Charcoal #264653\n#2A9D8F  Persian Green\n'))).toEqual([
      '#264653 Charcoal',
      '#2A9D8F Persian Green',
    ]);
  });

  it('is a name without the colon behind it, and in any notation', () => {
    expect(named(parseText('Charcoal: #264653\nrgb(42 157 143) Persian Green\nSand:e9c46a'))).toEqual([
      '#264653 Charcoal',
      '#2A9D8F Persian Green',
      '#E9C46A Sand',
    ]);
  });

  it('may be words of CSS and three digits', () => {
    expect(hexes(parseText('tomato\nRebeccaPurple, teal\n#0f8\n0f8'))).toEqual([
      '#FF6347',
      '#663399',
      '#008080',
      '#00FF88',
      '#00FF88',
    ]);
  });

  it('may be the very words that a table of channels begins with', () => {
    expect(hexes(parseText('red, green, blue'))).toEqual(['#FF0000', '#008000', '#0000FF']);
    expect(hexes(parseText('red,green,blue\n13,148,136'))).toEqual(['#0D9488']);
    expect(hexes(parseText('red,green,blue\n13,148,999'))).toEqual([]);
  });

  it('name the line that is no color', () => {
    const found = parseText('#264653\n\n#12345\nsome words\n#2A9D8F');
    expect(hexes(found)).toEqual(['#264653', '#2A9D8F']);
    expect(found.problems).toEqual([
      { line: 3, text: '#12345' },
      { line: 4, text: 'some words' },
    ]);
  });
});

describe('colors in code', () => {
  it('are the custom properties of CSS, not its selectors, comments and addresses', () => {
    const found = parseText(`/* #111111 */
:root {
  --charcoal: #264653;
  --persian-green: hsl(172.7, 57.8%, 39%);
  /* --old: #222222; */
}
#facade, a:hover #decade { background: url(#333333) no-repeat; color: var(--charcoal); }
.x { border: 1px solid #E9C46A; fill: currentColor }`);
    expect(named(found)).toEqual(['#264653 charcoal', '#2A9D8F persian-green', '#E9C46A -']);
    expect(found.problems).toEqual([]);
  });

  it.each([
    ['a variable', ':root { --background: #264653; --border: #2A9D8F; }'],
    ['a key of an object', "const theme = { background: '#264653', border: '#2A9D8F' };"],
    ['a variable of Kotlin', 'val background = Color(0xFF264653)\nval border = Color(0xFF2A9D8F)'],
  ])('are called as %s, also where a property of CSS is called so', (_, text) => {
    expect(named(parseText(text))).toEqual(['#264653 background', '#2A9D8F border']);
  });

  it('have no name where only a property says what is colored', () => {
    const found = parseText(
      '.a { background-color: #264653; }\n.b { color: #2A9D8F; border: 1px solid #E9C46A }',
    );
    expect(named(found)).toEqual(['#264653 -', '#2A9D8F -', '#E9C46A -']);
  });

  it('are the variables of SCSS, once where every notation is given', () => {
    const found = parseText(`/* SCSS HEX */
$charcoal: #264653ff;
$persian-green: #2a9d8fff;

/* SCSS HSL */
$charcoal: hsla(197, 37%, 24%, 1);
$persian-green: hsla(173, 58%, 39%, 1);

/* SCSS Gradient */
$gradient-top: linear-gradient(0deg, #264653ff, #2a9d8fff);`);
    expect(named(found)).toEqual(['#264653 charcoal', '#2A9D8F persian-green']);
  });

  it('are the classes of Adobe Color, once', () => {
    const found = parseText(`/* Color Theme Swatches in Hex */
.My-Theme-1-hex { color: #264653; }
.My-Theme-2-hex { color: #2A9D8F; }
/* Color Theme Swatches in RGBA */
.My-Theme-1-rgba { color: rgba(38, 70, 83, 1); }
.My-Theme-2-rgba { color: rgba(42, 157, 143, 1); }`);
    expect(hexes(found)).toEqual(['#264653', '#2A9D8F']);
  });

  it('are those of a Tailwind theme and configuration', () => {
    expect(
      named(parseText('@theme {\n  --color-teal-500: #14b8a6;\n  --color-ink: oklch(0 0 0);\n}')),
    ).toEqual(['#14B8A6 teal-500', '#000000 ink']);
    expect(
      named(
        parseText(`module.exports = { theme: { extend: { colors: {
          teal: { 50: '#f0fdfa', 500: '#14b8a6' },
          'ink': "#000", // the text
          brand: { 50: '#fff7ed' } } } } }`),
      ),
    ).toEqual(['#F0FDFA teal 50', '#14B8A6 teal 500', '#000000 ink', '#FFF7ED brand 50']);
  });

  it('are bare channels, as component libraries keep them', () => {
    expect(hexes(parseText(':root { --primary: 221.2 83.2% 53.3%; --ring: 0 0% 100%; }'))).toEqual([
      '#2563EB',
      '#FFFFFF',
    ]);
  });

  it('are both themes, where one name has two values', () => {
    expect(hexes(parseText(':root { --bg: #fff; }\n.dark { --bg: #000; }'))).toEqual(['#FFFFFF', '#000000']);
  });

  it('are the swatches of SVG and XML', () => {
    expect(hexes(parseText('<svg><rect fill="#264653"/><rect fill=\'rgb(42,157,143)\'/></svg>'))).toEqual([
      '#264653',
      '#2A9D8F',
    ]);
    expect(
      hexes(
        parseText(
          '<palette>\n<color name="Charcoal" hex="264653" r="38" g="70" b="83" />\n<color rgb=\'2A9D8F\' />\n</palette>',
        ),
      ),
    ).toEqual(['#264653', '#2A9D8F']);
  });

  it('are the stops of a gradient where there is nothing else', () => {
    expect(hexes(parseText('background: linear-gradient(90deg, #264653, #2a9d8f 50%);'))).toEqual([
      '#264653',
      '#2A9D8F',
    ]);
  });

  it('name the line of a value that is no color', () => {
    const found = parseText(
      ':root {\n  --a: #264653;\n  /* two\n lines */\n  --b: #12345;\n  --c: rgb(1, 2);\n}',
    );
    expect(hexes(found)).toEqual(['#264653']);
    expect(found.problems).toEqual([
      { line: 5, text: '#12345' },
      { line: 6, text: 'rgb(1, 2)' },
    ]);
  });
});

describe('colors in JSON', () => {
  it.each([
    ['a map of names', '{"Charcoal":"264653","Persian Green":"#2a9d8f"}'],
    [
      'records with every notation',
      '[{"name":"Charcoal","hex":"264653","rgb":[38,70,83],"hsb":[197,54,33]},{"name":"Persian Green","hex":"2a9d8f","rgb":[42,157,143]}]',
    ],
    [
      'design tokens',
      `{"color":{"$type":"color","Charcoal":{"$value":{"colorSpace":"srgb","components":[0.149,0.2745,0.3255]}},
        "Persian Green":{"$value":{"colorSpace":"hsl","components":[172.7,57.8,39],"hex":"#2a9d8f"}}}}`,
    ],
    [
      'older design tokens',
      '{"Charcoal":{"$value":"#264653","$type":"color"},"Persian Green":{"value":"#2a9d8f","type":"color"}}',
    ],
    [
      'channels of design tools',
      '[{"name":"Charcoal","color":{"r":0.149,"g":0.2745,"b":0.3255,"a":1}},{"name":"Persian Green","r":42,"g":157,"b":143}]',
    ],
  ])('of %s', (_, text) => {
    const found = parseText(text);
    expect(named(found)).toEqual(['#264653 Charcoal', '#2A9D8F Persian Green']);
    expect(found).toMatchObject({ kind: 'JSON', problems: [] });
  });

  it('may be called as what names them', () => {
    expect(named(parseText('{"name":{"$value":"#264653"},"label":{"hex":"#2a9d8f"}}'))).toEqual([
      '#264653 name',
      '#2A9D8F label',
    ]);
  });

  it('of triples and of nested scales', () => {
    expect(hexes(parseText('[[38,70,83],[42,157,143]]'))).toEqual(['#264653', '#2A9D8F']);
    expect(named(parseText('{"teal":{"50":"#f0fdfa","500":"#14b8a6"}}'))).toEqual([
      '#F0FDFA teal 50',
      '#14B8A6 teal 500',
    ]);
  });

  it('leave aliases and other words alone, and name the line of a wrong value', () => {
    const found = parseText(
      '{\n  "type": "tan",\n  "a": "{color.b}",\n  "b": "#2a9d8f",\n  "c": "#12345"\n}',
    );
    expect(hexes(found)).toEqual(['#2A9D8F']);
    expect(found.problems).toEqual([{ line: 5, text: '#12345' }]);
  });

  it('are found in what only looks like JSON', () => {
    expect(hexes(parseText('{"a": "#264653" "b": "#2a9d8f",'))).toEqual(['#264653', '#2A9D8F']);
  });
});

describe('colors in a table or palette file', () => {
  it('by the titles of its columns', () => {
    expect(named(parseText('Name,Hex,R\n"Red, deep",#264653,38\n\'=A1,2a9d8f,42\n'))).toEqual([
      '#264653 Red, deep',
      '#2A9D8F =A1',
    ]);
    expect(hexes(parseText('r;g;b\n38;70;83\n42;157;143'))).toEqual(['#264653', '#2A9D8F']);
    expect(parseText('name,hex\nTeal,#0d9488\nWrong,#0d948\n').problems).toEqual([
      { line: 3, text: 'Wrong,#0d948' },
    ]);
  });

  it('of GIMP', () => {
    const found = parseText(
      'GIMP Palette\nName: Sea\nColumns: 2\n# a remark\n 38  70  83\tCharcoal\n300 0 0 Wrong\n42 157 143\n',
    );
    expect(named(found)).toEqual(['#264653 Charcoal', '#2A9D8F -']);
    expect(found).toMatchObject({ kind: 'GPL', problems: [{ line: 6, text: '300 0 0 Wrong' }] });
  });

  it('of Paint Shop Pro and Paint.NET', () => {
    expect(hexes(parseText('JASC-PAL\r\n0100\r\n2\r\n38 70 83\r\n42 157 143\r\n'))).toEqual([
      '#264653',
      '#2A9D8F',
    ]);
    expect(hexes(parseText('; Paint.NET Palette File\n; remarks\nFF264653\nFF2A9D8F\n'))).toEqual([
      '#264653',
      '#2A9D8F',
    ]);
  });
});

describe('a text without colors', () => {
  it.each([
    ['', 'importEmpty'],
    [' \n\t', 'importEmpty'],
    ['x'.repeat(IMPORT.maxBytes + 1), 'importTooLarge'],
  ])('is refused with its reason', (text, refusal) => {
    expect(parseText(text)).toMatchObject({ colors: [], refusal });
  });

  it.each(['#ggg', '#12345', '\uD800', '<script>alert(1)</script>', '<img src=x onerror="#ggg">'])(
    'like %j changes nothing [XS-09]',
    (text) => {
      expect(parseText(text).colors).toEqual([]);
    },
  );

  it('of words has no colors, and says so line by line', () => {
    const found = parseText('Dear designer,\nno colors here.');
    expect(found.colors).toEqual([]);
    expect(found.problems.map(({ line }) => line)).toContain(1);
  });
});

it.each(['Color teal(13, 148, 136);', 'Color32 teal(13, 148, 136);', 'QColor teal(13, 148, 136);'])(
  'a declaration of C++ is code: %s',
  (text) => {
    expect(parseText(text).colors).toMatchObject([
      { name: 'teal', color: { rgb: { r: 13, g: 148, b: 136 } } },
    ]);
  },
);
