import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { readDrafts } from '../../../../src/state/palette/drafts/storedDrafts';
import { FREE_USER, type FakeWorld } from '../../../support/fakeBackend';
import { openProjects } from '../openProjects';
import { sampleProject } from '../samples';

export const PROJECT = sampleProject('p1', 'Rebrand');

/** A visitor in the builder who generates `count` palettes and then signs in. */
export const buildAndSignIn = async (
  count: number,
  plan: 'free' | 'pro' = 'pro',
  projects: FakeWorld['projects'] = [PROJECT],
) => {
  const page = await openProjects({ path: PATHS.builder, plan, world: { user: null, projects } });
  await screen.findByRole('list', { name: 'Color palette' });
  act(() => {
    for (let i = 0; i < count; i++) page.store.dispatch(generatePalette());
  });
  const kept = readDrafts(page.services.storage);
  await act(async () => page.backend.changeUser(FREE_USER));
  await waitFor(() => expect(page.store.getState().session.isLoading).toBe(false));
  return { ...page, kept };
};
