import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { IMPORT } from '../../../src/domain/fileLimits';
import { parseFile } from '../../../src/palette/notations/parseFile';
import { hexes, named } from './hexes';

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const table = (length: number, ...bytes: readonly number[]): Uint8Array => {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
};

describe('an archive', () => {
  it('of Procreate has fractions, and free places', () => {
    const swatches = [{ hue: 0.485, saturation: 0.9122, brightness: 0.5804, alpha: 1, colorSpace: 0 }, null];
    const found = parseFile(zip({ 'Swatches.json': JSON.stringify([{ name: 'Sea', swatches }]) }));
    expect(found).toMatchObject({ kind: 'Procreate', problems: [] });
    expect(hexes(found)).toEqual(['#0D9488']);
  });

  it('of Krita has names, groups and several models', () => {
    const entry = (name: string, color: string) =>
      `<ColorSetEntry name="${name}" id="1" bitdepth="U8" spot="false">\n${color}\n<Position row="0" column="0"/></ColorSetEntry>`;
    const xml = `<ColorSet version="2.0" name="x" columns="8">${entry('Teal &amp; co', '<RGB r="0.05098" g="0.58039" b="0.53333" space="sRGB-elle-V2-srgbtrc.icc"/>')}
      <Group name="g" rows="1">${entry('Ink', '<sRGB r="0.1098" g="0.098" b="0.0902"/>')}${entry('Half', '<Gray g="0.5" space="gray"/>')}${entry('Cyan', '<CMYK c="1" m="0" y="0" k="0" space="cmyk"/>')}</Group></ColorSet>`;
    const found = parseFile(zip({ mimetype: 'krita/x-colorset', 'colorset.xml': xml }));
    expect(found.kind).toBe('Krita');
    expect(named(found)).toEqual(['#0D9488 Teal & co', '#1C1917 Ink', '#808080 Half', '#00FFFF Cyan']);
  });

  it('of an asset catalog has its names in its folders', () => {
    const set = (red: string) =>
      JSON.stringify({
        colors: [
          { color: { 'color-space': 'srgb', components: { red, green: '0x94', blue: '0x88', alpha: '1' } } },
        ],
      });
    const found = parseFile(
      zip({
        'A.xcassets/Teal.colorset/Contents.json': set('0x0D'),
        'A.xcassets/Contents.json': '{}',
        'A.xcassets/g/Ink 2.colorset/Contents.json': set('0x00'),
      }),
    );
    expect(named(found)).toEqual(['#0D9488 Teal', '#009488 Ink 2']);
  });

  it('of an asset catalog has thousands of colors, as any other file may have', () => {
    const set = JSON.stringify({
      colors: [{ color: { components: { red: '0x0D', green: '0x94', blue: '0x88' } } }],
    });
    const sets = Array.from({ length: 2500 }, (_, i) => [`A.xcassets/${i}.colorset/Contents.json`, set]);
    expect(parseFile(zip(Object.fromEntries(sets))).colors).toHaveLength(2500);
  });

  it.each([
    ['of something else', zip({ 'readme.txt': '#0D9488' })],
    ['that is damaged', zip({ 'Swatches.json': '[]' }).subarray(0, 40)],
    ['that is too large unpacked', zip({ 'Swatches.json': `[${' '.repeat(IMPORT.maxBytes)}]` })],
    ['whose file is no JSON', zip({ 'Swatches.json': '[' })],
  ])('%s is refused', (_, bytes) => {
    expect(parseFile(bytes)).toMatchObject({ colors: [], refusal: 'importUnreadable' });
  });
});

describe('a color table of Adobe', () => {
  const TWO = [13, 148, 136, 28, 25, 23];

  it('ends where its count says so, black at the end or not', () => {
    const bytes = table(772, ...TWO, 0, 0, 0);
    bytes.set([0, 3, 255, 255], 768);
    expect(hexes(parseFile(bytes))).toEqual(['#0D9488', '#1C1917', '#000000']);
  });

  it('ends before its free places where it has no count', () => {
    const found = parseFile(table(768, ...TWO));
    expect(found.kind).toBe('ACT');
    expect(hexes(found)).toEqual(['#0D9488', '#1C1917']);
  });
});

describe('a text file', () => {
  const text = 'Teal #0D9488\nInk #1C1917\n';

  it.each([
    ['UTF-16 of Windows', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['UTF-16 the other way round without a mark', Buffer.from(text, 'utf16le').swap16()],
    ['UTF-8', Buffer.from(`\uFEFF${text}`, 'utf8')],
  ])('is read in %s', (_, bytes) => {
    expect(named(parseFile(new Uint8Array(bytes)))).toEqual(['#0D9488 Teal', '#1C1917 Ink']);
  });

  it('of a program is read as its text', () => {
    const code =
      'static const Color primary = Color(0xFF0D9488);\nstatic const Color ink = Color(0xFF1C1917);';
    expect(named(parseFile(strToU8(code)))).toEqual(['#0D9488 primary', '#1C1917 ink']);
  });
});
