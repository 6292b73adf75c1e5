import { isRecord } from '../../domain/jsonRecord';
import type { LocalStore } from '../storage/localStore';

/** The pages whose files are restored after the redirect to the sign-in. */
export type FilePlace = 'image' | 'video';
export type SignInContent = {
  /** The files, and what the page stores with them: anything that can be structured-cloned. */
  readonly value: unknown;
  /** Size of all files in it. */
  readonly bytes: number;
};

/** Files of this tab that outlive the redirect to the sign-in and back. They never leave the device. */
export type SignInFiles = {
  /**
   * Keeps what a page has open, replacing what it kept before. Resolves to whether `take` will find it: not if it is too
   * large, or if the browser's storage is unavailable. Never rejects.
   * @param ownerId the account whose session has ended; null for a visitor
   */
  readonly keep: (place: FilePlace, content: SignInContent, ownerId: string | null) => Promise<boolean>;
  /**
   * Registers what a page has open, read when the tab is about to leave; null for nothing. Returns the function that
   * unregisters it.
   */
  readonly offer: (place: FilePlace, current: () => Promise<SignInContent | null>) => () => void;
  /**
   * Before the tab leaves: resolves, once everything is written, to whether all of it is kept. Never rejects.
   * @param ownerId the account whose session has ended; null for a visitor
   */
  readonly settle: (ownerId: string | null) => Promise<boolean>;
  /** The tab stays after all: deletes what `settle` has kept. Never rejects. */
  readonly discard: () => Promise<void>;
  /**
   * Returns what a page has kept, and deletes it. Undefined if there is none, if its sign-in was abandoned, or if it is of
   * another account.
   * @param readUserId who has signed in, null for a visitor; asked only where what was kept is of an account
   */
  readonly take: (place: FilePlace, readUserId: () => Promise<string | null>) => Promise<unknown>;
  /** Deletes what abandoned sign-ins have left, in any tab. Never rejects. */
  readonly dropExpired: () => Promise<void>;
  /** Deletes what any tab has kept. Never rejects. */
  readonly dropAll: () => Promise<void>;
};

/**
 * Key prefix in the tab's storage; with the page's name it holds the number of its row, so that tabs do not mix files, and
 * whose it is.
 */
const KEY = 'hueloom-kept-file';
/** Key in the storage of all tabs: whether there may be rows, so that most visits open no database. */
const USED_KEY = 'hueloom-kept-files';
type Kept = { readonly row: number; readonly ownerId: string | null };

const readKept = (stored: unknown): Kept | null => {
  const { row, ownerId } = isRecord(stored) ? stored : {};
  return typeof row === 'number' ? { row, ownerId: typeof ownerId === 'string' ? ownerId : null } : null;
};

/** Copying more would take longer than choosing it again. */
const MOST_BYTES = 2 ** 30;

/** Few visitors leave with a file, so the database's code is loaded only then. */
const rows = async () => import('./signInRows');

type SignInFilesParts = {
  readonly tabStorage: LocalStore;
  readonly storage: LocalStore;
  readonly now: () => Date;
};

export const createSignInFiles = ({ tabStorage, storage, now }: SignInFilesParts): SignInFiles => {
  const offers = new Map<FilePlace, Parameters<SignInFiles['offer']>[1]>();
  const writing = new Set<Promise<boolean>>();
  /** The most recent content of each page: an earlier one may take longer to write. */
  const latest = new Map<FilePlace, SignInContent>();
  const keyOf = (place: FilePlace): string => `${KEY}-${place}`;
  const nowMs = (): number => now().getTime();

  /** A page's row, which the page gives up. */
  const release = (place: FilePlace): Kept | null => {
    const kept = readKept(tabStorage.read(keyOf(place)));
    tabStorage.write(keyOf(place), null);
    return kept;
  };
  const takeRow = async ({ row }: Kept): Promise<unknown> => {
    try {
      return await (await rows()).takeRow(row, nowMs());
    } catch {
      return undefined;
    }
  };
  const drop = async (place: FilePlace): Promise<void> => {
    const kept = release(place);
    if (kept) await takeRow(kept);
  };

  const store = async (
    place: FilePlace,
    content: SignInContent,
    ownerId: string | null,
  ): Promise<boolean> => {
    latest.set(place, content);
    if (content.bytes > MOST_BYTES) {
      await drop(place);
      return false;
    }
    try {
      const { addRow } = await rows();
      storage.write(USED_KEY, true);
      const row = await addRow({ value: content.value, atMs: nowMs() }, release(place)?.row ?? null);
      if (latest.get(place) === content) tabStorage.write(keyOf(place), { row, ownerId });
      else await takeRow({ row, ownerId });
      return true;
    } catch {
      // Private windows and full disks: the file has to be chosen again.
      return false;
    }
  };
  const keep: SignInFiles['keep'] = async (place, content, ownerId) => {
    const written = store(place, content, ownerId).finally(() => writing.delete(written));
    writing.add(written);
    return written;
  };
  const keepOffered = async (
    place: FilePlace,
    current: () => Promise<SignInContent | null>,
    ownerId: string | null,
  ): Promise<boolean> => {
    try {
      const content = await current();
      if (content) return await keep(place, content, ownerId);
      await drop(place);
      return true;
    } catch {
      // The code that reads what is open could not be loaded.
      return false;
    }
  };

  return {
    keep,
    offer: (place, current) => {
      offers.set(place, current);
      return () => {
        if (offers.get(place) === current) offers.delete(place);
      };
    },
    settle: async (ownerId) => {
      const offered = Array.from(offers, async ([place, current]) => keepOffered(place, current, ownerId));
      return (await Promise.all([...writing, ...offered])).every(Boolean);
    },
    discard: async () => {
      await Promise.all(writing);
      await Promise.all(Array.from(offers.keys(), drop));
    },
    take: async (place, readUserId) => {
      // The sign-in may have happened in another window, without this page ever leaving.
      await Promise.all(writing);
      const ownerId = readKept(tabStorage.read(keyOf(place)))?.ownerId ?? null;
      const userId = ownerId === null ? null : await readUserId();
      const kept = release(place);
      const content = kept ? await takeRow(kept) : undefined;
      return userId === null || ownerId === userId ? content : undefined;
    },
    dropExpired: async () => {
      if (storage.read(USED_KEY) !== true) return;
      try {
        const remaining = await (await rows()).dropExpiredRows(nowMs());
        if (remaining === 0) storage.write(USED_KEY, false);
      } catch {
        // Tried again an hour later.
      }
    },
    dropAll: async () => {
      if (storage.read(USED_KEY) !== true) return;
      try {
        await Promise.all(writing);
        await (await rows()).dropRows();
      } catch {
        // They expire.
        storage.write(USED_KEY, true);
      }
    },
  };
};
