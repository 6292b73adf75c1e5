import { describe, expect, it } from 'vitest';

import { unreadFilesMessage } from '../../../../src/domain/folderMessages';
import { filesOfDrop } from '../../../../src/features/image-extraction/incoming/filesOfDrop';
import { dropOf, file, fileEntry, folderEntry, lockedEntry, lockedFolder } from './fakeEntries';

const drop = async (...[entries, files]: Parameters<typeof dropOf>) => filesOfDrop(dropOf(entries, files));

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

  it('gives the documents of design programs in a folder, which are then told how to be exported', async () => {
    const names = ['a.psd', 'b.xd', 'c.aseprite', 'd.pdn', 'e.pspimage'];
    const folder = folderEntry(
      'work',
      [...names, 'f.xls'].map((name) => fileEntry(file(name, ''))),
    );
    expect((await drop([folder], [])).files.map(({ name }) => name)).toEqual(names);
  });

  it('leaves out what cannot be read, and names it where it may have been pictures', async () => {
    const holiday = folderEntry('holiday', [
      lockedEntry('1.png'),
      fileEntry(file('2.png')),
      lockedEntry('Thumbs.db'),
      lockedFolder('raw', [fileEntry(file('3.nef', ''))]),
    ]);
    const { files, problem } = await drop([holiday, lockedFolder('private')], []);
    expect(files.map(({ name }) => name)).toEqual(['2.png', '3.nef']);
    expect(problem).toBe('Could not be read: 1.png, raw, private.');
  });

  it('finds the pictures of a folder behind more than a thousand other files', async () => {
    const notes = Array.from({ length: 1200 }, (_, at) => fileEntry(file(`${at}.txt`, 'text/plain')));
    const folder = folderEntry('work', [fileEntry(file('z.png')), ...notes]);
    expect((await drop([folder], [])).files.map(({ name }) => name)).toEqual(['z.png']);
  });

  it('counts a thousand pictures of a folder, and tells whether there may be more', async () => {
    const pictures = Array.from({ length: 1001 }, (_, at) => fileEntry(file(`${at}.png`)));
    const all = await drop([folderEntry('work', pictures.slice(1), 500)], []);
    expect([all.files.length, all.mayBeMore]).toEqual([1000, undefined]);
    const some = await drop([folderEntry('work', pictures, 500)], []);
    expect([some.files.length, some.mayBeMore]).toEqual([1000, true]);
  });

  it('ends the search of a huge folder, and says so', async () => {
    const notes = Array.from({ length: 20_001 }, (_, at) => fileEntry(file(`${at}.txt`, 'text/plain')));
    expect(await drop([folderEntry('disk', notes, 5000)], [])).toMatchObject({
      files: [],
      problem: 'Only the first 20,000 files of the folder were looked at.',
    });
  });

  it('is refused where nothing of it can be read', async () => {
    await expect(drop([lockedFolder('private')], [])).rejects.toThrow('private');
  });
});

it('names three of what could not be read, and counts the others', () => {
  expect(unreadFilesMessage(['a.png'])).toBe('Could not be read: a.png.');
  expect(unreadFilesMessage(['a', 'b', 'c', 'd', 'e'])).toBe('Could not be read: a, b, c and 2 more.');
});
