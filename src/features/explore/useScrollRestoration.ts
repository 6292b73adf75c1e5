import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../../state/servicesContext';
import { findScrollPosition, storeScrollPosition, type ScrollPosition } from './scrollPositions';

const STORE_MS = 150;

/**
 * Saves the scroll position of each entry of the browser's history, and restores it on return: returns how many
 * palettes that takes, 0 without a return. `canGrow`: more palettes can be loaded.
 *
 * @param key query string of the list
 * @param count number of palettes shown
 */
export const useScrollRestoration = (
  key: string,
  isReturn: boolean,
  count: number,
  canGrow: boolean,
): number => {
  const { tabStorage } = useServices();
  const { key: entry } = useLocation();
  const [position, setPosition] = useState(() =>
    isReturn ? findScrollPosition(tabStorage, entry, key) : null,
  );
  const [lastKey, setLastKey] = useState(key);
  // Another entry with the same query changes nothing: the viewer was opened or closed.
  if (lastKey !== key) {
    setLastKey(key);
    setPosition(isReturn ? findScrollPosition(tabStorage, entry, key) : null);
  }
  /** The restored position. Until it is reached, scroll events are not the user's. */
  const reached = useRef<ScrollPosition | null>(null);

  useLayoutEffect(() => {
    if (!position || reached.current === position || count === 0 || (count < position.count && canGrow))
      return;
    reached.current = position;
    // After the page frame, which scrolls to the top when mounted, but before the first paint.
    queueMicrotask(() => window.scrollTo(0, position.scrollY));
  }, [position, count, canGrow]);

  useLayoutEffect(() => {
    if (count === 0) return undefined;
    let scrollY = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => storeScrollPosition(tabStorage, { entry, query: key, count, scrollY });
    const onScroll = () => {
      if (reached.current !== position) return;
      scrollY = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(keep, STORE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
      if (reached.current === position) keep();
    };
  }, [tabStorage, entry, key, count, position]);

  return position?.count ?? 0;
};
