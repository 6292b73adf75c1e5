import { expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

it('a rich text has the colors of its table, without the empty entry of its own text', () => {
  const found = parseText(
    String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\colortbl;\red13\green148\blue136;\red0\green0\blue0;}\f0\cf1 Page 123456}`,
  );
  expect(hexes(found)).toEqual(['#0D9488', '#000000']);
  expect(found.kind).toBe('RTF');
});

it('one without a table has none', () => {
  expect(parseText(String.raw`{\rtf1\ansi\f0 Room #123456}`).colors).toEqual([]);
});
