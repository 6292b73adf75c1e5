import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes what is dropped anywhere in the window: whoever misses a field by a little would lose the page to the browser,
 * which opens the file itself. Returns whether something is being dragged over it.
 */
export const useDrop = (onDrop: (dropped: DataTransfer) => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const ending = new AbortController();
    // Before the page below, which may take files, too.
    const listening = { signal: ending.signal, capture: true };
    document.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsOver(true);
      },
      listening,
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        // Leaving one element for another is no leave; out of the window there is no other.
        if (!event.relatedTarget) setIsOver(false);
      },
      listening,
    );
    document.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsOver(false);
        if (event.dataTransfer) take(event.dataTransfer);
      },
      listening,
    );
    return () => ending.abort();
  }, []);

  return isOver;
};
