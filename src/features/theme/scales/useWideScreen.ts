import { useSyncExternalStore } from 'react';

const WIDE = '(color-gamut: p3)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const read = (): boolean => window.matchMedia(WIDE).matches;

/** Whether the screen that the page is on shows Display P3; windows move from one screen to another. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, read);
