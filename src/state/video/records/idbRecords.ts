import type { FrameMeans } from '../../../../workers/video-extraction/common/api';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { IndexEntry } from '../frameIndex';
import type { Placement } from '../placement';
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

/** Stores videos in IndexedDB. */
export const createIdbRecords = (): VideoRecords => {
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
    putVideo: async (video, row) => {
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
    remove: async (video) => remove(await database(), video),
    removeBefore: async (at, kept) => {
      const db = await database();
      const videos = (await db.getAllKeys('films')).filter((video) => !kept.has(video));
      const rows = await Promise.all(
        videos.map(async (video) => ({ video, row: await db.get('films', video) })),
      );
      const old = rows.filter(({ row }) => row !== undefined && row.at < at);
      await Promise.all(old.map(async ({ video }) => remove(db, video)));
    },
  };
};
