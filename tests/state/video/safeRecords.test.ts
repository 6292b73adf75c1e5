import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { createIdbRecords } from '../../../src/state/video/records/idbRecords';
import { createSafeRecords } from '../../../src/state/video/records/safeRecords';
import { createMemoryStore } from '../../support/fakeServices';
import { add, begin, createDevice, isOnDevice, restore } from './videoDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const muteLog = () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
};

it('keeps the frames of a film on the device whose file has no room there, and is asked for after a reload', async () => {
  muteLog();
  const device = createIdbRecords();
  const putSource = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const onTrouble = vi.fn<(isFull: boolean) => void>();
  const { open } = createDevice(() => createSafeRecords({ ...device, putSource }, onTrouble));
  const tab = createMemoryStore();
  const video = begin(open(tab));
  add(video, 1);
  await isOnDevice(1);
  add(video, 9);
  await isOnDevice(10);
  const restored = await restore(open(tab));
  expect([restored?.video.count(), restored?.video.source]).toEqual([10, null]);
  expect(onTrouble).not.toHaveBeenCalled();
});

it('tells of a full device once, and no longer once another film is stored', async () => {
  muteLog();
  const device = createIdbRecords();
  const putFrames = vi.fn<typeof device.putFrames>(device.putFrames);
  const onTrouble = vi.fn<(isFull: boolean) => void>();
  const videos = createDevice(() => createSafeRecords({ ...device, putFrames }, onTrouble)).open();
  putFrames.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const video = begin(videos);
  add(video, 3);
  await vi.waitFor(() => expect(onTrouble.mock.calls).toEqual([[true]]));
  video.arrange(video.order());
  add(video, 3);
  add(begin(videos, 'another'), 2);
  await isOnDevice(2);
  expect(onTrouble.mock.calls).toEqual([[true], [false]]);
});
