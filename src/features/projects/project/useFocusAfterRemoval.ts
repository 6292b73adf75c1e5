import { useEffect, useRef } from 'react';

const FOCUS_MS = 50;

/** Gives the focus to the page's heading where it was in a card that is gone now. `count` is how many cards there are. */
export const useFocusAfterRemoval = (count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer) return undefined;
    // After the dialog that asked: it gives the focus back to what had it, if that is still there.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      for (const heading of document.querySelectorAll<HTMLElement>('main h1[tabindex]'))
        if (heading.checkVisibility()) heading.focus({ preventScroll: true });
    }, FOCUS_MS);
    return () => clearTimeout(timer);
  }, [count]);
};
