import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { PROJECT_TAGS } from '../../../../src/features/projects/cache/projectCache';
import { backendApi } from '../../../../src/state/api/backendApi';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { createFakeProjects } from '../../../support/fakeProjects';
import { openProjects } from '../openProjects';
import { manyPalettes, paletteOf, sampleProject } from '../samples';

/** The last of them stands first. */
const PROJECTS = Array.from({ length: 7 }, (_, i) =>
  sampleProject(`p${i}`, `Project ${i}`, i + 1),
).toReversed();
const WORLD = { projects: PROJECTS, palettes: manyPalettes('p1', 9) };

/** A service whose pages are short. */
const open = (setup: Parameters<typeof openProjects>[0] = {}) => {
  const answers = createFakeProjects(WORLD, () => {}, { projects: 3, projectPalettes: 4, foundPalettes: 3 });
  return openProjects({ ...setup, world: WORLD, answers });
};

const cards = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('heading');
/** The list grows in slices that hold nothing up. */
const expectCards = (list: string, count: number) => waitFor(() => expect(cards(list)).toHaveLength(count));

describe('projects and palettes by page', () => {
  it('are read as far as they are asked for, and counted to the last', async () => {
    const { user, card, backend } = await open();
    const page = vi.spyOn(backend.projects, 'page');
    const data = vi.spyOn(backend.account, 'data');
    await card('Project 6');
    await expectCards('Projects', 3);
    expect(await screen.findByText('7 projects · 9 palettes')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'More projects' }));
    await expectCards('Projects', 6);
    await user.click(await screen.findByRole('button', { name: 'More projects' }));
    await expectCards('Projects', 7);
    expect(screen.queryByRole('button', { name: 'More projects' })).toBeNull();
    const begunAfter = page.mock.calls.flatMap(([, after]) => after?.id ?? []);
    expect(begunAfter).toEqual(['p4', 'p1']);
    expect(data).not.toHaveBeenCalled();
  });

  it('come after the list when it is being read again just as more is asked for', async () => {
    const { user, card, backend, store } = await open();
    await card('Project 6');
    await expectCards('Projects', 3);
    const read = backend.projects.page.bind(backend.projects);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = vi.spyOn(backend.projects, 'page').mockImplementationOnce(async (...asked) => {
      await held;
      return read(...asked);
    });
    act(() => void store.dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS])));
    await waitFor(() => expect(page).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'More projects' }));
    release();
    await expectCards('Projects', 6);
  });

  it('are forgotten with the list they were asked of, when another one is asked for meanwhile', async () => {
    const { user, card, backend, store, names } = await open();
    await card('Project 6');
    await expectCards('Projects', 3);
    const page = vi.spyOn(backend.projects, 'page').mockReturnValueOnce(new Promise(() => {}));
    act(() => void store.dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS])));
    await waitFor(() => expect(page).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'More projects' }));
    await user.click(screen.getByRole('button', { name: 'Sort: Newest first' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Name A to Z' }));
    await waitFor(() => expect(names('Projects')).toEqual(['Project 0', 'Project 1', 'Project 2']));
    // What is asked for now is the second page of this list, and was not asked for before.
    await user.click(await screen.findByRole('button', { name: 'More projects' }));
    await expectCards('Projects', 6);
    expect(page.mock.calls.map(([{ sort }, after]) => [sort, after?.id])).toEqual([
      ['recent', undefined],
      ['name-asc', undefined],
      ['name-asc', 'p2'],
    ]);
  });

  it('are sorted and searched where all of them are, not among those that were read', async () => {
    const { user, card, names } = await open();
    await card('Project 6');
    await user.click(screen.getByRole('button', { name: 'Sort: Newest first' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Name A to Z' }));
    await waitFor(() => expect(names('Projects')).toEqual(['Project 0', 'Project 1', 'Project 2']));
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'ject 5');
    await waitFor(() => expect(names('Projects')).toEqual(['Project 5']));
    await user.clear(screen.getByRole('searchbox', { name: 'Search projects' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'palette');
    expect(await screen.findByText('3+ palettes found')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'More palettes' }));
    expect(await screen.findByText('6+ palettes found')).toBeDefined();
  });

  it('hold a project that opens from its address, however far down it stands', async () => {
    const { user } = await open({ search: '?project=p1' });
    await screen.findByRole('heading', { level: 1, name: 'Project 1' });
    await expectCards('Palettes', 4);
    // Its colors are counted when all of them are known.
    expect(screen.getByText(/^9 palettes · Created/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'More palettes' }));
    await expectCards('Palettes', 8);
    await user.click(await screen.findByRole('button', { name: 'More palettes' }));
    await expectCards('Palettes', 9);
    expect(screen.getByText(/^9 palettes · 2 colors · Created/)).toBeDefined();
  });

  it('hold the place that a palette comes from, to save it there again', async () => {
    const { store, dialog } = await open({ path: PATHS.privacy });
    const palette = { colors: paletteOf('#0D9488', '#000000'), name: 'Teal' };
    const saved = { id: 'p1-8', projectId: 'p1' };
    act(() => void store.dispatch(dialogOpened({ dialog: 'savePalette', palette, saved })));
    const save = await dialog('Save palette');
    const chosen = await save.findByRole<HTMLInputElement>('radio', { name: 'Project 1' });
    expect(chosen.checked).toBe(true);
    expect(await save.findByText('Replaces the colors of Palette 8.')).toBeDefined();
  });
});
