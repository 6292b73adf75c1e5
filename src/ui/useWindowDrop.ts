import { useEffectEvent, useLayoutEffect, useState } from 'react';

type WindowDrop = {
  /** Whether a drag from outside the page is handled; anything else is left to the browser. */
  readonly takes: (event: DragEvent) => boolean;
  readonly onDrop: (dropped: DataTransfer) => void;
  /** Takes precedence over a page that accepts drops too. */
  readonly isAbove?: boolean;
};

/**
 * Handles drops anywhere in the window: a drop that narrowly misses a field would make the browser leave the page and
 * open the file. Returns whether something it accepts is being dragged over the window.
 */
export const useWindowDrop = ({ takes, onDrop, isAbove = false }: WindowDrop): boolean => {
  const [isOver, setIsOver] = useState(false);
  const isTaken = useEffectEvent(takes);
  const drop = useEffectEvent(onDrop);

  // Not after painting: what comes in between would be lost.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const listening = { signal: ending.signal, capture: isAbove };
    // Links and pictures of the page are dragged by accident, words of a field to another place in it.
    let isOwn = false;
    const claim = (event: DragEvent): boolean => {
      if (isOwn || !isTaken(event)) return false;
      event.preventDefault();
      if (isAbove) event.stopPropagation();
      return true;
    };
    const onDragOver = (event: DragEvent) => {
      if (claim(event)) setIsOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      // Moving between elements also fires dragleave; only when leaving the window is there no related target.
      if (!relatedTarget) setIsOver(false);
    };
    const take = (event: DragEvent) => {
      setIsOver(false);
      if (claim(event) && event.dataTransfer) drop(event.dataTransfer);
    };
    document.addEventListener('dragstart', () => (isOwn = true), listening);
    document.addEventListener('dragend', () => (isOwn = false), listening);
    document.addEventListener('dragover', onDragOver, listening);
    document.addEventListener('dragleave', onDragLeave, listening);
    document.addEventListener('drop', take, listening);
    return () => ending.abort();
  }, [isAbove]);

  return isOver;
};
