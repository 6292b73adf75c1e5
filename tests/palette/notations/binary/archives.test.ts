import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { createExportPalette } from '../../../../src/palette/exportPalette';
import { kritaBytes, parseKrita } from '../../../../src/palette/notations/binary/krita';
import {
  parseProcreate,
  procreateBytes,
  PROCREATE_PLACES,
} from '../../../../src/palette/notations/binary/procreate';
import { isColorSet, parseXcode, xcodeBytes } from '../../../../src/palette/notations/binary/xcode';
import type { Found } from '../../../../src/palette/notations/found';

const HEXES = [
  '#0D9488',
  '#FFCC00',
  '#CC0033',
  '#00CC33',
  '#3300CC',
  '#808080',
  '#000000',
  '#FFFFFF',
  '#FF0066',
];

const exported = (names: readonly string[], title = 'Sea & sand') =>
  createExportPalette({ colors: HEXES.map((hex) => colorFromHex(hex)), name: title }, names, {
    naming: 'names',
    hasScale: false,
  });
const NINE = exported(HEXES.map((_, i) => `Color <${i}>`));

const filesOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));
const hexesOf = ({ colors }: Found): string[] => colors.map(({ color }) => formatHex(color));
const namesOf = ({ colors }: Found): (string | null)[] => colors.map(({ name }) => name);

describe('a palette of Procreate', () => {
  // Written in each test, not as the file is loaded: so each is run through what it proves.
  const written = (): string => filesOf(procreateBytes(NINE))['Swatches.json'] ?? '';

  // HSB by its definition: the middle of three channels says where between two of the six hues.
  it.each([
    [0, 174.667 / 360, 135 / 148, 148 / 255],
    [1, 48 / 360, 1, 1],
    [2, 345 / 360, 1, 0.8],
    [3, 135 / 360, 1, 0.8],
    [4, 255 / 360, 1, 0.8],
    [5, 0, 0, 128 / 255],
    [6, 0, 0, 0],
    [7, 0, 0, 1],
  ])('has hue, saturation and brightness of swatch %d as fractions', (i, hue, saturation, brightness) => {
    const [{ name, swatches }] = JSON.parse(written());
    expect(name).toBe('Sea & sand');
    expect(swatches[i].hue).toBeCloseTo(hue, 5);
    expect(swatches[i].saturation).toBeCloseTo(saturation, 5);
    expect(swatches[i].brightness).toBeCloseTo(brightness, 5);
    expect(swatches[i]).toMatchObject({ alpha: 1, colorSpace: 0 });
  });

  it('has thirty places, the free ones null, and is read back', () => {
    const [{ swatches }] = JSON.parse(written());
    expect(swatches).toHaveLength(PROCREATE_PLACES);
    expect(PROCREATE_PLACES).toBe(30);
    expect(new Set(swatches.slice(HEXES.length))).toEqual(new Set([null]));
    const found = parseProcreate(written());
    expect([hexesOf(found), found.title]).toEqual([HEXES, 'Sea & sand']);
  });

  const half = { hue: 0.5, saturation: 1, brightness: 1 };
  it.each([
    ['no JSON', '{', 'importUnreadable', []],
    ['one palette without a list', JSON.stringify({ name: 'A', swatches: [half] }), null, ['#00FFFF']],
    ['several', JSON.stringify([{ swatches: [half] }, { swatches: [half] }]), null, ['#00FFFF', '#00FFFF']],
    [
      'no palette among them',
      JSON.stringify([7, null, { swatches: 7 }, { swatches: [half] }]),
      null,
      ['#00FFFF'],
    ],
    [
      'swatches without a number',
      JSON.stringify([
        { swatches: [{ ...half, hue: '0' }, { ...half, saturation: null }, { hue: 0, saturation: 0 }, half] },
      ]),
      null,
      ['#00FFFF'],
    ],
  ])('is read where it is %s', (_, content, refusal, hexes) => {
    const found = parseProcreate(content);
    expect([found.refusal, hexesOf(found)]).toEqual([refusal, hexes]);
  });

  it('has the title of the only palette, and of several none', () => {
    const named = { name: 'A', swatches: [half] };
    expect(parseProcreate(JSON.stringify([named])).title).toBe('A');
    expect(parseProcreate(JSON.stringify([named, named])).title ?? null).toBeNull();
    expect(parseProcreate(JSON.stringify([{ ...named, name: 7 }])).title ?? null).toBeNull();
  });
});

