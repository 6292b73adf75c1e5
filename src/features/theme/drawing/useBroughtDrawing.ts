import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';
import { DRAWING_MESSAGES } from '../../../domain/drawingMessages';
import type { DrawingReader } from './useReadDrawing';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

const firstPicture = (files: FileList | undefined): File | undefined => {
  const all = [...(files ?? [])];
  return all.find(({ type }) => type.startsWith('image/')) ?? all[0];
};

/** Takes what is dropped on an element, or pasted on the page: a file, or the text of an SVG. */
export const useBroughtDrawing = ({ take, refuse }: Pick<DrawingReader, 'take' | 'refuse'>) => {
  const [isOver, setIsOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event.target) || document.querySelector('[role="dialog"]')) return;
    const file = firstPicture(event.clipboardData?.files);
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (file) take(file, file.name);
    else if (/<(?:\w+:)?svg\b/.test(text)) take(new Blob([text], { type: 'image/svg+xml' }), 'pasted.svg');
    else if (text !== '') refuse(DRAWING_MESSAGES.pastedText);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const file = firstPicture(event.dataTransfer.files);
        if (file) take(file, file.name);
      },
    },
  };
};
