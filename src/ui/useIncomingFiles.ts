import { useEffectEvent, useLayoutEffect } from 'react';

import { isPasteOfText } from './isTextField';
import { useWindowDrop } from './useWindowDrop';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** The first file of the wanted kind; if there is none, the first file, which is then refused with a message. */
const pickFile = (files: FileList | undefined, kind: string): File | null => {
  const all = Array.from(files ?? []);
  return all.find(({ type }) => type.startsWith(`${kind}/`)) ?? all[0] ?? null;
};

/** Handles files dropped or pasted anywhere on the page. Returns whether one is being dragged over it. */
export const useIncomingFiles = (kind: 'image' | 'video', onFile: (file: File) => void): boolean => {
  const take = (files: FileList | undefined): void => {
    const file = pickFile(files, kind);
    if (file) onFile(file);
  };
  const paste = useEffectEvent(take);
  // Not after painting: what comes in between would be lost.
  useLayoutEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (!isPasteOfText(event)) paste(event.clipboardData?.files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return useWindowDrop({ takes: carriesFiles, onDrop: ({ files }) => take(files) });
};
