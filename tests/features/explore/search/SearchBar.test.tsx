import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../../src/color/color';
import { EXPLORE_MESSAGES } from '../../../../src/domain/exploreMessages';
import type { SavedPalette } from '../../../../src/domain/savedPalette';
import { cards, findCard, names, open, order } from '../openExplore';
import { publicPalettes } from '../publicPalettes';

const [FERRY, HARBOR] = ['00000000-0000-4000-a000-000000000998', '00000000-0000-4000-a000-000000000999'];
const colors = (first: string) => [first, '#F2E3C6', '#D43B2D', '#000000'].map((hex) => colorFromHex(hex));

describe('the search', () => {
  const PALETTES = [
    ...publicPalettes(2),
    ...publicPalettes(1, { id: FERRY, name: 'Night ferry', colors: colors('#119A8E') }),
    ...publicPalettes(1, { id: HARBOR, name: 'Harbor', colors: colors('#0D9488') }),
  ];
  const field = () => screen.getByRole('textbox', { name: 'Search by word or color' });

  it('finds by a word, which stands in the address and can be taken back', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'night{Enter}');
    await waitFor(() => expect(names()).toEqual(['Night ferry']));
    expect(location().search).toBe('?q=night');
    expect(screen.getByText('1 palette')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(location().search).toBe('');
  });

  it('finds while somebody types, in the place of the address and without a key more', async () => {
    const { user, location, arrivals } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'nig ');
    await waitFor(() => expect(names()).toEqual(['Night ferry']));
    expect(location().search).toBe('?q=nig');
    // What is being typed stays as it is, and the next letters go on from there.
    expect(screen.getByDisplayValue('nig')).toBe(field());
    expect(document.activeElement).toBe(field());
    await user.type(field(), '{Backspace}ht f');
    await waitFor(() => expect(location().search).toBe('?q=night+f'));
    expect(arrivals()).not.toContain('PUSH');
  });

  it('shows no answer to what was typed before, however late it comes', async () => {
    const answers = new Map<string, (page: { palettes: SavedPalette[]; next: null }) => void>();
    const { user } = open(PALETTES, {
      explore: {
        find: ({ word }) => new Promise((resolve) => void answers.set(word ?? '', resolve)),
      },
    });
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'harbor');
    await waitFor(() => expect(answers.has('harbor')).toBe(true));
    await user.clear(field());
    await user.type(field(), 'night');
    await waitFor(() => expect(answers.has('night')).toBe(true));
    const [night, harbor] = ['Night ferry', 'Harbor'].map((name) =>
      PALETTES.filter((each) => each.name === name),
    );
    await act(async () => answers.get('night')?.({ palettes: night ?? [], next: null }));
    await act(async () => answers.get('harbor')?.({ palettes: harbor ?? [], next: null }));
    await waitFor(() => expect(names()).toEqual(['Night ferry']));
  });

  it('blames nobody for a color that is not typed to its end', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'near rgb(13 148 136)');
    await waitFor(() => expect(location().search).toBe('?near=0d9488'));
    expect(screen.queryByText(EXPLORE_MESSAGES.nearNeedsColor)).toBeNull();
    expect(screen.getByDisplayValue('near rgb(13 148 136)')).toBe(field());
  });

  it('ends when the field is emptied, without a key more; the number of colors stays', async () => {
    const { user, location } = open(PALETTES, { search: '?q=night&size=4' });
    await waitFor(() => expect(names()).toEqual(['Night ferry']));
    await user.clear(field());
    await waitFor(() => expect(location().search).toBe('?size=4'));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(document.activeElement).toBe(field());
  });

  it('says nothing of how palettes are chosen where it found none', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'near #ff00ff{Enter}');
    await waitFor(() => expect(location().search).toBe('?near=ff00ff'));
    expect(await screen.findByText('0 palettes')).toBeDefined();
    expect(screen.queryByText(/with a color close to this one/)).toBeNull();
  });

  it('finds by a color, nearest first, by whatever name CSS gives it', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'near rgb(13 148 136){Enter}');
    await waitFor(() => expect(names()).toEqual(['Harbor', 'Night ferry']));
    expect(location().search).toBe('?near=0d9488');
    expect(order('Nearest').getAttribute('aria-selected')).toBe('true');
    const card = await findCard('Harbor');
    expect(card.getByText('Same color').title).toMatch(/^ΔE00 0\.0;/);
    expect(card.queryByText(/ΔE/)).toBeNull();
    expect(screen.getByText(/nearest first, with a color close to this one/).getAttribute('title')).toBe(
      'Within ΔEOK 0.085, the distance in OKLab',
    );
    await user.click(order('Recent'));
    await waitFor(() => expect(location().search).toBe('?near=0d9488&sort=recent'));
    await user.click(screen.getByRole('button', { name: /^Remove color #0D9488/ }));
    await waitFor(() => expect(location().search).toBe('?sort=recent'));
  });

  it('has colors to press, and takes one back when it is pressed again', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.click(screen.getByRole('button', { name: 'Teal' }));
    await waitFor(() => expect(location().search).toBe('?near=0d9488'));
    expect(screen.getByRole('button', { name: 'Teal' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Remove color #0D9488 Teal' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Teal' }));
    await waitFor(() => expect(location().search).toBe(''));
  });

  it('filters by the number of colors', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of colors' }), '4 colors');
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(location().search).toBe('?size=4');
  });

  it('offers the color that a word is the name of', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'teal{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Palettes near teal' }));
    await waitFor(() => expect(location().search).toBe('?near=008080'));
  });

  it('takes six digits without a number sign as a color where nothing is named so', async () => {
    const { user, location, arrivals } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), '0d9488');
    await waitFor(() => expect(names()).toEqual(['Harbor', 'Night ferry']));
    expect(location().search).toBe('?near=0d9488');
    expect(arrivals()).not.toContain('PUSH');
  });

  it('takes six digits as a color within the filters, too', async () => {
    const { location } = open(PALETTES, { search: '?q=0D9488&size=4' });
    await waitFor(() => expect(names()).toEqual(['Harbor', 'Night ferry']));
    expect(location().search).toBe('?near=0d9488&size=4');
  });

  it('leaves six digits that a palette is named by, and those that are a word', async () => {
    const [first] = PALETTES;
    if (!first) throw new TypeError('no palette');
    const { user, location } = open([{ ...first, name: 'Brand 0d9488' }], { search: '?q=0d9488' });
    await screen.findByRole('heading', { name: 'Brand 0d9488' });
    await user.clear(field());
    await user.type(field(), 'facade{Enter}');
    expect(await screen.findByText(EXPLORE_MESSAGES.noPalettesFound)).toBeDefined();
    expect(location().search).toBe('?q=facade');
  });

  it('says where no color follows “near”, and leaves the list', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.type(field(), 'near nothing{Enter}');
    expect(await screen.findByText(EXPLORE_MESSAGES.nearNeedsColor)).toBeDefined();
    expect(location().search).toBe('');
    expect(cards()).toHaveLength(4);
  });

  it('gives way to what is typed where a color was pressed: a click into the field takes all of it', async () => {
    const { user, location } = open(PALETTES);
    await screen.findByRole('heading', { name: 'Palette 1' });
    await user.click(screen.getByRole('button', { name: 'Teal' }));
    await waitFor(() => expect(screen.getByDisplayValue('near #0D9488')).toBe(field()));
    await user.click(field());
    await user.keyboard('night');
    expect(screen.getByDisplayValue('night')).toBe(field());
    await waitFor(() => expect(location().search).toBe('?q=night'));
  });

  it('offers the color that a word of some palettes is the name of, beside those palettes', async () => {
    const { user, location } = open(PALETTES, { search: '?q=night' });
    await screen.findByRole('heading', { name: 'Night ferry' });
    expect(screen.queryByRole('button', { name: /^Palettes near/ })).toBeNull();
    await user.clear(field());
    await user.type(field(), 'forest{Enter}');
    // Nothing is named so here: the list offers it instead, and it is offered once.
    await user.click(await screen.findByRole('button', { name: 'Near forest' }));
    await waitFor(() => expect(location().search).toMatch(/^\?near=[0-9a-f]{6}$/));
  });

  it('offers a color with a name that only the list of names has where palettes are named so, too', async () => {
    const [first] = PALETTES;
    if (!first) throw new TypeError('no palette');
    const { user, location } = open([{ ...first, name: 'Forest walk' }], { search: '?q=forest' });
    await screen.findByRole('heading', { name: 'Forest walk' });
    await user.click(await screen.findByRole('button', { name: 'Palettes near forest' }));
    await waitFor(() => expect(location().search).toMatch(/^\?near=[0-9a-f]{6}$/));
  });

  it('says whose palettes still stand there where the next search is refused', async () => {
    const { user, location } = open(PALETTES, { search: '?near=0d9488' });
    await waitFor(() => expect(screen.getByDisplayValue('near #0D9488')).toBe(field()));
    await user.click(field());
    await user.keyboard('near nothing{Enter}');
    expect(location().search).toBe('?near=0d9488');
    expect(await screen.findByText(/Below are still the palettes of “near #0D9488”/)).toBeDefined();
  });

  it('is cleared from where nothing was found', async () => {
    const { user, location } = open(PALETTES, { search: '?q=plum&size=9' });
    expect(await screen.findByText(EXPLORE_MESSAGES.noPalettesFound)).toBeDefined();
    expect(screen.getByDisplayValue('plum')).toBe(field());
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(location().search).toBe('');
    expect(screen.queryByDisplayValue('plum')).toBeNull();
  });

  it('keeps the focus in the field when that is cleared', async () => {
    const { user, location } = open(PALETTES, { search: '?q=night&size=4' });
    await screen.findByRole('heading', { name: 'Night ferry' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(location().search).toBe('?size=4'));
    expect(document.activeElement).toBe(field());
  });
});
