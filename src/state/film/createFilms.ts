import type { LocalStore } from '../localStore';
import { createFilm } from './createFilm';
import type { Films } from './film';
import { createFrameIndex, type FrameIndex } from './frameIndex';
import { createMeanColumns } from './meanColumns';
import type { FilmRecords } from './records/filmRecords';

/** Where a tab finds the name of its film in the records: another tab has another one. */
const KEY = 'hueloom-film';
/** Tabs that were closed leave their films behind; the next film sweeps them out. */
const KEPT_MS = 24 * 3600_000;
/** Entries read together: a few milliseconds of work. */
const ENTRIES_PER_READ = 512;

type FilmsParts = {
  readonly records: FilmRecords;
  readonly tabStorage: LocalStore;
  readonly now: () => Date;
};

const readIndex = async (records: FilmRecords, name: string): Promise<FrameIndex> => {
  const index = createFrameIndex();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the last one ended
    const entries = await records.readIndex(name, index.count(), ENTRIES_PER_READ);
    entries.forEach(index.add);
    if (entries.length < ENTRIES_PER_READ) return index;
  }
};

/** Owns the films of a tab, and the name under which the tab finds its last one again. */
export const createFilms = ({ records, tabStorage, now }: FilmsParts): Films => {
  const films = new Map<number, ReturnType<typeof createFilm>>();
  let lastId = 0;

  const nameOfTab = (): string | null => {
    const name = tabStorage.read(KEY);
    return typeof name === 'string' ? name : null;
  };

  /** The records have room for one film of a tab. */
  const forget = (): void => {
    for (const film of films.values()) film.close();
    const name = nameOfTab();
    if (name === null) return;
    tabStorage.write(KEY, null);
    void records.remove(name);
  };

  const nameRun = (): string => {
    forget();
    const name = crypto.randomUUID();
    tabStorage.write(KEY, name);
    // After the film's own row, which is written as soon as it has its name.
    queueMicrotask(() => void records.removeBefore(now().getTime() - KEPT_MS));
    return name;
  };

  const take = (parts: Pick<Parameters<typeof createFilm>[0], 'source' | 'kept'>) => {
    lastId += 1;
    const film = createFilm({ id: lastId, records, now, nameRun, ...parts });
    films.set(lastId, film);
    return film;
  };

  return {
    open: (source) => take({ source }),
    get: (id) => films.get(id) ?? null,
    attach: (id, source) => {
      const film = films.get(id);
      if (film) films.set(id, { ...film, source });
    },
    keepOnly: (ids) => {
      for (const id of films.keys()) if (!ids.includes(id)) films.delete(id);
    },
    discard: (id) => {
      forget();
      films.delete(id);
    },
    restore: async () => {
      const name = nameOfTab();
      const row = name === null ? null : await records.readFilm(name);
      if (name === null || !row) return null;
      const { source, colors, about, order, signatureBlocks } = row;
      const index = await readIndex(records, name);
      // The page may have gone before the frames of the last ones were written.
      const shown = order?.filter(({ row: at }) => at < index.count()) ?? null;
      const means = createMeanColumns();
      for (const block of await records.readMeans(name)) means.add(block);
      return {
        film: take({ source, kept: { name, index, colors, means, order: shown, signatureBlocks } }),
        about,
      };
    },
  };
};
