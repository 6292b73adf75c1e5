import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { MESSAGES } from '../../../src/domain/messages';
import { createToasts } from '../../../src/state/toasts';
import { createDeviceRecords } from '../../../src/state/video/records/deviceRecords';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Without locks, as on an insecure connection.
  vi.stubGlobal('navigator', {});
  return () => void vi.unstubAllGlobals();
});

it('says that the device is full until another film is stored', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const toasts = createToasts();
  const records = createDeviceRecords(toasts);
  const messages = () => toasts.list().map(({ message, ms }) => [message, ms]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await records.putOrder('sea', []);
  await records.putOrder('sea', []);
  expect(messages()).toEqual([[MESSAGES.storageFull, Infinity]]);
  put.mockRestore();
  await records.putOrder('shore', []);
  expect(messages()).toEqual([]);
});
