import { useEffect, useEffectEvent } from 'react';

import { useWindowDrop } from '../../../ui/useWindowDrop';
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
 * Handles pictures dropped or pasted anywhere on the page: files, folders, links and pictures of other pages, addresses
 * and SVG code. Returns whether such a drag is over the page.
 */
export const useIncomingPictures = (incoming: Incoming): boolean => {
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
    const onPaste = (event: ClipboardEvent) => {
      if (event.clipboardData && takePaste(event.clipboardData, event.target)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste, listening);
    return () => listening.abort();
  }, []);

  return useWindowDrop({
    takes: ({ dataTransfer, target }) =>
      DRAGGED.some((type) => dataTransfer?.types.includes(type)) && !isEditable(target),
    onDrop: (data) => {
      if (data.files.length > 0) {
        filesOfDrop(data).then(incoming.onFiles, incoming.onUnreadable);
        return;
      }
      const source = sourceOfDrag(data);
      if (source) incoming.onText(source);
    },
  });
};
