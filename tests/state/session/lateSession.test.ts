import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import type { Session } from '../../../src/backend/backend';
import { keepAfterSignIn } from '../../../src/state/session/keepAfterSignIn';
import { awaitUser } from '../../../src/state/session/awaitUser';
import { readSession, watchSession } from '../../../src/state/session/readSession';
import {
  selectIsSessionLoading,
  selectKnownUserId,
  selectPlan,
  selectUser,
} from '../../../src/state/session/sessionSlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from '../../../src/state/palette/stored/historyKeys';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';

const OTHER_USER = { ...FREE_USER, id: '2', name: 'Other' };

/** A page whose service has not said in time who is here. */
const waitInVain = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    log.mockRestore();
  });
  let answer: (session: Session | null) => void = () => {};
  const asked = new Promise<Session | null>((resolve) => (answer = resolve));
  const backend = createFakeBackend(
    { auth: { session: () => asked } },
    { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION },
  );
  const entries = Array.from({ length: 50 }, (_, hue) => ({
    colors: [`hsl(${hue}, 50%, 50%)`, 'hsl(0, 0%, 0%)'],
  }));
  const storage = createMemoryStore({ [HISTORY_KEY]: entries, [HISTORY_INDEX_KEY]: 49 });
  const services = createFakeServices({ backend, storage });
  const store = createAppStore(services);
  const reading = store.dispatch(readSession());
  store.dispatch(openAddress({ search: '', state: null }));
  await vi.advanceTimersByTimeAsync(3000);
  await reading;
  return {
    answer,
    backend,
    services,
    store,
    historySize: () => store.getState().paletteHistory.entries.length,
  };
};

describe('a session that is known late', () => {
  it('leaves the page a visitor’s until then, and is taken once it comes, with what its user may do', async () => {
    const { answer, store } = await waitInVain();
    expect(selectIsSessionLoading(store.getState())).toBe(false);
    expect(selectPlan(store.getState())).toBe('anonymous');
    answer({ user: FREE_USER });
    await vi.waitFor(() => expect(selectPlan(store.getState())).toBe('pro'));
    expect(selectUser(store.getState())).toBe(FREE_USER);
  });

  it('goes on with what was pending when its user left to sign in', async () => {
    const { answer, services, store } = await waitInVain();
    keepAfterSignIn(services.tabStorage, { next: { dialog: 'upgrade' }, ownerId: null }, services.now());
    answer({ user: FREE_USER });
    await vi.waitFor(() => expect(store.getState().dialogs.open).toMatchObject({ dialog: 'upgrade' }));
  });

  it('takes no palette off the history before nobody turns out to be here', async () => {
    const { answer, store, historySize } = await waitInVain();
    expect(historySize()).toBe(50);
    answer(null);
    await vi.waitFor(() => expect(selectKnownUserId(store.getState())).toBeNull());
    expect(historySize()).toBe(5);
  });

  it('leaves its user the whole history', async () => {
    const { answer, store, historySize } = await waitInVain();
    answer({ user: FREE_USER });
    await vi.waitFor(() => expect(selectPlan(store.getState())).toBe('pro'));
    expect(historySize()).toBe(50);
  });

  it('does not take the place of another account that has signed in meanwhile', async () => {
    const { answer, backend, store } = await waitInVain();
    store.dispatch(watchSession());
    backend.changeUser(OTHER_USER);
    answer({ user: FREE_USER });
    await store.dispatch(awaitUser());
    await vi.waitFor(() => expect(selectIsSessionLoading(store.getState())).toBe(false));
    expect(selectUser(store.getState())).toBe(OTHER_USER);
  });

  it('is waited for by what belongs to its user alone, whatever the user may do', async () => {
    const { answer, backend, store } = await waitInVain();
    const isKnown = vi.fn<() => void>();
    vi.spyOn(backend.billing, 'subscription').mockReturnValue(new Promise(() => {}));
    const waiting = store.dispatch(awaitUser()).then(isKnown);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isKnown).not.toHaveBeenCalled();
    answer({ user: FREE_USER });
    await waiting;
    expect(selectKnownUserId(store.getState())).toBe(FREE_USER.id);
  });
});
