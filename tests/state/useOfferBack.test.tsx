import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../src/color/color';
import { dialogOpened, selectOpenDialog, type OpenDialog } from '../../src/state/dialogsSlice';
import { PATHS } from '../../src/domain/paths';
import { userRead } from '../../src/state/session/sessionSlice';
import { FREE_USER } from '../support/fakeBackend';
import { openProjects } from '../features/projects/openProjects';
import { samplePalette, sampleProject } from '../features/projects/samples';
import { pageMessages, pageToasts } from '../support/pageToasts';

const PALETTE = { colors: ['#0D9488', '#F5F5F4'].map((hex) => colorFromHex(hex)), name: 'Teal' };
const PROJECT = sampleProject('p1', 'Rebrand', 19);
const SAVED = samplePalette('a', 'p1', 'Tidewater');
const WORLD = { projects: [PROJECT], palettes: [SAVED], isAdmin: true };

/** Every dialog that somebody types into, and a field of it. */
const DIALOGS: readonly [title: string, opened: OpenDialog, field: RegExp][] = [
  ['Save palette', { dialog: 'savePalette', palette: PALETTE, projectId: 'p1' }, /^Palette name/],
  ['New project', { dialog: 'newProject' }, /^Name/],
  ['Edit project', { dialog: 'editProject', project: PROJECT }, /^Name/],
  ['Edit name and tags', { dialog: 'editPalette', palette: SAVED }, /^Palette name/],
  ['Import palette', { dialog: 'import' }, /^Paste colors/],
  ['Import a theme', { dialog: 'importTheme' }, /^Paste CSS/],
  ['Compare and mix palettes', { dialog: 'compare', first: PALETTE }, /colors/i],
  ['Palette of the Week', { dialog: 'weeklySchedule', palette: PALETTE }, /^Media URL/],
];

const open = async (title: string, opened: OpenDialog, field: RegExp) => {
  const app = await openProjects({ world: WORLD });
  act(() => void app.store.dispatch(dialogOpened(opened)));
  const input = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    return await dialog.findByRole<HTMLInputElement>('textbox', { name: field });
  };
  const closed = () => waitFor(() => expect(selectOpenDialog(app.store.getState())).toBeNull());
  return { ...app, input, closed };
};

