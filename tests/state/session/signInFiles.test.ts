import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignInFiles } from '../../../src/state/session/signInFiles';
import { createMemoryStore } from '../../support/fakeServices';

const NOON = new Date(2026, 10, 20, 12);
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const contentOf = (file: Blob, name: string, note?: unknown) => ({
  value: { file, name, note },
  bytes: file.size,
});
const FILM = new Blob(['film'], { type: 'video/mp4' });
const video = contentOf(FILM, 'holiday.mp4');
const picture = contentOf(new Blob(['picture'], { type: 'image/png' }), 'hats.png');
const nothing = async () => null;
const blockStorage = () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
};

let storage = createMemoryStore();
/** What a tab is before it leaves and, with the same storage, when it is back. */
const tab = (tabStorage = createMemoryStore()) => ({
  tabStorage,
  at: (now: Date) => createSignInFiles({ tabStorage, storage, now: () => now }),
});

const textOf = async (found: unknown): Promise<string> => {
  const { file, name } = found as { file: Blob; name: string };
  return `${name}: ${await file.text()}`;
};

const countRows = async (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opened = indexedDB.open('hueloom-sign-in');
    opened.addEventListener('error', () => reject(opened.error ?? new Error('not opened')));
    opened.onsuccess = () => {
      const counted = opened.result.transaction('files').objectStore('files').count();
      counted.onsuccess = () => {
        opened.result.close();
        resolve(counted.result);
      };
    };
  });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  storage = createMemoryStore();
});

