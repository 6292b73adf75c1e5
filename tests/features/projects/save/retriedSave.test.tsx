import { act } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, sampleProject } from '../samples';

/** A save that succeeded, but whose answer was lost. */
const loseAnswer = async () => {
  const page = await openProjects({
    path: PATHS.privacy,
    world: { projects: [sampleProject('p2', 'Atlas', 18)] },
  });
  const palette = { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' };
  act(() => void page.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
  const save = await page.dialog('Save palette');
  const projects = { ...page.backend.projects };
  page.backend.projects.createPalette = async (projectId, draft) => {
    await projects.createPalette(projectId, draft);
    throw new BackendError('timeout');
  };
  await page.user.click(await save.findByRole('radio', { name: 'Atlas' }));
  await page.user.click(save.getByRole('button', { name: 'Save palette' }));
  const again = await save.findByRole('button', { name: 'Try again' });
  return { ...page, save, again };
};

it('a palette is saved once, where the first answer was lost and it is tried again', async () => {
  const log = silenceLog();
  const { user, again, closed, backend } = await loseAnswer();
  await user.click(again);
  await closed();
  expect(backend.world.palettes.map(({ name }) => name)).toEqual(['Teal']);
  log.mockRestore();
});

it('so it is with tags that were added between the two tries', async () => {
  const log = silenceLog();
  const { user, save, again, closed, backend } = await loseAnswer();
  await user.type(save.getByRole('combobox', { name: 'Tags' }), 'sea,');
  await user.click(again);
  await closed();
  expect(backend.world.palettes.map(({ name, tags }) => [name, tags])).toEqual([['Teal', ['sea']]]);
  log.mockRestore();
});
