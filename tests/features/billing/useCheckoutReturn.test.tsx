import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { colorFromHex as color } from '../../../src/color/color';
import type { Hex } from '../../../src/color/types';
import { CHECKOUT_MESSAGES } from '../../../src/domain/checkoutMessages';
import { createPalette } from '../../../src/palette/palette';
import { entriesToStored } from '../../../src/palette/storedHistory';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from '../../../src/state/palette/stored/historyKeys';
import {
  keepBeforeCheckout,
  readBeforeCheckout,
  type BeforeCheckout,
} from '../../../src/state/session/beforeCheckout';
import type { SavePalette } from '../../../src/state/dialogsSlice';
import { readSession } from '../../../src/state/session/readSession';
import { pageToasts } from '../../support/pageToasts';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

const YOURS = /are yours\.$/;

const comeBack = async (
  address: string,
  backend = createFakeBackend({}, { user: FREE_USER }),
  before: BeforeCheckout | null = null,
  stored: Record<string, unknown> = {},
  ownerId = FREE_USER.id,
) => {
  let reading: Promise<void> | undefined;
  const services = createFakeServices({ backend, storage: createMemoryStore(stored) });
  if (before) keepBeforeCheckout(services.tabStorage, before, ownerId, services.now());
  const app = renderApp(address, services, (store) => {
    reading = store.dispatch(readSession());
  });
  await act(() => reading);
  return { ...app, backend, address: () => app.location().pathname + app.location().search };
};

const unlocked = async () => within(await screen.findByRole('dialog', { name: 'PRO unlocked!' }));

afterEach(() => {
  vi.useRealTimers();
});

