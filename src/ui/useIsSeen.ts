import { useEffect, useState, type RefObject } from 'react';

/** The header of the page lies over the window's first 56 px, and a panel's edge of 16 px has nothing to see. */
const MARGIN = '-72px 0px -16px';

/** Whether the content of a panel is in the window. True until the browser has said otherwise. */
export const useIsSeen = (panel: RefObject<Element | null>): boolean => {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    if (!panel.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: MARGIN },
    );
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel]);
  return isSeen;
};
