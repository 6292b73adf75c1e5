import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
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
    leaving.keep('video', video);
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
    own.at(NOON).keep('video', video);
    const other = tab();
    const leaving = other.at(NOON);
    leaving.keep('video', { ...video, name: 'other.mp4' });
    await leaving.settle();
    expect(await tab().at(NOON).take('video')).toBeNull();
    expect((await other.at(NOON).take('video'))?.name).toBe('other.mp4');
  });

  it('are forgotten where nobody came back in a quarter of an hour', async () => {
    const own = tab();
    const leaving = own.at(NOON);
    leaving.keep('video', video);
    await leaving.settle();
    expect(await own.at(later(15)).take('video')).toBeNull();

    const given = tab().at(NOON);
    given.keep('video', video);
    await given.settle();
    const next = tab().at(later(20));
    next.keep('image', picture);
    await next.settle();
    expect(await countRows()).toBe(1);
  });

  it('hold nothing up where the browser keeps nothing', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const own = tab();
    const leaving = own.at(NOON);
    leaving.keep('video', video);
    await leaving.settle();
    expect(await own.at(NOON).take('video')).toBeNull();
  });
});
