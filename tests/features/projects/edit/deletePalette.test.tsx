import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { formatHex } from '../../../../src/color/format';
import { PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { openProjects, silenceLog } from '../openProjects';
import { samplePalette, sampleProject } from '../samples';

const WORLD = {
  projects: [sampleProject('p1', 'Rebrand', 19)],
  palettes: [{ ...samplePalette('a', 'p1', 'Tidewater'), tags: ['sea'], theme: 'h=teal.0d9488' }],
};

/** The project after its palette was deleted. */
const deleteTidewater = async (answers: Partial<Backend['projects']> = {}) => {
  const page = await openProjects({ world: WORLD, answers, search: '?project=p1' });
  const { user, dialog, backend } = page;
  await user.click(await screen.findByRole('button', { name: 'Delete Tidewater' }));
  await user.click((await dialog('Delete Tidewater?')).getByRole('button', { name: 'Delete palette' }));
  await waitFor(() => expect(backend.world.palettes).toEqual([]));
  return page;
};

describe('a palette that was deleted', () => {
  it('comes back by Undo with all that it had, into its project [P-18]', async () => {
    const { user, card, backend, messages } = await deleteTidewater();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(messages()).toEqual(['Palette restored']));
    expect(await card('Tidewater')).toBeDefined();
    expect(
      backend.world.palettes.map(({ name, projectId, colors, tags, theme }) => [
        name,
        projectId,
        colors.map(formatHex),
        tags,
        theme,
      ]),
    ).toEqual([['Tidewater', 'p1', ['#0D9488', '#F5F5F4'], ['sea'], 'h=teal.0d9488']]);
  });

  it('leaves a project that is said to have none left, not none yet', async () => {
    await deleteTidewater();
    expect(await screen.findByText(PROJECT_MESSAGES.noPalettesLeft)).toBeDefined();
    expect(screen.queryByText(PROJECT_MESSAGES.noPalettes)).toBeNull();
  });

  it('is told of where it cannot come back, and can be tried again: nothing else has it by then', async () => {
    const log = silenceLog();
    const { user, messages, card, backend } = await deleteTidewater();
    const working = { ...backend.projects };
    backend.projects.createPalette = () => Promise.reject(new BackendError('unexpected'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(messages()).toEqual(['Failed to restore palette']));
    backend.projects.createPalette = (...given) => working.createPalette(...given);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Tidewater')).toBeDefined();
    log.mockRestore();
  });
});

describe('a palette that was deleted, of a private project from before PRO ended', () => {
  it('cannot come back there, and can be saved elsewhere: nothing else becomes private [P-12]', async () => {
    const log = silenceLog();
    const page = await openProjects({
      plan: 'free',
      world: {
        projects: [sampleProject('p1', 'Rebrand', 19, false), sampleProject('p2', 'Harbor', 18)],
        palettes: [{ ...samplePalette('a', 'p1', 'Tidewater'), isPublic: false, tags: ['sea'] }],
      },
      search: '?project=p1',
    });
    const { user, dialog, backend, messages } = page;
    await user.click(await screen.findByRole('button', { name: 'Delete Tidewater' }));
    await user.click((await dialog('Delete Tidewater?')).getByRole('button', { name: 'Delete palette' }));
    await waitFor(() => expect(backend.world.palettes).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const upgrade = await dialog('Upgrade to PRO');
    expect(upgrade.getByText(PROJECT_MESSAGES.needsPro)).toBeDefined();
    expect(messages()).toEqual(['Failed to restore palette']);
    await user.click(upgrade.getByRole('button', { name: 'Back to saving' }));
    const save = await dialog('Save palette');
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Tidewater');
    await user.click(await save.findByRole('radio', { name: 'Harbor' }));
    await user.click(save.getByRole('button', { name: 'Save palette' }));
    await waitFor(() =>
      expect(backend.world.palettes).toMatchObject([
        { name: 'Tidewater', projectId: 'p2', isPublic: true, tags: ['sea'] },
      ]),
    );
    log.mockRestore();
  });
});
