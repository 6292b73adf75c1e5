import { useEffect, useState, type RefObject } from 'react';

/** The page header covers the top 56 px of the window, and the panel's 16 px of padding are empty. */
const MARGIN = '-72px 0px -16px';

/** Whether a panel's content is in the window. True until the observer has reported otherwise. */
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
