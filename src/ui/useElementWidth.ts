import { useLayoutEffect, useState, type RefObject } from 'react';

/** The current width of an element in CSS pixels; 0 until it is known. */
export const useElementWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const measure = (target: Element) => setWidth(target.getBoundingClientRect().width);
    // Measured immediately, because the first paint depends on it.
    measure(element.current);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.target));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
