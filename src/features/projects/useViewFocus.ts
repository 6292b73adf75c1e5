import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a view that replaces another one on the same page: sets the document's title, scrolls to the top, and focuses its
 * heading. The previous title is restored when it unmounts.
 */
export const useViewFocus = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Hueloom`;
    return () => {
      document.title = before;
    };
  }, [title]);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};
