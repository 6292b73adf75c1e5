import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { formatHex } from '../../../../src/color/format';
import { UNDO_TOAST_MS } from '../../../../src/domain/messageTimes';
import type { SavedPalette } from '../../../../src/domain/savedPalette';
import { PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { pageToasts } from '../../../support/pageToasts';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const WORLD = {
  projects: [sampleProject('p1', 'Rebrand', 19)],
  palettes: [{ ...samplePalette('a', 'p1', 'Tidewater'), tags: ['sea'], theme: 'h=teal.0d9488' }],
};

/** More than are free in one project. */
const MORE = {
  ...WORLD,
  palettes: [...WORLD.palettes, samplePalette('b', 'p1', 'Dune'), samplePalette('c', 'p1', 'Reef')],
};

type Setup = Parameters<typeof openProjects>[0];
type Page = Awaited<ReturnType<typeof openProjects>>;

const namesOf = ({ backend }: Page) => backend.world.palettes.map(({ name }) => name);

/** The buttons of that name, once there are two. */
const both = async (name: string): Promise<readonly HTMLElement[]> => {
  await waitFor(() => expect(screen.getAllByRole('button', { name })).toHaveLength(2));
  return screen.getAllByRole('button', { name });
};

const deleteOne = async (page: Page, name: string): Promise<void> => {
  const { user, dialog, closed } = page;
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const asked = await dialog(`Delete ${name}?`);
  expect(asked.getByText(/You can undo this for a few seconds\./)).toBeDefined();
  await user.click(asked.getByRole('button', { name: 'Delete palette' }));
  await closed();
  await waitFor(() => expect(namesOf(page)).not.toContain(name));
};

/** The project after its palette was deleted. */
const deleteTidewater = async (setup: Setup = {}) => {
  const page = await openProjects({ world: WORLD, search: '?project=p1', ...setup });
  await deleteOne(page, 'Tidewater');
  return page;
};

describe('a palette that was deleted', () => {
  it('comes back by Undo after a retry, too', async () => {
    const log = silenceLog();
    const page = await openProjects({ world: WORLD, search: '?project=p1' });
    vi.spyOn(page.backend.projects, 'removePalette').mockRejectedValueOnce(new BackendError('unexpected'));
    const { user, dialog } = page;
    await user.click(await screen.findByRole('button', { name: 'Delete Tidewater' }));
    await user.click((await dialog('Delete Tidewater?')).getByRole('button', { name: 'Delete palette' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.messages()).toEqual(['Palette restored']));
    expect(namesOf(page)).toEqual(['Tidewater']);
    log.mockRestore();
  });

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

describe('of two palettes that were deleted, one soon after the other', () => {
  it('each comes back by the Undo of its own [P-18]', async () => {
    const page = await openProjects({ world: MORE, search: '?project=p1' });
    await deleteOne(page, 'Tidewater');
    await deleteOne(page, 'Dune');
    const undo = await both('Undo');
    expect(page.messages()).toEqual(['Palette deleted successfully', 'Palette deleted successfully']);
    expect(pageToasts().list()).toMatchObject([{ ms: UNDO_TOAST_MS }, { ms: UNDO_TOAST_MS }]);
    for (const button of undo) await page.user.click(button);
    await waitFor(() => expect(namesOf(page).toSorted()).toEqual(['Dune', 'Reef', 'Tidewater']));
  });

  it('each can be tried again where neither comes back at first', async () => {
    const log = silenceLog();
    const page = await openProjects({ world: MORE, search: '?project=p1' });
    const { user, backend } = page;
    await deleteOne(page, 'Tidewater');
    await deleteOne(page, 'Dune');
    const working = { ...backend.projects };
    backend.projects.createPalette = () => Promise.reject(new BackendError('offline'));
    for (const button of await both('Undo')) await user.click(button);
    await waitFor(() =>
      expect(page.messages()).toEqual(['Failed to restore palette', 'Failed to restore palette']),
    );
    backend.projects.createPalette = (...given) => working.createPalette(...given);
    for (const button of await both('Try again')) await user.click(button);
    await waitFor(() => expect(namesOf(page).toSorted()).toEqual(['Dune', 'Reef', 'Tidewater']));
    log.mockRestore();
  });
});

describe('a palette that was deleted on the free plan', () => {
  it.each([
    ['public', true],
    ['private', false],
  ])(
    'comes back by Undo into a %s project where more are left than are free, as after the end of PRO [P-18]',
    async (_, isPublic) => {
      const shownTo = (palette: SavedPalette): SavedPalette => ({ ...palette, isPublic });
      const world = {
        projects: [sampleProject('p1', 'Rebrand', 19, isPublic)],
        palettes: MORE.palettes.map(shownTo),
      };
      const page = await deleteTidewater({ plan: 'free', world });
      await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(page.messages()).toEqual(['Palette restored']));
      expect(page.backend.world.palettes.map((palette) => [palette.name, palette.isPublic])).toEqual([
        ['Tidewater', isPublic],
        ['Dune', isPublic],
        ['Reef', isPublic],
      ]);
    },
  );

  it('is kept where another was saved in its place: the limit is told, and saving it stays a button away', async () => {
    const log = silenceLog();
    const page = await deleteTidewater({ plan: 'free' });
    const { user, dialog, backend } = page;
    await backend.projects.createPalette('p1', { name: 'Quay', colors: paletteOf('#1C1917', '#F5F5F4') });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const upgrade = await dialog('Upgrade to PRO');
    expect(upgrade.getByText(PROJECT_MESSAGES.freePaletteLimitReached)).toBeDefined();
    await waitFor(() => expect(page.messages()).toEqual(['Failed to restore palette']));
    await user.click(upgrade.getByRole('button', { name: 'Back to saving' }));
    const save = await dialog('Save palette');
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Tidewater');
    await user.keyboard('{Escape}');
    await page.closed();
    await backend.projects.removePalette(backend.world.palettes[0]?.id ?? '');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(namesOf(page)).toEqual(['Tidewater']));
    log.mockRestore();
  });
});

describe('a palette whose project was deleted after it', () => {
  it('can be saved elsewhere, as it was', async () => {
    const log = silenceLog();
    const page = await deleteTidewater();
    const { user, dialog, backend } = page;
    await backend.projects.remove('p1');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(page.messages().toSorted()).toEqual([
        'Failed to restore palette',
        'This project is not there any more.',
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Save elsewhere' }));
    const save = await dialog('Save palette');
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Tidewater');
    expect(save.getByRole('button', { name: 'Remove tag sea' })).toBeDefined();
    log.mockRestore();
  });
});
