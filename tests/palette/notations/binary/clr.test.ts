import { describe, expect, it } from 'vitest';
import { writeBinaryPlist, type Plist } from '../../../../src/palette/notations/binary/binaryPlist';
import { parseClr } from '../../../../src/palette/notations/binary/clr';
import { named } from '../hexes';

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const mapOf = (entries: Readonly<Record<string, Plist>>): Plist => new Map(Object.entries(entries));

/** A keyed archive of one color that is called so, with further objects from the seventh on. */
const archive = (color: Plist, name: Plist = 'Sea', ...further: readonly Plist[]): Uint8Array =>
  writeBinaryPlist(
    mapOf({
      $top: mapOf({ NSColors: { uid: 1 }, NSKeys: { uid: 2 } }),
      $objects: [
        '$null',
        mapOf({ 'NS.objects': [{ uid: 3 }] }),
        mapOf({ 'NS.objects': [{ uid: 4 }] }),
        color,
        name,
        '',
        ...further,
      ],
    }),
  );

const rgb = (space: number, text: string): Plist => mapOf({ NSColorSpace: space, NSRGB: ascii(text) });
const white = (space: number, text: string): Plist => mapOf({ NSColorSpace: space, NSWhite: ascii(text) });
const inks = (text: string): Plist => mapOf({ NSColorSpace: 5, NSCMYK: ascii(text) });
const custom = (text: string): Plist =>
  mapOf({
    NSColorSpace: 2,
    NSCustomColorSpace: { uid: 6 },
    NSComponents: ascii(text),
    NSRGB: ascii('0 0 1'),
  });
const catalog = (color: Plist): Plist => mapOf({ NSColorSpace: 6, NSColor: color });

const SRGB = mapOf({ NSID: 7 });
const UNKNOWN = mapOf({ NSID: 99 });

describe('a color of macOS', () => {
  it.each([
    ['in a space of its own', custom('1 0 0 1'), SRGB, '#FF0000'],
    ['without its opacity', custom('1 0 0'), SRGB, '#FF0000'],
    ['in a space that is not known, by the other one', custom('1 0 0'), UNKNOWN, '#0000FF'],
    ['in no space, by the other one', custom('1 0 0'), 'none', '#0000FF'],
    ['of too few numbers, by the other one', custom('1 0'), SRGB, '#0000FF'],
    ['of the device', rgb(2, '1 0 0'), null, '#FF0000'],
    ['with spaces and an end', rgb(2, ' 1  0\n0 \0'), null, '#FF0000'],
    ['as long as such texts are', rgb(2, '1 0 0'.padEnd(200)), null, '#FF0000'],
    // 0.25 to the power of 2.2 is 0.047 of the light, for which sRGB has 61 of 255.
    ['in calibrated gray', white(3, '0.25'), null, '#3D3D3D'],
    ['in gray of the device, with opacity', white(4, '0.25 0.5'), null, '#404040'],
    ['of inks', inks('1 0 0 0'), null, '#00FFFF'],
    ['of inks, with opacity', inks('1 0 0 0 1'), null, '#00FFFF'],
    ['of a catalog', catalog(rgb(2, '1 0 0')), null, '#FF0000'],
  ])('%s is read', (_, color, further, hex) => {
    const found = parseClr(archive(color, ' Sea ', further));
    expect(named(found)).toEqual([`${hex} Sea`]);
    expect(found).toMatchObject({ kind: 'CLR', problems: [], refusal: null });
  });

  it.each([
    ['no numbers', mapOf({ NSColorSpace: 1 })],
    ['no inks', mapOf({ NSColorSpace: 5 })],
    ['two numbers', rgb(1, '1 0')],
    ['a word among them', rgb(2, '1 x 0')],
    ['a longer text', rgb(2, '1 0 0'.padEnd(201))],
    ['three inks', inks('1 0 0')],
    ['a catalog within a catalog', catalog(catalog(rgb(2, '1 0 0')))],
    ['a space that macOS does not have', rgb(9, '1 0 0')],
    ['no color', 'teal'],
    ['nothing', null],
  ])('is named where there is %s', (_, color) => {
    expect(parseClr(archive(color))).toMatchObject({ colors: [], problems: [{ line: 1, text: 'Sea' }] });
    expect(parseClr(archive(color, 7)).problems).toEqual([{ line: 1, text: 'color' }]);
  });

  it('has no name where the key is no text', () => {
    expect(named(parseClr(archive(rgb(2, '1 0 0'), 7)))).toEqual(['#FF0000 -']);
  });

  it.each([
    ['no archive', 'teal'],
    ['an archive without objects', mapOf({ $top: mapOf({}) })],
    ['one without a top', mapOf({ $objects: [] })],
    ['one whose top holds no colors', mapOf({ $top: mapOf({ root: { uid: 0 } }), $objects: [mapOf({})] })],
    ['one whose top is a text', mapOf({ $top: 'root', $objects: [] })],
  ])('is not looked for in %s', (_, plist) => {
    expect(parseClr(writeBinaryPlist(plist))).toMatchObject({ kind: 'CLR', refusal: 'importUnreadable' });
  });
});
