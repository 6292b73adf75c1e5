import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../src/backend/backend';
import { formatHex } from '../../../src/color/format';
import { EXPLORE_MESSAGES } from '../../../src/domain/exploreMessages';
import { PATHS } from '../../../src/domain/paths';
import { mirrorCurrentPalette } from '../../../src/state/palette/editPalette';
import { readDrafts } from '../../../src/state/palette/drafts/storedDrafts';
import { selectEntry } from '../../../src/state/palette/historySlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { asPlan } from '../../support/asPlan';
import { createFakeBackend } from '../../support/fakeBackend';
import { cards, findCard, names, open, order } from './openExplore';
import { publicPalettes } from './publicPalettes';

const SAMPLE_ID = '00000000-0000-8000-a000-000000000999';
const silent = () => vi.spyOn(console, 'error').mockReturnValue();

describe('the page of public palettes', () => {
  it('shows the most popular, and the newest by the other tab; the address says which [E-01, G-06]', async () => {
    const { user, location } = open();
    await screen.findByRole('heading', { name: 'Palette 1' });
    expect(names()).toEqual(['Palette 1', 'Palette 2', 'Palette 3']);
    expect(order('Popular').getAttribute('aria-selected')).toBe('true');
    await user.click(order('Recent'));
    await waitFor(() => expect(names()).toEqual(['Palette 3', 'Palette 2', 'Palette 1']));
    expect(location().search).toBe('?sort=recent');
  });

  it('has on each card the preview and the way to use it, with uses that are counted [E-02]', async () => {
    open(publicPalettes(1, { selectionCount: 1284 }));
    const card = await findCard('Palette 1');
    expect(card.getByText('1,284 uses')).toBeDefined();
    expect(card.getByRole('button', { name: 'Preview' })).toBeDefined();
    expect(card.getByRole('button', { name: 'Use palette' })).toBeDefined();
  });

  it('says which palettes are samples that come with the product, and not what their project got later', async () => {
    open([...publicPalettes(1), ...publicPalettes(1, { id: SAMPLE_ID, name: 'Azulejo', selectionCount: 0 })]);
    expect((await findCard('Azulejo')).getByText(/^\d colors · Sample$/)).toBeDefined();
    expect((await findCard('Palette 1')).queryByText(/Sample/)).toBeNull();
  });

  it('opens the preview and the builder from a card [E-02]', async () => {
    const { user } = open();
    const card = await findCard('Palette 2');
    await user.click(card.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('dialog', { name: 'Palette 2' })).toBeDefined();
  });

  it('opens the preview by a click on a name, which is no button of its own', async () => {
    const { user } = open();
    const card = await findCard('Palette 2');
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Use palette']);
    await user.click(card.getByRole('heading', { name: 'Palette 2' }));
    expect(await screen.findByRole('dialog', { name: 'Palette 2' })).toBeDefined();
  });

  it('takes the exact colors and the name to the builder, and counts the use once [E-03, E-04]', async () => {
    const [palette] = publicPalettes(1);
    const { user, location, store, backend } = open();
    const card = await findCard('Palette 1');
    await user.click(card.getByRole('button', { name: 'Use palette' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    await waitFor(() => expect(store.getState().paletteHistory.entries).toHaveLength(1));
    expect(location().search).toBe('?c=102030-f2e3c6-d43b2d&n=Palette+1');
    const { entries, index } = store.getState().paletteHistory;
    expect(entries[index]?.colors.map(formatHex)).toEqual(palette?.colors.map(formatHex));
    expect(entries[index]?.name).toBe('Palette 1');
    expect(backend.world.palettes[0]?.selectionCount).toBe(1001);
  });

  it('opens a palette of somebody else, which is no draft of the visitor who looks at it', async () => {
    const { user, store, services } = open();
    store.dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
    await user.click((await findCard('Palette 1')).getByRole('button', { name: 'Use palette' }));
    await waitFor(() => expect(selectEntry(store.getState())?.name).toBe('Palette 1'));
    expect(readDrafts(services.storage)).toEqual([]);
    act(() => void store.dispatch(mirrorCurrentPalette()));
    expect(readDrafts(services.storage)).toMatchObject([{ name: 'Palette 1' }]);
  });

  it('opens the builder also where the use cannot be counted', async () => {
    const log = silent();
    const countSelection = () => Promise.reject(new BackendError('offline'));
    const { user, location } = open(publicPalettes(1), { explore: { countSelection } });
    await user.click((await findCard('Palette 1')).getByRole('button', { name: 'Use palette' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
    expect(log).toHaveBeenCalledWith(expect.stringContaining('counting a use'), expect.anything());
    log.mockRestore();
  });

  it('says that there are none, and leads to where they are made [E-10]', async () => {
    open([]);
    expect(await screen.findByText('No palettes found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create palette' }).getAttribute('href')).toBe(PATHS.builder);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('shows the page of a name in whatever direction it is written, and never runs it', async () => {
    open(publicPalettes(1, { name: '<img src=x onerror=alert(1)>' }));
    const heading = await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' });
    expect(heading.getAttribute('dir')).toBe('auto');
  });
});

describe('more palettes', () => {
  it('come 50 at a time while full pages come back, each palette once [E-09, E-11, E-12]', async () => {
    let answer = (): void => {};
    const held = createFakeBackend({}, { palettes: publicPalettes(120) });
    const page = vi.fn<Backend['explore']['page']>(async (sort, after) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return held.explore.page(sort, after);
    });
    const { user, store } = open([], { explore: { page } });
    store.dispatch(asPlan('free'));
    const list = await screen.findByRole('list', { name: 'Palettes' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(list.children).toHaveLength(12);
    answer();
    await waitFor(() => expect(cards()).toHaveLength(50));
    expect(list.getAttribute('aria-busy')).toBe('false');

    await user.click(screen.getByRole('button', { name: 'Load more' }));
    const busy = screen.getByRole('button', { name: 'Loading…' });
    await user.click(busy);
    expect(page).toHaveBeenCalledTimes(2);
    expect(list.getAttribute('aria-busy')).toBe('true');
    answer();
    await waitFor(() => expect(cards()).toHaveLength(100));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    answer();
    await waitFor(() => expect(cards()).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(new Set(names()).size).toBe(120);
  });

  it('show no card twice when counts change between two pages [EX-15]', async () => {
    const all = publicPalettes(60);
    const page: Backend['explore']['page'] = async (_, after) =>
      after ? { palettes: all.slice(45), next: null } : { palettes: all.slice(0, 50), next: all[49] ?? null };
    const { user, store } = open([], { explore: { page } });
    store.dispatch(asPlan('free'));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(cards()).toHaveLength(60));
    expect(new Set(names()).size).toBe(60);
  });

  it('are not for visitors: after 50 they read why, and can sign up [E-16, R-04]', async () => {
    const { user, backend } = open(publicPalettes(60));
    const page = vi.spyOn(backend.explore, 'page');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(
      await screen.findByText("You've viewed all free palettes. Sign up to explore more."),
    ).toBeDefined();
    expect(cards()).toHaveLength(50);
    expect(page).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(EXPLORE_MESSAGES.exploreCapReached)).toBeDefined();
  });

  it('are for whoever signs in meanwhile', async () => {
    const { user, store } = open(publicPalettes(60));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText(EXPLORE_MESSAGES.exploreCapReached);
    store.dispatch(asPlan('free'));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(cards()).toHaveLength(60));
    store.dispatch(asPlan('anonymous'));
    await waitFor(() => expect(cards()).toHaveLength(50));
  });
});

describe('palettes that cannot be loaded', () => {
  it('are not being searched for any more: what went wrong is said, with the way out', async () => {
    const log = silent();
    const find = vi.fn<Backend['explore']['find']>(() => Promise.reject(new BackendError('offline')));
    open([], { search: '?q=sea', explore: { find } });
    expect(screen.getByText('Searching…')).toBeDefined();
    expect(await screen.findByText('Failed to load palettes')).toBeDefined();
    expect(screen.queryByText('Searching…')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    log.mockRestore();
  });

  it('say so and can be tried again, the first page and the others [E-17]', async () => {
    const log = silent();
    const held = createFakeBackend({}, { palettes: publicPalettes(60) });
    const page = vi.fn<Backend['explore']['page']>((sort, after) => held.explore.page(sort, after));
    page.mockRejectedValueOnce(new BackendError('offline'));
    const { user, store } = open([], { explore: { page } });
    store.dispatch(asPlan('free'));
    expect(await screen.findByText('Failed to load palettes')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(50));

    page.mockRejectedValueOnce(new BackendError('timeout'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Failed to load more palettes')).toBeDefined();
    expect(cards()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(cards()).toHaveLength(60));
    expect(screen.queryByText('Failed to load more palettes')).toBeNull();
    log.mockRestore();
  });

  it('are dropped when they arrive for an order that was left [E-13]', async () => {
    const answers = new Map<string, () => void>();
    const all = publicPalettes(5);
    const page: Backend['explore']['page'] = async (sort) => {
      await new Promise<void>((resolve) => answers.set(sort, resolve));
      return { palettes: sort === 'recent' ? all.slice(0, 3) : all.slice(3), next: null };
    };
    const { user } = open([], { explore: { page } });
    await screen.findByRole('list', { name: 'Palettes' });
    await user.click(order('Recent'));
    await waitFor(() => expect(answers.has('recent')).toBe(true));
    answers.get('recent')?.();
    await waitFor(() => expect(names()[0]).toBe('Palette 1'));
    await act(async () => answers.get('popular')?.());
    expect(names()).toEqual(['Palette 1', 'Palette 2', 'Palette 3']);
  });
});

describe('another order', () => {
  it('begins from scratch [E-13]', async () => {
    const { user, store } = open(publicPalettes(120));
    store.dispatch(asPlan('free'));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(cards()).toHaveLength(100));
    await user.click(order('Recent'));
    await waitFor(() => expect(names()[0]).toBe('Palette 120'));
    expect(cards()).toHaveLength(50);
  });
});
