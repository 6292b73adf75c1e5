import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a view that takes another one's place on the same page: names the document, begins at the top, and gives its
 * heading the focus. What was named before is named again when it leaves.
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
