import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PATHS } from '../../../src/domain/paths';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { openProjects } from './openProjects';
import { paletteOf, sampleProject } from './samples';

it('a palette that was saved offers the way to its project', async () => {
  const { store, user, dialog, closed } = await openProjects({
    path: PATHS.privacy,
    world: { projects: [sampleProject('p1', 'Rebrand', 19), sampleProject('p2', 'Atlas', 18)] },
  });
  const palette = { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' };
  act(() => void store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
  const save = await dialog('Save palette');
  await user.click(await save.findByRole('radio', { name: 'Atlas' }));
  await user.click(save.getByRole('button', { name: 'Save palette' }));
  await closed();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: 'Atlas' })).toBeDefined();
});
