import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { EXPLORE_MESSAGES } from '../../../src/domain/exploreMessages';
import { PATHS } from '../../../src/domain/paths';
import { readSession } from '../../../src/state/session/readSession';
import { FREE_USER } from '../../support/fakeBackend';
import { findCard, names, open } from './openExplore';
import { publicPalettes } from './publicPalettes';

const [ONE, TWO, THREE] = publicPalettes(3);
const PALETTES = [
  ...(ONE ? [{ ...ONE, tags: ['warm', 'sea'] }] : []),
  ...(TWO ? [{ ...TWO, tags: ['warm'] }] : []),
  ...(THREE ? [THREE] : []),
];
const field = () => screen.getByRole('textbox', { name: 'Search by word or color' });

describe('tags of public palettes', () => {
  it('filter by the address, all of several, and are taken out one by one', async () => {
    const { user, location } = open(PALETTES, { search: '?tag=warm&tag=sea' });
    await waitFor(() => expect(names()).toEqual(['Palette 1']));
    await user.click(screen.getByRole('button', { name: 'Remove tag #sea' }));
    await waitFor(() => expect(names()).toEqual(['Palette 1', 'Palette 2']));
    await waitFor(() => expect(location().search).toBe('?tag=warm'));
  });

  it('go together with other filters, and are kept when a word is looked for', async () => {
    const { user, location } = open(PALETTES, { search: '?tag=warm' });
    await user.type(field(), '2{Enter}');
    await waitFor(() => expect(names()).toEqual(['Palette 2']));
    await waitFor(() => expect(location().search).toBe('?q=2&tag=warm'));
  });

  it('are named beside the count when a word is looked for among them, and leave with it at one press', async () => {
    const { user, location } = open(PALETTES, { search: '?tag=warm' });
    await waitFor(() => expect(names()).toEqual(['Palette 1', 'Palette 2']));
    await user.type(field(), 'palette{Enter}');
    expect(await screen.findByText('2 palettes for “palette”')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove tag #warm' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(names()).toEqual(['Palette 1', 'Palette 2', 'Palette 3']));
    await waitFor(() => expect(location().search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull());
  });

  it('offer one way to clear all where nothing has them', async () => {
    open(PALETTES, { search: '?tag=cold' });
    await screen.findByText(/Nothing has this tag yet/);
    expect(screen.getAllByRole('button', { name: 'Clear search' })).toHaveLength(1);
  });

  it('are looked for behind a number sign, which offers those that there are', async () => {
    const { user, location } = open(PALETTES);
    await user.type(field(), '#Se');
    const offered = await screen.findByRole('list', { name: 'Suggested tags' });
    await user.click(within(offered).getByRole('button', { name: '#sea' }));
    await waitFor(() => expect(names()).toEqual(['Palette 1']));
    await waitFor(() => expect(location().search).toBe('?tag=sea'));
    await user.type(field(), '#warm{Enter}');
    await waitFor(() => expect(location().search).toBe('?tag=sea&tag=warm'));
  });

  it('are not offered where only a private palette of one’s own has them, which would find nothing', async () => {
    const { user, store, backend } = open([
      ...PALETTES,
      ...(THREE ? [{ ...THREE, id: 'own', projectId: 'p1', tags: ['seaside'], isPublic: false }] : []),
    ]);
    backend.world.projects = [{ id: 'p1', name: 'Own', isPublic: false, createdAt: '', updatedAt: '' }];
    await act(async () => {
      backend.world.user = FREE_USER;
      await store.dispatch(readSession());
    });
    await user.type(field(), '#sea');
    const offered = await screen.findByRole('list', { name: 'Suggested tags' });
    expect(
      within(offered)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['#sea']);
  });

  it('of several words are offered as they are typed, with a space', async () => {
    const { user, location } = open([
      ...PALETTES.slice(1),
      ...(ONE ? [{ ...ONE, tags: ['warm-pink'] }] : []),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Search by word or color' }), '#warm pi');
    const offered = await screen.findByRole('list', { name: 'Suggested tags' });
    await user.click(await within(offered).findByRole('button', { name: '#warm-pink' }));
    await waitFor(() => expect(names()).toEqual(['Palette 1']));
    await waitFor(() => expect(location().search).toBe('?tag=warm-pink'));
  });

  it('are found while somebody types, in the place of the address; typed on, they go and come', async () => {
    const { user, location, arrivals } = open(PALETTES, { search: '?tag=warm' });
    await user.type(field(), '#sea');
    await waitFor(() => expect(location().search).toBe('?tag=warm&tag=sea'));
    await waitFor(() => expect(names()).toEqual(['Palette 1']));
    expect(screen.getByDisplayValue('#sea')).toBe(field());
    // On the way to one that is there, nothing is looked for.
    await user.type(field(), '{Backspace}');
    await waitFor(() => expect(location().search).toBe('?tag=warm'));
    await user.type(field(), 'a');
    await waitFor(() => expect(location().search).toBe('?tag=warm&tag=sea'));
    expect(arrivals()).not.toContain('PUSH');
    await user.clear(field());
    await waitFor(() => expect(location().search).toBe('?tag=warm'));
  });

  it('that nobody has are looked for as they are typed, but for the beginning of a color', async () => {
    const { user, location } = open(PALETTES);
    await user.type(field(), '#fish');
    // On a slow machine the beginning of it is looked for first, and says the same.
    await waitFor(() => expect(location().search).toBe('?tag=fish'));
    expect(await screen.findByText(/Nothing has this tag yet/)).toBeDefined();
    await user.clear(field());
    await waitFor(() => expect(location().search).toBe(''));
    await user.type(field(), '#0d94');
    await user.type(field(), '88');
    await waitFor(() => expect(location().search).toBe('?near=0d9488'));
  });

  it('are not looked for while they may become a color, which is said', async () => {
    const { user, location } = open(PALETTES);
    await findCard('Palette 1');
    vi.useFakeTimers();
    fireEvent.change(field(), { target: { value: '#0d94' } });
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    expect(location().search).toBe('');
    expect(screen.getByText(EXPLORE_MESSAGES.hexUnfinished)).toBeDefined();
    await user.type(field(), '88');
    await waitFor(() => expect(location().search).toBe('?near=0d9488'));
    expect(screen.queryByText(EXPLORE_MESSAGES.hexUnfinished)).toBeNull();
  });

  it('that look like a part of a color are searched for with Enter', async () => {
    const { user, location } = open(PALETTES);
    await user.type(field(), '#cafe{Enter}');
    await waitFor(() => expect(location().search).toBe('?tag=cafe'));
  });

  it('leave the field when they are taken out below it', async () => {
    const { user, location } = open(PALETTES);
    await user.type(field(), 'pal #sea');
    await waitFor(() => expect(location().search).toBe('?q=pal&tag=sea'));
    await user.click(screen.getByRole('button', { name: 'Remove tag #sea' }));
    await waitFor(() => expect(location().search).toBe('?q=pal'));
    expect(screen.getByDisplayValue('pal')).toBe(field());
  });

  it('stand above the list, the most used first, to be pressed and pressed again', async () => {
    const { user, location } = open(PALETTES);
    const popular = within(await screen.findByRole('toolbar', { name: 'Popular tags' }));
    expect(popular.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['#warm', '#sea']);
    await user.click(popular.getByRole('button', { name: '#warm' }));
    await waitFor(() => expect(location().search).toBe('?tag=warm'));
    const sea = popular.getByRole('button', { name: '#sea', pressed: false });
    popular.getByRole('button', { name: '#warm', pressed: true }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(document.activeElement).toBe(sea);
    await waitFor(() => expect(location().search).toBe('?tag=warm&tag=sea'));
    await user.click(popular.getByRole('button', { name: '#warm' }));
    await waitFor(() => expect(location().search).toBe('?tag=sea'));
  });

  it.each([
    ['no palette has any', { palettes: publicPalettes(2), explore: {} }],
    [
      'they cannot be had',
      { palettes: PALETTES, explore: { popularTags: () => Promise.reject(new BackendError('offline')) } },
    ],
  ])('are no list to begin with where %s', async (_, { palettes, explore }) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    open(palettes, { explore });
    await findCard('Palette 1');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Popular tags' })).toBeNull());
    log.mockRestore();
  });

  it('say so where no palette has them', async () => {
    open(PALETTES, { search: '?tag=cold' });
    expect(await screen.findByText(/Nothing has this tag yet/)).toBeDefined();
  });

  it('stand in the viewer, and lead from there to all that have one', async () => {
    const { user, location } = open(PALETTES);
    await user.click((await findCard('Palette 1')).getByRole('button', { name: 'Preview' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Palette 1' }));
    await user.click(viewer.getByRole('link', { name: '#warm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location().search).toBe('?tag=warm'));
    await waitFor(() => expect(names()).toEqual(['Palette 1', 'Palette 2']));
  });

  it('go along to the builder, for whoever saves a copy', async () => {
    const { user, location, store } = open(PALETTES);
    await user.click((await findCard('Palette 1')).getByRole('button', { name: 'Use palette' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await waitFor(() => expect(store.getState().paletteHistory.entries[0]?.tags).toEqual(['warm', 'sea']));
  });
});
