import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** The first file of the wanted kind among several; a single file of another kind is passed on, to be refused with words. */
const pickFile = (files: FileList | undefined, kind: string): File | null => {
  const all = Array.from(files ?? []);
  return all.find(({ type }) => type.startsWith(`${kind}/`)) ?? all[0] ?? null;
};

/** Files dropped or pasted anywhere on the page. Returns whether one is being dragged over it. */
export const useIncomingFiles = (kind: 'image' | 'video', onFile: (file: File) => void): boolean => {
  const [isOver, setIsOver] = useState(false);

  const take = useEffectEvent((files: FileList | undefined) => {
    const file = pickFile(files, kind);
    if (file) onFile(file);
  });

  useEffect(() => {
    const listening = new AbortController();
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Leaving one element for another is no leave; out of the window there is no other.
      if (!event.relatedTarget) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer?.files);
    };
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files);

    document.addEventListener('dragover', onDragOver, listening);
    document.addEventListener('dragleave', onDragLeave, listening);
    document.addEventListener('drop', onDrop, listening);
    document.addEventListener('paste', onPaste, listening);
    return () => listening.abort();
  }, []);

  return isOver;
};
