export const file = (name: string, type = 'image/png') => new File([name], name, { type });

export const fileEntry = (content: File) => ({
  isFile: true,
  isDirectory: false,
  name: content.name,
  file: (resolve: (file: File) => void) => resolve(content),
});

/** A folder. Gives some of its children at a time, as browsers give at most a hundred. */
export const folderEntry = (name: string, children: readonly object[], some = 2) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    let at = 0;
    return {
      readEntries: (resolve: (entries: readonly object[]) => void) => {
        resolve(children.slice(at, at + some));
        at += some;
      },
    };
  },
});

/** A file that the browser does not hand over. */
export const lockedEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (_: unknown, reject: (reason: Error) => void) => reject(new DOMException('x', 'NotReadableError')),
});

/** A folder that may not be looked into, after its first children. */
export const lockedFolder = (name: string, children: readonly object[] = []) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    let isFirst = true;
    return {
      readEntries: (resolve: (entries: readonly object[]) => void, reject: (reason: Error) => void) => {
        if (isFirst && children.length > 0) resolve(children);
        else reject(new DOMException('x', 'NotReadableError'));
        isFirst = false;
      },
    };
  },
});

/** The data of a drop. Browsers put a stub with the name of each folder among its files. */
export const dropOf = (entries: readonly { readonly name: string }[], files: readonly File[]) =>
  ({
    types: ['Files'],
    files,
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
  }) as unknown as DataTransfer;
