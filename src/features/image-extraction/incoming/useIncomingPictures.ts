import { useEffect, useEffectEvent, useState } from 'react';

import { type DroppedFiles, filesOfDrop } from './filesOfDrop';
import { sourceOfDrag, sourceOfText, type TextSource } from './addressOfText';

type Incoming = {
  readonly onFiles: (files: DroppedFiles) => void;
  readonly onText: (source: TextSource) => void;
  readonly onUnreadable: (error: unknown) => void;
};

const DRAGGED = ['Files', 'text/uri-list', 'text/html'];

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Pictures dropped or pasted anywhere on the page: files, folders, links and pictures of other pages, addresses and
 * the text of an SVG. Returns whether something of the kind is being dragged over it.
 */
export const useIncomingPictures = (incoming: Incoming): boolean => {
  const [isOver, setIsOver] = useState(false);

  const takeDrop = useEffectEvent((data: DataTransfer) => {
    if (data.files.length > 0) {
      filesOfDrop(data).then(incoming.onFiles, incoming.onUnreadable);
      return;
    }
    const source = sourceOfDrag(data);
    if (source) incoming.onText(source);
  });
  const takePaste = useEffectEvent((data: DataTransfer, target: EventTarget | null): boolean => {
    const files = Array.from(data.files);
    if (files.length > 0) {
      incoming.onFiles({ files, hadFolder: false });
      return true;
    }
    const source = isEditable(target) ? null : sourceOfText(data.getData('text/plain'));
    if (source) incoming.onText(source);
    return source !== null;
  });

  useEffect(() => {
    const listening = new AbortController();
    // A link or a picture of this very page is dragged by accident.
    let isOwn = false;
    const carries = ({ dataTransfer }: DragEvent): boolean =>
      !isOwn && DRAGGED.some((type) => dataTransfer?.types.includes(type));
    const on = <Type extends 'dragstart' | 'dragend' | 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ): void => document.addEventListener(type, listener, listening);

    on('dragstart', () => {
      isOwn = true;
    });
    on('dragend', () => {
      isOwn = false;
    });
    on('dragover', (event) => {
      if (!carries(event) || isEditable(event.target)) return;
      event.preventDefault();
      setIsOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      // Leaving one element for another is no leave; out of the window there is no other.
      if (!relatedTarget) setIsOver(false);
    });
    on('drop', (event) => {
      setIsOver(false);
      if (!carries(event) || !event.dataTransfer || isEditable(event.target)) return;
      event.preventDefault();
      takeDrop(event.dataTransfer);
    });
    on('paste', (event) => {
      if (event.clipboardData && takePaste(event.clipboardData, event.target)) event.preventDefault();
    });
    return () => listening.abort();
  }, []);

  return isOver;
};
