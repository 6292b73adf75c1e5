import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../src/backend/backend';
import { PROJECT_MESSAGES } from '../../../src/domain/projectMessages';
import { PATHS } from '../../../src/domain/paths';
import { PROJECT_TAGS } from '../../../src/features/projects/cache/projectCache';
import { backendApi } from '../../../src/state/api/backendApi';
import { FREE_USER } from '../../support/fakeBackend';
import { openProjects, silenceLog } from './openProjects';
import { manyPalettes, paletteOf, samplePalette, sampleProject } from './samples';

const REBRAND = sampleProject('p1', 'Harbor rebrand', 19);
const KILN = sampleProject('p2', 'Kiln & Table', 18, false);
const ATLAS = sampleProject('p3', 'atlas 10', 3);
const ATLAS_2 = sampleProject('p4', 'Atlas 2', 2);
const FOUR = { projects: [REBRAND, KILN, ATLAS, ATLAS_2], palettes: manyPalettes('p1', 14) };

const failing = (kind: 'offline' | 'not-authenticated' = 'offline') =>
  vi.fn<() => Promise<never>>(() => Promise.reject(new BackendError(kind)));

describe('the list of projects', () => {
  it('shows a card for each, the newest first, with how many palettes it has and when something in it was changed [P-01, P-04]', async () => {
    const { card, names } = await openProjects({ world: FOUR });
    expect((await card('Harbor rebrand')).textContent).toContain('14 palettes · Public · changed yesterday');
    expect((await card('Atlas 2')).textContent).toContain('0 palettes · Public · changed Nov 2');
    expect(names('Projects')).toEqual(['Harbor rebrand', 'Kiln & Table', 'atlas 10', 'Atlas 2']);
    expect(screen.getByText('4 projects · 14 palettes')).toBeDefined();
  });

  it('shows the colors of up to four palettes, and counts the others over them [P-04, P-05]', async () => {
    const { card } = await openProjects({ world: FOUR });
    const picture = (await card('Harbor rebrand')).firstElementChild;
    const rows = [...(picture?.children ?? [])];
    expect(rows.filter((row) => row.getAttribute('style')?.includes('gradient'))).toHaveLength(4);
    expect(rows.at(-1)?.textContent).toBe('+10');
    expect((await card('Atlas 2')).textContent).toContain('No palettes yet');
  });

  it('counts nothing over four palettes [P-05]', async () => {
    const { card } = await openProjects({ world: { projects: [REBRAND], palettes: manyPalettes('p1', 4) } });
    expect((await card('Harbor rebrand')).textContent).not.toContain('+');
  });

  it.each([
    ['Oldest first', 'oldest', ['Atlas 2', 'atlas 10', 'Kiln & Table', 'Harbor rebrand']],
    ['Name A to Z', 'name-asc', ['Atlas 2', 'atlas 10', 'Harbor rebrand', 'Kiln & Table']],
    ['Name Z to A', 'name-desc', ['Kiln & Table', 'Harbor rebrand', 'atlas 10', 'Atlas 2']],
  ])('sorts by %s, and keeps it in the address [P-03]', async (label, value, order) => {
    const { user, names, card, location } = await openProjects({ world: FOUR });
    await card('Harbor rebrand');
    await user.click(screen.getByRole('button', { name: 'Sort: Newest first' }));
    await user.click(await screen.findByRole('menuitemradio', { name: label }));
    await waitFor(() => expect(names('Projects')).toEqual(order));
    expect(location().search).toBe(`?sort=${value}`);
  });

  it('opens sorted and searched as its address says [P-02, P-03]', async () => {
    const { names, card } = await openProjects({ world: FOUR, search: '?sort=oldest&q=ATLAS' });
    await card('Atlas 2');
    expect(names('Projects')).toEqual(['Atlas 2', 'atlas 10']);
  });

  it('have a place for another one after the last, not among those that are searched', async () => {
    const { user, card } = await openProjects({ world: { projects: [sampleProject('p1', 'Rebrand', 19)] } });
    await card('Rebrand');
    const place = () => screen.queryByText('New project', { selector: '[aria-hidden] button' });
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'Reb');
    await waitFor(() => expect(place()).toBeNull());
    await user.clear(screen.getByRole('searchbox', { name: 'Search projects' }));
    const button = await waitFor(() => {
      const found = place();
      if (!found) throw new Error('there is no place yet');
      return found;
    });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'New project' })).toBeDefined();
  });

  it('searches as it is typed, says where nothing matches, and forgets it again [P-02, P-08]', async () => {
    const { user, card, location } = await openProjects({ world: FOUR });
    await card('Harbor rebrand');
    const field = screen.getByRole('searchbox', { name: 'Search projects' });
    await user.type(field, 'zzz');
    expect(await screen.findByText('No projects match your search')).toBeDefined();
    await waitFor(() => expect(location().search).toBe('?q=zzz'));
    const [, empty] = screen.getAllByRole('button', { name: 'Clear search' });
    if (empty) await user.click(empty);
    expect(await card('Harbor rebrand')).toBeDefined();
    await waitFor(() => expect(location().search).toBe(''));
  });

  it.each([
    ['another search', 'y'],
    ['the end of the search', '{Backspace}'],
  ])('says so of %s only when it is read', async (_, keys) => {
    let isHeld = false;
    const page: Backend['projects']['page'] = () =>
      isHeld ? new Promise(() => {}) : Promise.resolve({ projects: [], next: null });
    const { user } = await openProjects({ search: '?q=z', answers: { page } });
    await screen.findByText('No projects match your search');
    isHeld = true;
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), keys);
    await screen.findByRole('list', { name: 'Loading projects' });
    expect(screen.queryByText('No projects match your search')).toBeNull();
  });

  it('finds palettes by name and by color in projects that were not opened', async () => {
    const odd = samplePalette('odd', 'p2', 'Ember', paletteOf('#7F1D1D', '#FFFFFF'));
    const { user, card } = await openProjects({
      world: { projects: [REBRAND, KILN], palettes: [...manyPalettes('p2', 6), odd] },
    });
    await card('Harbor rebrand');
    const field = screen.getByRole('searchbox', { name: 'Search projects' });
    await user.type(field, 'emb');
    const found = await screen.findByRole('region', { name: 'Found palettes' });
    expect(found.textContent).toContain('Ember2 colors · Kiln & Table');
    await user.clear(field);
    await user.type(field, '#7f1d1e');
    await waitFor(() => expect(screen.getByText('1 palette found')).toBeDefined());
    expect(screen.queryByRole('list', { name: 'Projects' })).toBeNull();
  });

  it('says that the palettes to search cannot be loaded, and loads them when asked again [P-31]', async () => {
    const log = silenceLog();
    const ember = samplePalette('ember', 'p2', 'Ember', paletteOf('#7F1D1D', '#FFFFFF'));
    const found = [{ palette: ember, projectName: KILN.name, distance: 0 }];
    const find = vi.fn<Backend['projects']['find']>().mockResolvedValue({ found, next: null });
    find.mockRejectedValueOnce(new BackendError('offline'));
    const { user, card } = await openProjects({ world: FOUR, answers: { find } });
    await card('Harbor rebrand');
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'ember');
    expect(await screen.findByText('Failed to load palettes')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('region', { name: 'Found palettes' })).textContent).toContain('Ember');
    await waitFor(() => expect(screen.queryByText('Failed to load palettes')).toBeNull());
    log.mockRestore();
  });

  it('leads to the builder where there are no projects [P-09]', async () => {
    await openProjects();
    expect(
      await screen.findByText('All your saved palettes will show up here… once you start creating projects!'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Create palette' });
    expect(link.getAttribute('href')).toBe(PATHS.builder);
  });

  it('says that projects cannot be loaded, and loads them when asked again [P-31]', async () => {
    const log = silenceLog();
    const page = vi.fn<Backend['projects']['page']>().mockResolvedValue({ projects: [], next: null });
    page.mockRejectedValueOnce(new BackendError('offline'));
    const { user } = await openProjects({ answers: { page } });
    const banner = await screen.findByText('Failed to load projects');
    expect(banner.closest('[role="alert"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('All your saved palettes will show up here… once you start creating projects!'),
    ).toBeDefined();
    expect(screen.queryByText('Failed to load projects')).toBeNull();
    log.mockRestore();
  });

  it('keeps what is known on show where it cannot be read again', async () => {
    const log = silenceLog();
    const { card, store, backend } = await openProjects({ world: FOUR });
    await card('Harbor rebrand');
    backend.projects.page = failing();
    act(() => void store.dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS])));
    expect(await screen.findByText('Failed to load projects')).toBeDefined();
    expect(await card('Harbor rebrand')).toBeDefined();
    log.mockRestore();
  });

  it('is not for visitors: they are led home and asked to sign in [R-01]', async () => {
    const { location } = await openProjects({ world: { user: null } });
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
    expect(location().pathname).toBe(PATHS.home);
    expect(screen.queryByRole('link', { name: 'My projects' })).toBeNull();
  });

  it('stands in the header for whoever has signed in, and goes with them [G-07]', async () => {
    const { backend, card } = await openProjects({ world: FOUR });
    await card('Harbor rebrand');
    expect(screen.getByRole('link', { name: 'My projects' }).getAttribute('href')).toBe(PATHS.projects);
    act(() => backend.changeUser(null));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'My projects' })).toBeNull());
  });

  it('shows nobody what belonged to someone else before', async () => {
    const { backend, card } = await openProjects({ world: FOUR });
    await card('Harbor rebrand');
    backend.world.projects = [sampleProject('p9', 'Mine')];
    act(() => backend.changeUser({ ...FREE_USER, id: '00000000-0000-4000-8000-000000000002' }));
    await waitFor(() => expect(screen.queryByText('Harbor rebrand')).toBeNull());
  });
});