describe('a dialog that is closed with something typed in it', () => {
  it.each(DIALOGS)(
    '%s is brought back with it by the message, and only then is there one [G-29]',
    async (title, opened, field) => {
      const { user, input, closed, store } = await open(title, opened, field);
      await input();
      await user.keyboard('{Escape}');
      await closed();
      // Where nothing was typed there is nothing to say.
      expect(pageMessages()).toEqual([]);
      act(() => void store.dispatch(dialogOpened(opened)));
      fireEvent.change(await input(), { target: { value: '#123456, #FEDCBA' } });
      await user.keyboard('{Escape}');
      await closed();
      expect(pageMessages()).toEqual(['What you entered was not saved.']);
      await user.click(await screen.findByRole('button', { name: 'Reopen' }));
      await waitFor(async () => expect((await input()).value).toBe('#123456, #FEDCBA'));
      expect(pageMessages()).toEqual([]);
    },
  );

  // The schedule opens anew each time, and offers what was typed before.
  it.each(DIALOGS.filter(([title]) => title !== 'Palette of the Week'))(
    '%s has it again when it is opened again, until Cancel is pressed [G-29]',
    async (title, opened, field) => {
      const { user, input, closed, store } = await open(title, opened, field);
      const again = () => act(() => void store.dispatch(dialogOpened(opened)));
      const { value: untouched } = await input();
      fireEvent.change(await input(), { target: { value: '#123456, #FEDCBA' } });
      await user.keyboard('{Escape}');
      await closed();
      again();
      expect((await input()).value).toBe('#123456, #FEDCBA');
      // Left once more as it came back, it is no less typed.
      await user.keyboard('{Escape}');
      await closed();
      again();
      expect((await input()).value).toBe('#123456, #FEDCBA');
      const cancel = screen.queryByRole('button', { name: 'Cancel' });
      // A dialog without the button has its way out in its field.
      if (cancel) await user.click(cancel);
      else {
        fireEvent.change(await input(), { target: { value: untouched } });
        await user.keyboard('{Escape}');
      }
      await closed();
      again();
      expect((await input()).value).toBe(untouched);
    },
  );

  it('has it after its cross, too, with a tag that was not taken yet', async () => {
    const asked = { dialog: 'editPalette', palette: SAVED } as const;
    const { user, input, closed, store } = await open('Edit name and tags', asked, /^Palette name/);
    await user.type(await input(), ' two');
    await user.type(screen.getByRole('combobox', { name: /Tags/ }), 'a');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
    act(() => void store.dispatch(dialogOpened({ ...asked, palette: { ...SAVED, selectionCount: 99 } })));
    expect((await input()).value).toBe('Tidewater two');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Tags/ }).value).toBe('a');
    expect(selectOpenDialog(store.getState())).toMatchObject({ palette: { selectionCount: 99 } });
  });

  it('keeps it for that palette alone, and for as long as its page is there', async () => {
    const asked = { dialog: 'editPalette', palette: SAVED } as const;
    const other = { dialog: 'editPalette', palette: samplePalette('b', 'p1', 'Dusk') } as const;
    const { user, input, closed, store, location } = await open('Edit name and tags', asked, /^Palette name/);
    await user.type(await input(), ' two');
    await user.keyboard('{Escape}');
    await closed();
    act(() => void store.dispatch(dialogOpened(other)));
    expect((await input()).value).toBe('Dusk');
    await user.keyboard('{Escape}');
    await closed();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Explore/ }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.explore));
    act(() => void store.dispatch(dialogOpened(asked)));
    expect((await input()).value).toBe('Tidewater');
  });

  it('keeps what stands in the dialog below it: the name of a palette while its project is made', async () => {
    const asked = { dialog: 'savePalette', palette: PALETTE, projectId: 'p1' } as const;
    const { user, input, closed, store, dialog } = await open('Save palette', asked, /^Palette name/);
    await user.type(await input(), ' two');
    await user.click(screen.getByRole('button', { name: 'New project' }));
    await user.type((await dialog('New project')).getByLabelText('Name'), 'Atlas');
    await user.keyboard('{Escape}');
    await closed();
    act(() => void store.dispatch(dialogOpened(asked)));
    expect((await input()).value).toBe('Teal two');
    await user.click(screen.getByRole('button', { name: 'New project' }));
    expect((await dialog('New project')).getByLabelText<HTMLInputElement>('Name').value).toBe('Atlas');
  });

  it('shows nobody what someone else has typed', async () => {
    const { user, input, closed, store } = await open('New project', { dialog: 'newProject' }, /^Name/);
    await user.type(await input(), 'Atlas');
    await user.keyboard('{Escape}');
    await closed();
    act(() => void store.dispatch(userRead({ ...FREE_USER, id: 'somebody else' })));
    act(() => void store.dispatch(dialogOpened({ dialog: 'newProject' })));
    expect((await input()).value).toBe('');
  });

  it('says nothing after Cancel, which is meant', async () => {
    const { user, input, closed } = await open(
      'Edit name and tags',
      { dialog: 'editPalette', palette: SAVED },
      /^Palette name/,
    );
    fireEvent.change(await input(), { target: { value: 'Other' } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed();
    expect(pageMessages()).toEqual([]);
  });

  it('has twice the time of other messages to be called back', async () => {
    const { user, input, closed } = await open('New project', { dialog: 'newProject' }, /^Name/);
    fireEvent.change(await input(), { target: { value: 'Atlas' } });
    await user.keyboard('{Escape}');
    await closed();
    expect(pageToasts().list()[0]?.ms).toBe(8000);
  });

  it('is offered no more once another dialog opens, which it would take away; other messages stay', async () => {
    const { user, input, closed, store } = await open('New project', { dialog: 'newProject' }, /^Name/);
    fireEvent.change(await input(), { target: { value: 'Atlas' } });
    await user.keyboard('{Escape}');
    await closed();
    act(() => pageToasts().show('Moved'));
    await screen.findByRole('button', { name: 'Reopen' });
    act(() => void store.dispatch(dialogOpened({ dialog: 'import' })));
    await waitFor(() => expect(pageMessages()).toEqual(['Moved']));
  });

  it('keeps tags and the project besides the name of a palette', async () => {
    const { user, input, closed, store } = await open(
      'Save palette',
      { dialog: 'savePalette', palette: PALETTE, projectId: 'p1' },
      /^Palette name/,
    );
    await input();
    const tags = screen.getByRole('combobox', { name: /Tags/ });
    await user.type(tags, 'sea,');
    await user.keyboard('{Escape}');
    await closed();
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(selectOpenDialog(store.getState())).toMatchObject({
      dialog: 'savePalette',
      projectId: 'p1',
      palette: { name: 'Teal', tags: ['sea'] },
    });
  });
});
