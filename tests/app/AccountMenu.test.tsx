import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../src/domain/paths';
import { readSession, watchSession } from '../../src/state/session/readSession';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER, type FakeWorld } from '../support/fakeBackend';
import { createFakeServices } from '../support/fakeServices';
import { renderApp } from '../support/renderApp';

const PICTURE = 'https://lh3.googleusercontent.com/a/jo';

const open = async (world: Partial<FakeWorld>) => {
  const backend = createFakeBackend({}, world);
  const app = renderApp(PATHS.privacy, createFakeServices({ backend }));
  await act(async () => {
    app.store.dispatch(watchSession());
    await app.store.dispatch(readSession());
  });
  return { ...app, backend };
};

/** What is open over the page stands in the way of the next test too, until it has closed. */
const close = async (user: UserEvent) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('menu')).toBeNull());
};

const account = () => screen.findByRole('button', { name: 'Account of Jo Free' });

describe('the header', () => {
  it('offers a visitor to sign in, and nothing of an account [G-22]', async () => {
    await open({});
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Account of/ })).toBeNull();
  });

  it('offers nobody to sign in who has [G-22]', async () => {
    await open({ user: FREE_USER });
    expect(await account()).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it('offers nothing to sign in with while it is being found out who is here [G-20, G-22]', () => {
    const session = () => new Promise<null>(() => {});
    const { store } = renderApp(
      PATHS.privacy,
      createFakeServices({ backend: createFakeBackend({ auth: { session } }) }),
    );
    act(() => void store.dispatch(readSession()));
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Become PRO' })).toBeNull();
  });

  it('leads a visitor who wants PRO to the sign-in first [G-21]', async () => {
    const { user, store } = await open({});
    await user.click(screen.getByRole('button', { name: 'Become PRO' }));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
    expect(store.getState().dialogs.open).toMatchObject({ next: { dialog: 'upgrade' } });
    await close(user);
  });

  it('leads an account to the upgrade [G-21]', async () => {
    const { user } = await open({ user: FREE_USER });
    await user.click(screen.getByRole('button', { name: 'Become PRO' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to PRO' })).toBeDefined();
    await close(user);
  });

  it.each([
    ['who pays for it', { subscription: ACTIVE_SUBSCRIPTION }],
    ['whom it was given', { isComplimentary: true }],
  ])('offers no PRO to someone %s, in the compact menu neither [G-20]', async (_, world) => {
    const { user } = await open({ user: FREE_USER, ...world });
    expect(screen.queryByRole('button', { name: 'Become PRO' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('menuitem', { name: 'Palette builder' });
    expect(screen.queryByRole('menuitem', { name: 'Become PRO' })).toBeNull();
    await close(user);
  });

  it('offers no PRO while the plan is read, nor where it could not be [G-20]', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let fail: (error: Error) => void = () => {};
    const subscription = () => new Promise<null>((_, reject) => (fail = reject));
    const backend = createFakeBackend({ billing: { subscription } }, { user: FREE_USER });
    const { store } = renderApp(PATHS.privacy, createFakeServices({ backend }));
    let reading: Promise<void> | undefined;
    act(() => void (reading = store.dispatch(readSession())));
    await account();
    expect(screen.queryByRole('button', { name: 'Become PRO' })).toBeNull();
    fail(new Error('no answer'));
    await act(() => reading);
    expect(store.getState().session.isLoading).toBe(false);
    expect(screen.queryByRole('button', { name: 'Become PRO' })).toBeNull();
    log.mockRestore();
  });

  it('shows the first letter of the name where there is no picture, or it does not load [G-24]', async () => {
    const { backend } = await open({ user: FREE_USER });
    expect((await account()).textContent).toBe('J');
    act(() => backend.changeUser({ ...FREE_USER, avatarUrl: PICTURE }));
    const picture = (await account()).querySelector('img');
    expect(picture?.src).toBe(PICTURE);
    expect((await account()).textContent).toBe('');
    if (picture) fireEvent.error(picture);
    expect((await account()).textContent).toBe('J');
  });

  it('leads to the settings from the menu behind the avatar [G-23]', async () => {
    const { user, location } = await open({ user: FREE_USER });
    await user.click(await account());
    const options = await screen.findAllByRole('menuitem');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Settings', 'Sign out']);
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(location().pathname).toBe(PATHS.settings));
  });

  it('signs out from the menu behind the avatar [G-23]', async () => {
    const { user, store, backend } = await open({ user: FREE_USER });
    await user.click(await account());
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
    expect(backend.world.user).toBeNull();
    await waitFor(() => expect(store.getState().session.plan).toBe('anonymous'));
  });
});
