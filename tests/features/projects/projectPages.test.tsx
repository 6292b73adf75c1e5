import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../../src/domain/paths';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { openProjects } from './openProjects';
import { manyPalettes, paletteOf, sampleProject } from './samples';

/** The last of them stands first. */
const MANY = Array.from({ length: 100 }, (_, i) => ({
  ...sampleProject(`p${i}`, `Project ${i}`),
  createdAt: new Date(2026, 0, 1, 0, i).toISOString(),
})).toReversed();
const WORLD = { projects: MANY, palettes: manyPalettes('p3', 130) };

const cards = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('heading');
/** The list grows in slices that hold nothing up. */
const expectCards = (list: string, count: number) => waitFor(() => expect(cards(list)).toHaveLength(count));

describe('a thousand projects', () => {
  it('come by page: the first is all that is read, and says how many there are', async () => {
    const { user, card, backend } = await openProjects({ world: WORLD });
    const page = vi.spyOn(backend.projects, 'page');
    const data = vi.spyOn(backend.account, 'data');
    await card('Project 99');
    await expectCards('Projects', 48);
    expect(screen.getByText('100 projects · 130 palettes')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'More projects' }));
    await expectCards('Projects', 96);
    await user.click(await screen.findByRole('button', { name: 'More projects' }));
    await expectCards('Projects', 100);
    expect(screen.queryByRole('button', { name: 'More projects' })).toBeNull();
    const begunAfter = page.mock.calls.flatMap(([, after]) => after?.id ?? []);
    expect(begunAfter).toEqual(['p52', 'p4']);
    expect(data).not.toHaveBeenCalled();
  });

  it('are sorted and searched where all of them are, not among those that were read', async () => {
    const { user, card, names } = await openProjects({ world: WORLD });
    await card('Project 99');
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'project 3');
    await waitFor(() => expect(names('Projects')).toHaveLength(11));
    expect(names('Projects').at(-1)).toBe('Project 3');
    await user.click(screen.getByRole('button', { name: 'Sort: Newest first' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Name A to Z' }));
    await waitFor(() => expect(names('Projects')[0]).toBe('Project 3'));
  });

  it('hold one that opens from its address, however far down it stands; its palettes come by page', async () => {
    const { user } = await openProjects({ world: WORLD, search: '?project=p3' });
    await screen.findByRole('heading', { level: 1, name: 'Project 3' });
    await expectCards('Palettes', 60);
    // Its colors are counted when all of them are known.
    expect(screen.getByText(/^130 palettes · Created/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'More palettes' }));
    await expectCards('Palettes', 120);
    await user.click(await screen.findByRole('button', { name: 'More palettes' }));
    await expectCards('Palettes', 130);
    expect(screen.getByText(/^130 palettes · 2 colors · Created/)).toBeDefined();
  });

  it('offer the one that a palette comes from to save it there, with the palette itself', async () => {
    const { store, dialog } = await openProjects({ world: WORLD, path: PATHS.privacy });
    const palette = { colors: paletteOf('#0D9488', '#000000'), name: 'Teal' };
    const saved = { id: 'p3-120', projectId: 'p3' };
    act(() => void store.dispatch(dialogOpened({ dialog: 'savePalette', palette, saved })));
    const save = await dialog('Save palette');
    const chosen = await save.findByRole<HTMLInputElement>('radio', { name: 'Project 3' });
    expect(chosen.checked).toBe(true);
    expect(await save.findByText('Replaces the colors of Palette 120.')).toBeDefined();
  });
});
