import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ACCOUNT_MESSAGES } from '../../../../src/domain/accountMessages';
import { PATHS } from '../../../../src/domain/paths';
import { AFTER_SIGN_IN_KEY } from '../../../../src/state/session/afterSignIn';
import { dialogOpened, dialogsClosed, type OpenDialog } from '../../../../src/state/dialogsSlice';
import { FREE_USER } from '../../../support/fakeBackend';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const ORIGINAL = samplePalette('a', 'p1', 'Tidewater');
const SAVING = {
  dialog: 'savePalette',
  palette: { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' },
  projectId: 'p1',
} as const satisfies OpenDialog;
/** On the free plan, there would be no room. */
const WORLD = { projects: [sampleProject('p1', 'Rebrand')], palettes: [ORIGINAL] };

const SOMEONE_ELSE = { ...FREE_USER, id: '00000000-0000-4000-8000-000000000002' };

const open = async (asked: OpenDialog, path: string = PATHS.privacy) => {
  const page = await openProjects({ path, world: WORLD });
  act(() => void page.store.dispatch(dialogOpened(asked)));
  return page;
};

// The lists behind it cannot be read then.
beforeEach(() => {
  const log = silenceLog();
  return () => log.mockRestore();
});

/** A page that a visitor may stay on, and one that leads home to the sign-in. */
const PAGES = [PATHS.privacy, PATHS.projects];

describe.each(PAGES)('a dialog whose session the service ends on %s', (path) => {
  it('asks to sign in again, and comes back with what was typed [FT-17]', async () => {
    const { user, dialog, backend, location } = await open(SAVING, path);
    const save = await dialog('Save palette');
    await save.findByRole('button', { name: 'Tidewater' });
    await user.type(save.getByLabelText('Palette name'), ' two');
    await user.type(save.getByRole('combobox', { name: /Tags/ }), 'sea,br');
    await act(async () => backend.changeUser(null, 'expired'));
    const signIn = await dialog('Be part of us');
    expect(signIn.getByText(ACCOUNT_MESSAGES.sessionExpired)).toBeDefined();
    await act(async () => backend.changeUser(FREE_USER));
    const again = await dialog('Save palette');
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal two');
    expect(again.getByRole('button', { name: 'Remove tag sea' })).toBeDefined();
    expect(again.getByRole<HTMLInputElement>('combobox', { name: /Tags/ }).value).toBe('br');
    expect(location().pathname).toBe(path);
  });

  it('is kept for this tab when it leaves for Google', async () => {
    const { user, dialog, backend, services } = await open(SAVING, path);
    const leave = vi.spyOn(backend.auth, 'signInWithGoogle').mockResolvedValue();
    await user.type((await dialog('Save palette')).getByLabelText('Palette name'), ' two');
    await act(async () => backend.changeUser(null, 'expired'));
    await user.click((await dialog('Be part of us')).getByRole('button', { name: 'Continue with Google' }));
    expect(services.tabStorage.read(AFTER_SIGN_IN_KEY)).toMatchObject({ next: { name: 'Teal two' } });
    expect(leave.mock.calls).toEqual([[path]]);
  });

  it.each<[string, OpenDialog]>([
    ['Update Tidewater?', { dialog: 'updatePalette', palette: SAVING.palette, original: ORIGINAL }],
    ['New project', { dialog: 'newProject', back: SAVING }],
  ])('leads on to saving from “%s”, too', async (title, asked) => {
    const { dialog, backend } = await open(asked, path);
    await dialog(title);
    await act(async () => backend.changeUser(null, 'expired'));
    await dialog('Be part of us');
    await act(async () => backend.changeUser(FREE_USER));
    const save = await dialog('Save palette');
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal');
  });

  it.each<[string, string, OpenDialog]>([
    ['New project', 'Name', { dialog: 'newProject' }],
    ['Edit project', 'Name', { dialog: 'editProject', project: sampleProject('p1', 'Rebrand') }],
    ['Edit name and tags', 'Palette name', { dialog: 'editPalette', palette: ORIGINAL }],
  ])(
    'gives way to the sign-in, and comes back with what was typed into “%s”',
    async (title, label, asked) => {
      const { user, dialog, backend, location } = await open(asked, path);
      const field = (await dialog(title)).getByLabelText(label);
      // With its first focus the text is selected: what is typed before that would be replaced.
      await vi.waitFor(() => expect(document.activeElement).toBe(field));
      await user.clear(field);
      await user.type(field, 'Atlas');
      await act(async () => backend.changeUser(null, 'expired'));
      await dialog('Be part of us');
      await act(async () => backend.changeUser(FREE_USER));
      expect((await dialog(title)).getByLabelText<HTMLInputElement>(label).value).toBe('Atlas');
      expect(location().pathname).toBe(path);
    },
  );

  it('keeps what was typed for when it is opened again, where the sign-in is put off', async () => {
    const asked = { dialog: 'newProject' } as const;
    const { user, dialog, backend, store, closed } = await open(asked, path);
    await user.type((await dialog('New project')).getByLabelText('Name'), 'Atlas');
    await act(async () => backend.changeUser(null, 'expired'));
    await dialog('Be part of us');
    await user.keyboard('{Escape}');
    await closed();
    await act(async () => backend.changeUser(FREE_USER));
    act(() => void store.dispatch(dialogOpened(asked)));
    expect((await dialog('New project')).getByLabelText<HTMLInputElement>('Name').value).toBe('Atlas');
  });

  it('is not shown to somebody else who signs in then', async () => {
    const { user, dialog, backend, store, closed } = await open({ dialog: 'newProject' }, path);
    await user.type((await dialog('New project')).getByLabelText('Name'), 'Atlas');
    await act(async () => backend.changeUser(null, 'expired'));
    await dialog('Be part of us');
    await act(async () => backend.changeUser(SOMEONE_ELSE));
    await closed();
    act(() => void store.dispatch(dialogOpened({ dialog: 'newProject' })));
    expect((await dialog('New project')).getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });
});

describe('a new project out of the dialog that saves', () => {
  /** The limit is read until it is let go. */
  const askForProject = async () => {
    const page = await open(SAVING);
    const save = await page.dialog('Save palette');
    await save.findByRole('button', { name: 'Tidewater' });
    const working = { ...page.backend.projects };
    let letGo = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const read = vi.spyOn(page.backend.projects, 'totals').mockImplementation(async () => {
      await waiting;
      return working.totals();
    });
    await page.user.click(save.getByRole('button', { name: 'New project' }));
    await waitFor(() => expect(read).toHaveBeenCalled());
    return { ...page, save, letGo: () => act(async () => letGo()) };
  };

  it('leads back to all that was typed by then', async () => {
    const { user, save, dialog, letGo } = await askForProject();
    await user.type(save.getByLabelText('Palette name'), ' two');
    await user.type(save.getByRole('combobox', { name: /Tags/ }), 'br');
    await letGo();
    await user.click((await dialog('New project')).getByRole('button', { name: 'Back' }));
    const again = await dialog('Save palette');
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Teal two');
    expect(again.getByRole<HTMLInputElement>('combobox', { name: /Tags/ }).value).toBe('br');
  });

  it('does not open where that was closed before the limit is known', async () => {
    const { store, letGo, closed, open: shown } = await askForProject();
    act(() => void store.dispatch(dialogsClosed()));
    await closed();
    await letGo();
    expect(shown()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
