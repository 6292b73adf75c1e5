import { useSyncExternalStore } from 'react';

/** Below this width the strip is a column, as in the style sheets. */
const STACKED = '(max-width: 767px)';

export const isStacked = (): boolean => window.matchMedia(STACKED).matches;

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(STACKED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useIsStacked = (): boolean => useSyncExternalStore(subscribe, isStacked);
