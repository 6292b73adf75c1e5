import { describe, expect, it } from 'vitest';

import { filesOfDrop } from '../../../../src/features/image-extraction/incoming/filesOfDrop';

const file = (name: string, type = 'image/png') => new File([name], name, { type });

const fileEntry = (content: File) => ({
  isFile: true,
  isDirectory: false,
  name: content.name,
  file: (resolve: (file: File) => void) => resolve(content),
});

/** Gives at most two children at a time, as browsers give with at most a hundred. */
const folderEntry = (name: string, children: readonly object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    let at = 0;
    return {
      readEntries: (resolve: (entries: readonly object[]) => void) => {
        resolve(children.slice(at, at + 2));
        at += 2;
      },
    };
  },
});

const drop = (entries: readonly { readonly name: string }[], files: readonly File[]) =>
  filesOfDrop({
    files,
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
  } as unknown as DataTransfer);

describe('a drop', () => {
  it('gives its files as they are where there is no folder', async () => {
    const files = [file('a.png'), file('notes.txt', 'text/plain')];
    expect(await drop(files.map(fileEntry), files)).toEqual({ files, hadFolder: false });
  });

  it('gives the pictures of a folder and of those in it, in the order of their names', async () => {
    const holiday = folderEntry('holiday', [
      fileEntry(file('10.png')),
      fileEntry(file('9.png')),
      fileEntry(file('notes.txt', 'text/plain')),
      folderEntry('raw', [fileEntry(file('11.nef', '')), fileEntry(file('.DS_Store', ''))]),
    ]);
    const single = file('single.png');
    // What browsers put among the files for a folder.
    const stub = file('holiday', '');
    const { files, hadFolder } = await drop([holiday, fileEntry(single)], [stub, single]);
    expect(hadFolder).toBe(true);
    expect(files.map(({ name }) => name)).toEqual(['single.png', '9.png', '10.png', '11.nef']);
  });
});
