import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { PATHS } from '../../../src/domain/paths';
import { writeDataExport } from '../../../src/features/projects/account-data/dataExport';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from './openProjects';
import { paletteOf, samplePalette, sampleProject } from './samples';

const PALETTE = { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' };
const REBRAND = sampleProject('p1', 'Rebrand');
const TIDE = samplePalette('a', 'p1', 'Tidewater');

/** The projects of someone who has been suspended meanwhile. */
const open = (path: string) => {
  const log = silenceLog();
  onTestFinished(() => log.mockRestore());
  const refuse = () => Promise.reject(new BackendError('suspended'));
  return openProjects({
    path,
    world: { projects: [REBRAND], palettes: [TIDE] },
    answers: { create: refuse, update: refuse, createPalette: refuse, updatePalette: refuse },
  });
};

/** The page says why, over whatever is open. */
describe('someone whose account is suspended is told so once', () => {
  it('where a palette is saved', async () => {
    const { store, user, dialog } = await open(PATHS.privacy);
    act(() => void store.dispatch(dialogOpened({ dialog: 'savePalette', palette: PALETTE })));
    const save = await dialog('Save palette');
    await save.findByRole('radio', { name: 'Rebrand', checked: true });
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await waitFor(() =>
      expect(save.getByRole('button', { name: 'Save palette' })).toHaveProperty('disabled', false),
    );
    expect(save.queryByText(/^Failed/)).toBeNull();
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal');
  });

  it('where a palette takes the place of another', async () => {
    const { store, user, dialog } = await open(PATHS.privacy);
    act(
      () => void store.dispatch(dialogOpened({ dialog: 'updatePalette', palette: PALETTE, original: TIDE })),
    );
    const update = await dialog('Update Tidewater?');
    await user.click(update.getByRole('button', { name: 'Update palette' }));
    await update.findByRole('button', { name: 'Update palette' });
    expect(update.queryByText(/^Failed/)).toBeNull();
  });

  it('where a project is made', async () => {
    const { user, dialog } = await open(PATHS.projects);
    await user.click(await screen.findByRole('button', { name: 'New project' }));
    const project = await dialog('New project');
    await user.type(project.getByLabelText('Name'), 'Atlas{Enter}');
    await project.findByRole('button', { name: 'Create project' });
    expect(project.queryByText(/^Failed/)).toBeNull();
  });

  it('where a project is changed: it is as it was', async () => {
    const { choose, names } = await open(PATHS.projects);
    await choose('Rebrand', 'Make private');
    await waitFor(() => expect(names('Projects')).toEqual(['Rebrand']));
    expect(screen.queryByText('Failed to update project')).toBeNull();
  });

  it('where data comes back from its file', async () => {
    const { user } = await open(PATHS.settings);
    const text = writeDataExport([{ ...sampleProject('p2', 'Atlas'), palettes: [TIDE] }], new Date(0));
    await user.upload(await screen.findByLabelText('Data file'), new File([text], 'data.json'));
    expect(await screen.findByRole('button', { name: 'Choose file' })).toBeDefined();
    expect(screen.queryByText(/^The import stopped/)).toBeNull();
  });
});
