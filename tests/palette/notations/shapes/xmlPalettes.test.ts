import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';

import { IMPORT_MESSAGES } from '../../../../src/domain/importMessages';
import { parseFile } from '../../../../src/palette/notations/parseFile';
import { named } from '../hexes';

/** With the names of spaces that OpenOffice and LibreOffice write, 'style' among them. */
const soc = (...rows: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<office:color-table xmlns:office="http://openoffice.org/2000/office" xmlns:style="http://openoffice.org/2000/style" xmlns:table="http://openoffice.org/2000/table" xmlns:draw="http://openoffice.org/2000/drawing" xmlns:svg="http://www.w3.org/2000/svg">\n${rows.join('\n')}\n</office:color-table>\n`;
const drawn = (name: string, hex: string): string => ` <draw:color draw:name="${name}" draw:color="${hex}"/>`;

const corel = (inks: string, ...pages: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<palette guid="00000000-0000-0000-0000-000000000001" name="Sea" prefix="">\n<colorspaces>${inks}</colorspaces>\n<colors>\n${pages.map((page) => `<page>\n${page}\n</page>`).join('\n')}\n</colors>\n</palette>\n`;
const INKS =
  '<cs name="PANTONE 300 C" fixedID="7"><color cs="LAB" tints="0.4,0.5,0.2"/><color cs="CMYK" tints="1,0.4,0,0"/></cs>';
const TEAL = '<color cs="RGB" name="Teal" tints="0.050980,0.580392,0.533333"/>';
const MID = '<color cs="GRAY" name="Grau 灰" tints="0.501961"/>';

const SOC = soc(drawn('Teal &amp; Sea', '#0d9488'), drawn('Türkis 海', '#1c1917'));
const COREL = corel(
  INKS,
  `${TEAL}\n${MID}`,
  '<color cs="CMYK" name="Cyan" tints="1,0,0,0"/>\n<color cs="PANTONE 300 C" tints="1"/>\n<color cs="7" name="Half" tints="0.5"/>',
);
const COREL_COLORS = [
  '#0D9488 Teal',
  '#808080 Grau 灰',
  '#00FFFF Cyan',
  '#0099FF PANTONE 300 C',
  '#80CCFF Half',
];
const FILES: readonly (readonly [string, string, readonly string[]])[] = [
  ['an office palette', SOC, ['#0D9488 Teal & Sea', '#1C1917 Türkis 海']],
  ['an office palette without colors', soc(), []],
  [
    'two office palettes in one',
    soc(drawn('A', '#0d9488')) + soc(drawn("l'été", '#1c1917')),
    ['#0D9488 A', "#1C1917 l'été"],
  ],
  ['pages of CorelDRAW with gray, inks and catalog', COREL, COREL_COLORS],
  ['CorelDRAW without colors', corel('', ''), []],
];

describe('palettes in XML', () => {
  it.each(FILES)('%s: names, colors and order', (_, text, expected) => {
    expect(parseFile(strToU8(text))).toMatchObject({ kind: 'XML', problems: [], refusal: null });
    expect(named(parseFile(strToU8(text)))).toEqual(expected);
  });

  it.each(FILES)('%s: wherever it breaks off, what is left is right', (_, text, expected) => {
    const bytes = strToU8(text);
    const wrong = Array.from({ length: Math.floor(bytes.length / 5) }, (__, i5) => {
      const length = i5 * 5;
      const left = named(parseFile(bytes.subarray(0, length)));
      return left.every((line, i) => line === expected[i]) ? null : `${length}: ${left.join(', ')}`;
    });
    expect(wrong.filter((each) => each !== null)).toEqual([]);
  });

  it.each(FILES)('%s: with bytes behind its end it is the same, or refused', (_, text, expected) => {
    for (const rest of [
      [0, 0],
      [13, 10, 26],
      [13, 10],
      [255, 254, 253],
    ]) {
      const found = parseFile(Uint8Array.from([...strToU8(text), ...rest]));
      expect(found.refusal === 'importUnreadable' ? expected : named(found)).toEqual(expected);
    }
    expect(IMPORT_MESSAGES.importUnreadable).toMatch(/damaged/);
  });

  it('with models and inks that are not known: what is said about each is true', () => {
    const found = parseFile(
      strToU8(
        corel(
          INKS,
          `${TEAL}\n<color cs="LAB" name="Lab" tints="0.5,0.5,0.5"/>\n<color cs="HKS 41" name="HKS" tints="1"/>\n<color cs="RGB" name="Few" tints="1,0"/>`,
        ),
      ),
    );
    expect(named(found)).toEqual(['#0D9488 Teal']);
    expect(found.problems).toEqual([
      { line: 7, text: 'Lab', reason: 'unknownModel' },
      { line: 8, text: 'HKS', reason: 'elsewhere' },
      { line: 9, text: 'Few' },
    ]);
  });

  it.each([
    ['without tints', '<color cs="RGB" name="x"/>', undefined],
    ['with an empty tint', '<color cs="RGB" name="x" tints="1,,0"/>', undefined],
    ['with four tints of red, green and blue', '<color cs="RGB" name="x" tints="1,0,0,1"/>', undefined],
    ['with three inks', '<color cs="CMYK" name="x" tints="1,0,0"/>', undefined],
    ['with two grays', '<color cs="GRAY" name="x" tints="1,0"/>', undefined],
    ['without a model', '<color name="x" tints="1"/>', undefined],
    ['in a model without tints', '<color cs="LAB" name="x" tints="?"/>', undefined],
    ['in Lab', '<color cs="lab" name="x" tints="1,0,0"/>', 'unknownModel'],
    ['of an ink that it does not have', '<color cs="HKS 41" name="x" tints="1"/>', 'elsewhere'],
  ])('names the swatch of CorelDRAW %s', (_, swatch, reason) => {
    const found = parseFile(strToU8(corel('', `${TEAL}\n${swatch}</color>`)));
    expect(named(found)).toEqual(['#0D9488 Teal']);
    expect(found.problems).toEqual([{ line: 7, text: 'x', ...(reason && { reason }) }]);
  });

  it.each([
    ['<color cs=" rgb " name=" Red " tints="1,0,0"></color>', '#FF0000 Red'],
    ['<color cs="Grayscale" name="White" tints="1"/>', '#FFFFFF White'],
    ['<color cs="PANTONE 300 C" name="Whole"/>', '#0099FF Whole'],
    ['<color cs="pantone 300 c" tints="2"/>', '#0099FF pantone 300 c'],
    ['<color cs="7" name="None" tints="0"/>', '#FFFFFF None'],
    ['<color cs="Two" tints="1"/>', '#FF0000 Two'],
  ])('reads the swatch of CorelDRAW %s', (swatch, color) => {
    // The first model that can be read stands for an ink.
    const two = '<cs name="Two"><color cs="RGB" tints="1,0,0"/><color cs="RGB" tints="0,0,1"/></cs>';
    const found = parseFile(strToU8(corel(INKS + two, swatch)));
    expect(named(found)).toEqual([color]);
    expect(found.problems).toEqual([]);
  });

  it('names what has no name by its model', () => {
    const found = parseFile(strToU8(corel('', '<color cs="LAB" tints="1,0,0"/>\n<color tints="1,0"/>')));
    expect(found.problems.map(({ text }) => text)).toEqual(['LAB', 'color']);
  });

  it.each([
    ['an office palette', soc(...Array.from({ length: 10_050 }, (_, i) => drawn(`${i}`, '#0d9488')))],
    ['CorelDRAW', corel('', TEAL.repeat(10_050))],
  ])('%s of more colors than are read', (_, text) => {
    expect(parseFile(strToU8(text))).toMatchObject({ refusal: null, kind: 'XML' });
    expect(parseFile(strToU8(text)).colors.length).toBeLessThan(10_050);
  });
});
