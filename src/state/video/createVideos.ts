import type { LocalStore } from '../storage/localStore';
import { createVideo } from './createVideo';
import type { Videos } from './video';
import { createFrameIndex, type FrameIndex } from './frameIndex';
import { createMeanColumns } from './meanColumns';
import type { VideoRecords } from './records/videoRecords';

/** Tab storage key for the name of this tab's video in the records. */
const KEY = 'hueloom-film';
/** Closed tabs leave their videos behind; they are removed this long after they were last known to be open. */
const KEPT_MS = 24 * 3600_000;
/** How often a tab stores that its videos are open: a few times in that span, as hidden tabs may skip some. */
export const REFRESH_MS = 3600_000;
/** Entries read together: a few milliseconds of work. */
const ENTRIES_PER_READ = 512;

type VideosParts = {
  readonly records: VideoRecords;
  readonly tabStorage: LocalStore;
  readonly now: () => Date;
};

const readIndex = async (records: VideoRecords, name: string): Promise<FrameIndex> => {
  const index = createFrameIndex();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the last one ended
    const entries = await records.readIndex(name, index.count(), ENTRIES_PER_READ);
    entries.forEach(index.add);
    if (entries.length < ENTRIES_PER_READ) return index;
  }
};

/** Owns the videos of a tab, and the name under which the tab finds its last one again. */
export const createVideos = ({ records, tabStorage, now }: VideosParts): Videos => {
  const videos = new Map<number, ReturnType<typeof createVideo>>();
  let lastId = 0;

  const nameOfTab = (): string | null => {
    const name = tabStorage.read(KEY);
    return typeof name === 'string' ? name : null;
  };

  const drop = (id: number): void => {
    const video = videos.get(id);
    const name = video?.runName() ?? null;
    videos.delete(id);
    if (name === null || name === nameOfTab()) return;
    video?.close();
    void records.remove(name);
  };

  /** Removes the tab's stored video: a tab restores only one. */
  const forget = (): void => {
    for (const video of videos.values()) video.close();
    const name = nameOfTab();
    if (name === null) return;
    tabStorage.write(KEY, null);
    void records.remove(name);
  };

  const removeOld = (): void => {
    const open = [...videos.values()].map(({ runName }) => runName());
    void records.removeBefore(now().getTime() - KEPT_MS, new Set([...open, nameOfTab()]));
  };

  const nameRun = (): string => {
    const kept = nameOfTab();
    const isOnPage = kept !== null && [...videos.values()].some(({ runName }) => runName() === kept);
    const name = crypto.randomUUID();
    // While the tab's stored video is on the page, it stays the one to restore until `keep` is called.
    if (!isOnPage) {
      forget();
      tabStorage.write(KEY, name);
    }
    // Runs after the video's own row, which is written as soon as it has its name.
    queueMicrotask(removeOld);
    return name;
  };

  const take = (parts: Pick<Parameters<typeof createVideo>[0], 'source' | 'kept'>) => {
    lastId += 1;
    const video = createVideo({ id: lastId, records, now, nameRun, ...parts });
    videos.set(lastId, video);
    return video;
  };

  return {
    open: (source) => take({ source }),
    get: (id) => videos.get(id) ?? null,
    attach: (id, source) => {
      const video = videos.get(id);
      if (video) videos.set(id, { ...video, source });
    },
    keepOnly: (ids) => {
      for (const id of videos.keys()) if (!ids.includes(id)) drop(id);
    },
    keep: (id) => {
      const name = videos.get(id)?.runName() ?? null;
      if (name !== null) tabStorage.write(KEY, name);
    },
    discard: (id) => {
      const name = videos.get(id)?.runName() ?? null;
      if (name !== null && name === nameOfTab()) tabStorage.write(KEY, null);
      drop(id);
    },
    removeOld,
    restore: async () => {
      const name = nameOfTab();
      const row = name === null ? null : await records.readVideo(name);
      if (name === null || !row) return null;
      const { source, colors, about, order, signatureBlocks } = row;
      const index = await readIndex(records, name);
      // The page may have been closed before the last placed frames were written.
      const shown = order?.filter(({ row: at }) => at < index.count()) ?? null;
      const means = createMeanColumns();
      for (const block of await records.readMeans(name)) means.add(block);
      const kept = { name, index, colors, means, order: shown, signatureBlocks };
      const video = take({ source, kept });
      video.refresh();
      return { video, about };
    },
    refresh: () => {
      for (const { refresh } of videos.values()) refresh();
    },
  };
};
