import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSignInFiles } from '../../../src/state/session/signInFiles';
import { createMemoryStore } from '../../support/fakeServices';

const NOON = new Date(2026, 10, 20, 12);
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const video = { file: new Blob(['film'], { type: 'video/mp4' }), name: 'holiday.mp4' };
const picture = { file: new Blob(['picture'], { type: 'image/png' }), name: 'hats.png' };

/** What a tab is before it leaves and, with the same storage, when it is back. */
const tab = (tabStorage = createMemoryStore()) => ({
  tabStorage,
  at: (now: Date) => createSignInFiles({ tabStorage, now: () => now }),
});

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
  globalThis.indexedDB = new IDBFactory();
});

describe('files of a tab that leaves for the sign-in', () => {
  it('are there again when it is back, once, each for its page', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    void leaving.keep('video', video);
    leaving.offer('image', () => ({ ...picture, note: { kept: [true] } }));
    await leaving.settle();

    const back = own.at(later(3));
    const found = await back.take('video');
    expect(found?.name).toBe('holiday.mp4');
    expect(await found?.file.text()).toBe('film');
    expect(await back.take('image')).toMatchObject({ name: 'hats.png', note: { kept: [true] } });
    expect(await back.take('video')).toBeNull();
    expect(await countRows()).toBe(0);
  });

  it('are not kept for a page that has let go of its file', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    leaving.offer('image', () => picture)();
    leaving.offer('video', () => null);
    await leaving.settle();
    expect(await own.at(NOON).take('image')).toBeNull();
    expect(await own.at(NOON).take('video')).toBeNull();
  });

  it('are of that tab alone', async () => {
    const own = tab();
    void own.at(NOON).keep('video', video);
    const other = tab();
    const leaving = other.at(NOON);
    void leaving.keep('video', { ...video, name: 'other.mp4' });
    await leaving.settle();
    expect(await tab().at(NOON).take('video')).toBeNull();
    expect((await other.at(NOON).take('video'))?.name).toBe('other.mp4');
  });

  it('are forgotten where nobody came back in a quarter of an hour', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    void leaving.keep('video', video);
    await leaving.settle();
    expect(await own.at(later(15)).take('video')).toBeNull();

    const given = tab().at(NOON);
    void given.keep('video', video);
    await given.settle();
    const next = tab().at(later(20));
    void next.keep('image', picture);
    await next.settle();
    expect(await countRows()).toBe(1);
  });

  it('hold nothing up where the browser keeps nothing', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const own = tab();
    const leaving = own.at(NOON);
    void leaving.keep('video', video);
    await leaving.settle();
    expect(await own.at(NOON).take('video')).toBeNull();
  });

  it('are told to be kept, or not: too large, or where the browser keeps nothing', async () => {
    const own = tab().at(NOON);
    expect(await own.keep('video', video)).toBe(true);
    const large = new Blob(['film']);
    Object.defineProperty(large, 'size', { value: 2 ** 30 + 1 });
    expect(await own.keep('video', { file: large, name: 'feature.mov' })).toBe(false);
    expect(await own.take('video')).toBeNull();
    globalThis.indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect(await own.keep('video', video)).toBe(false);
  });

  it('are found as soon as they are written by a page that never left, as somebody signed in beside it', async () => {
    const own = tab().at(NOON);
    void own.keep('video', video);
    expect((await own.take('video'))?.name).toBe('holiday.mp4');
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
    const first = leaving.keep('video', { ...video, name: 'first.mp4' });
    await leaving.keep('video', { ...video, name: 'last.mp4' });
    await first;
    expect((await own.at(NOON).take('video'))?.name).toBe('last.mp4');
    expect(await countRows()).toBe(0);
  });
});
