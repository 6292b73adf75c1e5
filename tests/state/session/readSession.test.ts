import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { BackendError } from '../../../src/backend/backend';
import { openAddress } from '../../../src/state/palette/openAddress';
import { HISTORY_INDEX_KEY, HISTORY_KEY } from '../../../src/state/palette/stored/historyKeys';
import { readAccess, readSession, watchSession } from '../../../src/state/session/readSession';
import { selectIsSessionLoading, selectPlan, selectUser } from '../../../src/state/session/sessionSlice';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';

const OTHER_USER = { ...FREE_USER, id: '2', name: 'Other' };

const start = (backend = createFakeBackend(), storage = createMemoryStore()) =>
  createAppStore(createFakeServices({ backend, storage }));

const hushErrors = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
};

describe('reading the session', () => {
  it('makes nobody a visitor', async () => {
    const store = start();
    await store.dispatch(readSession());
    expect(store.getState().session).toEqual({
      user: null,
      ownerId: null,
      departures: 0,
      plan: 'anonymous',
      isAdmin: false,
      subscription: null,
      isComplimentary: false,
      isLoading: false,
      isAwaited: false,
      isAccessUnknown: false,
      accessRequests: 0,
      hasExpired: false,
    });
  });

  it('tells the plan by the subscription, and the administrator', async () => {
    const free = start(createFakeBackend({}, { user: FREE_USER }));
    await free.dispatch(readSession());
    expect(free.getState().session).toMatchObject({
      user: FREE_USER,
      plan: 'free',
      isAdmin: false,
      isLoading: false,
    });
    const pro = start(
      createFakeBackend({}, { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION, isAdmin: true }),
    );
    await pro.dispatch(readSession());
    expect(pro.getState().session).toMatchObject({
      plan: 'pro',
      isAdmin: true,
      subscription: ACTIVE_SUBSCRIPTION,
    });
    const given = start(createFakeBackend({}, { user: FREE_USER, isComplimentary: true }));
    await given.dispatch(readSession());
    expect(given.getState().session).toMatchObject({ plan: 'pro', isComplimentary: true });
  });

  it('keeps what is known where the subscription cannot be read', async () => {
    hushErrors();
    const backend = createFakeBackend({}, { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION });
    const store = start(backend);
    await store.dispatch(readSession());
    vi.spyOn(backend.billing, 'subscription').mockRejectedValue(new BackendError('offline'));
    await store.dispatch(readAccess());
    expect(store.getState().session).toMatchObject({ plan: 'pro', isLoading: false });
  });

  it('does not take for free whose plan has never been read', async () => {
    hushErrors();
    const subscription = vi.fn().mockRejectedValueOnce(new BackendError('offline')).mockResolvedValue(null);
    const store = start(createFakeBackend({ billing: { subscription } }, { user: FREE_USER }));
    await store.dispatch(readSession());
    expect(store.getState().session).toMatchObject({ isLoading: false, isAccessUnknown: true });
    await store.dispatch(readAccess());
    expect(store.getState().session).toMatchObject({ plan: 'free', isAccessUnknown: false });
  });

  it('follows whoever signs in and out elsewhere, until it is told to stop', async () => {
    const backend = createFakeBackend();
    const store = start(backend);
    const stop = store.dispatch(watchSession());
    backend.changeUser(FREE_USER);
    await vi.waitFor(() => expect(selectIsSessionLoading(store.getState())).toBe(false));
    expect(selectUser(store.getState())).toBe(FREE_USER);
    backend.changeUser(null);
    expect(selectPlan(store.getState())).toBe('anonymous');
    stop();
    backend.changeUser(FREE_USER);
    expect(selectUser(store.getState())).toBeNull();
  });

  it('gives nobody the plan of somebody else', async () => {
    let answer: (subscription: typeof ACTIVE_SUBSCRIPTION) => void = () => {};
    const subscription = vi
      .fn()
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValue(null);
    const backend = createFakeBackend({ billing: { subscription } }, { user: FREE_USER });
    const store = start(backend);
    store.dispatch(watchSession());
    const first = store.dispatch(readSession());
    await vi.waitFor(() => expect(subscription).toHaveBeenCalledOnce());
    backend.changeUser(OTHER_USER);
    answer(ACTIVE_SUBSCRIPTION);
    await first;
    expect(store.getState().session).toMatchObject({ user: OTHER_USER, plan: 'free' });
  });
});

describe('access that is asked for twice', () => {
  it('is what the answer to the last question says, whatever an older one says later', async () => {
    let answerLate: (subscription: null) => void = () => {};
    const slow = new Promise((resolve) => (answerLate = resolve));
    const subscription = vi
      .fn()
      .mockResolvedValueOnce(null)
      .mockReturnValueOnce(slow)
      .mockResolvedValue(ACTIVE_SUBSCRIPTION);
    const store = start(createFakeBackend({ billing: { subscription } }, { user: FREE_USER }));
    await store.dispatch(readSession());
    const late = store.dispatch(readAccess());
    await store.dispatch(readAccess());
    answerLate(null);
    await late;
    expect(store.getState().session).toMatchObject({ plan: 'pro', isAccessUnknown: false });
  });
});

describe('the history of a builder that opens before the session is known', () => {
  const entry = (index: number) => ({ colors: [`hsl(${index}, 50%, 50%)`, 'hsl(0, 0%, 0%)'] });
  const keptFifty = () =>
    createMemoryStore({
      [HISTORY_KEY]: Array.from({ length: 50 }, (_, index) => entry(index)),
      [HISTORY_INDEX_KEY]: 49,
    });
  const count = (store: ReturnType<typeof start>) => store.getState().paletteHistory.entries.length;

  it('keeps 50 palettes for someone who turns out to be signed in [B-39]', async () => {
    const store = start(createFakeBackend({}, { user: FREE_USER }), keptFifty());
    const reading = store.dispatch(readSession());
    // A linked palette is one step more.
    store.dispatch(openAddress({ search: '?c=0d9488-f5f5f4', state: null }));
    expect(count(store)).toBe(50);
    await reading;
    expect(count(store)).toBe(50);
  });

  it('is 5 palettes for a visitor, and becomes so as soon as nobody turns out to be here', async () => {
    const known = start(undefined, keptFifty());
    known.dispatch(openAddress({ search: '', state: null }));
    expect(count(known)).toBe(5);

    const late = start(undefined, keptFifty());
    const reading = late.dispatch(readSession());
    late.dispatch(openAddress({ search: '', state: null }));
    expect(count(late)).toBe(50);
    await reading;
    expect(count(late)).toBe(5);
  });
});
