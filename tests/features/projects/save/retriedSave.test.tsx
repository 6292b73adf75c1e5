import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, sampleProject } from '../samples';

const ASKED = {
  dialog: 'savePalette',
  palette: { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' },
} as const;

beforeEach(() => {
  const log = silenceLog();
  return () => log.mockRestore();
});

describe('a palette that was saved, but whose answer was lost', () => {
  const loseAnswer = async () => {
    const page = await openProjects({
      path: PATHS.privacy,
      world: { projects: [sampleProject('p2', 'Atlas', 18)] },
    });
    const { backend, store } = page;
    act(() => void store.dispatch(dialogOpened(ASKED)));
    const save = await page.dialog('Save palette');
    const projects = { ...backend.projects };
    backend.projects.createPalette = async (projectId, draft) => {
      await projects.createPalette(projectId, draft);
      throw new BackendError('timeout');
    };
    await page.user.click(await save.findByRole('radio', { name: 'Atlas' }));
    await page.user.click(save.getByRole('button', { name: 'Save palette' }));
    const again = await save.findByRole('button', { name: 'Try again' });
    return { ...page, save, again };
  };

  it('is saved once where it is tried again', async () => {
    const { user, again, closed, backend } = await loseAnswer();
    await user.click(again);
    await closed();
    expect(backend.world.palettes.map(({ name }) => name)).toEqual(['Teal']);
  });

  it('gets the tags that were added between the two tries', async () => {
    const { user, save, again, closed, backend } = await loseAnswer();
    await user.type(save.getByRole('combobox', { name: 'Tags' }), 'sea,');
    await user.click(again);
    await closed();
    expect(backend.world.palettes.map(({ name, tags }) => [name, tags])).toEqual([['Teal', ['sea']]]);
  });

  it('is saved once where the dialog was closed, and is opened for it again', async () => {
    const { user, store, dialog, closed, backend, messages } = await loseAnswer();
    await user.keyboard('{Escape}');
    await closed();
    act(() => void store.dispatch(dialogOpened(ASKED)));
    const save = await dialog('Save palette');
    await save.findByRole('radio', { name: 'Atlas' });
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await closed();
    expect(backend.world.palettes.map(({ name }) => name)).toEqual(['Teal']);
    expect(messages()).toEqual(['Palette saved successfully']);
  });
});

describe('a project', () => {
  /** Its creation succeeds, but the answer is lost once. */
  const loseOnce = ({ projects }: Awaited<ReturnType<typeof openProjects>>['backend']) => {
    const working = { ...projects };
    vi.spyOn(projects, 'create').mockImplementationOnce(async (draft) => {
      await working.create(draft);
      throw new BackendError('timeout');
    });
  };
  const openFirst = async (plan: 'free' | 'pro') => {
    const page = await openProjects({ path: PATHS.privacy, plan });
    act(() => void page.store.dispatch(dialogOpened(ASKED)));
    const save = await page.dialog('Save palette');
    await save.findByLabelText('Project name');
    const press = () => page.user.click(save.getByRole('button', { name: 'Save palette' }));
    return { ...page, save, press };
  };

  it('that was made, but whose answer was lost, is made once, and the palette is saved in it [P-26]', async () => {
    const { user, save, press, closed, backend, messages } = await openFirst('free');
    loseOnce(backend);
    await press();
    await save.findByText('Failed to create project');
    expect(await save.findByRole('radio', { name: 'My palettes' })).toBeDefined();
    await user.click(save.getByRole('button', { name: 'Try again' }));
    await closed();
    expect(backend.world.projects).toHaveLength(1);
    expect(backend.world.palettes).toMatchObject([{ projectId: backend.world.projects[0]?.id }]);
    expect(messages()).toEqual(['Palette saved successfully']);
  });

  it('is made once, too, where the list of projects cannot be read after the lost answer', async () => {
    const { save, press, closed, backend } = await openFirst('free');
    loseOnce(backend);
    vi.spyOn(backend.projects, 'page').mockRejectedValueOnce(new BackendError('offline'));
    await press();
    await save.findByText('Failed to load projects');
    await press();
    await closed();
    expect(backend.world.projects).toHaveLength(1);
    expect(backend.world.palettes).toHaveLength(1);
  });

  it('is made once where neither the palette is saved nor the list read after it', async () => {
    const { save, press, closed, backend } = await openFirst('pro');
    vi.spyOn(backend.projects, 'page').mockRejectedValueOnce(new BackendError('offline'));
    vi.spyOn(backend.projects, 'createPalette').mockRejectedValueOnce(new BackendError('offline'));
    await press();
    await save.findByText('Failed to save palette');
    await save.findByText('Failed to load projects');
    await press();
    await closed();
    expect(backend.world.projects).toHaveLength(1);
    expect(backend.world.palettes).toHaveLength(1);
  });

  it('is made once by its own dialog, too', async () => {
    const { user, store, dialog, closed, backend, messages } = await openProjects({ path: PATHS.privacy });
    loseOnce(backend);
    act(() => void store.dispatch(dialogOpened({ dialog: 'newProject' })));
    const box = await dialog('New project');
    await user.type(box.getByLabelText('Name'), 'Harbor');
    await user.click(box.getByRole('button', { name: 'Create project' }));
    await box.findByText('Failed to create project');
    await user.click(box.getByRole('button', { name: 'Create project' }));
    await closed();
    expect(backend.world.projects.map(({ name }) => name)).toEqual(['Harbor']);
    await waitFor(() => expect(messages()).toEqual(['Project created successfully']));
  });
});
