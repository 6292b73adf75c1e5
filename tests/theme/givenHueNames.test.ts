import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { followPalette } from '../../src/theme/followPalette';
import { parseThemeQuery, themeQuery } from '../../src/theme/themeAddress';
import { isNamedByHand, themeFromPalette } from '../../src/theme/themeFromPalette';

const named = (hex: string, name?: string) => ({ ...colorFromHex(hex), ...(name !== undefined && { name }) });
const idsOf = (...colors: readonly ReturnType<typeof named>[]): string[] =>
  themeFromPalette(colors, colors[0] ?? null).hues.map(({ id }) => id);

describe('a hue made of a color with a given name', () => {
  it.each([
    ['Deep Sea', 'deep-sea'],
    ['  Crème brûlée ', 'creme-brulee'],
    ["O'Hara", 'ohara'],
    ['A sea so deep that nobody ever saw its ground', 'a-sea-so-deep-that-nobody-ev'],
  ])('is called by it: %s', (name, id) => {
    expect(idsOf(named('#264653', name), named('#E9C46A'))).toEqual([id, 'yellow']);
  });

  it.each([
    'Neutral',
    'Success',
    'White',
    'Chart',
    'Diverging',
    'Primary',
    'Muted text',
    'On primary',
    'Background',
    'Ring',
    // Codes and steps: 'blue-500-50' would be no name of a step.
    'RAL 5010',
    'Blue 500',
    '2nd Avenue',
    'Color 1',
    '深い青',
    '…',
    'color',
  ])('is called by its hue where the name is none for a scale: %s', (name) => {
    expect(idsOf(named('#264653', name))).toEqual(['slate']);
  });

  it('is the only one of that name', () => {
    expect(
      idsOf(named('#2A9D8F', 'Sea'), named('#E9C46A', 'sea'), named('#E11D48', 'Teal'), named('#4F46E5')),
    ).toEqual(['sea', 'sea-2', 'teal', 'indigo']);
  });

  it('is called by its first color, whatever the others are called', () => {
    expect(idsOf(named('#0D9488'), named('#115E59', 'Deep Sea'))).toEqual(['teal']);
  });

  it('has an address that gives the name back', () => {
    const theme = themeFromPalette([named('#264653', 'A sea so deep that nobody ever saw its ground')], null);
    const read = parseThemeQuery(themeQuery(theme));
    expect(typeof read === 'string' ? read : read.hues.map(({ id }) => id)).toEqual(
      theme.hues.map(({ id }) => id),
    );
  });

  it('is not named by hand: another palette brings its own names', () => {
    const theme = themeFromPalette([named('#264653', 'Deep Sea')], null);
    expect(theme.hues.map(isNamedByHand)).toEqual([false]);
    const other = named('#E11D48', 'Ember');
    expect(followPalette(theme, [other], other).hues.map(({ id }) => id)).toEqual(['ember']);
  });
});
