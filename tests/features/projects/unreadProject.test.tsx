import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { PROJECT_MESSAGES } from '../../../src/domain/projectMessages';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { openProjects, silenceLog } from './openProjects';
import { manyPalettes, sampleProject } from './samples';

const WORLD = { projects: [sampleProject('p1', 'Harbor rebrand')], palettes: manyPalettes('p1', 3) };

/** The address of a project that is not among those of the list, as of one who has many, and cannot be read. */
const openUnread = () =>
  openProjects({
    world: WORLD,
    search: '?project=p1',
    answers: {
      page: () => Promise.resolve({ projects: [], next: null }),
      get: () => Promise.reject(new BackendError('offline')),
    },
  });

it('a project that cannot be read says so, and is read when asked again', async () => {
  const log = silenceLog();
  const { user, backend, names, location } = await openUnread();
  expect(await screen.findByText(PROJECT_MESSAGES.projectsFailed)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Loading palettes' })).toBeNull();
  const { projects } = createFakeBackend({}, { ...WORLD, user: FREE_USER });
  backend.projects.get = (id) => projects.get(id);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names('Palettes')).toHaveLength(3));
  expect(location().search).toBe('?project=p1');
  expect(screen.queryByText(PROJECT_MESSAGES.projectsFailed)).toBeNull();
  log.mockRestore();
});
