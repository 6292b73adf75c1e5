import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { names, open } from './openExplore';
import { publicPalettes } from './publicPalettes';

const colors = (...hexes: string[]) => hexes.map((hex) => colorFromHex(hex));
const TEALS = publicPalettes(3, { colors: colors('#0D9488', '#F5F5F4') });

describe('a search that finds nothing because of its filters', () => {
  it.each([
    ['?near=0d9488&tag=sea', 'Nothing near this color has this tag.', 'Search without the tag'],
    [
      '?near=0d9488&tag=sea&tag=calm',
      'Nothing near this color has all of these tags.',
      'Search without the tags',
    ],
    ['?near=0d9488&size=7', 'Nothing near this color has 7 colors.', 'Search in any size'],
    [
      '?near=0d9488&tag=sea&size=7',
      'Nothing near this color has this tag and 7 colors.',
      'Search without the filters',
    ],
    ['?q=palette&tag=sea', 'Nothing with that word has this tag.', 'Search without the tag'],
  ])('%s says so, and is made without them by one press', async (search, sentence, button) => {
    const { user, location } = open(TEALS, { search });
    expect(await screen.findByText(sentence)).toBeDefined();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(location().search).toBe(search.slice(0, search.indexOf('&')));
    expect(screen.queryByText(/^Nothing/)).toBeNull();
  });

  it('is told apart from one that finds nothing with them alone', async () => {
    open(TEALS, { search: '?tag=sea&size=7' });
    expect(await screen.findByText('Nothing has this tag and 7 colors.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Search (without|in)/ })).toBeNull();
  });
});

describe('words that name a color', () => {
  it.each([
    ['dark teal', '#004D4D'],
    ['dark red', '#8B0000'],
    ['Light teal', '#5CC9BB'],
    ['warm red', '#D9480F'],
  ])('%s offers the palettes near it where nothing is called so', async (words, hex) => {
    const found = publicPalettes(1, { name: 'By its color', colors: colors(hex, '#F5F5F4') });
    const { user, location } = open(found, { search: `?q=${words.replace(' ', '+')}` });
    await user.click(await screen.findByRole('button', { name: `Near ${words}` }));
    expect(location().search).toMatch(/^\?near=[\da-f]{6}$/);
    await waitFor(() => expect(names()).toEqual(['By its color']));
  });

  it('are found in the list of color names, too', async () => {
    const { user, location } = open(TEALS, { search: '?q=acid+green' });
    await user.click(await screen.findByRole('button', { name: 'Near acid green' }));
    // As the list of names has it: its own color, and no shift of green.
    expect(location().search).toBe('?near=8ffe09');
  });

  it('are no color where no list knows them', async () => {
    open(TEALS, { search: '?q=quarterly+report' });
    expect(await screen.findByText('No palettes found')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Near/ })).toBeNull();
  });

  it('have the popular palettes below the words that none was found', async () => {
    open(TEALS, { search: '?q=quarterly+report' });
    const popular = await screen.findByRole('region', { name: 'Popular palettes' });
    expect(within(popular).getAllByRole('listitem')).toHaveLength(TEALS.length);
  });
});
