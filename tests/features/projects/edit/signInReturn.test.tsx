import { act, cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened, type OpenDialog } from '../../../../src/state/dialogsSlice';
import { AFTER_SIGN_IN_KEY } from '../../../../src/state/session/afterSignIn';
import { FREE_USER } from '../../../support/fakeBackend';
import { openProjects, silenceLog } from '../openProjects';
import { samplePalette, sampleProject } from '../samples';

const PALETTE = samplePalette('a', 'p1', 'Tidewater');
const PROJECT = sampleProject('p1', 'Rebrand');
const WORLD = { projects: [PROJECT], palettes: [PALETTE] };
const SOMEONE_ELSE = { ...FREE_USER, id: '00000000-0000-4000-8000-000000000002' };

const DIALOGS: readonly [string, string, OpenDialog][] = [
  ['New project', 'Name', { dialog: 'newProject' }],
  ['New project', 'Name', { dialog: 'newProject', back: { dialog: 'movePalette', palette: PALETTE } }],
  ['Edit project', 'Name', { dialog: 'editProject', project: PROJECT }],
  ['Edit name and tags', 'Palette name', { dialog: 'editPalette', palette: PALETTE }],
];

/** Someone types into a dialog, whose session ends; then this tab leaves for Google. */
const leaveForGoogle = async (title: string, label: string, asked: OpenDialog) => {
  const page = await openProjects({ world: WORLD });
  const leave = vi.spyOn(page.backend.auth, 'signInWithGoogle').mockResolvedValue();
  act(() => void page.store.dispatch(dialogOpened(asked)));
  const field = (await page.dialog(title)).getByLabelText(label);
  await page.user.clear(field);
  await page.user.type(field, 'Atlas');
  await act(async () => page.backend.changeUser(null, 'expired'));
  const signIn = await page.dialog('Be part of us');
  await page.user.click(signIn.getByRole('button', { name: 'Continue with Google' }));
  expect(leave.mock.calls).toEqual([[PATHS.projects]]);
  return page;
};

// The lists behind it cannot be read then.
beforeEach(() => {
  const log = silenceLog();
  return () => log.mockRestore();
});

describe.each(DIALOGS)(
  'what was typed into “%s”, field “%s”, when the session ended',
  (title, label, asked) => {
    it('is there again on the page after the sign-in, and kept no longer', async () => {
      const { services } = await leaveForGoogle(title, label, asked);
      const { tabStorage } = services;
      cleanup();
      const { dialog } = await openProjects({ world: WORLD, tabStorage });
      expect((await dialog(title)).getByLabelText<HTMLInputElement>(label).value).toBe('Atlas');
      expect(tabStorage.read(AFTER_SIGN_IN_KEY) ?? null).toBeNull();
    });

    it('is shown to no other account that signs in in this tab, then or later', async () => {
      const { services } = await leaveForGoogle(title, label, asked);
      const { tabStorage } = services;
      cleanup();
      const { backend, store, open, dialog } = await openProjects({
        world: { ...WORLD, user: SOMEONE_ELSE },
        tabStorage,
      });
      await vi.dynamicImportSettled();
      expect(open()).toBeNull();
      act(() => void store.dispatch(dialogOpened(asked)));
      expect((await dialog(title)).getByLabelText<HTMLInputElement>(label).value).not.toBe('Atlas');
      await act(async () => backend.changeUser(FREE_USER));
      expect(tabStorage.read(AFTER_SIGN_IN_KEY) ?? null).toBeNull();
    });

    it('is kept in the tab no longer when the browser’s Back shows the page again', async () => {
      const { services } = await leaveForGoogle(title, label, asked);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(services.tabStorage.read(AFTER_SIGN_IN_KEY) ?? null).toBeNull();
    });
  },
);
