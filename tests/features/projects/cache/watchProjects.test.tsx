import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Backend, ListChange } from '../../../../src/backend/backend';
import { BackendError } from '../../../../src/backend/backend';
import { isNews } from '../../../../src/features/projects/cache/watchProjects';
import { openProjects, silenceLog } from '../openProjects';
import { manyPalettes, sampleProject } from '../samples';

const HARBOR = sampleProject('p1', 'Harbor rebrand', 19);
const KILN = sampleProject('p2', 'Kiln & Table', 18, false);
type World = Awaited<ReturnType<typeof openProjects>>['backend']['world'];
const LATER = { name: 'Renamed', updatedAt: '2030-01-01T00:00:00Z' };
const CAME = manyPalettes('p2', 1);
const WORLD = { projects: [HARBOR, KILN], palettes: manyPalettes('p1', 6) };

/** A service that tells what a test lets it tell. */
const createWatched = () => {
  let listener: Parameters<Backend['projects']['watch']>[1] = () => {};
  const end = vi.fn();
  const watch = vi.fn<Backend['projects']['watch']>(async (_, onChange) => {
    listener = onChange;
    return end;
  });
  return { watch, end, notify: (change: ListChange | null) => act(() => listener(change)) };
};

const open = async () => {
  const watched = createWatched();
  const page = await openProjects({ world: WORLD, answers: { watch: watched.watch } });
  const list = vi.spyOn(page.backend.projects, 'page');
  const marks = vi.spyOn(page.backend.projects, 'marks');
  await page.card('Harbor rebrand');
  await waitFor(() => expect(watched.watch).toHaveBeenCalledOnce());
  list.mockClear();
  return { ...page, ...watched, list, marks };
};

describe('projects that change elsewhere', () => {
  it('are shown as they are now, read once for many changes [D-28]', async () => {
    const { backend, notify, list, watch } = await open();
    expect(watch.mock.calls[0]?.[0]).toEqual(['p1', 'p2']);
    backend.world.projects = [sampleProject('p3', 'From the phone', 20), ...backend.world.projects];
    for (const id of ['p3', 'x1', 'x2']) notify({ id, updatedAt: '2026-11-20T12:00:00Z' });
    expect(await screen.findByRole('link', { name: 'From the phone' })).toBeDefined();
    expect(list).toHaveBeenCalledOnce();
    // The new one's palettes are to be heard of too.
    await waitFor(() => expect(watch.mock.calls.at(-1)?.[0]).toEqual(['p1', 'p2', 'p3']));
  });

  it('are read again after the service could not be heard [FT-21]', async () => {
    const { backend, notify, names } = await open();
    backend.world.projects = [KILN];
    notify(null);
    await waitFor(() => expect(names('Projects')).toEqual(['Kiln & Table']));
  });

  it('are not read a second time where nothing changed before changes were told', async () => {
    const { backend, notify, list, marks } = await open();
    const totals = vi.spyOn(backend.projects, 'totals');
    notify(null);
    // Both are asked anew: the marks first.
    await waitFor(() => expect(totals).toHaveBeenCalledOnce());
    expect(marks.mock.calls).toEqual([[{ word: null, sort: 'recent' }]]);
    expect(list).not.toHaveBeenCalled();
  });

  it.each([
    ['a name', ({ projects: [first, ...rest] }: World) => ({ projects: [{ ...first, ...LATER }, ...rest] })],
    ['a palette that came', ({ palettes }: World) => ({ palettes: [...palettes, ...CAME] })],
    ['a palette that went', ({ palettes }: World) => ({ palettes: palettes.slice(1) })],
    [
      'a palette that was changed',
      ({ palettes: [first, ...rest] }: World) => ({ palettes: [{ ...first, ...LATER }, ...rest] }),
    ],
    [
      'a project that came',
      ({ projects }: World) => ({ projects: [sampleProject('p3', 'New', 20), ...projects] }),
    ],
    ['a project that went', ({ projects }: World) => ({ projects: projects.slice(1) })],
  ])('are read again where %s was not told of', async (_, change) => {
    const { backend, notify, list } = await open();
    Object.assign(backend.world, change(backend.world));
    notify(null);
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
  });

  it('are read again where their marks cannot be', async () => {
    const { notify, list, marks } = await open();
    marks.mockRejectedValueOnce(new BackendError('offline'));
    notify(null);
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
  });

  it('end with the page, and a service that tells nothing leaves it as usable as it was [FT-21]', async () => {
    const { unmount, end } = await open();
    unmount();
    await waitFor(() => expect(end).toHaveBeenCalledOnce());

    silenceLog();
    const refused = vi.fn<Backend['projects']['watch']>(() => Promise.reject(new BackendError('offline')));
    const { card, choose, dialog } = await openProjects({ world: WORLD, answers: { watch: refused } });
    await card('Harbor rebrand');
    await waitFor(() => expect(refused).toHaveBeenCalledOnce());
    await choose('Kiln & Table', 'Delete');
    expect(await dialog(/Kiln & Table/)).toBeDefined();
    // Behind the dialog, too: whatever is said there is not hidden from this test.
    const said = screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent);
    expect(said.join('')).toBe('');
  });
});

describe('news', () => {
  const palettes = manyPalettes('p1', 6);
  const palette = palettes[5];
  it.each([
    ['a row that is not known', { id: 'new', updatedAt: HARBOR.updatedAt }, true],
    ['a later state of a project', { id: 'p1', updatedAt: '2030-01-01T00:00:00Z' }, true],
    [
      'the echo of a project, however its time is written',
      { id: 'p1', updatedAt: HARBOR.updatedAt.replace('Z', '+00:00') },
      false,
    ],
    ['the echo of a palette', { id: palette?.id ?? '', updatedAt: palette?.updatedAt ?? '' }, false],
    ['the end of a palette that is shown', { id: palette?.id ?? '', updatedAt: null }, true],
    ['the end of somebody else’s', { id: 'theirs', updatedAt: null }, false],
  ])('is, or is not: %s', (_, change, expected) => {
    expect(isNews([HARBOR, ...palettes], change)).toBe(expected);
  });
});
