import type { DBSchema, IDBPDatabase } from 'idb';

import type { LocalStore } from '../storage/localStore';
import { SIGN_IN_MS } from './signInTime';

/** The pages whose file is restored after the redirect to the sign-in. */
export type FilePlace = 'image' | 'video';
export type SignInFile = {
  readonly file: Blob;
  readonly name: string;
  /** Data that the page stores with the file: anything that can be structured-cloned. */
  readonly note?: unknown;
};

/** Files of this tab that outlive the redirect to the sign-in and back. They never leave the device. */
export type SignInFiles = {
  /**
   * Keeps a file, replacing the previous one. Resolves to whether `take` will find it: not if it is too large, or if
   * the browser's storage is unavailable. Never rejects.
   */
  readonly keep: (place: FilePlace, kept: SignInFile) => Promise<boolean>;
  /** Registers a page's current file, read when the tab is about to leave. Returns the function that unregisters it. */
  readonly offer: (place: FilePlace, current: () => SignInFile | null) => () => void;
  /** Before the tab leaves: resolves once every file is kept, or has failed to be. Never rejects. */
  readonly settle: () => Promise<void>;
  /** Returns the file and removes it. Null if there is none, or if it belongs to an abandoned sign-in. */
  readonly take: (place: FilePlace) => Promise<SignInFile | null>;
};

const DATABASE = 'hueloom-sign-in';
/**
 * Key prefix in the tab's storage; with the page's name it holds the number of its file, so that tabs do not mix files.
 */
const KEY = 'hueloom-kept-file';
/** Copying a larger video would take longer than choosing it again. */
const MOST_BYTES = 2 ** 30;

type Row = SignInFile & { readonly atMs: number };

interface Schema extends DBSchema {
  files: { key: number; value: Row };
}

const open = async (): Promise<IDBPDatabase<Schema>> => {
  // Few visitors leave with a file, so idb is loaded only then.
  const { openDB } = await import('idb');
  return openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('files', { autoIncrement: true }),
    // The database is only ever open briefly; a newer version may be waiting for it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
};

/** Stores a file, deletes expired ones, and returns its key. */
const write = async (row: Row): Promise<number> => {
  const database = await open();
  try {
    const transaction = database.transaction('files', 'readwrite');
    for await (const cursor of transaction.store) {
      if (Math.abs(row.atMs - cursor.value.atMs) >= SIGN_IN_MS) await cursor.delete();
    }
    const key = await transaction.store.add(row);
    await transaction.done;
    return key;
  } finally {
    database.close();
  }
};

const remove = async (key: number): Promise<Row | null> => {
  const database = await open();
  try {
    const transaction = database.transaction('files', 'readwrite');
    const row = await transaction.store.get(key);
    await transaction.store.delete(key);
    await transaction.done;
    return row ?? null;
  } finally {
    database.close();
  }
};

type SignInFilesParts = { readonly tabStorage: LocalStore; readonly now: () => Date };

export const createSignInFiles = ({ tabStorage, now }: SignInFilesParts): SignInFiles => {
  const offers = new Map<FilePlace, () => SignInFile | null>();
  const writing = new Set<Promise<unknown>>();
  /** The most recent file of each page: an earlier one may take longer to write. */
  const latest = new Map<FilePlace, SignInFile>();
  const keyOf = (place: FilePlace): string => `${KEY}-${place}`;

  const store = async (place: FilePlace, kept: SignInFile): Promise<boolean> => {
    tabStorage.write(keyOf(place), null);
    latest.set(place, kept);
    if (kept.file.size > MOST_BYTES) return false;
    try {
      const key = await write({ ...kept, atMs: now().getTime() });
      if (latest.get(place) === kept) tabStorage.write(keyOf(place), key);
      else await remove(key);
      return true;
    } catch {
      // Private windows and full disks: the file has to be chosen again.
      return false;
    }
  };
  const keep: SignInFiles['keep'] = async (place, kept) => {
    const written = store(place, kept).finally(() => writing.delete(written));
    writing.add(written);
    return written;
  };

  return {
    keep,
    offer: (place, current) => {
      offers.set(place, current);
      return () => {
        if (offers.get(place) === current) offers.delete(place);
      };
    },
    settle: async () => {
      for (const [place, current] of offers) {
        const kept = current();
        if (kept) void keep(place, kept);
      }
      await Promise.all(writing);
    },
    take: async (place) => {
      // The sign-in may have happened in another window, without this page ever leaving.
      await Promise.all(writing);
      const key = tabStorage.read(keyOf(place));
      if (typeof key !== 'number') return null;
      tabStorage.write(keyOf(place), null);
      try {
        const row = await remove(key);
        if (!row || Math.abs(now().getTime() - row.atMs) >= SIGN_IN_MS) return null;
        const { atMs: _, ...kept } = row;
        return kept;
      } catch {
        return null;
      }
    },
  };
};
