import { expect, it } from 'vitest';
import { parseText } from '../../../src/palette/notations/parseText';
import { hexes, named } from './hexes';

it('one swatch of a page has the name beside its hex, and the color of its text is none', () => {
  const text = '<div style="background:#0D9488;color:#fff"><span>Teal</span><span>#0D9488</span></div>';
  expect(named(parseText(text))).toEqual(['#0D9488 Teal']);
});

it('a page that shows the hex of a smaller part of its colors has all of them', () => {
  const text =
    '<div style="background:#0D9488;color:#fff;border-color:#1C1917"><span>Teal</span><span>#0D9488</span></div>';
  expect(new Set(hexes(parseText(text)))).toEqual(new Set(['#0D9488', '#FFFFFF', '#1C1917']));
});
