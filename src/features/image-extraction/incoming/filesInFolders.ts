import { unreadFilesMessage } from '../../../domain/folderMessages';
import type { DroppedFiles } from './droppedFiles';

/** Folders are searched for at most this many files. */
const FILES_MAX = 1000;

const PICTURE_NAME =
  /\.(?:jpe?g|jfif|png|apng|gif|webp|avif|svgz?|bmp|ico|cur|heic|heif|tiff?|jxl|jp2|j2k|tga|exr|hdr|dng|cr[23]|nef|arw|raf|orf|rw2)$/i;

/** Documents of design programs: they cannot be read, and are listed with advice how to export them. */
const DESIGN_NAME =
  /\.(?:psd|psb|ai|eps|indd|afphoto|afdesign|afpub|cdr|xcf|kra|procreate|sketch|fig|clip|xd|aseprite|pdn|psp(?:image)?)$/i;

const isPicture = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  !name.startsWith('.') && (type.startsWith('image/') || PICTURE_NAME.test(name) || DESIGN_NAME.test(name));

/** Created on demand: a page's first collator takes 15 ms and more. */
const byName = (): ((one: string, other: string) => number) =>
  new Intl.Collator('en', { numeric: true }).compare;

/** The files of a folder that may be pictures, sorted by name. */
export const picturesOfFolder = (files: readonly File[]): File[] => {
  const compare = byName();
  return files.filter(isPicture).toSorted((a, b) => compare(a.webkitRelativePath, b.webkitRelativePath));
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = async (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A directory reader returns a folder in batches, and an empty one at its end. */
const childrenOf = async (
  folder: FileSystemDirectoryEntry,
  onUnread: () => void,
): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length < FILES_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- the next batch can only be read after this one
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => {
        onUnread();
        resolve([]);
      });
    });
    if (some.length === 0) break;
    children.push(...some);
  }
  const compare = byName();
  return children.toSorted((a, b) => compare(a.name, b.name));
};

/** The files in a folder. What cannot be read is left out; if it may have been pictures, its name goes to `unread`. */
const filesIn = async (folder: FileSystemDirectoryEntry, unread: string[]): Promise<File[]> => {
  const files: File[] = [];
  for (const entry of await childrenOf(folder, () => unread.push(folder.name))) {
    if (files.length >= FILES_MAX) break;
    // oxlint-disable no-await-in-loop -- in the order of names, and not a thousand files at once
    if (isFolder(entry)) files.push(...(await filesIn(entry, unread)));
    else if (isFile(entry)) {
      const file = await fileOf(entry).catch(() => null);
      if (file) files.push(file);
      else if (isPicture({ name: entry.name, type: '' })) unread.push(entry.name);
    }
    // oxlint-enable no-await-in-loop
  }
  return files;
};

/**
 * The files of a drop with folders: those dropped by themselves, and the pictures in the folders. Rejects if nothing of
 * it can be read.
 */
export const filesInFolders = async (
  entries: readonly FileSystemEntry[],
  all: readonly File[],
): Promise<DroppedFiles> => {
  const folders = entries.filter(isFolder);
  const names = new Set(folders.map(({ name }) => name));
  // A folder also appears among the files, under its name but unreadable.
  const single = all.filter(({ name }) => !names.has(name));
  const within = await Promise.all(
    folders.map(async (folder) => {
      const unread: string[] = [];
      return { files: await filesIn(folder, unread), unread };
    }),
  );
  const unread = within.flatMap((folder) => folder.unread);
  const files = [...single, ...within.flatMap((folder) => folder.files).filter(isPicture)];
  if (unread.length === 0) return { files, hadFolder: true };
  if (files.length === 0) throw new Error(unread.join());
  return { files, hadFolder: true, problem: unreadFilesMessage(unread) };
};
