import { withCustomNames } from '../color/customNames';
import type { NameEntry, Namer } from '../color/nearestName';
import { nextTask } from './nextTask';
import { reportError } from './reportError';

/** Names are read for so long at a time, on a fast machine as on a slow one, and so many between looks at the clock. */
const TASK_MS = 6;
const NAMES_AT_A_TIME = 50;

/** The list of color names, loaded once. */
export type ColorNames = {
  /** Called early, because no color has a name before. Never rejects: without the list, names are made of hue words. */
  readonly load: () => Promise<void>;
  /** Null while the list is on its way. */
  readonly namer: () => Namer | null;
  /** The color that the list has under a name, whatever its case; null where it has none, or cannot be had. */
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
  try {
    const [{ createNamer, readNames }, colornames] = await Promise.all([
      import('../color/nearestName'),
      loadList(),
    ]);
    const names: NameEntry[] = [];
    let until = 0;
    for (let at = 0; at < colornames.length; at += NAMES_AT_A_TIME) {
      if (performance.now() >= until) {
        // oxlint-disable-next-line no-await-in-loop -- the page does its own work in between
        await nextTask();
        until = performance.now() + TASK_MS;
      }
      names.push(...readNames(colornames.slice(at, at + NAMES_AT_A_TIME)));
    }
    await nextTask();
    return createNamer(names);
  } catch (error) {
    reportError('loading the color names', error);
    const { plainName } = await import('../color/plainName');
    return (colors) => colors.map(plainName);
  }
};

export const createColorNames = (): ColorNames => {
  let loading: Promise<void> | undefined;
  let namer: Namer | null = null;
  const listeners = new Set<() => void>();
  const load = async (): Promise<void> => {
    namer = withCustomNames(await loadNamer());
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
