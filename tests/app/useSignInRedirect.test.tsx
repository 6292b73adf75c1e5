import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { ACCOUNT_MESSAGES } from '../../src/domain/accountMessages';
import { MESSAGES } from '../../src/domain/messages';
import { PATHS } from '../../src/domain/paths';
import { AFTER_SIGN_IN_KEY } from '../../src/state/session/afterSignIn';
import { dialogOpened } from '../../src/state/dialogsSlice';
import { readSession, watchSession } from '../../src/state/session/readSession';
import { createFakeBackend, FREE_USER, type FakeWorld } from '../support/fakeBackend';
import { createFakeServices } from '../support/fakeServices';
import { pageMessages } from '../support/pageToasts';
import { renderApp } from '../support/renderApp';

const arrive = async (address: string, world: Partial<FakeWorld> = {}) => {
  const signInWithGoogle = vi.fn<(returnTo?: string) => Promise<void>>().mockResolvedValue();
  const backend = createFakeBackend({ auth: { signInWithGoogle } }, world);
  let reading: Promise<void> | undefined;
  const app = renderApp(address, createFakeServices({ backend }), (store) => {
    store.dispatch(watchSession());
    reading = store.dispatch(readSession());
  });
  await act(() => reading);
  return { ...app, backend, signInWithGoogle };
};

const invitation = async () => within(await screen.findByRole('dialog', { name: 'Be part of us' }));

describe('a page of an account that a visitor comes to', () => {
  it.each([PATHS.settings, PATHS.projects, PATHS.admin, PATHS.adminUsers, PATHS.adminSettings])(
    'says why it is not shown, and is come back to: %s',
    async (address) => {
      const { backend, location } = await arrive(address, { isAdmin: true });
      expect((await invitation()).getByText(ACCOUNT_MESSAGES.pageNeedsAccount)).toBeDefined();
      expect(location().pathname).toBe(PATHS.home);
      await act(async () => backend.changeUser(FREE_USER));
      await waitFor(() => expect(location().pathname).toBe(address));
    },
  );

  it.each([PATHS.settings, PATHS.admin])('asks nothing of whoever signs out on it: %s', async (address) => {
    const { backend, location } = await arrive(address, { user: FREE_USER, isAdmin: true });
    await waitFor(() => expect(location().pathname).toBe(address));
    await act(async () => backend.changeUser(null));
    await waitFor(() => expect(location()).toMatchObject({ pathname: PATHS.home, state: null }));
    expect([screen.queryByRole('dialog'), pageMessages()]).toEqual([null, []]);
  });

  it('leads home, invites to sign in, and is come back to from Google', async () => {
    const { user, location, signInWithGoogle } = await arrive('/settings?upgrade=true');
    const dialog = await invitation();
    expect(location()).toMatchObject({ pathname: PATHS.home, state: null });
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(signInWithGoogle.mock.calls).toEqual([['/settings?upgrade=true']]);
  });

  it('opens as soon as they have signed in, in another tab', async () => {
    const { backend, location } = await arrive(PATHS.settings);
    await invitation();
    await act(async () => backend.changeUser(FREE_USER));
    await waitFor(() => expect(location().pathname).toBe(PATHS.settings));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks once: closed, the invitation does not come back', async () => {
    const { user, location } = await arrive(PATHS.settings);
    await invitation();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location().pathname).toBe(PATHS.home);
  });
});

describe('a session that the service ends', () => {
  it.each(['/settings', '/projects?q=tide', PATHS.admin])(
    'leads home from %s, says why, and is come back to from Google [FT-17]',
    async (address) => {
      const { user, backend, location, signInWithGoogle } = await arrive(address, {
        user: FREE_USER,
        isAdmin: true,
      });
      await waitFor(() => expect(location().pathname + location().search).toBe(address));
      await act(async () => backend.changeUser(null, 'expired'));
      const dialog = await invitation();
      expect(dialog.getByText(ACCOUNT_MESSAGES.sessionExpired)).toBeDefined();
      expect(location().pathname).toBe(PATHS.home);
      await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
      expect(signInWithGoogle.mock.calls).toEqual([[address]]);
    },
  );

  it('disturbs nobody on a page for everyone, and is why they are a visitor when they are asked to sign in', async () => {
    const { user, backend, location } = await arrive(PATHS.privacy, { user: FREE_USER });
    await act(async () => backend.changeUser(null, 'expired'));
    expect([location().pathname, screen.queryByRole('dialog')]).toEqual([PATHS.privacy, null]);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect((await invitation()).getByText(ACCOUNT_MESSAGES.sessionExpired)).toBeDefined();
  });

  it('is forgotten with the next sign-in: signing out then asks nothing', async () => {
    const { backend, location } = await arrive(PATHS.settings, { user: FREE_USER });
    await act(async () => backend.changeUser(null, 'expired'));
    await invitation();
    await act(async () => backend.changeUser(FREE_USER));
    await waitFor(() => expect(location().pathname).toBe(PATHS.settings));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => backend.changeUser(null));
    await waitFor(() => expect(location()).toMatchObject({ pathname: PATHS.home, state: null }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('because the account is gone says so in one sentence, and asks nothing [FT-19]', async () => {
    const { backend, location } = await arrive('/settings', { user: FREE_USER });
    await act(async () => backend.changeUser(null, 'account-gone'));
    await waitFor(() => expect(location().pathname).toBe(PATHS.home));
    expect(pageMessages()).toEqual([MESSAGES.accountGone]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what someone was about to do', () => {
  const invite = { dialog: 'signIn', next: { dialog: 'upgrade' } } as const;

  it('is kept for this tab when it leaves for Google', async () => {
    const { user, store, services } = await arrive(PATHS.privacy);
    act(() => void store.dispatch(dialogOpened(invite)));
    await user.click((await invitation()).getByRole('button', { name: 'Continue with Google' }));
    expect(services.tabStorage.read(AFTER_SIGN_IN_KEY)).toMatchObject({ next: { dialog: 'upgrade' } });
  });

  it('opens when they come back signed in', async () => {
    const { backend, services } = await arrive(PATHS.privacy);
    services.tabStorage.write(AFTER_SIGN_IN_KEY, {
      next: { dialog: 'upgrade' },
      at: services.now().getTime(),
    });
    await act(async () => backend.changeUser(FREE_USER));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to PRO' })).toBeDefined();
  });

  it('opens in place of the invitation when they sign in in another tab', async () => {
    const { backend, store } = await arrive(PATHS.privacy);
    act(() => void store.dispatch(dialogOpened(invite)));
    await invitation();
    await act(async () => backend.changeUser(FREE_USER));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to PRO' })).toBeDefined();
  });
});
