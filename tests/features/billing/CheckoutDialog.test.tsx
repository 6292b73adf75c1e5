import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { BackendError, type ShowCheckout } from '../../../src/backend/backend';
import { colorFromHex } from '../../../src/color/color';
import { BILLING_MESSAGES } from '../../../src/domain/billingMessages';
import { CHECKOUT_MESSAGES } from '../../../src/domain/checkoutMessages';
import { readBeforeCheckout } from '../../../src/state/session/beforeCheckout';
import { dialogOpened, type SavePalette } from '../../../src/state/dialogsSlice';
import { readSession } from '../../../src/state/session/readSession';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const PLACE = '/privacy-policy?c=0d9488-f5f5f4';
const SAVE: SavePalette = {
  dialog: 'savePalette',
  palette: { colors: [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')], name: 'Sea' },
};

/** What the provider's script would show, and what happens there. */
const createProvider = () => {
  const provider = { pay: () => {}, isGone: false };
  const show: ShowCheckout = async (place, onPaid) => {
    place.append('Card number');
    provider.pay = onPaid;
    return () => {
      place.replaceChildren();
      provider.isGone = true;
    };
  };
  return { provider, show };
};

const start = async (loadCheckout: () => Promise<ShowCheckout | null>, back?: SavePalette) => {
  const startCheckout = vi.fn(() => new Promise<void>(() => {}));
  const backend = createFakeBackend({ billing: { loadCheckout, startCheckout } }, { user: FREE_USER });
  const services = createFakeServices({ backend });
  const app = renderApp(PLACE, services);
  await act(async () => {
    await app.store.dispatch(readSession());
    app.store.dispatch(dialogOpened({ dialog: 'upgrade', ...(back && { back }) }));
  });
  const upgrade = within(await screen.findByRole('dialog', { name: 'Upgrade to PRO' }));
  await app.user.click(upgrade.getByRole('button', { name: 'Upgrade to PRO' }));
  const kept = () => readBeforeCheckout(services.tabStorage, FREE_USER.id, services.now());
  return {
    ...app,
    backend,
    startCheckout,
    kept,
    address: () => app.location().pathname + app.location().search,
  };
};

const frame = async () => within(await screen.findByRole('dialog', { name: 'PRO, $2.99 per month' }));
const hushErrors = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
};

describe('the checkout inside the page', () => {
  it('leaves whoever pays where they were, with PRO, and gives back what they were at', async () => {
    const { provider, show } = createProvider();
    const { user, backend, startCheckout, address, store } = await start(async () => show, SAVE);
    expect(await (await frame()).findByText('Card number')).toBeDefined();
    backend.world.subscription = ACTIVE_SUBSCRIPTION;
    act(() => provider.pay());
    const unlocked = within(await screen.findByRole('dialog', { name: 'PRO unlocked!' }));
    expect(await unlocked.findByText(/are yours\.$/)).toBeDefined();
    expect([provider.isGone, address()]).toEqual([true, PLACE]);
    expect(startCheckout).not.toHaveBeenCalled();
    await user.click(unlocked.getByRole('button', { name: 'Rock it!' }));
    expect(store.getState().dialogs.open).toEqual(SAVE);
  });

  it.each(['{Escape}', 'Close'])('promises no more than it knows when it is closed by %s', async (way) => {
    const { provider, show } = createProvider();
    const { user, store, kept } = await start(async () => show);
    const dialog = await frame();
    await dialog.findByText('Card number');
    if (way === 'Close') await user.click(dialog.getByRole('button', { name: 'Close' }));
    else await user.keyboard(way);
    expect(await screen.findByText(BILLING_MESSAGES.checkoutClosed)).toBeDefined();
    expect(screen.queryByText(/not been charged/)).toBeNull();
    await waitFor(() => expect(store.getState().dialogs.open).toBeNull());
    expect([provider.isGone, kept()]).toEqual([true, null]);
  });

  it('that was closed while the payment was made opens PRO all the same, and takes nothing away', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { show } = createProvider();
    const { user, store, backend } = await start(async () => show, SAVE);
    const dialog = await frame();
    await dialog.findByText('Card number');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await screen.findByText(BILLING_MESSAGES.checkoutClosed);
    expect(store.getState().session.plan).toBe('free');
    backend.world.subscription = ACTIVE_SUBSCRIPTION;
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText(BILLING_MESSAGES.proArrived)).toBeDefined();
    expect(store.getState().session.plan).toBe('pro');
    expect(store.getState().dialogs.open).toEqual(SAVE);
  });

  it('is left by Escape with all dialogs, also that which led to it, which keeps what was typed [G-29]', async () => {
    const { user, store, kept } = await start(async () => createProvider().show, SAVE);
    await (await frame()).findByText('Card number');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(BILLING_MESSAGES.checkoutClosed)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([store.getState().dialogs.open, kept()]).toEqual([null, null]);
    expect(Object.values(store.getState().dialogs.kept)).toEqual([SAVE]);
  });

  it('leads back to what led to it when it is closed', async () => {
    const { user, store } = await start(async () => createProvider().show, SAVE);
    await user.click((await frame()).getByRole('button', { name: 'Close' }));
    expect(store.getState().dialogs.open).toEqual(SAVE);
  });

  const WAYS: readonly (readonly [string, () => Promise<ShowCheckout | null>])[] = [
    ['its script does not load', () => Promise.reject(new Error('blocked'))],
    ['it cannot be shown', async () => () => Promise.reject(new Error('no frame'))],
    ['there is none', async () => null],
  ];
  it.each(WAYS)('is the provider’s own page where %s [S-08]', async (_, load) => {
    hushErrors();
    const { startCheckout, kept } = await start(load, SAVE);
    await waitFor(() => expect(startCheckout).toHaveBeenCalledTimes(1));
    expect(kept()).toEqual({ path: PLACE, next: SAVE });
    expect(screen.queryByText(CHECKOUT_MESSAGES.checkoutCanceled)).toBeNull();
  });

  it('says why the service does not begin it, and can be tried again [S-09]', async () => {
    hushErrors();
    const { startCheckout } = await start(async () => () => Promise.reject(new BackendError('already-pro')));
    await screen.findByText('You already have PRO.');
    const upgrade = within(screen.getByRole('dialog', { name: 'Upgrade to PRO' }));
    expect(upgrade.getByText('You already have PRO.')).toBeDefined();
    expect(upgrade.getByRole('button', { name: 'Upgrade to PRO' })).toHaveProperty('disabled', false);
    expect(startCheckout).not.toHaveBeenCalled();
  });
});
