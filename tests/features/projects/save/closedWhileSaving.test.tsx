import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BackendError, type Failure } from '../../../../src/backend/backend';
import { forbiddenTag } from '../../../../src/domain/forbiddenTag';
import { PATHS } from '../../../../src/domain/paths';
import { PROJECT_MESSAGES } from '../../../../src/domain/projectMessages';
import { dialogOpened, type OpenDialog } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const REBRAND = sampleProject('p1', 'Rebrand', 19);
const TIDE = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0D9488', '#FFFFFF'));
const WORLD = { projects: [REBRAND, sampleProject('p2', 'Atlas', 18)], palettes: [TIDE] };

const SAVE: OpenDialog = {
  dialog: 'savePalette',
  palette: { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' },
  projectId: 'p2',
};
const UPDATE: OpenDialog = {
  dialog: 'updatePalette',
  palette: { colors: paletteOf('#FF6A3D', '#FFFFFF'), name: null },
  original: TIDE,
};
const CREATE: OpenDialog = { dialog: 'newProject', typed: { name: 'Harbor', isPublic: true } };

/** A dialog whose save is answered when the test says so. */
const open = async (asked: OpenDialog, title: string) => {
  const page = await openProjects({ path: PATHS.privacy, world: WORLD });
  const { backend, user, store } = page;
  const projects = { ...backend.projects };
  let answer: (failure: Failure | null) => void = () => {};
  const answered = new Promise<Failure | null>((resolve) => {
    answer = resolve;
  });
  const sent = vi.fn();
  const wait = async (): Promise<void> => {
    sent();
    const failure = await answered;
    if (failure !== null) throw new BackendError(failure);
  };
  vi.spyOn(backend.projects, 'create').mockImplementation(async (...given) => {
    await wait();
    return projects.create(...given);
  });
  vi.spyOn(backend.projects, 'createPalette').mockImplementation(async (...given) => {
    await wait();
    return projects.createPalette(...given);
  });
  vi.spyOn(backend.projects, 'updatePalette').mockImplementation(async (...given) => {
    await wait();
    return projects.updatePalette(...given);
  });
  act(() => void store.dispatch(dialogOpened(asked)));
  const box = await page.dialog(title);
  return {
    ...page,
    box,
    /** Sends it, and closes the dialog before the answer comes. */
    sendAndClose: async (button: string) => {
      await user.click(box.getByRole('button', { name: button }));
      await waitFor(() => expect(sent).toHaveBeenCalledOnce());
      await user.keyboard('{Escape}');
      await page.closed();
      // It is on its way: nothing can be said of it yet.
      expect(page.messages()).toEqual([]);
    },
    answer: (failure: Failure | null = null) => act(async () => answer(failure)),
    /** Types into another dialog. */
    typeElsewhere: async () => {
      act(() => void store.dispatch(dialogOpened({ dialog: 'editProject', project: REBRAND })));
      await user.type((await page.dialog('Edit project')).getByLabelText('Name'), ' two');
    },
    typedElsewhere: async () =>
      (await page.dialog('Edit project')).getByLabelText<HTMLInputElement>('Name').value,
    reopen: async () => {
      await user.click(await screen.findByRole('button', { name: 'Reopen' }));
      return page.dialog(title);
    },
  };
};

describe('a dialog that is closed before the answer comes', () => {
  beforeEach(() => {
    const log = silenceLog();
    return () => log.mockRestore();
  });

  it.each([
    ['Save palette', SAVE, 'Save palette', 'Palette saved successfully'],
    ['Update Tidewater?', UPDATE, 'Update palette', 'Palette updated successfully'],
    ['New project', CREATE, 'Create project', 'Project created successfully'],
  ] as const)(
    '“%s” says that it is done [P-28, P-29], and leaves alone what is open by then',
    async (title, asked, button, message) => {
      const { sendAndClose, answer, messages, typeElsewhere, typedElsewhere } = await open(asked, title);
      await sendAndClose(button);
      await typeElsewhere();
      await answer();
      await waitFor(() => expect(messages()).toEqual([message]));
      expect(await typedElsewhere()).toBe('Rebrand two');
    },
  );

  it('says that a palette was not saved, and comes back with its name and project [P-30]', async () => {
    const { user, box, sendAndClose, answer, messages, reopen } = await open(SAVE, 'Save palette');
    await user.type(box.getByLabelText('Palette name'), ' two');
    await sendAndClose('Save palette');
    await answer('timeout');
    await waitFor(() => expect(messages()).toEqual(['Failed to save palette']));
    const again = await reopen();
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal two');
    expect((await again.findByRole<HTMLInputElement>('radio', { name: 'Atlas' })).checked).toBe(true);
  });

  it('says that a palette was not updated, and comes back with its tags [P-30]', async () => {
    const { user, box, sendAndClose, answer, messages, reopen } = await open(UPDATE, 'Update Tidewater?');
    await user.type(box.getByRole('combobox', { name: 'Tags' }), 'sea,');
    await sendAndClose('Update palette');
    await answer('offline');
    await waitFor(() => expect(messages()).toEqual(['Failed to update palette']));
    expect((await reopen()).getByRole('button', { name: 'Remove tag sea' })).toBeDefined();
  });

  it('says that a project was not made, and comes back with its name [P-32]', async () => {
    const { sendAndClose, answer, messages, reopen } = await open(CREATE, 'New project');
    await sendAndClose('Create project');
    await answer('timeout');
    await waitFor(() => expect(messages()).toEqual(['Failed to create project']));
    expect((await reopen()).getByLabelText<HTMLInputElement>('Name').value).toBe('Harbor');
  });

  it.each([
    ['Save palette', SAVE, 'Save palette', 'free-palette-limit', PROJECT_MESSAGES.freePaletteLimitReached],
    ['New project', CREATE, 'Create project', 'free-project-limit', PROJECT_MESSAGES.freeProjectLimitReached],
  ] as const)(
    '“%s” tells the limit of the plan in a message, not over what is open by then [P-26, P-27]',
    async (title, asked, button, failure, message) => {
      const { sendAndClose, answer, messages, typeElsewhere, typedElsewhere } = await open(asked, title);
      await sendAndClose(button);
      await typeElsewhere();
      await answer(failure);
      await waitFor(() => expect(messages()).toEqual([message]));
      expect(await typedElsewhere()).toBe('Rebrand two');
    },
  );

  it.each([
    ['Save palette', SAVE, 'Save palette'],
    ['Update Tidewater?', UPDATE, 'Update palette'],
  ] as const)(
    '“%s” leads to the sign-in where that has ended, which is all it says',
    async (title, asked, button) => {
      const { sendAndClose, answer, messages, dialog } = await open(asked, title);
      await sendAndClose(button);
      await answer('not-authenticated');
      expect((await dialog('Be part of us')).getByText(PROJECT_MESSAGES.notAuthenticated)).toBeDefined();
      expect(messages()).toEqual([]);
      expect(screen.queryByRole('button', { name: 'Reopen', hidden: true })).toBeNull();
    },
  );

  it.each([
    ['Save palette', SAVE, 'Save palette'],
    ['Update Tidewater?', UPDATE, 'Update palette'],
  ] as const)('“%s” tells a forbidden tag, and comes back with it', async (title, asked, button) => {
    const { user, box, sendAndClose, answer, messages, reopen } = await open(asked, title);
    await user.type(box.getByRole('combobox', { name: 'Tags' }), 'rude,');
    await sendAndClose(button);
    await answer(forbiddenTag('rude'));
    await waitFor(() => expect(messages()).toEqual(['“rude” may not be used as a tag.']));
    expect((await reopen()).getByRole('button', { name: 'Remove tag rude' })).toBeDefined();
  });
});
