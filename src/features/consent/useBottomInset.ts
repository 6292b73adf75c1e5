import { useLayoutEffect, type RefObject } from 'react';

/** Used by base.css and everything fixed to the bottom of a page. */
const INSET = '--bottom-inset';

/** Sets how much of the page’s bottom an element covers, so that everything can still be scrolled into view. */
export const useBottomInset = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const covering = element.current;
    if (!covering) return undefined;
    const root = document.documentElement;
    const updateInset = (): void => {
      // Its final position: the box on screen may still be animating.
      const covered = covering.offsetHeight === 0 ? 0 : window.innerHeight - covering.offsetTop;
      root.style.setProperty(INSET, `${Math.max(0, covered)}px`);
    };
    const observer = new ResizeObserver(updateInset);
    observer.observe(covering);
    window.addEventListener('resize', updateInset);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', updateInset);
      root.style.removeProperty(INSET);
    };
  }, [element]);
};
