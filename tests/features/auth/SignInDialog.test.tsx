import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { colorFromHex } from '../../../src/color/color';
import { ACCOUNT_MESSAGES } from '../../../src/domain/accountMessages';
import { IMAGE_MESSAGES } from '../../../src/domain/imageMessages';
import { PATHS } from '../../../src/domain/paths';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { askToSave } from '../../../src/state/palette/askToSave';
import { createFakeBackend } from '../../support/fakeBackend';
import { createFakeServices, createMemoryFiles } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const open = async (
  signInWithGoogle: () => Promise<void>,
  message?: string,
  signInFiles = createMemoryFiles(),
) => {
  const app = renderApp(
    PATHS.privacy,
    createFakeServices({ backend: createFakeBackend({ auth: { signInWithGoogle } }), signInFiles }),
  );
  const button = screen.getByRole('button', { name: 'Sign in' });
  if (message === undefined) await app.user.click(button);
  else act(() => void app.store.dispatch(dialogOpened({ dialog: 'signIn', message })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
  return { ...app, button, dialog };
};

describe('the sign-in dialog', () => {
  it('signs in with Google, to come back to the page [G-27]', async () => {
    const signIn = vi.fn<(returnTo?: string) => Promise<void>>().mockResolvedValue();
    const { user, dialog } = await open(signIn);
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(signIn.mock.calls).toEqual([[PATHS.privacy]]);
    expect(dialog.getByRole('status').textContent).toBe('');
  });

  it('stays where it is without a network, and says why', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const signIn = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { user, dialog } = await open(signIn);
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(dialog.getByRole('status').textContent).toBe(ACCOUNT_MESSAGES.signInOffline);
    expect(signIn).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(signIn).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it('says aloud that there are no accounts where none are set up', async () => {
    const { user, dialog } = await open(() => Promise.reject(new BackendError('not-configured')));
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect((await dialog.findByText(ACCOUNT_MESSAGES.signInUnavailable)).closest('output')).toBe(
      dialog.getByRole('status'),
    );
  });

  it.each(['offline', 'unexpected'] as const)('only logs a failure that is %s [G-46]', async (kind) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, dialog } = await open(() => Promise.reject(new BackendError(kind)));
    const button = dialog.getByRole('button', { name: 'Continue with Google' });
    await user.click(button);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(dialog.getByRole('status').textContent).toBe('');
    await user.click(button);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(ACCOUNT_MESSAGES.signInUnavailable)).toBeNull();
    log.mockRestore();
  });

  it('says that what is open cannot be kept, before it leaves all the same', async () => {
    const signIn = vi.fn<() => Promise<void>>().mockResolvedValue();
    const full = { ...createMemoryFiles(), settle: async () => false };
    const { user, dialog } = await open(signIn, undefined, full);
    const button = dialog.getByRole('button', { name: 'Continue with Google' });
    await user.click(button);
    await dialog.findByText(ACCOUNT_MESSAGES.filesNotKept);
    expect(dialog.getByRole('status').textContent).toBe(ACCOUNT_MESSAGES.filesNotKept);
    expect(signIn).not.toHaveBeenCalled();
    await user.click(button);
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['does not lead away', () => Promise.reject(new BackendError('not-configured')), () => {}],
    [
      'is gone back from to the very page',
      () => Promise.resolve(),
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('leaves nothing of what is open on the device where it %s', async (_, signIn, goBack) => {
    const signInFiles = createMemoryFiles();
    signInFiles.offer('image', async () => ({ value: 'a picture', bytes: 7 }));
    const settle = vi.spyOn(signInFiles, 'settle');
    const { user, dialog } = await open(signIn, undefined, signInFiles);
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(settle).toHaveBeenCalledTimes(1);
    goBack();
    expect(await signInFiles.take('image', async () => null)).toBeUndefined();
  });

  it('keeps what is open where the page is only shown for the first time', async () => {
    const signInFiles = createMemoryFiles();
    signInFiles.offer('image', async () => ({ value: 'a picture', bytes: 7 }));
    const { user, dialog } = await open(() => Promise.resolve(), undefined, signInFiles);
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(await signInFiles.take('image', async () => null)).toBe('a picture');
  });

  it('says what it offers, and why it opened', async () => {
    const { dialog } = await open(() => Promise.resolve(), IMAGE_MESSAGES.imageLimitReached);
    expect(dialog.getByText(IMAGE_MESSAGES.imageLimitReached)).toBeDefined();
    expect(dialog.getByText('Free: 10 image extractions a day. PRO: unlimited.')).toBeDefined();
  });

  it('says what a free account reads of videos on their page', async () => {
    const { store } = renderApp(PATHS.video, createFakeServices());
    act(() => void store.dispatch(dialogOpened({ dialog: 'signIn' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
    expect(dialog.getByText('Free: 5 video extractions a month. PRO: unlimited.')).toBeDefined();
  });

  it('says what a free account saves to whoever is about to save', async () => {
    const app = renderApp(PATHS.privacy, createFakeServices());
    act(() => app.store.dispatch(askToSave({ colors: [colorFromHex('#0D9488')], name: null })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
    expect(dialog.getByText(ACCOUNT_MESSAGES.planOfSaving)).toBeDefined();
    expect(ACCOUNT_MESSAGES.planOfSaving).toContain('1 saved palette, which everyone can find');
  });

  it('tells the price of PRO wherever it names PRO, before anybody goes to Google', async () => {
    const { store } = renderApp(PATHS.privacy, createFakeServices());
    const price = /PRO is \$2\.99 per month/;
    for (const asked of [
      { dialog: 'signIn' },
      { dialog: 'signIn', message: IMAGE_MESSAGES.imageLimitReached },
      { dialog: 'signIn', next: { dialog: 'upgrade' } },
    ] as const) {
      act(() => void store.dispatch(dialogOpened(asked)));
      const dialog = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
      expect(dialog.getByText(price)).toBeDefined();
    }
    act(() => store.dispatch(askToSave({ colors: [colorFromHex('#0D9488')], name: null })));
    expect(await screen.findByText(ACCOUNT_MESSAGES.planOfSaving)).toBeDefined();
    expect(screen.getByText(price)).toBeDefined();
  });

  it('tells whoever becomes PRO its price first, and that signing in costs nothing', async () => {
    const { user } = renderApp(PATHS.privacy, createFakeServices());
    await user.click(screen.getByRole('button', { name: 'Become PRO' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
    const price = dialog.getByText(/^PRO is \$2\.99 per month, .*nothing is charged before you confirm/);
    const button = dialog.getByRole('button', { name: 'Continue with Google' });
    expect(price.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('closes with Escape and gives the focus back [G-29]', async () => {
    const { user, store, button } = await open(() => Promise.resolve());
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().dialogs.open).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes by its button', async () => {
    const { user, dialog } = await open(() => Promise.resolve());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to the terms and the privacy policy, and gets out of their way [G-27]', async () => {
    const { user, dialog, location } = await open(() => Promise.resolve());
    expect(dialog.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe(PATHS.terms);
    await user.click(dialog.getByRole('link', { name: 'Privacy policy' }));
    expect(location().pathname).toBe(PATHS.privacy);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the palette about to be saved, not the one in the builder', async () => {
    const { store } = renderApp(PATHS.privacy, createFakeServices());
    const colors = ['#123456', '#FF6347'].map((hex) => colorFromHex(hex));
    act(() => store.dispatch(askToSave({ colors, name: 'Dress' })));
    const dialog = await screen.findByRole('dialog', { name: 'Be part of us' });
    const shown = Array.from(
      dialog.querySelectorAll<HTMLElement>('[style*="linear-gradient"]'),
      ({ style }) => style.background.match(/#[0-9a-f]{6}/gi),
    );
    expect(shown).toEqual([['#123456', '#FF6347']]);
  });
});
