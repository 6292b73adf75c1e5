import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNDO_TOAST_MS } from '../../../../src/domain/messageTimes';
import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { partChanged, selectPart } from '../../../../src/features/video-extraction/videoExtractionSlice';
import type { Services } from '../../../../src/state/services';
import { createMemoryRecords } from '../../../../src/state/video/records/memoryRecords';
import { createVideos } from '../../../../src/state/video/createVideos';
import { pageToasts } from '../../../support/pageToasts';
import { createMemoryStore } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { openScenes } from '../edits/openScenes';
import { button, findDialog, openRun, picker, region } from '../openVideoPage';

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const WHOLE = ['Frame at 00:00:00:00', 'Frame at 00:00:05:00', 'Frame at 00:00:10:00'];

/** A finished film that is read once more. */
const openAgain = async (overrides: Partial<Services> = {}) => {
  const app = await openRun('free', overrides);
  act(() => [0, 1, 2].forEach((index) => app.run().capture(createCapturedFrame(index))));
  act(() => app.run().end());
  await app.user.click(await screen.findByRole('button', { name: 'Extract again' }));
  await findDialog('Configure extraction');
  await app.user.click(button('Extract Palettes'));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(2));
  return app;
};

it('keeps the in and out points of a film that is read once more', async () => {
  const app = await openRun();
  act(() => app.run().capture(createCapturedFrame(0)));
  act(() => app.run().end());
  const part = { in: 1, out: 3 };
  act(() => void app.store.dispatch(partChanged(part)));
  await app.user.click(await screen.findByRole('button', { name: 'Extract again' }));
  await findDialog('Configure extraction');
  await app.user.click(button('Extract Palettes'));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(2));
  expect(selectPart(app.store.getState())).toEqual(part);
});

it('brings a finished film back when it is read again and that is canceled at once', async () => {
  const { user } = await openAgain();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
  await waitFor(() => expect(names()).toEqual(WHOLE));
});

it('offers the frames that the canceled run had, and both can still be had', async () => {
  const { user, run } = await openAgain();
  act(() => run().capture(createCapturedFrame(0)));
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  await user.click(button('Cancel'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
  const keep = await screen.findByRole('button', { name: 'Keep the new frames' });
  expect(pageToasts().list().at(-1)?.ms).toBe(UNDO_TOAST_MS);
  await user.click(keep);
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  expect(screen.getByText('Stopped at 00:00:00:00')).toBeDefined();
});

it('brings it back when the new run fails', async () => {
  const { run } = await openAgain();
  act(() => run().capture(createCapturedFrame(0)));
  act(() => run().fail('worker-crashed'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
});

it('lets it go once the new run is done', async () => {
  const { run } = await openAgain();
  act(() => run().capture(createCapturedFrame(0)));
  act(() => run().end());
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
});

it('brings it back with what was edited, which can still be undone', async () => {
  const { user, choose, videoExtractor } = await openScenes();
  await choose('00:00:08:00', 'Merge with previous');
  const merged = ['Frame at 00:00:00:00', 'Frame at 00:00:04:00'];
  await waitFor(() => expect(names()).toEqual(merged));
  await user.click(button('Extract again'));
  await findDialog('Configure extraction');
  await user.click(button('Extract Palettes'));
  await waitFor(() => expect(videoExtractor.runs).toHaveLength(2));
  act(() => videoExtractor.runs[1]?.capture(createCapturedFrame(0)));
  await waitFor(() => expect(names()).toEqual(merged.slice(0, 1)));
  await user.click(button('Cancel'));
  await waitFor(() => expect(names()).toEqual(merged));
  await user.click(button('Undo edit'));
  await waitFor(() => expect(names()).toEqual([...merged, 'Frame at 00:00:08:00']));
});

/** A finished film, and another one of which these frames have been read. */
const openAnother = async (frames: readonly number[] = [0]) => {
  const app = await openRun();
  act(() => [0, 1, 2].forEach((index) => app.run().capture(createCapturedFrame(index))));
  act(() => app.run().end());
  await screen.findByText('Extraction completed!', { selector: 'b' });
  const choose = async (name: string) => {
    await app.user.upload(picker(), new File(['y'], name, { type: 'video/mp4' }));
    await findDialog('Configure extraction');
    await screen.findByText('00:00:12:00, 1280 × 720 px');
  };
  await choose('other.mp4');
  await app.user.click(button('Extract Palettes'));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(2));
  act(() => frames.forEach((index) => app.run().capture(createCapturedFrame(index))));
  await waitFor(() =>
    expect(screen.queryAllByRole('article', { name: /^Frame/ })).toHaveLength(frames.length),
  );
  return { ...app, choose };
};

it('offers the way back to the film before, where another is canceled, whose frames stay until then', async () => {
  const app = await openAnother();
  await app.user.click(button('Cancel'));
  expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
  expect(names()).toEqual(WHOLE.slice(0, 1));
  const back = await screen.findByRole('button', { name: 'Back to holiday.mp4' });
  expect(pageToasts().list().at(-1)?.ms).toBe(UNDO_TOAST_MS);
  await app.user.click(back);
  await waitFor(() => expect(names()).toEqual(WHOLE));
});

it('is there to go back to, with its file, after a third was chosen and given up', async () => {
  const { user, choose } = await openAnother();
  await user.click(button('Cancel'));
  const back = await screen.findByRole('button', { name: 'Back to holiday.mp4' });
  await choose('third.mp4');
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(back);
  await waitFor(() => expect(names()).toEqual(WHOLE));
  expect(screen.getByRole('button', { name: 'Extract again' })).toBeDefined();
});

it('gives way to another whose frames are kept where that one breaks off, and can be had back', async () => {
  const { user, run } = await openAnother();
  act(() => run().fail('worker-crashed'));
  expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
  expect(names()).toEqual(WHOLE.slice(0, 1));
  await user.click(await screen.findByRole('button', { name: 'Back to holiday.mp4' }));
  await waitFor(() => expect(names()).toEqual(WHOLE));
  expect(region('Player')).toBeDefined();
  // What went wrong was of the other film.
  expect(screen.queryByText(VIDEO_MESSAGES.frameFailed)).toBeNull();
});

const leaveAndReturn = async ({ user, run }: Awaited<ReturnType<typeof openRun>>) => {
  await user.click(screen.getByRole('link', { name: 'Palette builder' }));
  await waitFor(() => expect(run().signal.aborted).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Video to palette' }));
  await screen.findByRole('heading', { level: 1, name: 'Video to palette' });
};

it('gives way to another that was being read when the page was left, which goes on from there', async () => {
  const app = await openAnother([0]);
  await leaveAndReturn(app);
  expect(await screen.findByRole('button', { name: 'Continue from 0:00' })).toBeDefined();
  expect(names()).toEqual(WHOLE.slice(0, 1));
});

it('is back where the page was left before another had a frame', async () => {
  const app = await openAnother([]);
  await leaveAndReturn(app);
  expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
  expect(names()).toEqual(WHOLE);
});

it('is what a tab finds that was closed amid the new run', async () => {
  const records = createMemoryRecords();
  const tabStorage = createMemoryStore();
  const openTab = () => createVideos({ records, tabStorage, now: () => new Date(2026, 10, 20, 12) });
  const { run } = await openAgain({ videos: openTab() });
  act(() => run().capture(createCapturedFrame(0)));
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  const restored = await openTab().restore();
  expect(restored?.video.count()).toBe(WHOLE.length);
});
