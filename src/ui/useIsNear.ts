import { useEffect, useState, type RefObject } from 'react';

/** Counts as near already, so that what scrolls into view is up to date when it arrives. */
const MARGIN = '120px 0px';

/** Whether an element is in the window or about to be. True until the browser has said otherwise. */
export const useIsNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
};
