import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { createMemoryRecords } from '../../../../src/state/video/records/memoryRecords';
import { createVideos } from '../../../../src/state/video/createVideos';
import { selectShown } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { createMemoryStore } from '../../../support/fakeServices';
import { createFakeVideoExtractor } from '../../../support/fakeVideoExtractor';
import { findBySensitivity, moveTo, names, openScenes, strip } from '../edits/openScenes';
import { openPage } from '../openVideoPage';

/** A film of three shots, and its page after a reload. */
const openToReload = async () => {
  const parts = { records: createMemoryRecords(), tabStorage: createMemoryStore() };
  const videos = () => createVideos({ ...parts, now: () => new Date(2026, 10, 20, 12) });
  const app = await openScenes({}, { videos: videos() });
  const reload = async () => {
    app.unmount();
    const videoExtractor = createFakeVideoExtractor({ findShots: findBySensitivity });
    const palette = vi.spyOn(videoExtractor, 'palette');
    return { ...(await openPage('free', { videos: videos(), videoExtractor })), palette };
  };
  return { ...app, reload, stored: async () => (await videos().restore())[0]?.about };
};

it('has the in and out points as they were before a reload, and none once they are cleared', async () => {
  const { goTo, reload, stored } = await openToReload();
  goTo(4);
  fireEvent.keyDown(strip(), { key: 'i' });
  await waitFor(async () => expect(await stored()).toMatchObject({ part: { in: 4, out: null } }));
  await reload();
  expect(await screen.findByText('Only 00:00:04:00 to 00:00:12:00')).toBeDefined();
  fireEvent.keyDown(strip(), { key: 'x' });
  await waitFor(async () => expect(await stored()).toMatchObject({ part: { in: null, out: null } }));
});

it('says after a reload, too, that edits by hand are replaced when the film is cut again', async () => {
  const { reload, stored, choose } = await openToReload();
  await choose('00:00:08:00', 'Merge with previous');
  await waitFor(async () => expect(await stored()).toMatchObject({ isByHand: true }));
  await reload();
  await waitFor(() => expect(names()).toHaveLength(2));
  moveTo(1);
  expect(await screen.findByText(VIDEO_MESSAGES.editsReplaced)).toBeDefined();
});

it('has the colors of what it shows where the page was reloaded before they were collected', async () => {
  const { reload, stored, choose, videos, store } = await openToReload();
  const video = videos.get(selectShown(store.getState())?.id ?? 0);
  if (!video) throw new Error('no film');
  vi.spyOn(video, 'readRow').mockReturnValue(new Promise(() => undefined));
  await choose('00:00:08:00', 'Remove');
  await waitFor(async () => expect(await stored()).toMatchObject({ isByHand: true, isColored: false }));
  const { palette } = await reload();
  await waitFor(() => expect(names()).toHaveLength(2));
  // Five colors of each of the two frames.
  await waitFor(() => expect(palette.mock.lastCall?.[1].summary.colors).toHaveLength(10));
});
