import type { Namer } from '../color/nearestName';
import { reportError } from './reportError';

let loading: Promise<void> | undefined;
let namer: Namer | null = null;
const listeners = new Set<() => void>();

const settle = (next: Namer): void => {
  namer = next;
  for (const listener of listeners) listener();
};

const load = async (): Promise<void> => {
  try {
    const [{ createNamer }, { colornames }] = await Promise.all([
      import('../color/nearestName'),
      import('color-name-list/bestof'),
    ]);
    settle(createNamer(colornames));
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
