import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { ACCOUNT_MESSAGES } from '../../../../src/domain/accountMessages';
import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf } from '../samples';

const COLORS = paletteOf('#0D9488', '#F5F5F4');

/** Somebody without a project saves a palette. */
const open = async (setup: Parameters<typeof openProjects>[0] = {}) => {
  const page = await openProjects({ path: PATHS.privacy, plan: 'free', ...setup });
  const palette = { colors: COLORS, name: 'Teal' };
  act(() => void page.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
  const save = await page.dialog('Save palette');
  const project = await save.findByLabelText<HTMLInputElement>('Project name');
  return { ...page, save, project };
};

describe('saving without a project', () => {
  it('makes one in the same step, by one Enter', async () => {
    const { user, project, save, closed, backend, messages } = await open();
    // That a free account keeps one palette, for all to see, is said before it is saved.
    expect(save.getByText(`Your first project. ${ACCOUNT_MESSAGES.planOfProject}`)).toBeDefined();
    await user.clear(project);
    await user.type(project, 'Harbor{Enter}');
    await closed();
    expect(backend.world.projects).toMatchObject([{ name: 'Harbor', isPublic: true }]);
    expect(backend.world.palettes).toMatchObject([
      { name: 'Teal', colors: COLORS, projectId: backend.world.projects[0]?.id },
    ]);
    expect(messages()).toEqual(['Palette saved successfully']);
  });

  it('asks for nothing: the project has a name already', async () => {
    const { user, save, closed, backend } = await open();
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await closed();
    expect(backend.world.projects).toMatchObject([{ name: 'My palettes' }]);
  });

  it('gives the focus to the name of the palette, when it is known from the start that there is none', async () => {
    const { store, dialog } = await openProjects({ plan: 'free' });
    await screen.findByText(/All your saved palettes will show up here/);
    act(
      () =>
        void store.dispatch(
          dialogOpened({ dialog: 'savePalette', palette: { colors: COLORS, name: 'Teal' } }),
        ),
    );
    const save = await dialog('Save palette');
    expect(save.getByLabelText('Project name')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(save.getByLabelText('Palette name')));
  });

  it('makes no project without a name, and says so [P-13]', async () => {
    const { user, project, save, backend } = await open();
    await user.clear(project);
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    expect(save.getByText('Please enter a project name')).toBeDefined();
    expect(backend.world.projects).toEqual([]);
  });

  it('makes a private one for PRO, where it is asked for [P-12]', async () => {
    const { user, save, closed, backend } = await open({ plan: 'pro' });
    await user.click(save.getByRole('checkbox', { name: /^Private/ }));
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await closed();
    expect(backend.world.projects).toMatchObject([{ isPublic: false }]);
    expect(backend.world.palettes).toMatchObject([{ isPublic: false }]);
  });

  it('says where the project was not made, and keeps what was typed [P-32]', async () => {
    const log = silenceLog();
    const create = () => Promise.reject(new BackendError('offline'));
    const { user, project, save, backend } = await open({ answers: { create } });
    await user.type(project, ' two');
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    expect(await save.findByText('Failed to create project')).toBeDefined();
    expect(project.value).toBe('My palettes two');
    expect(backend.world.palettes).toEqual([]);
    log.mockRestore();
  });

  it('makes one project only, where the palette fails at first [P-30]', async () => {
    const log = silenceLog();
    const { user, save, closed, backend } = await open();
    const createPalette = vi.spyOn(backend.projects, 'createPalette');
    createPalette.mockRejectedValueOnce(new BackendError('offline'));
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    expect(await save.findByText('Failed to save palette')).toBeDefined();
    await waitFor(() => expect(save.getByRole('radio', { name: 'My palettes' })).toBeDefined());
    await user.click(save.getByRole('button', { name: 'Try again' }));
    await closed();
    expect(backend.world.projects).toHaveLength(1);
    expect(backend.world.palettes).toHaveLength(1);
    log.mockRestore();
  });
});

describe('the service', () => {
  it('is asked for one project, however often the button is pressed', async () => {
    const create = vi.fn<Backend['projects']['create']>(() => new Promise(() => {}));
    const { user, save } = await open({ answers: { create } });
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await user.click(save.getByRole('button', { name: 'Saving…' }));
    expect(create).toHaveBeenCalledOnce();
  });
});