describe('coming back from the checkout', () => {
  it('is welcomed once, with PRO as soon as the payment is known [G-02]', async () => {
    const subscription = vi.fn().mockResolvedValueOnce(null).mockResolvedValue(ACTIVE_SUBSCRIPTION);
    const backend = createFakeBackend({ billing: { subscription } }, { user: FREE_USER });
    const { user, address, arrivals, location, store } = await comeBack('/?success=true', backend);
    const dialog = await unlocked();
    expect(address()).toBe('/');
    // Neither a step back nor a reload is welcomed again: nothing was put on top of where the checkout landed.
    expect(arrivals()).toEqual(['POP', 'REPLACE', 'REPLACE']);
    expect(location().state).toBeNull();
    expect(await dialog.findByText(YOURS)).toBeDefined();
    expect(pageToasts().list()).toEqual([]);
    expect(store.getState().session.plan).toBe('pro');
    expect(screen.queryByRole('button', { name: 'Become PRO', hidden: true })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Rock it!' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the payment again for 30 s, and says when it is still on its way', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER });
    const subscription = vi.spyOn(backend.billing, 'subscription');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { store } = await comeBack('/?success=true', backend);
    const dialog = await unlocked();
    expect(dialog.getByText(/being confirmed/)).toBeDefined();
    subscription.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(subscription.mock.calls.length).toBeGreaterThanOrEqual(7);
    expect(screen.queryByText(CHECKOUT_MESSAGES.proIsLate)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText(CHECKOUT_MESSAGES.proIsLate)).toBeDefined();
    // The address alone opens nothing.
    expect(store.getState().session.plan).toBe('free');
    const asked = subscription.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(subscription).toHaveBeenCalledTimes(asked);
  });

  it('goes on asking when the dialog has been closed', async () => {
    const { user, backend, store } = await comeBack('/?success=true');
    await user.click((await unlocked()).getByRole('button', { name: 'Rock it!' }));
    backend.world.subscription = ACTIVE_SUBSCRIPTION;
    await waitFor(() => expect(store.getState().session.plan).toBe('pro'));
  });

  it('shows the four palettes saved last, of all projects [G-02]', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER, isComplimentary: true });
    const save = async (name: string, hexes: readonly Hex[]) => {
      const project = await backend.projects.create({ name, isPublic: true });
      for (const hex of hexes) {
        await backend.projects.createPalette(project.id, {
          name: hex,
          colors: [color(hex), color('#FFFFFF')],
        });
      }
    };
    await save('Old', ['#000001', '#000002', '#000003']);
    await save('New', ['#000004', '#000005']);
    await comeBack('/?success=true', backend);
    const dialog = await screen.findByRole('dialog', { name: 'PRO unlocked!' });
    const strips = () =>
      Array.from(dialog.querySelectorAll<HTMLElement>('[style*="linear-gradient"]'), ({ style }) =>
        style.background.slice(26, 33),
      );
    await waitFor(() => expect(strips()).toEqual(['#000005', '#000004', '#000003', '#000002']));
  });

  it('shows the palette last worked on to whoever has saved none [G-02]', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER, isComplimentary: true });
    const made = createPalette([color('#123456'), color('#FFFFFF')]);
    await comeBack('/?success=true', backend, null, {
      [HISTORY_KEY]: entriesToStored([made]),
      [HISTORY_INDEX_KEY]: 0,
    });
    const dialog = await screen.findByRole('dialog', { name: 'PRO unlocked!' });
    const strip = () => dialog.querySelector<HTMLElement>('[style*="linear-gradient"]')?.style.background;
    await waitFor(() => expect(strip()).toContain('#123456'));
  });

  const PLACE = '/palette-builder?c=0d9488-f5f5f4';
  const SAVE: SavePalette = {
    dialog: 'savePalette',
    palette: { colors: [color('#0D9488'), color('#F5F5F4')], name: 'Sea' },
    projectId: '00000000-0000-4000-8000-000000000009',
  };

  it('ends where the upgrade was asked for, and goes on with what was begun there [G-02]', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION });
    const before = { path: PLACE, next: SAVE };
    const { user, address, store, services } = await comeBack('/?success=true', backend, before);
    const dialog = await unlocked();
    expect(address()).toBe(PLACE);
    await user.click(dialog.getByRole('button', { name: 'Rock it!' }));
    expect(store.getState().dialogs.open).toEqual(SAVE);
    expect(readBeforeCheckout(services.tabStorage, FREE_USER.id, services.now())).toBeNull();
  });

  it('is left for good by Escape, as every dialog is, also where something was begun [G-29]', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION });
    const { user, store } = await comeBack('/?success=true', backend, { path: PLACE, next: SAVE });
    await unlocked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().dialogs.open).toBeNull();
    expect(Object.values(store.getState().dialogs.kept)).toEqual([SAVE]);
  });

  it('ends there too without having paid, with the same dialog [G-03]', async () => {
    const before = { path: PLACE, next: SAVE };
    const { address, store } = await comeBack('/?canceled=true', undefined, before);
    expect(await screen.findByText('Checkout cancelled. You have not been charged.')).toBeDefined();
    expect(address()).toBe(PLACE);
    expect(store.getState().dialogs.open).toEqual(SAVE);
  });

  it.each(['/?canceled=true', '/?success=true'])(
    'with another account shows nothing of what the first was at: %s',
    async (landing) => {
      const before = { path: PLACE, next: SAVE };
      const backend = createFakeBackend({}, { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION });
      const { address, store } = await comeBack(landing, backend, before, {}, 'somebody else');
      await waitFor(() => expect(address()).toBe('/'));
      const { open, asked } = store.getState().dialogs;
      expect([open, asked]).toEqual(
        landing === '/?success=true'
          ? [{ dialog: 'proUnlocked' }, { proUnlocked: { dialog: 'proUnlocked' } }]
          : [null, {}],
      );
    },
  );

  it('of a page for accounts ends on it', async () => {
    const { address } = await comeBack('/?canceled=true', undefined, {
      path: '/settings#subscription',
      next: null,
    });
    expect(await screen.findByText(CHECKOUT_MESSAGES.checkoutCanceled)).toBeDefined();
    expect(address()).toBe('/settings');
  });

  it('asks for the payment no more once the app is gone', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER });
    const subscription = vi.spyOn(backend.billing, 'subscription');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { unmount } = await comeBack('/?success=true', backend);
    await unlocked();
    unmount();
    await vi.advanceTimersByTimeAsync(0);
    const asked = subscription.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(subscription).toHaveBeenCalledTimes(asked);
    expect(pageToasts().list()).toEqual([]);
  });

  it('means nothing to a visitor, but leaves the address [G-02]', async () => {
    const { address, store } = await comeBack('/?success=true', createFakeBackend());
    await waitFor(() => expect(address()).toBe('/'));
    expect(store.getState().dialogs.open).toBeNull();
  });

  it('without having paid says so, and leaves the address [G-03]', async () => {
    const { address, store } = await comeBack('/?canceled=true');
    expect(await screen.findByText('Checkout cancelled. You have not been charged.')).toBeDefined();
    expect(address()).toBe('/');
    expect(store.getState().dialogs.open).toBeNull();
  });

  it.each([
    '/?success=<script>',
    '/?success=',
    '/?canceled=false',
    '/privacy-policy?success=true',
    '/privacy-policy?canceled=true',
  ])('is not taken for by %s [G-02, G-03] [XS-06]', async (entry) => {
    const { store } = await comeBack(entry);
    expect(store.getState().dialogs.open).toBeNull();
    expect(screen.queryByText(CHECKOUT_MESSAGES.checkoutCanceled)).toBeNull();
  });
});
