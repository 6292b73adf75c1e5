import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { readSearchText, searchText } from '../../../../src/features/explore/search/searchText';

const TEAL = colorFromHex('#0D9488');

describe('what is typed into the search', () => {
  it.each([
    ['near #0D9488', { word: null, tags: [], near: TEAL }],
    ['Near  0d9488', { word: null, tags: [], near: TEAL }],
    ['#0D9488', { word: null, tags: [], near: TEAL }],
    ['rgb(13 148 136)', { word: null, tags: [], near: TEAL }],
    ['near teal', { word: null, tags: [], near: colorFromHex('#008080') }],
    [
      'near oklch(0.7 0.1 200)',
      { word: null, tags: [], near: expect.objectContaining({ rgb: expect.anything() }) },
    ],
    ['near #0D9488 night', { word: 'night', tags: [], near: TEAL }],
    ['night #0D9488 ferry', { word: 'night ferry', tags: [], near: TEAL }],
    ['teal', { word: 'teal', tags: [], near: null }],
    ['nearly done', { word: 'nearly done', tags: [], near: null }],
    ['near', { word: 'near', tags: [], near: null }],
    ['#1 hit', { word: '#1 hit', tags: [], near: null }],
    ['#Sunset', { word: null, tags: ['sunset'], near: null }],
    ['#warm-tones night #sea', { word: 'night', tags: ['warm-tones', 'sea'], near: null }],
    ['#0D9488 #sea', { word: null, tags: ['sea'], near: TEAL }],
    ['   ', { word: null, tags: [], near: null }],
  ])('%j', (text, asked) => {
    expect(readSearchText(text)).toEqual(asked);
  });

  it.each(['near nothing', 'near #12'])('%j names no color, and says so', (text) => {
    expect(readSearchText(text)).toBeNull();
  });

  it.each(['near #0D9488 night', 'near #0D9488', 'night ferry', ''])('%j is shown as it is read', (text) => {
    expect(searchText(readSearchText(text) ?? { word: 'refused', tags: [], near: null })).toBe(text);
  });
});
