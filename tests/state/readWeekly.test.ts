import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '../../src/app/store';
import { BackendError } from '../../src/backend/backend';
import type { ScheduledPalette } from '../../src/domain/weeklyPalette';
import { colorFromHex } from '../../src/color/color';
import { readWeekly } from '../../src/state/readWeekly';
import { selectWeekly, weeklySaved } from '../../src/state/weeklySlice';
import { createFakeBackend } from '../support/fakeBackend';
import { createFakeServices } from '../support/fakeServices';

const PALETTE: ScheduledPalette = {
  id: '00000000-0000-4000-8000-000000000031',
  colors: [colorFromHex('#112233'), colorFromHex('#445566')],
  background: { type: 'image', url: '/weekly/slow-tide.jpg' },
  year: 2026,
  week: 47,
  clickCount: 0,
};

const storeWith = (current: () => Promise<ScheduledPalette | null>) => {
  const asked = vi.fn(current);
  const store = createAppStore(
    createFakeServices({ backend: createFakeBackend({ weekly: { current: asked } }) }),
  );
  return { store, asked };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the palette of this week', () => {
  it('is asked for once, and again after a week was saved', async () => {
    const { store, asked } = storeWith(async () => PALETTE);
    await Promise.all([store.dispatch(readWeekly()), store.dispatch(readWeekly())]);
    await store.dispatch(readWeekly());
    expect(asked).toHaveBeenCalledTimes(1);
    expect(selectWeekly(store.getState())).toEqual({ status: 'read', current: PALETTE });
    store.dispatch(weeklySaved());
    expect(selectWeekly(store.getState()).current).toEqual(PALETTE);
    await store.dispatch(readWeekly());
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('that cannot be loaded is in the log, and asked for again the next time', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store, asked } = storeWith(() => Promise.reject(new BackendError('offline')));
    await store.dispatch(readWeekly());
    expect(selectWeekly(store.getState())).toEqual({ status: 'failed', current: null });
    expect(log).toHaveBeenCalledTimes(1);
    await store.dispatch(readWeekly());
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is no trouble on an installation without a service', async () => {
    const log = vi.spyOn(console, 'error');
    const { store } = storeWith(() => Promise.reject(new BackendError('not-configured')));
    await store.dispatch(readWeekly());
    expect(selectWeekly(store.getState()).status).toBe('failed');
    expect(log).not.toHaveBeenCalled();
  });
});
