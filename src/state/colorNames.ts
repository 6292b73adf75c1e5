import { withGivenNames } from '../color/givenNames';
import type { NameEntry, Namer } from '../color/nearestName';
import { nextTask } from './nextTask';
import { reportError } from './reportError';

/** Names that are read in one task: a tenth of the list. */
const NAMES_PER_TASK = 500;

/** The list of color names, loaded once. */
export type ColorNames = {
  /** Called early, because no color has a name before. Never rejects: without the list, names are made of hue words. */
  readonly load: () => Promise<void>;
  /** Null while the list is on its way. */
  readonly namer: () => Namer | null;
  readonly subscribe: (listener: () => void) => () => void;
};

const loadNamer = async (): Promise<Namer> => {
  try {
    const [{ createNamer, readNames }, { colornames }] = await Promise.all([
      import('../color/nearestName'),
      import('color-name-list/bestof'),
    ]);
    const names: NameEntry[] = [];
    for (let at = 0; at < colornames.length; at += NAMES_PER_TASK) {
      // oxlint-disable-next-line no-await-in-loop -- the page does its own work in between
      await nextTask();
      names.push(...readNames(colornames.slice(at, at + NAMES_PER_TASK)));
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
    namer = withGivenNames(await loadNamer());
    for (const listener of listeners) listener();
  };
  return {
    load: () => (loading ??= load()),
    namer: () => namer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
