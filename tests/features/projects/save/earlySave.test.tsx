import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const COLORS = paletteOf('#0D9488', '#F5F5F4');
const ONE = sampleProject('p1', 'Rebrand', 19);

describe('saving by two keys', () => {
  it('waits for the only project where somebody was faster than the list, and is saved in it', async () => {
    const world = { projects: [ONE], palettes: [] };
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const app = await openProjects({ path: PATHS.privacy, world });
    const { projects } = app.backend;
    const readPage = projects.page.bind(projects);
    vi.spyOn(projects, 'page').mockImplementation(async (...request) => {
      await asked;
      return readPage(...request);
    });
    const palette = { colors: COLORS, name: 'Teal' };
    act(() => void app.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
    const save = await app.dialog('Save palette');
    await app.user.type(save.getByLabelText('Palette name'), '{Enter}');
    expect(save.queryByText('Please select a project')).toBeNull();
    expect(save.getByRole('button', { name: 'Saving…' })).toBeDefined();
    act(answer);
    await app.closed();
    expect(app.backend.world.palettes).toMatchObject([{ projectId: 'p1', name: 'Teal' }]);
  });

  it('is said to have saved nothing where the dialog is closed before the list is there', async () => {
    const app = await openProjects({
      path: PATHS.privacy,
      world: { projects: [ONE], palettes: [] },
      answers: { page: () => new Promise(() => {}) },
    });
    const palette = { colors: COLORS, name: 'Teal' };
    act(() => void app.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
    const save = await app.dialog('Save palette');
    await app.user.type(save.getByLabelText('Palette name'), '{Enter}');
    await app.user.keyboard('{Escape}');
    await app.closed();
    await waitFor(() => expect(app.messages()).toEqual(['What you entered was not saved.']));
    await app.user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await app.dialog('Save palette')).toBeDefined();
  });

  it('is no button before it is known what it does: nothing that is pressed becomes something else', async () => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const full = sampleProject('p1', 'Rebrand', 19);
    const app = await openProjects({
      path: PATHS.privacy,
      plan: 'free',
      world: { projects: [full], palettes: [samplePalette('a', 'p1', 'Tidewater')] },
    });
    const { projects } = app.backend;
    const readPage = projects.page.bind(projects);
    vi.spyOn(projects, 'page').mockImplementation(async (...request) => {
      await asked;
      return readPage(...request);
    });
    const palette = { colors: COLORS, name: 'Teal' };
    act(() => void app.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
    const save = await app.dialog('Save palette');
    const early = save.getByRole('button', { name: 'Save palette' });
    expect(early.getAttribute('aria-disabled')).toBe('true');
    await app.user.click(early);
    act(answer);
    const upgrade = await save.findByRole('button', { name: 'Upgrade to PRO' });
    expect(upgrade.getAttribute('aria-disabled')).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
