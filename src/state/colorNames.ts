import { withCustomNames } from '../color/customNames';
import type { NameEntry, Namer } from '../color/nearestName';
import { nextTask } from './nextTask';
import { reportError } from './reportError';

/** Names are parsed in tasks of at most this long, whatever the machine's speed; the clock is read after each batch. */
const TASK_MS = 6;
const NAMES_AT_A_TIME = 50;

/** The list of color names, loaded once; after a failure the next call tries again. */
export type ColorNames = {
  /** Call early: no color has a name before this. Never rejects: without the list, names are made of hue words. */
  readonly load: () => Promise<void>;
  /** Null while the list is loading. */
  readonly namer: () => Namer | null;
  /** The listed color of that name, ignoring case; null if there is none or the list cannot be loaded. */
  readonly hexOf: (name: string) => Promise<string | null>;
  readonly subscribe: (listener: () => void) => () => void;
};

const loadList = async () => (await import('color-name-list/bestof')).colornames;

const findHex = async (asked: string): Promise<string | null> => {
  const name = asked.toLowerCase();
  try {
    return (await loadList()).find((listed) => listed.name.toLowerCase() === name)?.hex ?? null;
  } catch (error) {
    reportError('loading the color names', error);
    return null;
  }
};

const loadNamer = async (): Promise<Namer> => {
  const [{ createNamer, readNames }, colornames] = await Promise.all([
    import('../color/nearestName'),
    loadList(),
  ]);
  const names: NameEntry[] = [];
  let until = 0;
  for (let at = 0; at < colornames.length; at += NAMES_AT_A_TIME) {
    if (performance.now() >= until) {
      // oxlint-disable-next-line no-await-in-loop -- yields to the page between tasks
      await nextTask();
      until = performance.now() + TASK_MS;
    }
    names.push(...readNames(colornames.slice(at, at + NAMES_AT_A_TIME)));
  }
  await nextTask();
  return createNamer(names);
};

/** Null if not even these can be loaded. */
const loadPlainNamer = async (): Promise<Namer | null> => {
  try {
    const { plainName } = await import('../color/plainName');
    return (colors) => colors.map(plainName);
  } catch {
    return null;
  }
};

export const createColorNames = (): ColorNames => {
  let loading: Promise<void> | undefined;
  let namer: Namer | null = null;
  const listeners = new Set<() => void>();
  const load = async (): Promise<void> => {
    try {
      namer = withCustomNames(await loadNamer());
    } catch (error) {
      reportError('loading the color names', error);
      const plain = namer ? null : await loadPlainNamer();
      if (plain) namer = withCustomNames(plain);
      loading = undefined;
    }
    for (const listener of listeners) listener();
  };
  return {
    load: () => (loading ??= load()),
    namer: () => namer,
    hexOf: findHex,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