describe('files of a tab that leaves for the sign-in', () => {
  it('are there again when it is back, once, each for its page', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    void leaving.keep('video', video, null);
    const files = [video, picture].map(({ value }) => value);
    leaving.offer('image', async () => ({ value: { files, kept: [true] }, bytes: 11 }));
    expect(await leaving.settle(null)).toBe(true);

    const back = own.at(later(3));
    expect(await textOf(await back.take('video', nothing))).toBe('holiday.mp4: film');
    const both = (await back.take('image', nothing)) as { files: readonly unknown[]; kept: unknown };
    expect(both.kept).toEqual([true]);
    expect(await Promise.all(both.files.map(textOf))).toEqual(['holiday.mp4: film', 'hats.png: picture']);
    expect(await back.take('video', nothing)).toBeUndefined();
    expect(await countRows()).toBe(0);
  });

  it('are not kept for a page that has let go of its file', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    leaving.offer('image', async () => picture)();
    await leaving.keep('video', video, null);
    leaving.offer('video', nothing);
    expect(await leaving.settle(null)).toBe(true);
    expect(await own.at(NOON).take('image', nothing)).toBeUndefined();
    expect(await own.at(NOON).take('video', nothing)).toBeUndefined();
    expect(await countRows()).toBe(0);
  });

  it('are given to nobody else, where the session of an account had ended', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    void leaving.keep('video', video, 'someone');
    leaving.offer('image', async () => picture);
    await leaving.settle('someone');
    expect(await own.at(NOON).take('image', async () => 'someone else')).toBeUndefined();
    expect(await own.at(NOON).take('image', async () => 'someone')).toBeUndefined();
    expect(await textOf(await own.at(NOON).take('video', async () => 'someone'))).toBe('holiday.mp4: film');
    expect(await countRows()).toBe(0);
  });

  it('are of that tab alone', async () => {
    const own = tab();
    void own.at(NOON).keep('video', video, null);
    const other = tab();
    const leaving = other.at(NOON);
    void leaving.keep('video', contentOf(FILM, 'other.mp4'), null);
    await leaving.settle(null);
    expect(await tab().at(NOON).take('video', nothing)).toBeUndefined();
    expect(await other.at(NOON).take('video', nothing)).toMatchObject({ name: 'other.mp4' });
  });

  it('are forgotten where nobody came back in a quarter of an hour', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    void leaving.keep('video', video, null);
    await leaving.settle(null);
    expect(await own.at(later(15)).take('video', nothing)).toBeUndefined();
  });

  it('are deleted by any tab once that time is over, which opens no database where none was left', async () => {
    const open = vi.spyOn(globalThis.indexedDB, 'open');
    await tab().at(NOON).dropExpired();
    expect(open).not.toHaveBeenCalled();
    await tab().at(NOON).keep('video', video, null);
    await tab().at(later(10)).keep('image', picture, null);
    await tab().at(later(20)).dropExpired();
    expect(await countRows()).toBe(1);
    await tab().at(later(30)).dropExpired();
    expect(await countRows()).toBe(0);
    open.mockClear();
    await tab().at(later(40)).dropExpired();
    expect(open).not.toHaveBeenCalled();
  });

  it('are deleted at once, of every tab, where all are to go', async () => {
    await tab().at(NOON).keep('video', video, null);
    await tab().at(NOON).keep('image', picture, null);
    await tab().at(NOON).dropAll();
    expect(await countRows()).toBe(0);
  });

  it('are deleted where the tab stays after all, save for what waits for the sign-in by itself', async () => {
    const own = tab();
    const staying = own.at(NOON);
    await staying.keep('video', video, null);
    staying.offer('image', async () => picture);
    await staying.settle(null);
    await staying.discard();
    expect(await own.at(NOON).take('image', nothing)).toBeUndefined();
    expect(await own.at(NOON).take('video', nothing)).toMatchObject({ name: 'holiday.mp4' });
    expect(await countRows()).toBe(0);
  });

  it('are not kept twice by whoever tries again', async () => {
    const leaving = tab().at(NOON);
    leaving.offer('image', async () => picture);
    await leaving.settle(null);
    await leaving.settle(null);
    expect(await countRows()).toBe(1);
  });

  it('hold nothing up where the browser keeps nothing', async () => {
    blockStorage();
    const own = tab();
    const leaving = own.at(NOON);
    void leaving.keep('video', video, null);
    expect(await leaving.settle(null)).toBe(false);
    expect(await own.at(NOON).take('video', nothing)).toBeUndefined();
    await leaving.dropExpired();
  });

  it('are told to be kept, or not: too large, or where the browser keeps nothing', async () => {
    const own = tab().at(NOON);
    expect(await own.keep('video', video, null)).toBe(true);
    expect(await own.keep('video', { ...video, bytes: 2 ** 30 + 1 }, null)).toBe(false);
    expect(await own.take('video', nothing)).toBeUndefined();
    expect(await countRows()).toBe(0);
    blockStorage();
    expect(await own.keep('video', video, null)).toBe(false);
  });

  it('are told not to be kept where one page’s are not, or cannot be read', async () => {
    const leaving = tab().at(NOON);
    leaving.offer('video', async () => video);
    const withdraw = leaving.offer('image', async () => ({ ...picture, bytes: 2 ** 30 + 1 }));
    expect(await leaving.settle(null)).toBe(false);
    withdraw();
    expect(await leaving.settle(null)).toBe(true);
    leaving.offer('image', () => Promise.reject(new Error('the network is gone')));
    expect(await leaving.settle(null)).toBe(false);
  });

  it('are found as soon as they are written by a page that never left, as somebody signed in beside it', async () => {
    const own = tab().at(NOON);
    void own.keep('video', video, null);
    expect(await own.take('video', nothing)).toMatchObject({ name: 'holiday.mp4' });
  });

  it('are the ones chosen last, though an earlier one may take longer to write', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    // oxlint-disable-next-line typescript/unbound-method -- called with its store below
    const { add } = IDBObjectStore.prototype;
    // The first row comes back after all others.
    const delayed = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function slow(
      this: IDBObjectStore,
      value: unknown,
    ) {
      for (let round = 0; round < 20; round += 1) this.count();
      return add.call(this, value);
    });
    onTestFinished(() => delayed.mockRestore());
    const first = leaving.keep('video', contentOf(FILM, 'first.mp4'), null);
    await leaving.keep('video', contentOf(FILM, 'last.mp4'), null);
    await first;
    expect(await own.at(NOON).take('video', nothing)).toMatchObject({ name: 'last.mp4' });
    expect(await countRows()).toBe(0);
  });
});
