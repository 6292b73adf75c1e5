import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../src/app/store';
import { BackendError } from '../../../src/backend/backend';
import type { ScheduledPalette } from '../../../src/domain/weeklyPalette';
import { colorFromHex } from '../../../src/color/color';
import { askWeeklyEarly } from '../../../src/state/api/earlyWeekly';
import { weeklyApi } from '../../../src/state/api/weeklyApi';
import { createFakeBackend } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';

const PALETTE: ScheduledPalette = {
  id: '00000000-0000-4000-8000-000000000031',
  colors: [colorFromHex('#112233'), colorFromHex('#445566')],
  background: { type: 'image', url: '/weekly/slow-tide.jpg' },
  year: 2026,
  week: 47,
  clickCount: 0,
};

const { getWeekly } = weeklyApi.endpoints;

const openWith = (current: () => Promise<ScheduledPalette | null>) => {
  const asked = vi.fn(current);
  const services = createFakeServices({ backend: createFakeBackend({ weekly: { current: asked } }) });
  const store = createAppStore(services);
  return {
    asked,
    ask: async (options?: { forceRefetch: boolean }) =>
      store.dispatch(getWeekly.initiate(undefined, options)),
    askEarly: () => askWeeklyEarly(services),
  };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the palette of this week', () => {
  it('is asked for once', async () => {
    const { ask, asked } = openWith(async () => PALETTE);
    await Promise.all([ask(), ask()]);
    expect((await ask()).data).toEqual(PALETTE);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is the one that was asked for while the code was loading, and a new one from then on', async () => {
    const { ask, askEarly, asked } = openWith(async () => PALETTE);
    askEarly();
    expect((await ask()).data).toEqual(PALETTE);
    expect(asked).toHaveBeenCalledTimes(1);
    askEarly();
    expect(asked).toHaveBeenCalledTimes(1);
    await ask({ forceRefetch: true });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is asked for again where that failed before anyone waited for it', async () => {
    let isReached = false;
    const { ask, askEarly } = openWith(async () => {
      if (!isReached) throw new BackendError('offline');
      return PALETTE;
    });
    askEarly();
    await Promise.resolve();
    isReached = true;
    await vi.waitFor(async () => expect((await ask()).data).toEqual(PALETTE));
  });

  it('that cannot be loaded is in the log, and asked for again the next time', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { ask, asked } = openWith(() => Promise.reject(new BackendError('offline')));
    expect((await ask()).error).toBe('offline');
    expect(log).toHaveBeenCalledTimes(1);
    await ask();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is no trouble on an installation without a service', async () => {
    const log = vi.spyOn(console, 'error');
    const { ask } = openWith(() => Promise.reject(new BackendError('not-configured')));
    expect((await ask()).error).toBe('not-configured');
    expect(log).not.toHaveBeenCalled();
  });
});
