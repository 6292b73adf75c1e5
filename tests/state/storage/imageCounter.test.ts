import { describe, expect, it, vi } from 'vitest';

import { imageCounter } from '../../../src/state/storage/imageCounter';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createMemoryCounter } from '../../support/fakeServices';

const free = (used = 0) => ({
  backend: createFakeBackend({}, { user: FREE_USER, extractions: { image: used, video: 0 } }),
  dailyCounter: createMemoryCounter(3),
});

describe('the pictures of a day', () => {
  it('are counted on the device for a visitor, by the service for an account', async () => {
    const services = free(5);
    expect(await imageCounter(services, 'anonymous').used(10)).toBe(3);
    expect(await imageCounter(services, 'free').used(10)).toBe(5);
  });

  it('are no more than the limit, whatever the service has counted', async () => {
    expect(await imageCounter(free(14), 'free').used(10)).toBe(10);
  });

  it('are as many as the service has left after one more', async () => {
    const counter = imageCounter(free(5), 'free');
    expect(await counter.spend(10)).toBe(6);
    expect(await counter.used(10)).toBe(6);
  });

  it('are none where the service has no limit', async () => {
    const backend = createFakeBackend({
      extractions: { spend: async () => ({ isAllowed: true, remaining: null }) },
    });
    expect(await imageCounter({ backend, dailyCounter: createMemoryCounter() }, 'free').spend(10)).toBe(0);
  });

  it('are told to whoever listens, wherever the counter was asked for, until they stop', async () => {
    const services = free();
    const listener = vi.fn();
    const stop = imageCounter(services, 'free').onChange(listener);
    await imageCounter(services, 'free').spend(10);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await imageCounter(services, 'free').spend(10);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
