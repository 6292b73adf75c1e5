import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createExportPalette } from '../../../src/palette/exportPalette';
import { builderAddress } from '../../../src/palette/paletteLink';
import { aseBytes } from '../../../src/palette/notations/binary/ase';
import { concatBytes } from '../../../src/palette/notations/binary/byteWriter';
import { parseFile } from '../../../src/palette/notations/parseFile';
import { parseText } from '../../../src/palette/notations/parseText';
import { gplLines } from '../../../src/palette/notations/tables/gpl';
import { palette } from '../../color/generate/samples';

const COLORS = palette('#0D9488', '#F5F5F4');
const exported = (name: string | null) =>
  createExportPalette({ colors: COLORS, name }, ['Teal', 'Chalk'], { naming: 'names', hasScale: false });
const gpl = (name: string | null) =>
  gplLines(exported(name))
    .map(({ text }) => text)
    .join('\n');
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const KRITA =
  '<ColorSet version="2.0" name="Sea &amp; sand"><ColorSetEntry name="Teal"><sRGB r="0" g="0.5" b="0.5"/></ColorSetEntry></ColorSet>';
const SWATCHES = [{ hue: 0.485, saturation: 0.9122, brightness: 0.5804 }];

describe('what a palette is called where it comes from', () => {
  it.each([
    ['GIMP', () => parseText(gpl('Old Harbor')), 'Old Harbor'],
    ['ASE', () => parseFile(aseBytes(exported('Old Harbor'))), 'Old Harbor'],
    ['Krita', () => parseFile(zip({ 'colorset.xml': KRITA })), 'Sea & sand'],
    [
      'Procreate',
      () => parseFile(zip({ 'Swatches.json': JSON.stringify([{ name: 'Dune', swatches: SWATCHES }]) })),
      'Dune',
    ],
    ['JSON', () => parseText('{ "name": "Old Harbor", "colors": ["#0D9488", "#F5F5F4"] }'), 'Old Harbor'],
    ['a theme of an editor', () => parseText('{ "title": "Dusk", "colors": { "ink": "#1C1917" } }'), 'Dusk'],
    [
      'our own link',
      () => parseText(`https://hueloom.example${builderAddress({ colors: COLORS, name: 'Old Harbor' })}`),
      'Old Harbor',
    ],
  ])('is read: %s', (_, read, title) => {
    expect(read().title).toBe(title);
  });

  it('is nothing where our own file had no name to write, or only signs that nobody sees', () => {
    expect(parseText(gpl(null)).title).toBeUndefined();
    expect(parseText(gpl(null).replace(/^Name:.*$/m, 'Name: \u200B')).title).toBeUndefined();
    expect(parseText('#0D9488 #F5F5F4').title).toBeUndefined();
  });

  it.each([
    ['a record of one color', { name: 'Teal', hex: '#0D9488' }],
    ['a package that has colors somewhere in it', { name: 'site', theme: { colors: { ink: '#1C1917' } } }],
    [
      'several palettes',
      [
        { name: 'Sea', colors: ['#0D9488'] },
        { name: 'Sand', colors: ['#F5F5F4'] },
      ],
    ],
    [
      'tokens of more than colors',
      {
        $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
        $description: 'All that we have',
        color: { ink: { $type: 'color', $value: '#1C1917' } },
        size: { small: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
      },
    ],
    [
      'tokens of another form',
      {
        $schema: 'https://tokens.example/format.json',
        $description: 'For the shop',
        color: { ink: { $type: 'color', $value: '#1C1917' } },
      },
    ],
  ])('is nothing of JSON that is no palette: %s', (_, json) => {
    const found = parseText(JSON.stringify(json));
    expect(found.colors.length).toBeGreaterThan(0);
    expect(found.title).toBeUndefined();
  });

  it('is none of several groups, and none that breaks off', () => {
    const one = aseBytes(exported('First'));
    const two = aseBytes(exported('Second')).subarray(12);
    expect(parseFile(concatBytes(one, two)).title).toBeUndefined();
    expect(parseFile(one.subarray(0, 24)).title).toBeUndefined();
  });
});
