import { useCallback, useState, useSyncExternalStore } from 'react';

/** A finger is the only pointer: there is nothing to drop, and seldom something to paste. */
export const TOUCH_ONLY = '(hover: none) and (pointer: coarse)';

/** Whether a media query matches, kept up to date. The query of a call site must not change. */
export const useMediaQuery = (query: string): boolean => {
  // Created once: some components that use it render on every pointer move.
  const [media] = useState(() => window.matchMedia(query));
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
};
