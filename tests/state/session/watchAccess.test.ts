import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { BackendError } from '../../../src/backend/backend';
import { readSession } from '../../../src/state/session/readSession';
import { watchAccess } from '../../../src/state/session/watchAccess';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';

/** As much of a window as coming back to it needs. */
const createPage = () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  return Object.assign(new EventTarget(), { document });
};

let nowMs = 0;
const open = async (subscription = vi.fn().mockResolvedValue(null)) => {
  const backend = createFakeBackend({ billing: { subscription } }, { user: FREE_USER });
  const store = createAppStore(createFakeServices({ backend, now: () => new Date(nowMs) }));
  await store.dispatch(readSession());
  const page = createPage();
  // Only the parts of a window that are listened to.
  const stop = store.dispatch(watchAccess(page as unknown as Window));
  subscription.mockClear();
  return { store, page, stop, subscription };
};

beforeEach(() => {
  nowMs = Date.UTC(2026, 10, 20, 12);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the plan of someone who comes back to the page', () => {
  it('is read again, so that what changed elsewhere opens here', async () => {
    const { store, page, subscription } = await open();
    subscription.mockResolvedValue(ACTIVE_SUBSCRIPTION);
    nowMs += 31_000;
    page.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(store.getState().session.plan).toBe('pro'));
  });

  it('is not read again within 30 seconds, nor while the page is hidden', async () => {
    const { page, subscription } = await open();
    nowMs += 29_000;
    page.dispatchEvent(new Event('focus'));
    nowMs += 60_000;
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(subscription).not.toHaveBeenCalled();
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('focus'));
    expect(subscription).toHaveBeenCalledTimes(1);
  });

  it('is read at once when it was not known, and when the network is back', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { page, subscription } = await open(
      vi.fn().mockRejectedValueOnce(new BackendError('offline')).mockResolvedValue(null),
    );
    page.dispatchEvent(new Event('focus'));
    expect(subscription).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('online'));
    expect(subscription).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalled();
  });

  it('is left alone after it was told to stop', async () => {
    const { page, stop, subscription } = await open();
    stop();
    nowMs += 60_000;
    page.dispatchEvent(new Event('focus'));
    page.dispatchEvent(new Event('online'));
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(subscription).not.toHaveBeenCalled();
  });
});
