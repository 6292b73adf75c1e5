import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openProjects } from '../openProjects';
import { sampleProject } from '../samples';

let passedMs = 0;
beforeEach(() => {
  passedMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
});
afterEach(() => vi.restoreAllMocks());

const FIRST = sampleProject('p1', 'Rebrand', 19);
const SECOND = sampleProject('p2', 'Campaign', 18);

const open = async () => {
  const app = await openProjects({ world: { projects: [FIRST] } });
  await screen.findByRole('link', { name: 'Rebrand' });
  const read = vi.spyOn(app.backend.projects, 'page');
  return { ...app, read };
};

/** Goes to another tab, or comes back from it. */
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

it('what was changed elsewhere is there after a while in another tab', async () => {
  const { backend, names } = await open();
  backend.world.projects = [FIRST, SECOND];
  turn('hidden');
  passedMs = 30_000;
  turn('visible');
  await waitFor(() => expect(names('Projects')).toContain('Campaign'));
});

it('projects are not read again while nobody sees them, nor soon after', async () => {
  const { read } = await open();
  passedMs = 29_000;
  turn('visible');
  passedMs = 60_000;
  turn('hidden');
  expect(read).not.toHaveBeenCalled();
  turn('visible');
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  turn('visible');
  expect(read).toHaveBeenCalledOnce();
});
