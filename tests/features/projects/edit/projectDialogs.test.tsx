import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError, type Backend, type Failure } from '../../../../src/backend/backend';
import { deleteProjectMessage, PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { openProjects, silenceLog } from '../openProjects';
import { manyPalettes, samplePalette, sampleProject } from '../samples';

const REBRAND = sampleProject('p1', 'Rebrand', 19);
const PRIVATE = sampleProject('p2', 'Secret', 18, false);
const WORLD = { projects: [REBRAND, PRIVATE], palettes: [samplePalette('a', 'p1', 'Tidewater')] };

const refuse = (kind: Failure) => () => Promise.reject(new BackendError(kind));
const openNew = async (setup: Parameters<typeof openProjects>[0]) => {
  const page = await openProjects(setup);
  const button = await screen.findByRole('button', { name: 'New project' });
  // Before that nobody knows whether the plan has room for another.
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Loading projects' })).toBeNull());
  await page.user.click(button);
  return page;
};

describe('the dialog for a new project', () => {
  it('makes it public by default, says so, and shows it first [P-11, P-29]', async () => {
    const { user, dialog, closed, names, backend, messages } = await openNew({ world: WORLD });
    const box = await dialog('New project');
    expect(box.getByRole<HTMLInputElement>('radio', { name: /^Public/ }).checked).toBe(true);
    await user.type(box.getByLabelText('Name'), '  Botanical   atlas ');
    await user.click(box.getByRole('button', { name: 'Create project' }));
    await closed();
    expect(backend.world.projects[0]).toMatchObject({ name: 'Botanical atlas', isPublic: true });
    await waitFor(() => expect(names('Projects')[0]).toBe('Botanical atlas'));
    expect(messages()).toEqual(['Project created successfully']);
  });

  it('asks for a name, cuts it at 40 characters and counts what remains [P-13]', async () => {
    const { user, dialog } = await openNew({ world: WORLD });
    const box = await dialog('New project');
    const create = box.getByRole('button', { name: 'Create project' });
    const name = box.getByLabelText<HTMLInputElement>('Name');
    expect(create.getAttribute('aria-disabled')).toBe('true');
    await user.type(name, '   ');
    expect(create.getAttribute('aria-disabled')).toBe('true');
    await user.clear(name);
    await user.click(name);
    await user.paste(`${'🎨'.repeat(30)}${'a'.repeat(30)}`);
    expect(name.value).toBe(`${'🎨'.repeat(30)}${'a'.repeat(10)}`);
    expect(box.getByText('0 of 40 characters remaining')).toBeDefined();
    await user.clear(name);
    await user.type(name, 'Atlas');
    expect(box.getByText('35 of 40 characters remaining')).toBeDefined();
    expect(create.getAttribute('aria-disabled')).toBeNull();
  });

  it('offers private projects to PRO only, with a badge for others [P-12]', async () => {
    const free = await openNew({ plan: 'free' });
    const choice = (await free.dialog('New project')).getByRole<HTMLInputElement>('radio', {
      name: /^Private PRO/,
    });
    expect(choice.disabled).toBe(true);
  });

  it('makes private projects for PRO [P-12]', async () => {
    const { user, dialog, closed, backend } = await openNew({ world: WORLD });
    const box = await dialog('New project');
    expect(box.queryByText('PRO')).toBeNull();
    await user.type(box.getByLabelText('Name'), 'Mine');
    await user.click(box.getByRole('radio', { name: /^Private/ }));
    await user.click(box.getByRole('button', { name: 'Create project' }));
    await closed();
    expect(backend.world.projects[0]).toMatchObject({ name: 'Mine', isPublic: false });
  });

  it('says where it failed, and keeps what was typed [P-32]', async () => {
    const log = silenceLog();
    const create = vi.fn<Backend['projects']['create']>(refuse('offline'));
    const { user, dialog } = await openNew({ world: WORLD, answers: { create } });
    const box = await dialog('New project');
    await user.type(box.getByLabelText('Name'), 'Mine{Enter}');
    expect((await box.findByText('Failed to create project')).closest('[role="alert"]')).not.toBeNull();
    expect(box.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine');
    expect(box.getByRole('button', { name: 'Create project' }).getAttribute('aria-disabled')).toBeNull();
    log.mockRestore();
  });
});

describe('the dialog that edits a project', () => {
  it('saves what has changed only, and says so [P-14, P-29]', async () => {
    const update = vi.fn<Backend['projects']['update']>().mockResolvedValue(REBRAND);
    const { user, choose, dialog, closed, messages } = await openProjects({
      world: WORLD,
      answers: { update },
    });
    await choose('Rebrand', 'Edit project');
    const box = await dialog('Edit project');
    const save = box.getByRole('button', { name: 'Save' });
    const name = box.getByLabelText('Name');
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.clear(name);
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.type(name, 'Rebrand ');
    expect(save.getAttribute('aria-disabled')).toBe('true');
    // Enter is held back as the button is.
    await user.keyboard('{Enter}');
    expect(await dialog('Edit project')).toBeDefined();
    expect(update).not.toHaveBeenCalled();
    await user.click(box.getByRole('radio', { name: /^Private/ }));
    expect(save.getAttribute('aria-disabled')).toBeNull();
    await user.click(save);
    await closed();
    expect(update.mock.calls).toEqual([['p1', { isPublic: false }]]);
    await waitFor(() => expect(messages()).toEqual(['Project updated successfully']));
  });

  it('shows the change at once, and takes it back where it fails; the banner does it again [P-32]', async () => {
    const log = silenceLog();
    let fail = (): void => {};
    const answer = new Promise<never>((_, reject) => {
      fail = () => reject(new BackendError('offline'));
    });
    const update = vi.fn<Backend['projects']['update']>();
    update.mockReturnValueOnce(answer);
    update.mockResolvedValueOnce({ ...REBRAND, name: 'Other' });
    const { user, choose, dialog, card } = await openProjects({ world: WORLD, answers: { update } });
    await choose('Rebrand', 'Edit project');
    const name = (await dialog('Edit project')).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Other{Enter}');
    expect(await card('Other')).toBeDefined();
    await act(async () => fail());
    expect(await card('Rebrand')).toBeDefined();
    expect(screen.getByText('Failed to update project')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Other')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Failed to update project')).toBeNull());
    expect(update).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  it('lets a private project stay private after PRO has ended, but none become it [P-12]', async () => {
    const { user, choose, dialog, open } = await openProjects({ plan: 'free', world: WORLD });
    await choose('Secret', 'Edit project');
    const box = await dialog('Edit project');
    expect(box.getByRole<HTMLInputElement>('radio', { name: /^Private/ }).disabled).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(open()).toBeNull());
    await choose('Rebrand', 'Make private');
    await waitFor(() =>
      expect(open()).toEqual({ dialog: 'upgrade', message: 'This feature requires a PRO subscription' }),
    );
  });

  it('becomes private where the plan is not known, which the service knows', async () => {
    const log = silenceLog();
    const billing = { subscription: refuse('offline') };
    const { choose, backend } = await openProjects({ world: WORLD, billing });
    await choose('Rebrand', 'Make private');
    await waitFor(() => expect(backend.world.projects.find(({ id }) => id === 'p1')?.isPublic).toBe(false));
    log.mockRestore();
  });
});

describe('the deletion of a project', () => {
  it('is confirmed: all palettes go, and it cannot be undone; Cancel has the focus [P-16]', async () => {
    const { choose, dialog, user, closed, card } = await openProjects({
      world: { ...WORLD, palettes: manyPalettes('p1', 14) },
    });
    await choose('Rebrand', 'Delete project');
    const box = await dialog('Delete Rebrand?');
    expect(
      box.getByText('All 14 palettes in this project will be deleted. This cannot be undone.'),
    ).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box.getByRole('button', { name: 'Cancel' })));
    await user.click(box.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(await card('Rebrand')).toBeDefined();
    expect(deleteProjectMessage(0)).toContain('cannot be undone');
  });

  it('takes it from the list and says so [P-29]', async () => {
    const { choose, dialog, user, backend, messages } = await openProjects({ world: WORLD });
    await choose('Rebrand', 'Delete project');
    await user.click((await dialog('Delete Rebrand?')).getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(messages()).toEqual(['Project deleted successfully']));
    expect(backend.world.projects.map(({ id }) => id)).toEqual(['p2']);
    expect(screen.queryByRole('link', { name: 'Rebrand' })).toBeNull();
  });

  it('leads back to the list from the open project, without a word about one that is gone [P-17]', async () => {
    const { dialog, user, location, messages, names } = await openProjects({
      world: WORLD,
      search: '?project=p1',
    });
    await user.click(await screen.findByRole('button', { name: 'Delete project' }));
    await user.click((await dialog('Delete Rebrand?')).getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(names('Projects')).toEqual(['Secret']));
    expect(location().search).toBe('');
    await waitFor(() => expect(messages()).toEqual(['Project deleted successfully']));
  });

  it('puts it back where it fails [P-32]', async () => {
    const log = silenceLog();
    const { choose, dialog, user, card } = await openProjects({
      world: WORLD,
      answers: { remove: refuse('timeout') },
    });
    await choose('Rebrand', 'Delete project');
    await user.click((await dialog('Delete Rebrand?')).getByRole('button', { name: 'Delete project' }));
    expect(await screen.findByText('Failed to delete project')).toBeDefined();
    expect(await card('Rebrand')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to delete project')).toBeNull();
    log.mockRestore();
  });
});

describe('a palette in a project', () => {
  const open = (answers: Partial<Backend['projects']> = {}) =>
    openProjects({ world: WORLD, answers, search: '?project=p1' });

  it('is renamed by its dialog, under the rule of names [P-13, P-14, P-18, P-28]', async () => {
    const { user, dialog, card, backend, messages } = await open();
    await user.click(await screen.findByRole('button', { name: 'Edit name and tags of Tidewater' }));
    const box = await dialog('Edit name and tags');
    const save = box.getByRole('button', { name: 'Save' });
    const name = box.getByLabelText('Palette name');
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.clear(name);
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await user.type(name, 'High tide');
    await user.click(save);
    expect(await card('High tide')).toBeDefined();
    await waitFor(() => expect(messages()).toEqual(['Palette updated successfully']));
    expect(backend.world.palettes[0]).toMatchObject({ name: 'High tide', selectionCount: 7 });
  });

  it('is deleted after a question [P-18, P-28]', async () => {
    const { user, dialog, backend, messages } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Tidewater' }));
    const box = await dialog('Delete Tidewater?');
    expect(
      box.getByText(`${PROJECT_MESSAGES.deletionIsUndone} ${PROJECT_MESSAGES.usesAreLost}`),
    ).toBeDefined();
    expect(backend.world.palettes).toHaveLength(1);
    await user.click(box.getByRole('button', { name: 'Delete palette' }));
    await waitFor(() => expect(messages()).toEqual(['Palette deleted successfully']));
    expect(await screen.findByText(PROJECT_MESSAGES.noPalettesLeft)).toBeDefined();
    expect(backend.world.palettes).toEqual([]);
  });

  it.each([
    ['Edit name and tags of Tidewater', 'Edit name and tags', 'Save', 'Failed to update palette'],
    ['Delete Tidewater', 'Delete Tidewater?', 'Delete palette', 'Failed to delete palette'],
  ])('comes back as it was where “%s” fails [P-33]', async (button, title, confirm, message) => {
    const log = silenceLog();
    const { user, dialog, card } = await open({
      updatePalette: refuse('unexpected'),
      removePalette: refuse('unexpected'),
    });
    await user.click(await screen.findByRole('button', { name: button }));
    const box = await dialog(title);
    const name = box.queryByLabelText('Palette name');
    if (name) await user.type(name, '!');
    await user.click(box.getByRole('button', { name: confirm }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(await card('Tidewater')).toBeDefined();
    log.mockRestore();
  });

  it('gives its colors and its link away without being opened', async () => {
    const { choose, services } = await open();
    await choose('Tidewater', 'Copy hex values');
    await choose('Tidewater', 'Copy link');
    await waitFor(() => expect(services.copied).toHaveLength(2));
    expect(services.copied[0]).toBe('#0D9488\n#F5F5F4');
    expect(services.copied[1]).toMatch(/^https?:.*\/palette-builder\?c=0d9488-f5f5f4&n=Tidewater$/);
    await choose('Tidewater', 'Export as image');
    expect(await screen.findByRole('dialog', { name: 'Export palette' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download .png' })).toBeDefined();
  });

  it('is compared with others', async () => {
    const { choose, dialog } = await open();
    await choose('Tidewater', 'Compare…');
    const box = await dialog('Compare and mix palettes');
    const rows = within(box.getByRole('list', { name: 'Colors side by side' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('#0D9488'),
      expect.stringContaining('#F5F5F4'),
    ]);
  });
});
