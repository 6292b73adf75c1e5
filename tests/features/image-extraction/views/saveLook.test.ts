import { expect, it, onTestFinished, vi } from 'vitest';

import { IMAGE_MESSAGES } from '../../../../src/domain/imageMessages';
import { saveLook } from '../../../../src/features/image-extraction/views/saveLook';
import { createToasts } from '../../../../src/state/toasts';
import type { PictureLooks } from '../../../../workers/picture-looks/api';

/** What is said, and what is logged, where the picture's thread answers so. */
const saveWith = async (save: PictureLooks['save'], stop = new AbortController()) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const toasts = createToasts();
  const never = () => Promise.reject(new Error('Only a view is saved'));
  await saveLook(
    { pictureLooks: { save, see: never, readablePairs: never }, toasts },
    {
      source: new Blob(),
      look: { kind: 'posterized', palette: [] },
      fileName: 'view.png',
      signal: stop.signal,
      onProgress: () => {},
    },
  );
  return {
    said: toasts.list().map(({ message, tone }) => [message, tone]),
    logged: log.mock.calls.map(([words]) => words as string),
  };
};

it('a view that cannot be saved is told with the reason', async () => {
  expect(await saveWith(async () => ({ ok: false, failure: 'unreadable' }))).toEqual({
    said: [[IMAGE_MESSAGES.imageProcessFailed, 'error']],
    logged: [],
  });
  expect(await saveWith(async () => ({ ok: false, failure: 'too-large' }))).toEqual({
    said: [[IMAGE_MESSAGES.pictureTooLargeToSave, 'error']],
    logged: [],
  });
});

it('a defect is told, and logged with what was being done', async () => {
  expect(await saveWith(() => Promise.reject(new Error('lost')))).toEqual({
    said: [[IMAGE_MESSAGES.imageProcessFailed, 'error']],
    logged: ['Failed while saving a view of a picture:'],
  });
});

it('nothing is told of a view whose saving was canceled', async () => {
  const stop = new AbortController();
  const save = () => {
    stop.abort();
    return Promise.reject(stop.signal.reason as Error);
  };
  expect(await saveWith(save, stop)).toEqual({ said: [], logged: [] });
});
