import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PATHS } from '../../../src/domain/paths';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { selectEntry } from '../../../src/state/palette/historySlice';
import { openProjects } from './openProjects';
import { paletteOf, samplePalette, sampleProject } from './samples';

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

it('the colors of a saved palette are opened in the builder by its card or by the menu, to be saved there again', async () => {
  const projects = [sampleProject('p1', 'Rebrand', 19)];
  const palettes = [samplePalette('q1', 'p1', 'Tidewater')];
  const { store, choose, location } = await openProjects({
    world: { projects, palettes },
    search: '?project=p1',
  });
  expect((await screen.findByRole('link', { name: 'Tidewater' })).getAttribute('href')).toMatch(
    /^\/palette-builder\?/,
  );
  await choose('Tidewater', 'Open in builder');
  await waitFor(() => expect(location().pathname).toBe(PATHS.builder));
  await waitFor(() =>
    expect(selectEntry(store.getState())).toMatchObject({
      name: 'Tidewater',
      saved: { id: 'q1', projectId: 'p1' },
    }),
  );
});