describe('a palette of Krita', () => {
  const filesOfKrita = () => filesOf(kritaBytes(NINE));
  const colorSet = (): string => filesOfKrita()['colorset.xml'] ?? '';

  it('begins with its type, uncompressed, and holds colors and profiles', () => {
    const files = filesOfKrita();
    expect(Object.keys(files)).toEqual(['mimetype', 'colorset.xml', 'profiles.xml']);
    // As in OpenDocument: a name of eight letters 30 bytes on, and what it holds right behind it.
    expect(strFromU8(kritaBytes(NINE).slice(30, 54))).toBe('mimetypekrita/x-colorset');
    expect(files['profiles.xml']).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<Profiles/>\n');
  });

  it('has rows of eight, each color as fractions of the profile of sRGB', () => {
    const text = colorSet();
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<ColorSet [^>]*>\n( <ColorSetEntry [^>]*>\n {2}<RGB [^>]*\/>\n {2}<Position [^>]*\/>\n <\/ColorSetEntry>\n){9}<\/ColorSet>\n$/,
    );
    expect(text).toContain(
      '<ColorSet version="2.0" name="Sea &amp; sand" comment="" columns="8" rows="2" readonly="false">',
    );
    const places = Array.from(text.matchAll(/<Position row="(\d)" column="(\d)"\/>/g), ([, row, column]) => [
      row,
      column,
    ]);
    expect([places[0], places[7], places[8]]).toEqual([
      ['0', '0'],
      ['0', '7'],
      ['1', '0'],
    ]);
    expect(text).toContain(
      '<RGB r="0.05098039" g="0.58039216" b="0.53333333" space="sRGB-elle-V2-srgbtrc.icc"/>',
    );
    expect(text).toContain(' <ColorSetEntry spot="false" bitdepth="U8" name="Color &lt;0&gt;" id="0">');
  });

  it('is read back', () => {
    const found = parseKrita(colorSet());
    expect([hexesOf(found), found.title]).toEqual([HEXES, 'Sea & sand']);
    expect(namesOf(found)).toEqual(HEXES.map((_, i) => `Color <${i}>`));
  });

  // The same gray or red by the definition of each model; fractions of Lab run over 8 bits of a and b.
  it.each([
    ['<Gray g="0.5"/>', '#808080'],
    ['<sRGB r="1" g="0" b="0"/>', '#FF0000'],
    ['<RGB r="1" g="0" b="0" space="sRGB-elle-V2-g10.icc"/>', '#FF0000'],
    ['<RGB r="0.2158605" g="0.2158605" b="0.2158605" space="sRGB-elle-V2-g10.icc"/>', '#808080'],
    ['<RGB r="0.2158605" g="0.2158605" b="0.2158605" space="sRGB-elle-V2-srgbtrc.icc"/>', '#373737'],
    ['<CMYK c="0" m="0" y="0" k="1"/>', '#000000'],
    ['<HSV h="0.3333333333" s="1" v="1"/>', '#00FF00'],
    ['<HSV h="240" s="1" v="1"/>', '#0000FF'],
    ['<HSL h="0.3333333333" s="1" l="0.5"/>', '#00FF00'],
    ['<HSL h="240" s="1" l="0.5"/>', '#0000FF'],
    ['<HSV h="1" s="1" v="1"/>', '#FF0000'],
    ['<HSL h="1" s="1" l="0.5"/>', '#FF0000'],
    ['<Lab L="0.535850" l="0.535850" a="0.50196" b="0.50196"/>', '#808080'],
    ['<XYZ x="0.9643" y="1" z="0.8251"/>', '#FFFFFF'],
  ])('has colors in other models: %s', (element, hex) => {
    const found = parseKrita(
      `<ColorSet name="A">\n<ColorSetEntry name="One">\n ${element}\n</ColorSetEntry></ColorSet>`,
    );
    expect([hexesOf(found), namesOf(found), found.title]).toEqual([[hex], ['One'], 'A']);
  });

  it.each([
    ['<YCbCr Y="1"/>', 'One'],
    ['<constructor r="1"/>', 'One'],
    ['<RGB r="1" g="0"/>', 'One'],
  ])('names the entry that is no color: %s', (element, shown) => {
    const found = parseKrita(
      `<ColorSetEntry name="A"><Gray g="1"/></ColorSetEntry><ColorSetEntry name="One">${element}</ColorSetEntry>`,
    );
    expect(found.problems).toEqual([expect.objectContaining({ line: 2, text: shown })]);
  });
});

describe('an asset catalog of Xcode', () => {
  it('has a set for each color, called as the color, with its channels in hex', () => {
    const files = filesOf(xcodeBytes(exported(['Teal', 'a/b: c.', 'Teal', ...HEXES.slice(3)])));
    expect(Object.keys(files).slice(0, 4)).toEqual([
      'Colors.xcassets/Contents.json',
      'Colors.xcassets/Teal.colorset/Contents.json',
      'Colors.xcassets/a b c.colorset/Contents.json',
      'Colors.xcassets/Teal 2.colorset/Contents.json',
    ]);
    const info = { author: 'xcode', version: 1 };
    expect(JSON.parse(files['Colors.xcassets/Contents.json'] ?? '')).toEqual({ info });
    expect(JSON.parse(files['Colors.xcassets/Teal.colorset/Contents.json'] ?? '')).toEqual({
      colors: [
        {
          color: {
            'color-space': 'srgb',
            components: { alpha: '1.000', red: '0x0D', green: '0x94', blue: '0x88' },
          },
          idiom: 'universal',
        },
      ],
      info,
    });
  });

  it('calls a color Color whose name no folder may have', () => {
    expect(Object.keys(filesOf(xcodeBytes(exported(['?*'])))).at(1)).toBe(
      'Colors.xcassets/Color.colorset/Contents.json',
    );
  });

  it('is read back, each color by the name of its folder', () => {
    const files = new Map(Object.entries(filesOf(xcodeBytes(NINE))).filter(([path]) => isColorSet(path)));
    const found = parseXcode(files);
    expect(hexesOf(found)).toEqual(HEXES);
    expect(namesOf(found)).toEqual(HEXES.map((_, i) => `Color ${i}`));
  });

  it.each([
    ['Colors.xcassets/Teal.colorset/Contents.json', true],
    ['__MACOSX/Colors.xcassets/Teal.colorset/Contents.json', false],
    ['Colors.xcassets/Contents.json', false],
    ['Teal.colorset/Contents.json.bak', false],
  ])('is told from what lies around it: %s', (path, isSet) => {
    expect(isColorSet(path)).toBe(isSet);
  });

  it('goes on where a set is damaged', () => {
    const files = filesOf(xcodeBytes(NINE));
    const sound = Object.entries(files).filter(([path]) => isColorSet(path));
    expect(hexesOf(parseXcode(new Map([['A.colorset/Contents.json', '7'], ...sound])))).toEqual(HEXES);
  });
});
