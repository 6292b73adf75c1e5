import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Video } from '../../../src/state/video/video';
import type { Placement } from '../../../src/state/video/placement';
import { createMemoryStore } from '../../support/fakeServices';
import { createCapturedFrame } from '../../support/fakeVideoExtractor';
import { add, begin, COLORS, createDevice, isOnDevice, restore } from './videoDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('what is shown of a film', () => {
  const placed = (row: number, startSeconds: number, overrides: Partial<Placement> = {}): Placement => ({
    row,
    startSeconds,
    endSeconds: startSeconds + 5,
    entry: 'cut',
    typicalSeconds: startSeconds,
    ...overrides,
  });
  const textAt = async (video: Video | undefined, index: number) =>
    (await video?.read(index))?.thumbnail.text();

  it('is every frame as it was captured, each with its shot where it has one', () => {
    const video = begin(createDevice().open());
    video.add(createCapturedFrame(0));
    const shot = { entry: 'dissolve', endSeconds: 9.5, pictureSeconds: 7 } as const;
    video.add({ ...createCapturedFrame(1), shot });
    expect(video.order()).toEqual([
      { row: 0, startSeconds: 0, endSeconds: null, entry: null, typicalSeconds: 0 },
      { row: 1, startSeconds: 5, endSeconds: 9.5, entry: 'dissolve', typicalSeconds: 7 },
    ]);
    expect(video.placementAt(1)).toEqual(video.order()[1]);
    expect(video.placementAt(2)).toBeUndefined();
    expect([0, 1].map(video.pictureSecondsOf)).toEqual([0, 7]);
  });

  it('can be arranged: some frames, in another order, with other times; the former order brings the rest back', async () => {
    const video = begin(createDevice().open());
    add(video, 3);
    const before = video.order();
    video.arrange([placed(2, 1), placed(0, 12)]);
    expect(video.count()).toBe(2);
    expect([0, 1, 2].map(video.timeAt)).toEqual([1, 12, 0]);
    expect(video.dominantAt(0)).toEqual(createCapturedFrame(2).dominant);
    expect(video.dominantAt(2)).toEqual([]);
    expect(video.dominantOf(1)).toEqual(createCapturedFrame(1).dominant);
    expect(video.dominantOf(3)).toEqual([]);
    expect(await textAt(video, 1)).toBe('frame 0');
    expect(await video.read(2)).toBeUndefined();
    video.arrange(before);
    expect(video.order()).toEqual(before);
    expect(await textAt(video, 1)).toBe('frame 1');
  });

  it('has other palettes of a frame wherever it stands', async () => {
    const video = begin(createDevice().open());
    add(video, 2);
    video.arrange([placed(1, 0)]);
    await video.replacePalettesOf(1, { palettes: [[0xff]], round: 1 });
    video.arrange([placed(0, 0), placed(1, 5)]);
    expect((await video.read(0))?.round).toBe(0);
    expect(await video.read(1)).toMatchObject({ palettes: [[0xff]], round: 1 });
  });

  it('is joined at its end by the next frame, and by no frame that was only taken', () => {
    const video = begin(createDevice().open());
    add(video, 2);
    video.arrange([placed(1, 5)]);
    expect(video.addRow(createCapturedFrame(2))).toBe(2);
    expect(video.count()).toBe(1);
    video.add(createCapturedFrame(3));
    expect(video.order().map(({ row }) => row)).toEqual([1, 3]);
    expect(video.rowCount()).toBe(4);
  });

  it('gives way, from where the next shot begins, to that shot: a cut had found parts of it', () => {
    const video = begin(createDevice().open());
    const capture = (index: number, startSeconds: number, endSeconds: number) =>
      video.add({
        ...createCapturedFrame(index, startSeconds),
        shot: { entry: 'cut', endSeconds, pictureSeconds: startSeconds },
      });
    capture(0, 0, 4);
    const merged = [
      { startSeconds: 0, endSeconds: 4, typicalSeconds: 1 },
      { startSeconds: 4, endSeconds: 7, typicalSeconds: 5.5 },
    ];
    video.arrange([
      placed(0, 0, { endSeconds: 7, typicalSeconds: 5.5, merged }),
      placed(0, 7, { endSeconds: 9 }),
      placed(0, 9, { endSeconds: 12 }),
    ]);
    capture(1, 5, 10);
    const [first, second, ...others] = video.order();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ startSeconds: 0, endSeconds: 5 });
    expect(first?.merged?.map(({ endSeconds }) => endSeconds)).toEqual([4, 5]);
    expect(second).toMatchObject({ row: 1, startSeconds: 5, endSeconds: 10 });
    // What was cut to begin a frame earlier is the same shot.
    video.arrange([placed(0, 0), placed(0, 9.96), placed(0, 10.5)]);
    capture(2, 10, 12);
    expect(video.order().map(({ startSeconds }) => startSeconds)).toEqual([0, 10]);
  });

  it('tells the shots that were captured from a frame on, but no pictures that were taken for a cut', () => {
    const video = begin(createDevice().open());
    const capture = (index: number, startSeconds: number) =>
      video.add({
        ...createCapturedFrame(index, startSeconds),
        shot: { entry: 'cut', endSeconds: startSeconds + 4, pictureSeconds: startSeconds },
      });
    capture(0, 0);
    video.addRow(createCapturedFrame(1, 7));
    capture(2, 4);
    const rowsFrom = (row: number) => video.capturedFrom(row).map((placement) => placement.row);
    expect([0, 1, 3].map(rowsFrom)).toEqual([[0, 2], [2], []]);
    expect(video.capturedUntil()).toBe(4);
  });

  it('has the state of its run, whatever was known when a picture was taken for a cut', () => {
    const video = begin(createDevice().open());
    const stateOf = (frames: number) =>
      ({ bars: { rows: [{ bars: [4, 4], frames }], columns: [] } }) as const;
    video.add({ ...createCapturedFrame(0), state: stateOf(50) });
    video.addRow({ ...createCapturedFrame(1), state: stateOf(1) });
    expect(video.runState()).toEqual(stateOf(50));
  });

  it('comes back after a reload, and is gone with the next run', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab));
    add(video, 3);
    video.arrange([placed(0, 0)]);
    video.arrange([placed(2, 1, { endSeconds: null, entry: null }), placed(1, 8)]);
    const order = video.order();
    await isOnDevice(3);
    await vi.waitFor(async () => expect((await restore(open(tab)))?.video.order()).toEqual(order));
    const restored = await restore(open(tab));
    expect(await textAt(restored?.video, 0)).toBe('frame 2');
    video.begin('again', () => COLORS);
    add(video, 1);
    expect(video.count()).toBe(1);
    await isOnDevice(1);
    expect((await restore(open(tab)))?.video.order()).toHaveLength(1);
  });

  it('comes back with the shots of its frames, and without a frame that was not written in time', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab));
    const shot = { entry: 'wipe', endSeconds: 4, pictureSeconds: 2 } as const;
    video.add({ ...createCapturedFrame(0), shot });
    const [first] = video.order();
    await isOnDevice(1);
    expect((await restore(open(tab)))?.video.order()).toEqual([first]);
    video.arrange([placed(0, 0), placed(7, 5)]);
    await vi.waitFor(async () => expect((await restore(open(tab)))?.video.order()).toEqual([placed(0, 0)]));
  });
});
