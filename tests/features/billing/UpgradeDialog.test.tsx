import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { BackendError } from '../../../src/backend/backend';
import { PROJECT_MESSAGES } from '../../../src/domain/projectMessages';
import { PATHS } from '../../../src/domain/paths';
import { dialogOpened, type SavePalette } from '../../../src/state/dialogsSlice';
import { readSession } from '../../../src/state/session/readSession';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

type StartCheckout = () => Promise<void>;

const open = async (
  startCheckout: StartCheckout,
  user: typeof FREE_USER | null = FREE_USER,
  message?: string,
  back?: SavePalette,
) => {
  const backend = createFakeBackend({ billing: { startCheckout } }, { user });
  const app = renderApp(PATHS.privacy, createFakeServices({ backend }));
  await act(async () => {
    await app.store.dispatch(readSession());
    app.store.dispatch(
      dialogOpened({ dialog: 'upgrade', ...(message !== undefined && { message }), ...(back && { back }) }),
    );
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to PRO' }));
  return { ...app, dialog, button: dialog.getByRole('button', { name: 'Upgrade to PRO' }) };
};

const hushErrors = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
};

const never = () => new Promise<void>(() => {});

describe('the upgrade dialog', () => {
  it('tells the price and what PRO unlocks, beside the free plan [G-26] [S-06] [S-07]', async () => {
    const { dialog } = await open(never);
    expect(dialog.getByText('$2.99').parentElement?.textContent).toBe('$2.99 per month');
    const rows = dialog.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent || cell.querySelector('svg')?.getAttribute('aria-label')),
    );
    const features = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(Object.fromEntries(features.map((feature, i) => [feature, rows[i + 1]]))).toEqual({
      Projects: ['1', 'Unlimited'],
      'Palettes per project': ['1', 'Unlimited'],
      'Private projects': ['No', 'Yes'],
      'Image extractions': ['10 a day', 'Unlimited'],
      'Video extractions': ['5 a month', 'Unlimited'],
      'Video frame interval': ['5 s', '1 s and 5 s'],
      'Video speed': ['1×', '1×, 2×, 3×, Max'],
    });
    expect(dialog.getByText('In both plans: Video frames by scene, Full exploration')).toBeDefined();
  });

  it('says why it opened', async () => {
    const { dialog } = await open(never, FREE_USER, PROJECT_MESSAGES.freeProjectLimitReached);
    expect(dialog.getByText(PROJECT_MESSAGES.freeProjectLimitReached)).toBeDefined();
  });

  it('starts one checkout, however often it is pressed [S-08]', async () => {
    const start = vi.fn<StartCheckout>(never);
    const { user, button } = await open(start);
    await user.dblClick(button);
    await waitFor(() => expect(start).toHaveBeenCalled());
    expect(start).toHaveBeenCalledTimes(1);
    expect(button.textContent).toBe('Opening checkout…');
  });

  it('can be used again by whoever comes back to it from the checkout [S-08]', async () => {
    const { user, button } = await open(never);
    await user.click(button);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button.textContent).toBe('Upgrade to PRO');
  });

  it.each([
    ['unexpected', 'Failed to create checkout session'],
    ['offline', 'Failed to create checkout session'],
    ['no-checkout-url', 'No checkout URL returned'],
    ['not-authenticated', 'User not authenticated'],
    ['already-pro', 'You already have PRO.'],
    ['payment-overdue', 'Your last payment failed. Change your card in Settings, and PRO goes on.'],
  ] as const)(
    'says what went wrong when it is %s, and can be tried again [S-09] [G-34]',
    async (kind, sentence) => {
      hushErrors();
      const start = vi
        .fn<StartCheckout>()
        .mockRejectedValueOnce(new BackendError(kind))
        .mockImplementation(never);
      const { user, button, dialog } = await open(start);
      await user.click(button);
      await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(sentence));
      await user.click(button);
      await waitFor(() => expect(start).toHaveBeenCalledTimes(2));
      expect(dialog.getByRole('status').textContent).toBe('');
    },
  );

  it('adds nothing to what a suspended account is told by the page', async () => {
    hushErrors();
    const { user, dialog, button } = await open(() => Promise.reject(new BackendError('suspended')));
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Upgrade to PRO'));
    expect(dialog.getByRole('status').textContent).toBe('');
  });

  it('offers nothing to whoever has PRO, but the way to their subscription', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER, isComplimentary: true });
    const app = renderApp(PATHS.privacy, createFakeServices({ backend }));
    await act(async () => {
      await app.store.dispatch(readSession());
      app.store.dispatch(dialogOpened({ dialog: 'upgrade' }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to PRO' }));
    expect(dialog.getByText(/^You already have PRO\./)).toBeDefined();
    expect(dialog.queryByText('$2.99')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Upgrade to PRO' })).toBeNull();
    await app.user.click(dialog.getByRole('link', { name: 'Your subscription' }));
    await waitFor(() => expect(app.location().pathname).toBe(PATHS.settings));
    expect(app.store.getState().dialogs.open).toBeNull();
  });

  it('is left for good by Escape where PRO is there already, as every dialog is [G-29]', async () => {
    const back = {
      dialog: 'savePalette',
      palette: { colors: [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')], name: 'Sea' },
    } as const;
    const backend = createFakeBackend({}, { user: FREE_USER, isComplimentary: true });
    const app = renderApp(PATHS.privacy, createFakeServices({ backend }));
    await act(async () => {
      await app.store.dispatch(readSession());
      app.store.dispatch(dialogOpened({ dialog: 'upgrade', back }));
    });
    await screen.findByText(/^You already have PRO\./);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.store.getState().dialogs.open).toBeNull();
  });

  it('asks a visitor to sign in first, and to go on from there', async () => {
    const start = vi.fn<StartCheckout>();
    const { user, button, store } = await open(start, null);
    await user.click(button);
    expect(start).not.toHaveBeenCalled();
    expect(store.getState().dialogs.open).toEqual({ dialog: 'signIn', next: { dialog: 'upgrade' } });
  });

  it('keeps what was being saved, for a visitor who signs in first', async () => {
    const back = {
      dialog: 'savePalette',
      palette: { colors: [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')], name: 'Sea' },
      projectId: 'project-1',
    } as const;
    const { user, button, store } = await open(never, null, undefined, back);
    await user.click(button);
    expect(store.getState().dialogs.open).toEqual({ dialog: 'signIn', next: { dialog: 'upgrade', back } });
  });
});

describe('the palettes of whoever is asked', () => {
  it('stand at the top, and nothing where there is none', async () => {
    const { dialog, unmount } = await open(never);
    expect(dialog.queryByRole('list', { name: 'Your palettes' })).toBeNull();
    unmount();
    const storage = createMemoryStore({
      colorPaletteHistory: [{ colors: ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)'] }],
      colorPaletteHistoryIndex: 0,
    });
    const app = renderApp(PATHS.privacy, createFakeServices({ storage }));
    act(() => void app.store.dispatch(dialogOpened({ dialog: 'upgrade' })));
    expect(await screen.findByRole('list', { name: 'Your palettes' })).toBeDefined();
  });
});
