import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../../state/servicesContext';
import { findScrollPosition, storeScrollPosition, type ScrollPosition } from './scrollPositions';

const STORE_MS = 150;

/**
 * Keeps where somebody is in the list of an entry of the browser's history, and leads whoever comes back there: returns
 * how many palettes it takes, 0 where nobody comes back. `canGrow` says that more are to come.
 *
 * @param key the query of the list, as the address has it
 * @param count palettes that are shown
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
  // Of another entry with the same query nothing is new: the viewer has opened, or closed.
  if (lastKey !== key) {
    setLastKey(key);
    setPosition(isReturn ? findScrollPosition(tabStorage, entry, key) : null);
  }
  /** The position that has been reached. On the way to one, it is not somebody who scrolls. */
  const reached = useRef<ScrollPosition | null>(null);

  useLayoutEffect(() => {
    if (!position || reached.current === position || count === 0 || (count < position.count && canGrow))
      return;
    reached.current = position;
    // After the frame of the page, which scrolls to the top when it appears; still before anything is painted.
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
