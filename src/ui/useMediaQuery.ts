import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, followed while it changes. Always the same query in one place. */
export const useMediaQuery = (query: string): boolean => {
  // Asked for once: some who use it render with every movement of a pointer.
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
