import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { SIGNATURE_BYTES } from '../../../src/engine/frameSignature';
import { BLOCK_FRAMES, joinFrames } from '../../../src/engine/shots/frameSignatures';
import type { Video } from '../../../src/state/video/video';
import { createIdbRecords } from '../../../src/state/video/records/idbRecords';
import { createSafeRecords } from '../../../src/state/video/records/safeRecords';
import { createMemoryStore } from '../../support/fakeServices';
import { begin, COLORS, createDevice, restore } from './videoDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

/** Frames from number `from` on, each with its number in its first byte and in its time. */
const sign = (video: Video, from: number, count: number): void => {
  const bytes = new Uint8Array(count * SIGNATURE_BYTES);
  const timesUs = Float64Array.from({ length: count }, (_, i) => (from + i) * 40_000);
  for (let i = 0; i < count; i += 1) bytes[i * SIGNATURE_BYTES] = (from + i) % 251;
  video.addSigned({ bytes, timesUs });
};

const expectFrames = async (video: Video | undefined, count: number): Promise<void> => {
  const read = await video?.readSignatures();
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
    const video = begin(createDevice().open());
    expect(video.hasSignatures()).toBe(false);
    await expectFrames(video, 0);
    sign(video, 0, 7);
    expect(video.hasSignatures()).toBe(true);
    sign(video, 7, BLOCK_FRAMES);
    sign(video, BLOCK_FRAMES + 7, 100);
    await expectFrames(video, BLOCK_FRAMES + 107);
  });

  it('come back after a reload: those of whole blocks, and once the film is saved the rest as well', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab));
    sign(video, 0, BLOCK_FRAMES);
    sign(video, BLOCK_FRAMES, 30);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    video.save('ended');
    await vi.waitFor(async () => expect(await countBlocks()).toBe(2));
    const restored = await restore(open(tab));
    expect(restored?.video.hasSignatures()).toBe(true);
    await expectFrames(restored?.video, BLOCK_FRAMES + 30);
  });

  it('come back of a long film in pieces, whose number is whole or not', async () => {
    for (const blocks of [15, 16, 33]) {
      const { open } = createDevice();
      const tab = createMemoryStore();
      const video = begin(open(tab));
      for (let block = 0; block < blocks; block += 1) sign(video, block * BLOCK_FRAMES, BLOCK_FRAMES);
      video.save('ended');
      await vi.waitFor(async () => expectFrames((await restore(open(tab)))?.video, blocks * BLOCK_FRAMES));
    }
  });

  it('go on after what a reload has left, also within a block', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab));
    sign(video, 0, 30);
    video.save('stopped');
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    const restored = await restore(open(tab));
    if (restored) sign(restored.video, 30, BLOCK_FRAMES);
    await expectFrames(restored?.video, BLOCK_FRAMES + 30);
  });

  it('are of each frame once, where a run that goes on has read some once more', async () => {
    const video = begin(createDevice().open());
    sign(video, 0, 50);
    sign(video, 30, 60);
    await expectFrames(video, 90);
  });

  it('grow where they were written before their block was full', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab));
    sign(video, 0, 30);
    video.save('running');
    sign(video, 30, 30);
    video.save('ended');
    await vi.waitFor(async () => expectFrames((await restore(open(tab)))?.video, 60));
  });

  it('are gone with the next run', async () => {
    const video = begin(createDevice().open());
    sign(video, 0, BLOCK_FRAMES);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    video.begin('again', () => COLORS);
    expect(video.hasSignatures()).toBe(false);
    await expectFrames(video, 0);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(0));
  });

  it('are lost with no full disk', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const device = createIdbRecords();
    const putSignatures = vi.fn<typeof device.putSignatures>(device.putSignatures);
    const video = begin(createDevice(() => createSafeRecords({ ...device, putSignatures })).open());
    sign(video, 0, BLOCK_FRAMES);
    await vi.waitFor(async () => expect(await countBlocks()).toBe(1));
    putSignatures.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    sign(video, BLOCK_FRAMES, 2 * BLOCK_FRAMES);
    await expectFrames(video, 3 * BLOCK_FRAMES);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
