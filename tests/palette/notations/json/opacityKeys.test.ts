import { expect, it } from 'vitest';

import { lostOpacity } from '../../../../src/palette/notations/values/opacity';
import { parseText } from '../../../../src/palette/notations/parseText';

const isTranslucent = (record: object): boolean[] =>
  parseText(JSON.stringify({ sea: record })).colors.map(({ color }) => lostOpacity(color));

it('the first opacity that a record states is its own', () => {
  expect(isTranslucent({ r: 13, g: 148, b: 136, alpha: 1, opacity: 0 })).toEqual([false]);
  expect(isTranslucent({ r: 13, g: 148, b: 136, opacity: 0.5 })).toEqual([true]);
  expect(isTranslucent({ r: 13, g: 148, b: 136, a: 0.5 })).toEqual([true]);
});

it('a record without an opacity, or with one that is no number, is opaque', () => {
  expect(isTranslucent({ r: 13, g: 148, b: 136 })).toEqual([false]);
  expect(isTranslucent({ r: 13, g: 148, b: 136, alpha: null, opacity: 'none' })).toEqual([false]);
});

it('the letter A is an opacity only beside the channels in large letters', () => {
  expect(isTranslucent({ R: 13, G: 148, B: 136, A: 0.5 })).toEqual([true]);
  expect(isTranslucent({ value: '#0d9488', A: 0.5 })).toEqual([false]);
  expect(isTranslucent({ value: '#0d9488', A: 0 })).toEqual([false]);
  expect(isTranslucent({ value: '#0d9488', a: 0 })).toEqual([false]);
});
