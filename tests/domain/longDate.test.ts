import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** What a page does on a device in that zone. */
const longDateIn = async (zone: string): Promise<(seconds: number) => string> => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  return (await import('../../src/domain/longDate')).longDate;
};

describe('a long date', () => {
  it.each([
    [Date.UTC(2025, 6, 1), 'July 1, 2025'],
    [Date.UTC(2025, 6, 1, 23, 59, 59), 'July 1, 2025'],
    [Date.UTC(2026, 11, 14), 'December 14, 2026'],
  ])('is the day in UTC, wherever it is read [S-12]', async (ms, text) => {
    for (const zone of ['UTC', 'America/New_York', 'Pacific/Auckland'])
      expect((await longDateIn(zone))(ms / 1000)).toBe(text);
  });
});
