import { useCallback, useState, useSyncExternalStore } from 'react';

/** Whether the screen that the page is on shows Display P3; windows move from one screen to another. */
export const useWideScreen = (): boolean => {
  // Asked for once: the page of a theme renders with every movement of a curve.
  const [media] = useState(() => window.matchMedia('(color-gamut: p3)'));
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
};
