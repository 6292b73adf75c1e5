import type { DroppedFiles } from './droppedFiles';

/** Loads with the first folder: most pictures come without one. */
export const loadFolders = async () => import('./filesInFolders');

/**
 * The files of a drop, including those in folders. Call during the event: afterwards its data is gone. Rejects if
 * nothing of a folder can be read.
 */
export const filesOfDrop = async ({ items, files }: DataTransfer): Promise<DroppedFiles> => {
  const all = Array.from(files);
  // Test fakes and old browsers have no items.
  const entries = Array.from((items as DataTransferItemList | undefined) ?? []).flatMap((item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : [],
  );
  if (!entries.some(({ isDirectory }) => isDirectory)) return { files: all, hadFolder: false };
  const { filesInFolders } = await loadFolders();
  return filesInFolders(entries, all);
};
