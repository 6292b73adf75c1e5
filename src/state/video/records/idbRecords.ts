import type { FrameMeans } from '../../../../workers/video-extraction/common/api';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { IndexEntry } from '../frameIndex';
import type { Placement } from '../placement';
import { createClaims, type Locks } from './claims';
import type { VideoRecords, VideoRow, FrameRow, SignatureBlock } from './videoRecords';

const DATABASE = 'hueloom-films';
const VERSION = 6;

interface Schema extends DBSchema {
  films: { key: string; value: VideoRow };
  sources: { key: string; value: Blob };
  means: { key: [video: string, block: number]; value: FrameMeans };
  orders: { key: string; value: readonly Placement[] };
  signatures: { key: [video: string, index: number]; value: SignatureBlock };
  index: { key: [video: string, index: number]; value: IndexEntry };
  frames: { key: [video: string, index: number]; value: FrameRow };
}
type Database = IDBPDatabase<Schema>;
/** Signature blocks per read, 1.4 MB. */
const BLOCKS_PER_READ = 16;
/** Rows copied together: frames of 30 kB each at most. */
const ROWS_PER_COPY = 64;
const STORES = ['films', 'sources', 'orders', 'means', 'signatures', 'index', 'frames'] as const;

/** All keys of a video whose second component is a number, from `from` on. */
const framesOf = (video: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([video, from], [video, Infinity]);

/** Rejects if storage is blocked, or if another tab holds an older version open. */
const open = async (onLost: () => void): Promise<Database> =>
  new Promise((resolve, reject) => {
    openDB<Schema>(DATABASE, VERSION, {
      // Data left by an older version has another format.
      upgrade: (database) => {
        for (const name of database.objectStoreNames) database.deleteObjectStore(name);
        for (const name of STORES) database.createObjectStore(name);
      },
      blocked: () => reject(new Error('an older page keeps its films open')),
      blocking: (_current, _blocked, event) => {
        // A newer version is waiting for this connection to close.
        if (event.target instanceof IDBDatabase) event.target.close();
        onLost();
      },
      terminated: onLost,
    }).then(resolve, reject);
  });

const remove = async (database: Database, video: string): Promise<void> => {
  const transaction = database.transaction(STORES, 'readwrite');
  await Promise.all([
    transaction.objectStore('films').delete(video),
    transaction.objectStore('sources').delete(video),
    transaction.objectStore('orders').delete(video),
    transaction.objectStore('means').delete(framesOf(video)),
    transaction.objectStore('signatures').delete(framesOf(video)),
    transaction.objectStore('index').delete(framesOf(video)),
    transaction.objectStore('frames').delete(framesOf(video)),
    transaction.done,
  ]);
};

type Rows = 'index' | 'frames' | 'means' | 'signatures';

const copyRows = async (database: Database, store: Rows, from: string, to: string): Promise<void> => {
  let next = 0;
  let count: number;
  do {
    const transaction = database.transaction(store, 'readwrite');
    const range = framesOf(from, next);
    // oxlint-disable-next-line no-await-in-loop -- the rows of a long film at once would not fit into memory
    const [keys, values] = await Promise.all([
      transaction.store.getAllKeys(range, ROWS_PER_COPY),
      transaction.store.getAll(range, ROWS_PER_COPY),
    ]);
    const copies = keys.map(async ([, index], i) => {
      const value = values[i];
      if (value !== undefined) await transaction.store.put(value, [to, index]);
    });
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([...copies, transaction.done]);
    count = keys.length;
    next = (keys.at(-1)?.[1] ?? next) + 1;
  } while (count === ROWS_PER_COPY);
};

/**
 * Copies a video as far as it is stored; another page may be adding to it. What a frame needs is copied after it: its
 * row after its entry in the index, and the means and signatures up to it.
 */
const copyVideo = async (database: Database, from: string, to: string): Promise<void> => {
  for (const store of ['index', 'frames', 'means', 'signatures'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await copyRows(database, store, from, to);
  }
  const transaction = database.transaction(['orders', 'sources', 'films'], 'readwrite');
  const copy = async (store: 'orders' | 'sources' | 'films'): Promise<void> => {
    const value = await transaction.objectStore(store).get(from);
    if (value !== undefined) await transaction.objectStore(store).put(value, to);
  };
  await Promise.all([copy('orders'), copy('sources'), copy('films'), transaction.done]);
};

/** Stores videos in IndexedDB; with `locks`, pages that have a video open keep others from it. */
export const createIdbRecords = (locks?: Locks): VideoRecords => {
  const claims = createClaims(locks);
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
  const removeOwn = async (video: string): Promise<void> => {
    if (!(await claims.claim(video))) return;
    await remove(await database(), video);
    claims.release(video);
  };
  return {
    claim: async (video) => {
      if (await claims.claim(video)) return video;
      const copy = crypto.randomUUID();
      await claims.claim(copy);
      try {
        await copyVideo(await database(), video, copy);
      } catch (error) {
        await removeOwn(copy);
        throw error;
      }
      return copy;
    },
    putVideo: async (video, row) => {
      void claims.claim(video);
      await (await database()).put('films', row, video);
    },
    touch: async (video, at) => {
      const transaction = (await database()).transaction('films', 'readwrite');
      const row = await transaction.store.get(video);
      if (row) await transaction.store.put({ ...row, at }, video);
      await transaction.done;
    },
    putSource: async (video, source) => {
      await (await database()).put('sources', source, video);
    },
    putMeans: async (video, block, means) => {
      await (await database()).put('means', means, [video, block]);
    },
    readMeans: async (video) => (await database()).getAll('means', framesOf(video)),
    putOrder: async (video, order) => {
      await (await database()).put('orders', order, video);
    },
    putSignatures: async (video, block) => {
      await (await database()).put('signatures', block, [video, block.index]);
    },
    readSignatures: async (video) => {
      const db = await database();
      const read: SignatureBlock[] = [];
      let batch: readonly SignatureBlock[];
      do {
        // oxlint-disable-next-line no-await-in-loop -- reading the 16 MB of a long film at once would block the page
        batch = await db.getAll(
          'signatures',
          framesOf(video, (read.at(-1)?.index ?? -1) + 1),
          BLOCKS_PER_READ,
        );
        read.push(...batch);
      } while (batch.length === BLOCKS_PER_READ);
      return read;
    },
    putFrames: async (video, frames) => {
      const transaction = (await database()).transaction(['index', 'frames'], 'readwrite');
      await Promise.all([
        ...frames.flatMap(({ index, entry, row }) => [
          transaction.objectStore('index').put(entry, [video, index]),
          transaction.objectStore('frames').put(row, [video, index]),
        ]),
        transaction.done,
      ]);
    },
    readVideo: async (video) => {
      const db = await database();
      const row = await db.get('films', video);
      if (!row) return null;
      const [source = null, order = null, signatureBlocks] = await Promise.all([
        db.get('sources', video),
        db.get('orders', video),
        db.count('signatures', framesOf(video)),
      ]);
      return { ...row, source, order, signatureBlocks };
    },
    readIndex: async (video, from, count) => (await database()).getAll('index', framesOf(video, from), count),
    readFrame: async (video, index) => (await database()).get('frames', [video, index]),
    remove: removeOwn,
    removeBefore: async (at, kept) => {
      const db = await database();
      const videos = (await db.getAllKeys('films')).filter((video) => !kept.has(video));
      const rows = await Promise.all(
        videos.map(async (video) => ({ video, row: await db.get('films', video) })),
      );
      const old = rows.filter(({ row }) => row !== undefined && row.at < at);
      await Promise.all(old.map(async ({ video }) => removeOwn(video)));
    },
  };
};
