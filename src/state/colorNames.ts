import { withGivenNames } from '../color/givenNames';
import type { NameEntry, Namer } from '../color/nearestName';
import { nextTask } from './nextTask';
import { reportError } from './reportError';

/** Names that are read in one task: a tenth of the list. */
const NAMES_PER_TASK = 500;

let loading: Promise<void> | undefined;
let namer: Namer | null = null;
const listeners = new Set<() => void>();

const settle = (next: Namer): void => {
  namer = withGivenNames(next);
  for (const listener of listeners) listener();
};

const load = async (): Promise<void> => {
  try {
    const [{ createNamer, readNames }, { colornames }] = await Promise.all([
      import('../color/nearestName'),
      import('color-name-list/bestof'),
    ]);
    const names: NameEntry[] = [];
    for (let at = 0; at < colornames.length; at += NAMES_PER_TASK) {
      // oxlint-disable-next-line no-await-in-loop -- the page has its turn in between
      await nextTask();
      names.push(...readNames(colornames.slice(at, at + NAMES_PER_TASK)));
    }
    settle(createNamer(names));
  } catch (error) {
    reportError('loading the color names', error);
    const { shownName } = await import('../color/shownName');
    settle((colors) => colors.map(shownName));
  }
};

/** Loads the list of names, once. Called early, because no color has a name before. */
export const loadColorNames = (): Promise<void> => (loading ??= load());

/** Null while the list is on its way. */
export const readNamer = (): Namer | null => namer;

export const subscribeNamer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
