import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import type { FakeWorld } from '../../../support/fakeBackend';
import { openProjects, silenceLog } from '../openProjects';
import { samplePalette, sampleProject } from '../samples';

const WORLD: Partial<FakeWorld> = {
  projects: [sampleProject('p1', 'Rebrand', 19), sampleProject('p2', 'Harbor', 18, false)],
  palettes: [samplePalette('a', 'p1', 'Tidewater'), samplePalette('b', 'p1', 'Dune')],
};

const open = (world = WORLD, answers: Partial<Backend['projects']> = {}, search = '?project=p1') =>
  openProjects({ world, answers, search });

type Page = Awaited<ReturnType<typeof open>>;

const placesOf = ({ backend }: Page) =>
  backend.world.palettes.map(({ name, projectId, isPublic }) => [name, projectId, isPublic]);

const move = async (page: Page, to: string) => {
  await page.choose('Tidewater', 'Move to…');
  const dialog = await page.dialog('Move Tidewater');
  await page.user.click(await dialog.findByRole('radio', { name: to }));
  await page.user.click(dialog.getByRole('button', { name: 'Move palette' }));
  await page.closed();
};

describe('a palette', () => {
  it('moves to another project, whose visibility it takes over', async () => {
    const page = await open();
    await move(page, 'Harbor');
    await waitFor(() => expect(page.messages()).toEqual(['Palette moved to Harbor']));
    expect(placesOf(page)).toEqual([
      ['Tidewater', 'p2', false],
      ['Dune', 'p1', true],
    ]);
    expect(page.names('Palettes')).toEqual(['Dune']);
    expect(await screen.findByText(/^1 palette · 2 colors/)).toBeDefined();
    await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'My projects' }));
    expect(within(await page.card('Harbor')).getByText(/^1 palette ·/)).toBeDefined();
    await page.user.click(screen.getByRole('link', { name: 'Harbor' }));
    expect(await page.card('Tidewater')).toBeDefined();
  });

  it('says who will see it there before it moves', async () => {
    const page = await open();
    await page.choose('Tidewater', 'Move to…');
    const dialog = await page.dialog('Move Tidewater');
    await page.user.click(await dialog.findByRole('radio', { name: 'Harbor' }));
    expect(dialog.getByText('Private: only you can see it. It is public now.')).toBeDefined();
  });

  it('is asked for its place with the focus on the first project', async () => {
    const page = await open();
    await page.choose('Tidewater', 'Move to…');
    const dialog = await page.dialog('Move Tidewater');
    const first = await dialog.findByRole('radio', { name: 'Harbor' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('can be moved once its own project is read, also again after a failure', async () => {
    const log = silenceLog();
    const page = await openProjects({ world: WORLD, path: PATHS.privacy });
    vi.spyOn(page.backend.projects, 'get').mockRejectedValueOnce(new BackendError('unexpected'));
    const palette = samplePalette('a', 'p1', 'Tidewater');
    act(() => void page.store.dispatch(dialogOpened({ dialog: 'movePalette', palette })));
    const dialog = await page.dialog('Move Tidewater');
    await page.user.click(await dialog.findByRole('radio', { name: 'Harbor' }));
    const button = dialog.getByRole('button', { name: 'Move palette' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(await dialog.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    await page.user.click(button);
    await waitFor(() => expect(placesOf(page)[0]).toEqual(['Tidewater', 'p2', false]));
    log.mockRestore();
  });

  it('comes back by Undo after a retry, too', async () => {
    const log = silenceLog();
    const page = await open();
    vi.spyOn(page.backend.projects, 'movePalette').mockRejectedValueOnce(new BackendError('unexpected'));
    await move(page, 'Harbor');
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.messages()).toEqual(['Palette moved to Rebrand']));
    expect(placesOf(page)[0]).toEqual(['Tidewater', 'p1', true]);
    log.mockRestore();
  });

  it('comes back by Undo', async () => {
    const page = await open();
    await move(page, 'Harbor');
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.messages()).toEqual(['Palette moved to Rebrand']));
    expect(placesOf(page)).toEqual([
      ['Tidewater', 'p1', true],
      ['Dune', 'p1', true],
    ]);
    expect(await page.card('Tidewater')).toBeDefined();
  });

  it('comes back by Undo after the end of PRO, too, where more are left than are free, and private [P-18]', async () => {
    const world = {
      projects: [sampleProject('p1', 'Rebrand', 19, false), sampleProject('p2', 'Harbor', 18)],
      palettes: [
        { ...samplePalette('a', 'p1', 'Tidewater'), isPublic: false },
        { ...samplePalette('b', 'p1', 'Dune'), isPublic: false },
      ],
    };
    const page = await openProjects({ plan: 'free', world, search: '?project=p1' });
    await move(page, 'Harbor');
    await waitFor(() => expect(placesOf(page)[0]).toEqual(['Tidewater', 'p2', true]));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.messages()).toEqual(['Palette moved to Rebrand']));
    expect(placesOf(page)[0]).toEqual(['Tidewater', 'p1', false]);
  });

  it('moves by keyboard alone', async () => {
    const page = await open();
    const { user } = page;
    (await screen.findByRole('button', { name: 'Options of Tidewater' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Move to…' });
    await user.keyboard('mo{Enter}');
    const dialog = await page.dialog('Move Tidewater');
    (await dialog.findByRole('radio', { name: 'Harbor' })).focus();
    await user.keyboard(' {Enter}');
    await waitFor(() => expect(page.messages()).toEqual(['Palette moved to Harbor']));
  });

  it('is not offered the project it is in, and asks for one before it moves', async () => {
    const page = await open();
    await page.choose('Tidewater', 'Move to…');
    const dialog = await page.dialog('Move Tidewater');
    await dialog.findByRole('radio', { name: 'Harbor' });
    expect(dialog.getAllByRole('radio')).toHaveLength(1);
    await page.user.click(dialog.getByRole('button', { name: 'Move palette' }));
    expect(dialog.getByText('Please select a project')).toBeDefined();
    expect(placesOf(page)[0]).toEqual(['Tidewater', 'p1', true]);
  });

  it('moves into a project that is made on the way', async () => {
    const page = await open();
    await page.choose('Tidewater', 'Move to…');
    await page.user.click((await page.dialog('Move Tidewater')).getByRole('button', { name: 'New project' }));
    const dialog = await page.dialog('New project');
    await page.user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Quay');
    await page.user.click(dialog.getByRole('button', { name: 'Create project' }));
    const again = await page.dialog('Move Tidewater');
    await waitFor(() => expect(again.getByRole('radio', { name: 'Quay', checked: true })).toBeDefined());
    await page.user.click(again.getByRole('button', { name: 'Move palette' }));
    await waitFor(() => expect(page.messages()).toContain('Palette moved to Quay'));
  });

  it('is offered another project where there is only one', async () => {
    const page = await open({ ...WORLD, projects: [sampleProject('p1', 'Rebrand', 19)] });
    await page.choose('Tidewater', 'Move to…');
    const dialog = await page.dialog('Move Tidewater');
    expect(await dialog.findByText(PROJECT_MESSAGES.onlyProject)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Move palette' })).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: 'New project' }));
    expect(await page.dialog('New project')).toBeDefined();
  });

  it('finds one of many projects by its name', async () => {
    const many = Array.from({ length: 12 }, (_, i) => sampleProject(`m${i}`, `Client ${i}`, 10));
    const page = await open({ ...WORLD, projects: [...(WORLD.projects ?? []), ...many] });
    await page.choose('Tidewater', 'Move to…');
    const dialog = await page.dialog('Move Tidewater');
    await page.user.type(await dialog.findByRole('searchbox', { name: 'Search projects' }), 'client 11');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await page.user.click(dialog.getByRole('radio', { name: 'Client 11' }));
    await page.user.click(dialog.getByRole('button', { name: 'Move palette' }));
    await waitFor(() => expect(page.messages()).toEqual(['Palette moved to Client 11']));
  });

  it('says under which project it stands now, where a search has found it', async () => {
    const page = await open(WORLD, {}, '?q=tide');
    await move(page, 'Harbor');
    const found = within(await screen.findByRole('region', { name: 'Found palettes' }));
    expect(await found.findByText(/· Harbor$/)).toBeDefined();
  });

  it('stays where it is when the move fails, which is said, and moves when it is tried again', async () => {
    const log = silenceLog();
    let isDown = true;
    const page = await open(WORLD, {
      movePalette: async (paletteId, toId) => {
        if (isDown) throw new BackendError('offline');
        page.backend.world.palettes = page.backend.world.palettes.map((palette) =>
          palette.id === paletteId ? { ...palette, projectId: toId } : palette,
        );
      },
    });
    await move(page, 'Harbor');
    expect(await screen.findByText('Failed to move palette')).toBeDefined();
    expect(await page.card('Tidewater')).toBeDefined();
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.messages()).toEqual(['Palette moved to Harbor']));
    log.mockRestore();
  });

  it('is told that its goal was deleted elsewhere', async () => {
    const log = silenceLog();
    const page = await open();
    await page.choose('Tidewater', 'Move to…');
    const dialog = await page.dialog('Move Tidewater');
    await page.user.click(await dialog.findByRole('radio', { name: 'Harbor' }));
    page.backend.world.projects = page.backend.world.projects.filter(({ id }) => id !== 'p2');
    await page.user.click(dialog.getByRole('button', { name: 'Move palette' }));
    await waitFor(() => expect(page.messages()).toEqual(['This project is not there any more.']));
    expect(await page.card('Tidewater')).toBeDefined();
    log.mockRestore();
  });
});
