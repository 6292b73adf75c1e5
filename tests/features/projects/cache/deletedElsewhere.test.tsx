import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const REBRAND = sampleProject('p1', 'Rebrand', 19);
const PRIVATE = sampleProject('p2', 'Secret', 18, false);
const WHOLE = {
  projects: [REBRAND, PRIVATE],
  palettes: [samplePalette('a', 'p1', 'Tidewater'), samplePalette('b', 'p1', 'Kelp')],
};

describe('what was deleted in another tab', () => {
  const open = () => openProjects({ world: WHOLE, search: '?project=p1' });

  it('leads from a project to the list, says so, and offers nothing to try again', async () => {
    const log = silenceLog();
    const { user, dialog, backend, messages, names, location } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    backend.world.projects = [PRIVATE];
    await user.type((await dialog('Edit project')).getByLabelText('Name'), '!{Enter}');
    await waitFor(() => expect(names('Projects')).toEqual(['Secret']));
    await waitFor(() => expect(location().search).toBe(''));
    await waitFor(() => expect(messages()).toEqual(['This project is not there any more.']));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    log.mockRestore();
  });

  it('takes a palette from its project, and says so', async () => {
    const log = silenceLog();
    const { user, dialog, backend, messages, card } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit name and tags of Tidewater' }));
    backend.world.palettes = backend.world.palettes.filter(({ id }) => id !== 'a');
    await user.type((await dialog('Edit name and tags')).getByLabelText('Palette name'), '!{Enter}');
    await waitFor(() => expect(messages()).toEqual(['This palette is not there any more.']));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Tidewater/ })).toBeNull());
    expect(await card('Kelp')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    log.mockRestore();
  });

  it('is found out by a project that turns out to be empty', async () => {
    const { user, backend, names, messages } = await openProjects({ world: WHOLE });
    await screen.findByRole('link', { name: 'Rebrand' });
    backend.world.projects = [PRIVATE];
    backend.world.palettes = [];
    await user.click(screen.getByRole('link', { name: 'Rebrand' }));
    await waitFor(() => expect(names('Projects')).toEqual(['Secret']));
    expect(messages()).toEqual(['This project is not there any more.']);
  });

  it('may still be there: then what failed can be tried again [P-32]', async () => {
    const log = silenceLog();
    const { user, dialog } = await openProjects({
      world: WHOLE,
      search: '?project=p1',
      answers: { update: () => Promise.reject(new BackendError('not-allowed')) },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type((await dialog('Edit project')).getByLabelText('Name'), '!{Enter}');
    expect(await screen.findByText('Failed to update project')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    log.mockRestore();
  });

  it('is no place to save in: the dialog says so, and offers those that are left', async () => {
    const log = silenceLog();
    const { user, store, dialog, backend } = await openProjects({ world: WHOLE });
    const palette = { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' };
    act(() => void store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
    const save = await dialog('Save palette');
    await user.click(await save.findByRole('radio', { name: 'Secret' }));
    backend.world.projects = [REBRAND];
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    expect(await save.findByText('This project is not there any more.')).toBeDefined();
    expect(save.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(save.queryByRole('radio', { name: 'Secret' })).toBeNull();
    expect(save.getByRole<HTMLInputElement>('radio', { name: 'Rebrand' }).checked).toBe(true);
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal');
    log.mockRestore();
  });

  it('is nothing to update: the question says so, and leads back to the dialog that saves', async () => {
    const log = silenceLog();
    const { user, store, dialog, backend } = await openProjects({ world: WHOLE });
    const palette = { colors: paletteOf('#0D9488', '#000000'), name: 'Teal' };
    const original = samplePalette('a', 'p1', 'Tidewater');
    act(() => void store.dispatch(dialogOpened({ dialog: 'updatePalette', palette, original })));
    const question = await dialog('Update Tidewater?');
    backend.world.palettes = [];
    await user.click(question.getByRole('button', { name: 'Update palette' }));
    expect(await question.findByText('This palette is not there any more.')).toBeDefined();
    expect(question.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(question.getByRole('button', { name: 'Keep original' }));
    expect((await dialog('Save palette')).getByLabelText<HTMLInputElement>('Palette name').value).toBe(
      'Teal',
    );
    log.mockRestore();
  });
});
