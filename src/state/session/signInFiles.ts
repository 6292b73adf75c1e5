import type { DBSchema, IDBPDatabase } from 'idb';

import type { LocalStore } from '../storage/localStore';

/** The pages whose file is there again once its visitor has come back from signing in. */
export type FilePlace = 'image' | 'video';
export type SignInFile = {
  readonly file: Blob;
  readonly name: string;
  /** What its page wants to find beside it: whatever can be cloned. */
  readonly note?: unknown;
};

/** Files of this tab that outlive its way to the sign-in and back. They stay on the device. */
export type SignInFiles = {
  /** Keeps a file in the place of the one before. Resolves to whether `take` will find it: too large a one, or where the browser keeps nothing, it will not. Never rejects. */
  readonly keep: (place: FilePlace, kept: SignInFile) => Promise<boolean>;
  /** The file that a page has, asked for when the tab is about to leave. Returns what withdraws it. */
  readonly offer: (place: FilePlace, current: () => SignInFile | null) => () => void;
  /** Before the tab leaves: resolves once all files are kept, or cannot be. Never rejects. */
  readonly settle: () => Promise<void>;
  /** The file, once. Null where there is none, or it belongs to a sign-in that was given up. */
  readonly take: (place: FilePlace) => Promise<SignInFile | null>;
};

const DATABASE = 'hueloom-sign-in';
/** In the tab's storage, with the name of the page: the number of its file, so that no tab takes another's. */
const KEY = 'hueloom-kept-file';
/** A sign-in takes less. */
const KEPT_MS = 15 * 60_000;
/** Copying a larger video would take longer than choosing it once more. */
const MOST_BYTES = 2 ** 30;

type Row = SignInFile & { readonly atMs: number };

interface Schema extends DBSchema {
  files: { key: number; value: Row };
}

const open = async (): Promise<IDBPDatabase<Schema>> => {
  // Few visitors leave with a file: nobody else loads it.
  const { openDB } = await import('idb');
  return openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore('files', { autoIncrement: true }),
    // Held for a moment only; another version may wait for it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
};

/** Keeps a file and forgets those that nobody came back for. Gives its number. */
const write = async (row: Row): Promise<number> => {
  const database = await open();
  try {
    const transaction = database.transaction('files', 'readwrite');
    for await (const cursor of transaction.store) {
      if (Math.abs(row.atMs - cursor.value.atMs) >= KEPT_MS) await cursor.delete();
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
  /** Those that were to be kept last: an earlier one may take longer to write. */
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
      // Private windows and full disks: whoever comes back is asked for the file again.
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
      // Somebody may sign in beside this page, which never leaves then.
      await Promise.all(writing);
      const key = tabStorage.read(keyOf(place));
      if (typeof key !== 'number') return null;
      tabStorage.write(keyOf(place), null);
      try {
        const row = await remove(key);
        if (!row || Math.abs(now().getTime() - row.atMs) >= KEPT_MS) return null;
        const { atMs: _, ...kept } = row;
        return kept;
      } catch {
        return null;
      }
    },
  };
};
