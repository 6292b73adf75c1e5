import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDailyCounter } from '../../../src/state/storage/createDailyCounter';
import { localDay } from '../../../src/state/storage/localDay';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIMIT = 10;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A clock that tests set, in the zone of the moment. */
const createClock = (start: Date) => {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (to: Date | number) => void (time = Number(to)),
    advance: (ms: number) => void (time += ms),
  };
};

const spendTimes = async (counter: ReturnType<typeof createDailyCounter>, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await counter.spend(LIMIT);
};

describe('the daily counter', () => {
  it('counts up to the limit and stays there [X-15]', async () => {
    const counter = createDailyCounter(() => new Date(2026, 10, 20, 12));
    expect(await counter.used(LIMIT)).toBe(0);
    expect(await counter.spend(LIMIT)).toBe(1);
    await spendTimes(counter, 12);
    expect(await counter.spend(LIMIT)).toBe(LIMIT);
    expect(await counter.used(LIMIT)).toBe(LIMIT);
    expect(await counter.used(LIMIT + 1)).toBe(LIMIT);
  });

  it('is exact when two tabs spend 500 each at once', async () => {
    const now = () => new Date(2026, 10, 20, 12);
    const tabs = [createDailyCounter(now), createDailyCounter(now)];
    const spent = await Promise.all(
      Array.from({ length: 500 }, () => tabs.map((tab) => tab.spend(5000))).flat(),
    );
    expect(new Set(spent).size).toBe(1000);
    expect(await tabs[0]?.used(5000)).toBe(1000);
  });

  it('starts again at local midnight, not at midnight elsewhere [X-15]', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const clock = createClock(new Date(2026, 10, 20, 18));
    const counter = createDailyCounter(clock.now);
    await spendTimes(counter, 3);
    clock.set(new Date(2026, 10, 20, 23, 59, 59));
    expect(await counter.used(LIMIT)).toBe(3);
    clock.set(new Date(2026, 10, 21));
    expect(await counter.used(LIMIT)).toBe(0);
  });

  it('gives one fresh allowance for a clock set forward, and no more for setting it back and forth', async () => {
    const today = new Date(2026, 10, 20, 12).getTime();
    const clock = createClock(new Date(today));
    const counter = createDailyCounter(clock.now);
    await spendTimes(counter, LIMIT);
    clock.set(today + DAY_MS);
    expect(await counter.used(LIMIT)).toBe(0);
    await spendTimes(counter, LIMIT);
    for (let i = 0; i < 50; i++) {
      clock.set(today - i * DAY_MS);
      expect(await counter.used(LIMIT)).toBe(LIMIT);
      clock.set(today + DAY_MS);
      expect(await counter.used(LIMIT)).toBe(LIMIT);
    }
  });

  it.each([
    { day: 5, used: 3 },
    { day: '2026-11-20', used: Number.NaN },
    { day: '2026-11-20', used: -4 },
    { day: '', used: 99 },
    'x',
    null,
  ])('reads the stored %j as nothing used', async (bad) => {
    const counter = createDailyCounter(() => new Date(2026, 10, 20, 12));
    await counter.used(LIMIT);
    await new Promise((resolve) => {
      indexedDB.open('hueloom').addEventListener('success', (event) => {
        const { result: database } = event.target as IDBOpenDBRequest;
        const transaction = database.transaction('dailyCounts', 'readwrite');
        transaction.objectStore('dailyCounts').put(bad, 'images');
        transaction.addEventListener('complete', () => resolve(database.close()));
      });
    });
    expect(await counter.used(LIMIT)).toBe(0);
    expect(await counter.spend(LIMIT)).toBeLessThanOrEqual(1);
  });

  it('counts in memory where the database is blocked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const counter = createDailyCounter(() => new Date(2026, 10, 20, 12));
    await spendTimes(counter, 2);
    expect(await counter.used(LIMIT)).toBe(2);
  });

  it('tells this tab and the others that one was spent, until they stop listening', async () => {
    const now = () => new Date(2026, 10, 20, 12);
    const [here, there] = [createDailyCounter(now), createDailyCounter(now)];
    const listener = vi.fn<() => void>();
    const stop = there.onChange(listener);
    const own = vi.fn<() => void>();
    const stopOwn = here.onChange(own);
    await here.spend(LIMIT);
    expect(own).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    stop();
    stopOwn();
    await there.spend(LIMIT);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('tells at local midnight, once, also after the computer slept over it', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(new Date(2026, 10, 20, 23, 58, 30));
    const listener = vi.fn<() => void>();
    const stop = createDailyCounter(() => new Date()).onChange(listener);
    vi.advanceTimersByTime(89_999);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(listener).toHaveBeenCalledTimes(1);

    vi.setSystemTime(new Date(2026, 10, 22, 7));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  // 23 and 25 hour days, half-hour changes, skipped midnights, a quarter-hour offset, a month of winter time in summer.
  it.each([
    'Europe/Berlin',
    'America/New_York',
    'America/Sao_Paulo',
    'America/Asuncion',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Africa/Casablanca',
  ])('gives exactly one allowance a day through a year in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    const clock = createClock(new Date(2018, 0, 1, 0, 30));
    const counter = createDailyCounter(clock.now);
    const allowed = new Map<string, number>();
    // Four hours and a bit: passes every hour of the day within the year.
    for (let step = 0; step < 400 * 6; step++) {
      const day = localDay(clock.now());
      const before = await counter.used(2);
      if (before < 2) {
        await counter.spend(2);
        allowed.set(day, (allowed.get(day) ?? 0) + 1);
      }
      clock.advance(3.9 * 60 * MINUTE_MS);
    }
    expect(new Set(allowed.values())).toEqual(new Set([2]));
    expect(allowed.size).toBeGreaterThan(388);
  });

  it('never gives more than two allowances within a day, however the clock is moved', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -40, max: 47 }), { maxLength: 30 }),
        async (hoursFromNoon) => {
          vi.stubGlobal('indexedDB', new IDBFactory());
          const noon = new Date(2026, 10, 20, 12).getTime();
          const clock = createClock(new Date(noon));
          const counter = createDailyCounter(clock.now);
          let given = 0;
          for (const hours of hoursFromNoon) {
            clock.set(noon + hours * 60 * MINUTE_MS);
            for (let i = 0; i < 3; i++) {
              if ((await counter.used(3)) >= 3) continue;
              await counter.spend(3);
              given++;
            }
          }
          // Days the clock reached in ascending order: each may give its three once.
          const newest = new Set<string>();
          let highest = '';
          for (const hours of hoursFromNoon) {
            const day = localDay(new Date(noon + hours * 60 * MINUTE_MS));
            if (day > highest) newest.add((highest = day));
          }
          expect(given).toBe(newest.size * 3);
        },
      ),
      { numRuns: 60 },
    );
  });
});
