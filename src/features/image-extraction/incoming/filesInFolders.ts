import { searchEndedMessage, unreadFilesMessage } from '../../../domain/folderMessages';
import type { DroppedFiles } from './droppedFiles';

/** Folders are searched for at most this many pictures, … */
const PICTURES_MAX = 1000;
/** … among at most this many files. */
const FILES_MAX = 20_000;

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

type Search = {
  readonly pictures: File[];
  /** Names of what cannot be read and may have been pictures. */
  readonly unread: string[];
  /** Number of files looked at. */
  looked: number;
  /** It ended before everything was looked at. */
  isCut: boolean;
};

const isEnough = ({ pictures, looked }: Search): boolean =>
  pictures.length >= PICTURES_MAX || looked >= FILES_MAX;

/** Adds the pictures in a folder to the search. */
const searchFolder = async (folder: FileSystemDirectoryEntry, search: Search): Promise<void> => {
  const { pictures, unread } = search;
  for (const entry of await childrenOf(folder, () => unread.push(folder.name))) {
    if (isEnough(search)) {
      search.isCut = true;
      return;
    }
    // oxlint-disable no-await-in-loop -- in the order of names, and not a thousand files at once
    if (isFolder(entry)) await searchFolder(entry, search);
    else if (isFile(entry)) {
      search.looked += 1;
      const file = await fileOf(entry).catch(() => null);
      if (file && isPicture(file)) pictures.push(file);
      if (!file && isPicture({ name: entry.name, type: '' })) unread.push(entry.name);
    }
    // oxlint-enable no-await-in-loop
  }
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
  const searches = await Promise.all(
    folders.map(async (folder) => {
      const search: Search = { pictures: [], unread: [], looked: 0, isCut: false };
      await searchFolder(folder, search);
      return search;
    }),
  );
  const unread = searches.flatMap((search) => search.unread);
  const files = [...single, ...searches.flatMap(({ pictures }) => pictures)];
  if (unread.length > 0 && files.length === 0) throw new Error(unread.join());
  const problems = [
    ...(unread.length > 0 ? [unreadFilesMessage(unread)] : []),
    ...(searches.some(({ looked }) => looked >= FILES_MAX) ? [searchEndedMessage(FILES_MAX)] : []),
  ];
  const mayBeMore = searches.some(({ isCut }) => isCut);
  return {
    files,
    hadFolder: true,
    ...(mayBeMore && { mayBeMore }),
    ...(problems.length > 0 && { problem: problems.join(' ') }),
  };
};
