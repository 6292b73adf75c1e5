import { reportError } from '../reportError';
import type { LocalStore } from '../storage/localStore';
import { createVideo } from './createVideo';
import type { RestoredVideo, Videos } from './video';
import type { VideoRecords } from './records/videoRecords';

/** Tab storage key for the names of this tab's videos in the records, the one to restore first at the front. */
const KEY = 'hueloom-film';
/** Closed tabs leave their videos behind; they are removed this long after they were last known to be open. */
const KEPT_MS = 24 * 3600_000;
/** How often a tab stores that its videos are open: a few times in that span, as hidden tabs may skip some. */
export const REFRESH_MS = 3600_000;

type VideosParts = {
  readonly records: VideoRecords;
  readonly tabStorage: LocalStore;
  readonly now: () => Date;
};

/** Owns the videos of a tab, and the names under which the tab finds its last ones again. */
export const createVideos = ({ records, tabStorage, now }: VideosParts): Videos => {
  const videos = new Map<number, ReturnType<typeof createVideo>>();
  let lastId = 0;
  let restoring: Promise<readonly RestoredVideo[]> | null = null;

  const namesOfTab = (): readonly string[] => {
    const names: unknown = tabStorage.read(KEY);
    // Older pages had a single one.
    return [names].flat().filter((name) => typeof name === 'string');
  };
  const without = (name: string) => namesOfTab().filter((other) => other !== name);
  const rename = (names: readonly string[]): void => void tabStorage.write(KEY, names);
  const namesOnPage = (): ReadonlySet<string | null> =>
    new Set([...videos.values()].map(({ runName }) => runName()));

  const drop = (id: number): void => {
    const video = videos.get(id);
    const name = video?.runName() ?? null;
    videos.delete(id);
    if (name === null) return;
    video?.close();
    rename(without(name));
    void records.remove(name);
  };

  const discardAll = (): void => {
    for (const id of videos.keys()) drop(id);
    for (const name of namesOfTab()) void records.remove(name);
    rename([]);
  };

  const removeOld = (): void => {
    void records.removeBefore(now().getTime() - KEPT_MS, new Set([...namesOnPage(), ...namesOfTab()]));
  };

  const nameRun = (): string => {
    const onPage = namesOnPage();
    // What was not restored, as it is another user's, gives way.
    for (const other of namesOfTab()) if (!onPage.has(other)) void records.remove(other);
    const name = crypto.randomUUID();
    rename([...namesOfTab().filter((other) => onPage.has(other)), name]);
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

  const open = (stored: Pick<Parameters<typeof createVideo>[0], 'source' | 'kept'>) => {
    const video = take(stored);
    video.refresh();
    return video;
  };

  const restore = async (): Promise<readonly RestoredVideo[]> => {
    try {
      const { restoreVideos } = await import('./restoreVideos');
      return await restoreVideos({ records, names: namesOfTab, rename, open });
    } catch (error) {
      // Its code may be of another version; the next page tries again.
      reportError('restoring films', error);
      return [];
    } finally {
      restoring = null;
    }
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
    putFirst: (id) => {
      const name = videos.get(id)?.runName() ?? null;
      if (name !== null) rename([name, ...without(name)]);
    },
    discard: drop,
    discardAll,
    discardEverywhere: () => {
      discardAll();
      void records.removeBefore(Infinity, new Set());
    },
    removeOld,
    // Asked for twice, by a page that was left and opened again meanwhile, they are restored once.
    restore: async () => (restoring ??= restore()),
    refresh: () => {
      for (const { refresh } of videos.values()) refresh();
    },
  };
};
