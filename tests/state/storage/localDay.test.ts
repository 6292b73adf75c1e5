import { afterEach, describe, expect, it, vi } from 'vitest';

import { localDay, msToNextDay } from '../../../src/state/storage/localDay';

const HOUR_MS = 3_600_000;
const inZone = (zone: string): void => void vi.stubEnv('TZ', zone);
afterEach(() => vi.unstubAllEnvs());

describe('the local day', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-11-21'],
    ['Asia/Kathmandu', '2026-11-20'],
    ['Europe/Berlin', '2026-11-20'],
    ['America/New_York', '2026-11-20'],
    ['Pacific/Pago_Pago', '2026-11-19'],
  ])('is the day in %s', (zone, day) => {
    inZone(zone);
    expect(localDay(new Date('2026-11-20T10:30:00Z'))).toBe(day);
  });

  it('compares as text in the order of time, over new years and into five figures of days', () => {
    inZone('UTC');
    const days = Array.from({ length: 800 }, (_, n) => localDay(new Date(Date.UTC(2026, 0, 1 + n))));
    expect(days.toSorted()).toEqual(days);
    expect(new Set(days).size).toBe(800);
  });

  it('lasts 23, 25 or 24 hours where the clocks change', () => {
    inZone('Europe/Berlin');
    expect(msToNextDay(new Date(2026, 2, 29))).toBe(23 * HOUR_MS);
    expect(msToNextDay(new Date(2026, 9, 25))).toBe(25 * HOUR_MS);
    expect(msToNextDay(new Date(2026, 5, 1))).toBe(24 * HOUR_MS);
  });

  it('begins at one o’clock where midnight is skipped', () => {
    inZone('America/Asuncion');
    const before = new Date(2023, 9, 0, 23, 30);
    const next = new Date(before.getTime() + msToNextDay(before));
    expect(localDay(next)).toBe('2023-10-01');
    expect(next.getHours()).toBe(1);
    expect(localDay(new Date(next.getTime() - 1))).toBe('2023-09-30');
  });
});
