import { useLayoutEffect, type RefObject } from 'react';

/** Read by base.css and by whatever floats at the bottom of a page. */
const INSET = '--bottom-inset';

/** Tells the page how much of its bottom an element covers, so that everything can still be scrolled into view. */
export const useBottomInset = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const covering = element.current;
    if (!covering) return undefined;
    const root = document.documentElement;
    const tell = (): void => {
      // Where it comes to lie: its box on screen may still be on the way there.
      const covered = window.innerHeight - covering.offsetTop;
      root.style.setProperty(INSET, `${Math.max(0, covered)}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(covering);
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      root.style.removeProperty(INSET);
    };
  }, [element]);
};
