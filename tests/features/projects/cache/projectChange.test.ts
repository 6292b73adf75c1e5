import { createNextState } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { createProject } from '../../../../src/features/projects/projectCommands';
import { patchProjects } from '../../../../src/features/projects/cache/projectCache';
import { changeFound, type OwnChange } from '../../../../src/features/projects/cache/projectChange';
import { projectsApi } from '../../../../src/features/projects/cache/projectsApi';
import { createPalette } from '../../../../src/features/projects/save/saveCommands';
import { asPlan } from '../../../support/asPlan';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { manyPalettes, paletteOf, samplePalette, sampleProject } from '../samples';

const { listProjects, listProjectPalettes } = projectsApi.endpoints;
const NEWEST = { word: null, sort: 'recent' } as const;
const SIX = manyPalettes('p1', 6);

/** A project with six palettes that was opened, and an empty one that was not. */
const open = async ({ isRead = true } = {}) => {
  const backend = createFakeBackend(
    {},
    {
      user: FREE_USER,
      subscription: ACTIVE_SUBSCRIPTION,
      projects: [sampleProject('p1', 'Rebrand', 2), sampleProject('p2', 'Empty', 1)],
      palettes: SIX,
    },
  );
  const store = createAppStore(createFakeServices({ backend }));
  store.dispatch(asPlan('pro'));
  if (isRead) {
    await store.dispatch(listProjects.initiate(NEWEST));
    await store.dispatch(listProjectPalettes.initiate('p1'));
  }
  const cards = () =>
    listProjects
      .select(NEWEST)(store.getState())
      .data?.pages.flatMap((page) => page.projects);
  return {
    store,
    cards,
    card: (id: string) => cards()?.find((other) => other.id === id),
    palettes: () =>
      listProjectPalettes
        .select('p1')(store.getState())
        .data?.pages.flatMap((page) => page.palettes),
    patch: (change: OwnChange) => store.dispatch(patchProjects(change)),
  };
};
const idsOf = (rows: readonly { readonly id: string }[] | undefined) => rows?.map(({ id }) => id);

describe('a change of projects', () => {
  it('puts a new project first, without palettes', async () => {
    const { store, cards } = await open();
    await store.dispatch(createProject({ name: 'New', isPublic: true }));
    await vi.waitFor(() => expect(cards()?.map(({ name }) => name)).toEqual(['New', 'Rebrand', 'Empty']));
    expect(cards()?.[0]).toMatchObject({ palettes: [], paletteCount: 0 });
  });

  it('gives the visibility of a project to all of its palettes, and to no others [P-15]', async () => {
    const { card, palettes, patch } = await open();
    const other = card('p2');
    patch({ kind: 'projectUpdated', projectId: 'p1', change: { isPublic: false } });
    expect(card('p1')?.isPublic).toBe(false);
    expect(palettes()?.every(({ isPublic }) => !isPublic)).toBe(true);
    expect(card('p1')?.palettes.every(({ isPublic }) => !isPublic)).toBe(true);
    expect(card('p2')).toBe(other);
  });

  it('takes a project away with its palettes [P-16]', async () => {
    const { cards, palettes, patch } = await open();
    patch({ kind: 'projectDeleted', projectId: 'p1' });
    expect(idsOf(cards())).toEqual(['p2']);
    expect(palettes()).toEqual([]);
  });

  it('counts a new palette and shows it first, also on the card [P-04]', async () => {
    const { store, card, palettes } = await open();
    await store.dispatch(createPalette('p1', { name: 'New', colors: paletteOf('#000000', '#FFFFFF') }));
    await vi.waitFor(() => expect(card('p1')?.paletteCount).toBe(7));
    expect(card('p1')?.palettes.map(({ name }) => name)).toEqual([
      'New',
      'Palette 0',
      'Palette 1',
      'Palette 2',
    ]);
    await vi.waitFor(() => expect(palettes()).toHaveLength(7));
  });

  it('moves the fifth palette up on the card when one of the four is deleted [P-04, P-18]', async () => {
    const { card, palettes, patch } = await open();
    patch({ kind: 'paletteDeleted', projectId: 'p1', paletteId: 'p1-1' });
    expect(card('p1')?.paletteCount).toBe(5);
    expect(idsOf(card('p1')?.palettes)).toEqual(['p1-0', 'p1-2', 'p1-3', 'p1-4']);
    expect(idsOf(palettes())).toEqual(['p1-0', 'p1-2', 'p1-3', 'p1-4', 'p1-5']);
  });

  it('changes a palette in both places', async () => {
    const { card, palettes, patch } = await open();
    const colors = paletteOf('#000000', '#FFFFFF');
    patch({ kind: 'paletteUpdated', projectId: 'p1', paletteId: 'p1-0', change: { name: 'Other', colors } });
    expect(palettes()?.[0]).toMatchObject({ name: 'Other', colors });
    expect(card('p1')?.palettes[0]).toMatchObject({ name: 'Other', colors });
  });

  it('leaves what was not read unread', async () => {
    const { cards, palettes, patch } = await open({ isRead: false });
    patch({ kind: 'projectDeleted', projectId: 'p1' });
    expect(cards()).toBeUndefined();
    expect(palettes()).toBeUndefined();
  });

  it('that is taken back leaves everything where it was, and what came to another project', async () => {
    const { card, cards, palettes, patch } = await open();
    const deleted = patch({ kind: 'paletteDeleted', projectId: 'p1', paletteId: 'p1-1' });
    patch({ kind: 'projectUpdated', projectId: 'p2', change: { name: 'Renamed meanwhile' } });
    deleted.undo();
    expect(idsOf(palettes())).toEqual(SIX.map(({ id }) => id));
    expect(idsOf(card('p1')?.palettes)).toEqual(['p1-0', 'p1-1', 'p1-2', 'p1-3']);
    expect(card('p1')?.paletteCount).toBe(6);
    expect(cards()?.[1]?.name).toBe('Renamed meanwhile');
  });
});

