import { useEffect, useState, type RefObject } from 'react';

/** Height of the sticky header with its border. */
const HEADER_PX = 57;

/** Whether the element has scrolled out of view, under the header or out of the window. */
export const useIsOutOfView = (elementRef: RefObject<Element | null>): boolean => {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsOut(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return isOut;
};
