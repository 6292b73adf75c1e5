import { expect, it } from 'vitest';
import { planExport } from '../../../src/features/export/exportFile';
import { choiceOf, TEAL } from './palettes';

it.each([
  ['css', 'teal.css'],
  ['tailwind4', 'teal.tailwind.css'],
  ['tokens', 'teal.tokens.json'],
  ['hex-tokens', 'teal.hex.tokens.json'],
  ['android', 'teal.colors.xml'],
  ['gpl-alpha', 'teal.rgba.gpl'],
  ['xcode', 'teal.xcassets.zip'],
])('a file of the format %s is called as its programs expect it: %s', (formatId, name) => {
  expect(planExport(TEAL.palette, TEAL.names, choiceOf(formatId)).fileName).toBe(name);
});
