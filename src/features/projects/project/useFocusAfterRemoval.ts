import { useEffect, useRef } from 'react';

const FOCUS_MS = 50;

/** Focuses the page's heading if the focus was in a card that was removed. `count` is the number of cards. */
export const useFocusAfterRemoval = (count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer) return undefined;
    // After the confirmation dialog, which restores the previous focus if that still exists.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      for (const heading of document.querySelectorAll<HTMLElement>('main h1[tabindex]'))
        if (heading.checkVisibility()) heading.focus({ preventScroll: true });
    }, FOCUS_MS);
    return () => clearTimeout(timer);
  }, [count]);
};
