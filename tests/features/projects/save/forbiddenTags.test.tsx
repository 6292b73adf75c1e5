import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { forbiddenTag } from '../../../../src/domain/forbiddenTag';
import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened, type OpenDialog } from '../../../../src/state/dialogsSlice';
import { openProjects, silenceLog } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const COLORS = paletteOf('#0D9488', '#F5F5F4');
const PROJECT = sampleProject('p1', 'Rebrand', 19);
const TIDE = { ...samplePalette('a', 'p1', 'Tidewater', COLORS), tags: ['sea', 'calm'] };
const WORLD = { projects: [PROJECT], palettes: [TIDE] };

const openDialog = async (
  asked: OpenDialog,
  title: string,
  answers: NonNullable<Parameters<typeof openProjects>[0]>['answers'] = {},
) => {
  const page = await openProjects({ path: PATHS.privacy, world: WORLD, answers });
  act(() => void page.store.dispatch(dialogOpened(asked)));
  const dialog = await page.dialog(title);
  return {
    ...page,
    within: dialog,
    tags: () =>
      screen
        .queryAllByRole('button', { name: /^Remove tag / })
        .map(({ textContent }) => textContent.replace('Remove tag ', '')),
    field: () => dialog.getByRole<HTMLInputElement>('combobox', { name: 'Tags' }),
    press: (name: string) => page.user.click(dialog.getByRole('button', { name })),
  };
};

describe('a tag that an administrator has forbidden', () => {
  /** What a service says to a tag that an administrator has forbidden. */
  const refused = () => Promise.reject(new BackendError(forbiddenTag('rude')));

  it.each<[string, OpenDialog, string]>([
    [
      'Save palette',
      { dialog: 'savePalette', palette: { colors: COLORS, name: 'Teal' }, projectId: 'p1' },
      'Save palette',
    ],
    [
      'Update Tidewater?',
      { dialog: 'updatePalette', palette: { colors: COLORS, name: null }, original: TIDE },
      'Update palette',
    ],
    ['Edit name and tags', { dialog: 'editPalette', palette: TIDE }, 'Save'],
  ])('is said at its field by “%s”, which keeps all that was typed', async (title, asked, button) => {
    const log = silenceLog();
    const answers = { createPalette: refused, updatePalette: refused };
    const { user, field, tags, press, within: dialog, messages } = await openDialog(asked, title, answers);
    for (const name of dialog.queryAllByLabelText('Palette name')) await user.type(name, ' two');
    const names = () =>
      dialog.queryAllByLabelText<HTMLInputElement>('Palette name').map(({ value }) => value);
    const namesBefore = names();
    const before = tags();
    await user.type(field(), 'fine,rude,');
    await press(button);
    expect(await dialog.findByText('“rude” may not be used as a tag.')).toBeDefined();
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['rude', 'true']);
    expect(tags()).toEqual([...before, 'fine']);
    expect(names()).toEqual(namesBefore);
    // Asking for it again would fail again.
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(messages()).toEqual([]);
    log.mockRestore();
  });

  it('opens the edit again, with all that was typed, where it was closed before the tag was refused', async () => {
    const log = silenceLog();
    let refuse = (): void => {};
    const updatePalette = () =>
      new Promise<never>((_, reject) => {
        refuse = () => reject(new BackendError(forbiddenTag('rude')));
      });
    const {
      user,
      field,
      within: edit,
      press,
      closed,
      messages,
      dialog,
      tags,
    } = await openDialog({ dialog: 'editPalette', palette: TIDE }, 'Edit name and tags', { updatePalette });
    await user.type(edit.getByLabelText('Palette name'), ' two');
    await user.type(field(), 'rude,');
    await press('Save');
    expect(edit.getByRole('button', { name: 'Saving…' }).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
    await closed();
    // It is on its way: nothing can be said of it yet.
    expect(messages()).toEqual([]);
    await act(async () => refuse());
    await waitFor(() => expect(messages()).toEqual(['“rude” may not be used as a tag.']));
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    const again = await dialog('Edit name and tags');
    expect(again.getByLabelText<HTMLInputElement>('Palette name').value).toBe('Tidewater two');
    expect(tags()).toEqual(['sea', 'calm', 'rude']);
    log.mockRestore();
  });
});
