import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { FilmArchive, KeptFilm, KeptFrame } from './filmArchive';
import type { LocalStore } from './localStore';
import { reportError } from './reportError';

const DATABASE = 'hueloom-films';
/** Where a tab finds the name of its film: another tab has another one. */
const KEY = 'hueloom-film';
/** Tabs that were closed leave their films behind; the next film sweeps them out. */
const KEPT_MS = 24 * 3600_000;

type Row = Omit<KeptFilm, 'source'> & { readonly at: number };
interface Schema extends DBSchema {
  films: { key: string; value: Row };
  /** The films themselves, apart: what is known of one changes while it is read, and would be written with all its bytes. */
  sources: { key: string; value: Blob };
  frames: { key: [film: string, index: number]; value: KeptFrame };
}
type Database = IDBPDatabase<Schema>;

const framesOf = (film: string): IDBKeyRange => IDBKeyRange.bound([film, 0], [film, Infinity]);

const remove = async (database: Database, film: string): Promise<void> => {
  const transaction = database.transaction(['films', 'sources', 'frames'], 'readwrite');
  await Promise.all([
    transaction.objectStore('films').delete(film),
    transaction.objectStore('sources').delete(film),
    transaction.objectStore('frames').delete(framesOf(film)),
    transaction.done,
  ]);
};

const removeOlderThan = async (database: Database, at: number): Promise<void> => {
  const keys = await database.getAllKeys('films');
  const rows = await Promise.all(keys.map(async (key) => ({ key, row: await database.get('films', key) })));
  const old = rows.filter(({ row }) => row !== undefined && row.at < at);
  await Promise.all(old.map(async ({ key }) => remove(database, key)));
};

/** Keeps films in IndexedDB, under a name that only this tab knows. */
export const createFilmArchive = (tabStorage: LocalStore, now: () => Date): FilmArchive => {
  let database: Promise<Database> | undefined;
  /** One step after the other, so that frames never come before their film. */
  let last: Promise<unknown> = Promise.resolve();
  /** A film of which something could not be kept: half a film is none. */
  let lost: string | null = null;

  const open = async (): Promise<Database> =>
    (database ??= openDB<Schema>(DATABASE, 2, {
      upgrade: (db, oldVersion) => {
        if (oldVersion < 1) {
          db.createObjectStore('films');
          db.createObjectStore('frames');
        }
        db.createObjectStore('sources');
      },
    }));

  const nameOfFilm = (): string | null => {
    const name = tabStorage.read(KEY);
    return typeof name === 'string' ? name : null;
  };

  const then = async <Result>(
    name: string,
    step: (db: Database) => Promise<Result>,
  ): Promise<Result | null> => {
    const run = async (): Promise<Result | null> => {
      if (lost === name) return null;
      try {
        return await step(await open());
      } catch (error) {
        lost = name;
        database = undefined;
        reportError('keeping the frames of a film', error);
        return null;
      }
    };
    const result = last.then(run);
    last = result;
    return result;
  };

  const clear = (): void => {
    const name = nameOfFilm();
    if (name === null) return;
    tabStorage.write(KEY, null);
    void then(name, async (db) => remove(db, name));
  };

  return {
    begin: ({ source, ...film }) => {
      clear();
      const name = crypto.randomUUID();
      tabStorage.write(KEY, name);
      const at = now().getTime();
      void then(name, async (db) => {
        await removeOlderThan(db, at - KEPT_MS);
        await db.put('films', { ...film, at }, name);
        if (source) await db.put('sources', source, name);
      });
    },
    update: (film) => {
      const name = nameOfFilm();
      if (name === null) return;
      void then(name, async (db) => {
        const transaction = db.transaction('films', 'readwrite');
        const row = await transaction.store.get(name);
        if (row) await transaction.store.put({ ...row, ...film }, name);
        await transaction.done;
      });
    },
    keep: (frames) => {
      const name = nameOfFilm();
      if (name === null) return;
      void then(name, async (db) => {
        const transaction = db.transaction('frames', 'readwrite');
        await Promise.all([
          ...frames.map(async (frame) => transaction.store.put(frame, [name, frame.index])),
          transaction.done,
        ]);
      });
    },
    read: async () => {
      const name = nameOfFilm();
      if (name === null) return null;
      return then(name, async (db) => {
        const film = await db.get('films', name);
        if (!film) return null;
        const source = (await db.get('sources', name)) ?? null;
        const frames = await db.getAll('frames', framesOf(name));
        return { ...film, source, frames };
      });
    },
    clear,
  };
};
