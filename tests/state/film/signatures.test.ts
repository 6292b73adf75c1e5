import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { SIGNATURE_BYTES } from '../../../src/engine/frameSignature';
import { BLOCK_FRAMES, joinFrames } from '../../../src/engine/shots/frameSignatures';
import type { Film } from '../../../src/state/film/film';
import { createIdbRecords } from '../../../src/state/film/records/idbRecords';
import { createSafeRecords } from '../../../src/state/film/records/safeRecords';
import { createMemoryStore } from '../../support/fakeServices';
import { begin, COLORS, createDevice } from './filmDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

/** Frames from number `from` on, each with its number in its first byte and in its time. */
const sign = (film: Film, from: number, count: number): void => {
  const bytes = new Uint8Array(count * SIGNATURE_BYTES);
  const timesUs = Float64Array.from({ length: count }, (_, i) => (from + i) * 40_000);
  for (let i = 0; i < count; i += 1) bytes[i * SIGNATURE_BYTES] = (from + i) % 251;
  film.addSigned({ bytes, timesUs });
};

const expectFrames = async (film: Film | undefined, count: number): Promise<void> => {
  const read = await film?.readSignatures();
  const { bytes, timesUs } = joinFrames(read ?? { count: 0, signatures: [], timesUs: [] });
  expect([...timesUs]).toEqual(Array.from({ length: count }, (_, i) => i * 40_000));
  const numbers = Array.from({ length: count }, (_, i) => bytes[i * SIGNATURE_BYTES]);
  expect(numbers).toEqual(Array.from({ length: count }, (_, i) => i % 251));
};

const countBlocks = async (): Promise<number> => {
  const database = await openDB('hueloom-films');
  const blocks = await database.count('signatures');
  database.close();
  return blocks;
};

describe('the signatures of a film', () => {
  it('are all there while it is read, in the order of its frames, and none before', async () => {
    const film = begin(createDevice().open());
    expect(film.hasSignatures()).toBe(false);
    await expectFrames(film, 0);
    sign(film, 0, 7);
    expect(film.hasSignatures()).toBe(true);
    sign(film, 7, BLOCK_FRAMES);
    sign(film, BLOCK_FRAMES + 7, 100);
    await expectFrames(film, BLOCK_FRAMES + 107);
  });

  it('come back after a reload: those of whole blocks, and once the film is saved the rest as well', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const film = begin(open(tab));
    sign(film, 0, BLOCK_FRAMES);
    sign(film, BLOCK_FRAMES, 30);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    film.save('ended');
    await vi.waitFor(async () => expect(await countBlocks()).toBe(2));
    const restored = await open(tab).restore();
    expect(restored?.film.hasSignatures()).toBe(true);
    await expectFrames(restored?.film, BLOCK_FRAMES + 30);
  });

  it('go on after what a reload has left, also within a block', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const film = begin(open(tab));
    sign(film, 0, 30);
    film.save('stopped');
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    const restored = await open(tab).restore();
    if (restored) sign(restored.film, 30, BLOCK_FRAMES);
    await expectFrames(restored?.film, BLOCK_FRAMES + 30);
  });

  it('are of each frame once, where a run that goes on has read some once more', async () => {
    const film = begin(createDevice().open());
    sign(film, 0, 50);
    sign(film, 30, 60);
    await expectFrames(film, 90);
  });

  it('grow where they were written before their block was full', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const film = begin(open(tab));
    sign(film, 0, 30);
    film.save('running');
    sign(film, 30, 30);
    film.save('ended');
    await vi.waitFor(async () => expectFrames((await open(tab).restore())?.film, 60));
  });

  it('are gone with the next run', async () => {
    const film = begin(createDevice().open());
    sign(film, 0, BLOCK_FRAMES);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    film.begin('again', () => COLORS);
    expect(film.hasSignatures()).toBe(false);
    await expectFrames(film, 0);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(0));
  });

  it('are lost with no full disk', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const device = createIdbRecords();
    const putSignatures = vi.fn<typeof device.putSignatures>(device.putSignatures);
    const film = begin(createDevice(() => createSafeRecords({ ...device, putSignatures })).open());
    sign(film, 0, BLOCK_FRAMES);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    putSignatures.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    sign(film, BLOCK_FRAMES, 2 * BLOCK_FRAMES);
    await expectFrames(film, 3 * BLOCK_FRAMES);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
