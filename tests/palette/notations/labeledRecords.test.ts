import { expect, test } from 'vitest';
import { parseLabeledRecords } from '../../../src/palette/notations/labeledRecords';
import { parseText } from '../../../src/palette/notations/parseText';
import { named } from './hexes';

test.each([
  ['with hex', 'Name: Teal\nHex: #0D9488\nUsage: Buttons\n\nName: Amber\nHex: #F59E0B\nUsage: Alerts'],
  ['without blank lines', 'Name: Teal\nHex code: 0D9488\nName: Amber\nHex code: F59E0B'],
  ['in channels', 'Name: Teal\nRGB: 13, 148, 136\nName: Amber\nRGB: 245, 158, 11'],
  [
    'with several values',
    'Name: Teal\nCMYK: 91, 0, 8, 42\nHEX: #0D9488\nName: Amber\nCMYK: 0, 36, 96, 4\nHEX: #F59E0B',
  ],
  ['with colors as names', 'Color: Teal\nHex: #0D9488\nColor: Amber\nHex: #F59E0B'],
  ['with the value first', 'Hex: #0D9488\nName: Teal\n\nHex: #F59E0B\nName: Amber'],
  ['as items in bold', '- **Name:** Teal\n- **Hex:** #0D9488\n\n- **Name:** Amber\n- **Hex:** #F59E0B'],
])('records of a name and a color, a field a line, are read %s', (_, text) => {
  const found = parseText(text);
  expect(named(found)).toEqual(['#0D9488 Teal', '#F59E0B Amber']);
  expect(found.problems).toEqual([]);
});

test.each([
  ['a line that is no field', 'Name: Teal\nHex: #0D9488\nfor buttons'],
  ['a record without a color', 'Name: Teal\nHex: #0D9488\n\nName: Amber\nHex: none'],
  ['no name', 'Hex: #0D9488\nUsage: Buttons'],
  ['names before their colors', 'Teal: #0D9488\nAmber: #F59E0B'],
])('there are none where the text has %s', (_, text) => expect(parseLabeledRecords(text)).toBeNull());
