import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { SIGN_IN_MS } from './signInTime';

/** What a page keeps across the sign-in, and since when. */
type Row = { readonly value: unknown; readonly atMs: number };

interface Schema extends DBSchema {
  files: { key: number; value: Row };
}

const DATABASE = 'hueloom-sign-in';

const isExpired = ({ atMs }: Row, nowMs: number): boolean => Math.abs(nowMs - atMs) >= SIGN_IN_MS;

/** The database is only ever open briefly. */
const inDatabase = async <Result>(
  run: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> => {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore('files', { autoIncrement: true }),
    // A newer version may be waiting for it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
};

/** Stores a value, deletes the one it replaces, and returns its key. */
export const addRow = async (row: Row, replaced: number | null): Promise<number> =>
  inDatabase(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    if (replaced !== null) await transaction.store.delete(replaced);
    const key = await transaction.store.add(row);
    await transaction.done;
    return key;
  });

/** Returns a value and deletes it; undefined if there is none, or if it has expired. */
export const takeRow = async (key: number, nowMs: number): Promise<unknown> =>
  inDatabase(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    const row = await transaction.store.get(key);
    await transaction.store.delete(key);
    await transaction.done;
    return row && !isExpired(row, nowMs) ? row.value : undefined;
  });

export const dropRows = async (): Promise<void> => inDatabase(async (database) => database.clear('files'));

/** Deletes what abandoned sign-ins have left, and returns how many rows remain. */
export const dropExpiredRows = async (nowMs: number): Promise<number> =>
  inDatabase(async (database) => {
    const transaction = database.transaction('files', 'readwrite');
    let remaining = 0;
    for await (const cursor of transaction.store) {
      if (isExpired(cursor.value, nowMs)) await cursor.delete();
      else remaining += 1;
    }
    await transaction.done;
    return remaining;
  });
