import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../src/domain/paths';
import { AFTER_SIGN_IN_KEY } from '../../src/state/session/afterSignIn';
import { dialogOpened } from '../../src/state/dialogsSlice';
import { readSession, watchSession } from '../../src/state/session/readSession';
import { createFakeBackend, FREE_USER } from '../support/fakeBackend';
import { createFakeServices } from '../support/fakeServices';
import { renderApp } from '../support/renderApp';

const arrive = async (address: string) => {
  const signInWithGoogle = vi.fn<(returnTo?: string) => Promise<void>>().mockResolvedValue();
  const backend = createFakeBackend({ auth: { signInWithGoogle } });
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
