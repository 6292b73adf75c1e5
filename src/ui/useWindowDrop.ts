import { useEffect, useEffectEvent, useState } from 'react';

type WindowDrop = {
  /** Whether it is taken; of anything else the browser decides. */
  readonly takes: (event: DragEvent) => boolean;
  readonly onDrop: (dropped: DataTransfer) => void;
  /** Above a page that takes drops, too: what is taken here does not come to it. */
  readonly isAbove?: boolean;
};

/**
 * Takes what is dropped anywhere in the window: whoever misses a field by a little would lose the page to the browser,
 * which opens the file itself. Returns whether something that is taken is being dragged over it.
 */
export const useWindowDrop = ({ takes, onDrop, isAbove = false }: WindowDrop): boolean => {
  const [isOver, setIsOver] = useState(false);
  const isTaken = useEffectEvent(takes);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    const ending = new AbortController();
    const listening = { signal: ending.signal, capture: isAbove };
    const claim = (event: DragEvent): boolean => {
      if (!isTaken(event)) return false;
      event.preventDefault();
      if (isAbove) event.stopPropagation();
      return true;
    };
    const onDragOver = (event: DragEvent) => {
      if (claim(event)) setIsOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      // Leaving one element for another is no leave; out of the window there is no other.
      if (!relatedTarget) setIsOver(false);
    };
    const take = (event: DragEvent) => {
      setIsOver(false);
      if (claim(event) && event.dataTransfer) drop(event.dataTransfer);
    };
    document.addEventListener('dragover', onDragOver, listening);
    document.addEventListener('dragleave', onDragLeave, listening);
    document.addEventListener('drop', take, listening);
    return () => ending.abort();
  }, [isAbove]);

  return isOver;
};
