/** Folders are searched for at most this many files. */
const FILES_MAX = 1000;

const PICTURE_NAME =
  /\.(?:jpe?g|jfif|png|apng|gif|webp|avif|svgz?|bmp|ico|heic|heif|tiff?|jxl|jp2|j2k|tga|exr|hdr|dng|cr[23]|nef|arw|raf|orf|rw2)$/i;

/** Documents of design programs: they cannot be read, and are listed with advice how to export them. */
const DESIGN_NAME =
  /\.(?:psd|psb|ai|eps|indd|afphoto|afdesign|afpub|cdr|xcf|kra|procreate|sketch|fig|clip)$/i;

const isPicture = ({ name, type }: File): boolean =>
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
const childrenOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length < FILES_MAX) {
    // oxlint-disable-next-line no-await-in-loop -- the next batch can only be read after this one
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) break;
    children.push(...some);
  }
  const compare = byName();
  return children.toSorted((a, b) => compare(a.name, b.name));
};

const filesIn = async (folder: FileSystemDirectoryEntry): Promise<File[]> => {
  const files: File[] = [];
  for (const entry of await childrenOf(folder)) {
    if (files.length >= FILES_MAX) break;
    // oxlint-disable no-await-in-loop -- in the order of names, and not a thousand files at once
    if (isFolder(entry)) files.push(...(await filesIn(entry)));
    else if (isFile(entry)) files.push(await fileOf(entry));
    // oxlint-enable no-await-in-loop
  }
  return files;
};

export type DroppedFiles = { readonly files: readonly File[]; readonly hadFolder: boolean };

/**
 * The files of a drop, including those in folders. Call during the event: afterwards its data is gone. Rejects if a
 * folder cannot be read.
 */
export const filesOfDrop = async ({ items, files }: DataTransfer): Promise<DroppedFiles> => {
  const all = Array.from(files);
  // Test fakes and old browsers have no items.
  const entries = Array.from((items as DataTransferItemList | undefined) ?? []).flatMap((item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : [],
  );
  const folders = entries.filter(isFolder);
  if (folders.length === 0) return { files: all, hadFolder: false };
  const names = new Set(folders.map(({ name }) => name));
  // A folder also appears among the files, under its name but unreadable.
  const single = all.filter(({ name }) => !names.has(name));
  const within = await Promise.all(folders.map(filesIn));
  return { files: [...single, ...within.flat().filter(isPicture)], hadFolder: true };
};
