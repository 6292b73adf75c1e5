import { useLayoutEffect, useRef } from 'react';

/** For a list that is hidden while an item is open: restores its scroll position. */
export const useScrollRestoration = (): void => {
  const place = useRef(0);
  useLayoutEffect(() => {
    window.scrollTo(0, place.current);
    const keep = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
};
