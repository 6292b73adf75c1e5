import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes, named } from '../hexes';

describe('hex with its channels apart', () => {
  it.each([
    ['alone', 'FF 00 AA\n0D 94 88\n12 34 56\n', ['#FF00AA -', '#0D9488 -', '#123456 -']],
    ['one', 'ff 5a 5f', ['#FF5A5F -']],
    ['behind names', 'Palette\nCoral: FF 5A 5F\nTeal   0D 94 88\n', ['#FF5A5F Coral', '#0D9488 Teal']],
    ['before names', 'FF 5A 5F coral\n0D 94 88 // teal\n', ['#FF5A5F coral', '#0D9488 teal']],
    ['in columns', '0D\t94\t88\nFF\t5A\t5F\n', ['#0D9488 -', '#FF5A5F -']],
    ['with its signs', '# FF 5A 5F\n0x0D, 0x94, 0x88,\n', ['#FF5A5F -', '#0D9488 -']],
  ])('is a color a line: %s', (_, text, expected) => {
    expect(named(parseText(text))).toEqual(expected);
  });

  it.each([
    ['a dump of 16 bytes a line', '00000000  7f 45 4c 46 02 01 01 00  00 00 00 00 00 00 00 00  |.ELF....|\n'],
    ['a dump of 8 bytes a line, with a rest', '7f 45 4c 46 02 01 01 00\n03 00 3e 00 01 00 00 0a\nff 00 aa\n'],
    ['a dump of 4 bytes a line', '7f 45 4c 46\n02 01 01 00\n'],
    ['words and codes of languages', 'de fa be\nda et ca\n'],
    ['signs in UTF-8', 'अ E0 A4 85\nआ E0 A4 86\n'],
    ['messages of MIDI', '90 3C 7F\n80 3C 40\n'],
    ['addresses of hardware', 'AA:BB:CC:DD:EE:FF\n00:1A:2B:3C:4D:5E\n'],
    ['a sentence among others', 'We took bus 4B.\nAll went well.\nThe key is 3C 4D 5E.\nSee you.\nAnna\n'],
  ])('is none in %s', (_, text) => {
    expect(hexes(parseText(text))).toEqual([]);
  });

  it('tells the other lines', () => {
    expect(parseText('Sea\nFF 00 AA\n0D 94 88\n').problems).toEqual([{ line: 1, text: 'Sea' }]);
  });

  it('leaves arrays of C to their own reader', () => {
    expect(hexes(parseText('palette[][3] = { {0x0D, 0x94, 0x88}, {0xF5, 0x9E, 0x0B} };'))).toEqual([
      '#0D9488',
      '#F59E0B',
    ]);
  });
});
