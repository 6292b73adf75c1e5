import type { FrameMeans } from '../../../../workers/video-extraction/shared/api';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { IndexEntry } from '../frameIndex';
import type { Placement } from '../placement';
import type { FilmRecords, FilmRow, FrameRow, SignatureBlock } from './filmRecords';

const DATABASE = 'hueloom-films';
const VERSION = 6;

interface Schema extends DBSchema {
  films: { key: string; value: FilmRow };
  sources: { key: string; value: Blob };
  means: { key: [film: string, block: number]; value: FrameMeans };
  orders: { key: string; value: readonly Placement[] };
  signatures: { key: [film: string, index: number]; value: SignatureBlock };
  index: { key: [film: string, index: number]; value: IndexEntry };
  frames: { key: [film: string, index: number]; value: FrameRow };
}
type Database = IDBPDatabase<Schema>;
const STORES = ['films', 'sources', 'orders', 'means', 'signatures', 'index', 'frames'] as const;

/** Everything of a film that has numbers. */
const framesOf = (film: string, from = 0): IDBKeyRange => IDBKeyRange.bound([film, from], [film, Infinity]);

/** Rejects where storage is blocked, and where another tab holds on to an older form of it. */
const open = async (onLost: () => void): Promise<Database> =>
  new Promise((resolve, reject) => {
    openDB<Schema>(DATABASE, VERSION, {
      // What an older page has left had another form.
      upgrade: (database) => {
        for (const name of database.objectStoreNames) database.deleteObjectStore(name);
        for (const name of STORES) database.createObjectStore(name);
      },
      blocked: () => reject(new Error('an older page keeps its films open')),
      blocking: (_current, _blocked, event) => {
        // A newer page waits for this one to let go.
        if (event.target instanceof IDBDatabase) event.target.close();
        onLost();
      },
      terminated: onLost,
    }).then(resolve, reject);
  });

const remove = async (database: Database, film: string): Promise<void> => {
  const transaction = database.transaction(STORES, 'readwrite');
  await Promise.all([
    transaction.objectStore('films').delete(film),
    transaction.objectStore('sources').delete(film),
    transaction.objectStore('orders').delete(film),
    transaction.objectStore('means').delete(framesOf(film)),
    transaction.objectStore('signatures').delete(framesOf(film)),
    transaction.objectStore('index').delete(framesOf(film)),
    transaction.objectStore('frames').delete(framesOf(film)),
    transaction.done,
  ]);
};

/** Films in IndexedDB. */
export const createIdbRecords = (): FilmRecords => {
  let opened: Promise<Database> | undefined;
  const lose = (): void => {
    opened = undefined;
  };
  const database = async (): Promise<Database> => {
    opened ??= open(lose);
    try {
      return await opened;
    } catch (error) {
      lose();
      throw error;
    }
  };
  return {
    putFilm: async (film, row) => {
      await (await database()).put('films', row, film);
    },
    putSource: async (film, source) => {
      await (await database()).put('sources', source, film);
    },
    putMeans: async (film, block, means) => {
      await (await database()).put('means', means, [film, block]);
    },
    readMeans: async (film) => (await database()).getAll('means', framesOf(film)),
    putOrder: async (film, order) => {
      await (await database()).put('orders', order, film);
    },
    putSignatures: async (film, block) => {
      await (await database()).put('signatures', block, [film, block.index]);
    },
    readSignatures: async (film) => (await database()).getAll('signatures', framesOf(film)),
    putFrames: async (film, frames) => {
      const transaction = (await database()).transaction(['index', 'frames'], 'readwrite');
      await Promise.all([
        ...frames.flatMap(({ index, entry, row }) => [
          transaction.objectStore('index').put(entry, [film, index]),
          transaction.objectStore('frames').put(row, [film, index]),
        ]),
        transaction.done,
      ]);
    },
    readFilm: async (film) => {
      const db = await database();
      const row = await db.get('films', film);
      if (!row) return null;
      const [source = null, order = null, signatureBlocks] = await Promise.all([
        db.get('sources', film),
        db.get('orders', film),
        db.count('signatures', framesOf(film)),
      ]);
      return { ...row, source, order, signatureBlocks };
    },
    readIndex: async (film, from, count) => (await database()).getAll('index', framesOf(film, from), count),
    readFrame: async (film, index) => (await database()).get('frames', [film, index]),
    remove: async (film) => remove(await database(), film),
    removeBefore: async (at) => {
      const db = await database();
      const films = await db.getAllKeys('films');
      const rows = await Promise.all(films.map(async (film) => ({ film, row: await db.get('films', film) })));
      const old = rows.filter(({ row }) => row !== undefined && row.at < at);
      await Promise.all(old.map(async ({ film }) => remove(db, film)));
    },
  };
};