describe('a project', () => {
  it('opens from its card with its palettes, its name and its own address [P-06]', async () => {
    const { user, card, names, location } = await openProjects({ world: FOUR });
    await user.click(within(await card('Harbor rebrand')).getByRole('link'));
    await waitFor(() => expect(names('Palettes')).toHaveLength(14));
    expect(location().search).toBe('?project=p1');
    const heading = screen.getByRole('heading', { level: 1, name: 'Harbor rebrand' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Harbor rebrand · Hueloom');
    expect(screen.getByText('14 palettes · 2 colors · Created Nov 19, 2026')).toBeDefined();
  });

  it('opens from its address, and leads back to the list as it was searched [P-06]', async () => {
    const { user, names, location } = await openProjects({
      world: FOUR,
      search: '?project=p1&sort=name-asc',
    });
    await waitFor(() => expect(names('Palettes')).toHaveLength(14));
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'My projects' }));
    await waitFor(() => expect(names('Projects')).toHaveLength(4));
    expect(location().search).toBe('?sort=name-asc');
  });

  it('hands a palette over to the builder: exact colors, name, and an address that is a link [G-04, P-07]', async () => {
    const exact = samplePalette('a', 'p1', 'Exact', paletteOf('#0D9488', '#1C1917'));
    const { user, card, store } = await openProjects({
      world: { projects: [REBRAND], palettes: [exact] },
      search: '?project=p1',
    });
    const link = within(await card('Exact')).getByRole('link');
    expect(link.getAttribute('href')).toBe(`${PATHS.builder}?c=0d9488-1c1917&n=Exact`);
    await user.click(link);
    await waitFor(() => expect(store.getState().paletteHistory.entries).toHaveLength(1));
    // Where it is saved is in the navigation state alone.
    expect(store.getState().paletteHistory.entries[0]).toMatchObject({
      colors: exact.colors,
      name: 'Exact',
      saved: { id: 'a', projectId: 'p1' },
    });
  });

  it('leads to the builder where it has no palettes [P-10]', async () => {
    await openProjects({ world: FOUR, search: '?project=p3' });
    expect(
      await screen.findByText(
        'This project doesn’t have any palettes yet… start by creating your first one!',
      ),
    ).toBeDefined();
    // One way, told once.
    const link = screen.getByRole('link', { name: 'Create palette' });
    expect(link.getAttribute('href')).toBe(PATHS.builder);
  });

  it('says that its palettes cannot be loaded, and loads them when asked again [P-31]', async () => {
    const log = silenceLog();
    const answer = { palettes: FOUR.palettes, next: null };
    const palettes = vi.fn<Backend['projects']['palettes']>().mockResolvedValue(answer);
    palettes.mockRejectedValueOnce(new BackendError('offline'));
    const { user, names } = await openProjects({
      world: FOUR,
      answers: { palettes },
      search: '?project=p1',
    });
    expect(await screen.findByText('Failed to load palettes')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names('Palettes')).toHaveLength(14));
    log.mockRestore();
  });

  it('that is not there leads to the list, and says so', async () => {
    const { names, location, messages } = await openProjects({ world: FOUR, search: '?project=gone' });
    await waitFor(() => expect(location().search).toBe(''));
    expect(names('Projects')).toHaveLength(4);
    expect(messages()).toEqual([PROJECT_MESSAGES.projectGone]);
  });
});
