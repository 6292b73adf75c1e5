import { useEffect, useEffectEvent } from 'react';

import { isPasteOfText, isTextField } from '../../../ui/isTextField';
import { useWindowDrop } from '../../../ui/useWindowDrop';
import type { DroppedFiles } from './droppedFiles';
import { filesOfDrop } from './filesOfDrop';
import { sourceOfDrag, sourceOfText, type TextSource } from './addressOfText';

type Incoming = {
  readonly onFiles: (files: DroppedFiles) => void;
  readonly onText: (source: TextSource) => void;
  readonly onUnreadable: (error: unknown) => void;
};

/** What is left to the field that it is dragged over. */
const DRAGGED_TEXT = ['text/uri-list', 'text/html'];

/**
 * Handles pictures dropped or pasted anywhere on the page: files, folders, links and pictures of other pages, addresses
 * and SVG code. Returns whether such a drag is over the page.
 */
export const useIncomingPictures = (incoming: Incoming): boolean => {
  const takePaste = useEffectEvent((data: DataTransfer): boolean => {
    const files = Array.from(data.files);
    if (files.length > 0) {
      incoming.onFiles({ files, hadFolder: false });
      return true;
    }
    const source = sourceOfText(data.getData('text/plain'));
    if (source) incoming.onText(source);
    return source !== null;
  });

  useEffect(() => {
    const listening = new AbortController();
    const onPaste = (event: ClipboardEvent) => {
      if (isPasteOfText(event)) return;
      if (event.clipboardData && takePaste(event.clipboardData)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste, listening);
    return () => listening.abort();
  }, []);

  return useWindowDrop({
    takes: ({ dataTransfer, target }) => {
      const has = (type: string): boolean => dataTransfer?.types.includes(type) ?? false;
      return has('Files') || (DRAGGED_TEXT.some(has) && !isTextField(target));
    },
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
