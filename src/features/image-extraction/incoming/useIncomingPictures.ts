import { useEffectEvent, useLayoutEffect } from 'react';

import { isPasteOfText, isTextField } from '../../../ui/isTextField';
import { useWindowDrop } from '../../../ui/useWindowDrop';
import type { DroppedFiles } from './droppedFiles';
import { filesOfDrop } from './filesOfDrop';
import type { DraggedTexts, TextSource } from './addressOfText';

type Incoming = {
  readonly onFiles: (files: DroppedFiles) => void;
  readonly onText: (source: TextSource) => void;
  readonly onUnreadable: (error: unknown) => void;
};

/** Not part of the page until something comes. */
const loadReaders = () => import('./addressOfText');

/** As long as the event lasts: afterwards nothing of it can be read. */
const textsOf = (data: DataTransfer): DraggedTexts => ({
  html: data.getData('text/html'),
  list: data.getData('text/uri-list'),
  plain: data.getData('text/plain'),
});

/** What is left to the field that it is dragged over. */
const DRAGGED_TEXT = ['text/uri-list', 'text/html'];

/**
 * Handles pictures dropped or pasted anywhere on the page: files, folders, links and pictures of other pages, addresses
 * and SVG code. Returns whether such a drag is over the page.
 */
export const useIncomingPictures = (incoming: Incoming): boolean => {
  const take = (read: (readers: Awaited<ReturnType<typeof loadReaders>>) => TextSource | null): void => {
    loadReaders()
      .then((readers) => {
        const source = read(readers);
        if (source) incoming.onText(source);
      })
      .catch(incoming.onUnreadable);
  };
  const takePaste = useEffectEvent((data: DataTransfer): boolean => {
    const files = Array.from(data.files);
    if (files.length > 0) {
      incoming.onFiles({ files, hadFolder: false });
      return true;
    }
    const text = data.getData('text/plain');
    take(({ sourceOfText }) => sourceOfText(text));
    return false;
  });

  // Not after painting: what comes in between would be lost.
  useLayoutEffect(() => {
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
      const texts = textsOf(data);
      take(({ sourceOfDrag }) => sourceOfDrag(texts));
    },
  });
};