describe('a change of palettes that were found', () => {
  const FOUND = ['a p1', 'b p2', 'c p1'].map((words) => {
    const [id = '', projectId = ''] = words.split(' ');
    return { palette: samplePalette(id, projectId, id), projectName: `Name of ${projectId}`, distance: 0 };
  });
  const after = (change: OwnChange) => createNextState(FOUND, (found) => changeFound(found, change));
  const idsAfter = (change: OwnChange) => idsOf(after(change).map(({ palette }) => palette));

  it('takes away those of a project that is deleted, or the one that is', () => {
    expect(idsAfter({ kind: 'projectDeleted', projectId: 'p1' })).toEqual(['b']);
    expect(idsAfter({ kind: 'paletteDeleted', projectId: 'p1', paletteId: 'a' })).toEqual(['b', 'c']);
    expect(idsAfter({ kind: 'paletteDeleted', projectId: 'p2', paletteId: 'a' })).toEqual(['a', 'b', 'c']);
  });

  it('names the new project of one that is moved, which stays where it is and is seen as that, and of no other', () => {
    const to = { id: 'p3', name: 'New home', isPublic: false };
    const moved = after({ kind: 'paletteMoved', projectId: 'p1', paletteId: 'c', to });
    expect(
      moved.map(({ palette, projectName }) => [palette.id, palette.projectId, palette.isPublic, projectName]),
    ).toEqual([
      ['a', 'p1', true, 'Name of p1'],
      ['b', 'p2', true, 'Name of p2'],
      ['c', 'p3', false, 'New home'],
    ]);
  });

  it('has the new name of a project beside all of its palettes, and keeps it where another thing changes', () => {
    const renamed = after({ kind: 'projectUpdated', projectId: 'p1', change: { name: 'Other' } });
    expect(renamed.map(({ projectName }) => projectName)).toEqual(['Other', 'Name of p2', 'Other']);
    const hidden = after({ kind: 'projectUpdated', projectId: 'p1', change: { isPublic: false } });
    expect(hidden.map(({ palette, projectName }) => [palette.isPublic, projectName])).toEqual([
      [false, 'Name of p1'],
      [true, 'Name of p2'],
      [false, 'Name of p1'],
    ]);
  });

  it('changes a palette itself', () => {
    const change = { name: 'Other' };
    const changed = after({ kind: 'paletteUpdated', projectId: 'p2', paletteId: 'b', change });
    expect(changed.map(({ palette }) => palette.name)).toEqual(['a', 'Other', 'c']);
  });
});
