import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { DailyCounter } from './dailyCounter';
import { localDay, msToNextDay } from './localDay';
import { reportError } from '../reportError';

const DATABASE = 'hueloom';
const STORE = 'dailyCounts';
const KEY = 'images';
/** Sleep and clock changes both distort long timers, so the day is checked this often. */
const DAY_CHECK_MS = 60_000;

type DayCount = { readonly day: string; readonly used: number };
interface Schema extends DBSchema {
  [STORE]: { key: string; value: DayCount };
}

/**
 * A stored day in the future counts as today and is kept: setting the clock forward gives one fresh allowance, setting
 * it back and forth gives no more.
 */
const usedOn = (today: string, stored: DayCount | undefined): DayCount => {
  const isCurrent = typeof stored?.day === 'string' && stored.day >= today;
  if (!isCurrent) return { day: today, used: 0 };
  return Number.isFinite(stored.used) ? stored : { day: stored.day, used: 0 };
};

const clamp = (used: number, limit: number): number => Math.max(0, Math.min(used, limit));

/** Counts in IndexedDB; where that is blocked, in this page's memory. */
export const createDailyCounter = (now: () => Date): DailyCounter => {
  const listeners = new Set<() => void>();
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  let inMemory: DayCount | undefined;
  let channel: BroadcastChannel | undefined;
  let dayTimer: ReturnType<typeof setTimeout> | undefined;

  const forget = (): void => {
    database = undefined;
  };
  const open = (): Promise<IDBPDatabase<Schema>> =>
    (database ??= openDB<Schema>(DATABASE, 1, {
      upgrade: (db) => void db.createObjectStore(STORE),
      // Another tab wants to upgrade: close, and open again at the next use.
      blocking: () => {
        void database?.then((db) => db.close());
        forget();
      },
      terminated: forget,
    }));

  /** Reads, changes and writes in one transaction, which other tabs wait for. */
  const update = async (change: (count: DayCount) => DayCount): Promise<DayCount> => {
    const today = localDay(now());
    try {
      const transaction = (await open()).transaction(STORE, 'readwrite');
      const count = change(usedOn(today, await transaction.store.get(KEY)));
      await transaction.store.put(count, KEY);
      await transaction.done;
      return count;
    } catch (error) {
      forget();
      reportError('counting an extraction', error);
      return (inMemory = change(usedOn(today, inMemory)));
    }
  };

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const watchDay = (): void => {
    const day = localDay(now());
    dayTimer = setTimeout(
      () => {
        if (localDay(now()) !== day) notify();
        watchDay();
      },
      Math.min(msToNextDay(now()), DAY_CHECK_MS),
    );
  };

  const connect = (): BroadcastChannel => {
    if (channel) return channel;
    channel = new BroadcastChannel(`${DATABASE}-${STORE}`);
    channel.addEventListener('message', notify);
    return channel;
  };

  return {
    async used(limit) {
      return clamp((await update((count) => count)).used, limit);
    },

    async spend(limit) {
      const { used } = await update(({ day, used: before }) => ({ day, used: clamp(before + 1, limit) }));
      connect().postMessage(null);
      notify();
      return used;
    },

    onChange(listener) {
      connect();
      if (listeners.size === 0) watchDay();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(dayTimer);
      };
    },
  };
};
