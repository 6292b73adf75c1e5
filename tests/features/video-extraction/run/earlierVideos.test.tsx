import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { extractionCanceledMessage, VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { partChanged, selectPart } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { openScenes } from '../edits/openScenes';
import { button, findDialog, openRun, picker, region } from '../openVideoPage';
import { names, openAgain, openAnother, ways, WHOLE } from './openSecondRun';

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
  expect(await screen.findByText(extractionCanceledMessage('holiday.mp4'))).toBeDefined();
  await user.click(button('Back to 1 frame of holiday.mp4'));
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  expect(screen.getByText('Stopped at 00:00:00:00')).toBeDefined();
  await user.click(button('Back to 3 frames of holiday.mp4'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
});

it('brings it back when the new run fails', async () => {
  const { run } = await openAgain();
  act(() => run().capture(createCapturedFrame(0)));
  act(() => run().fail('worker-crashed'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
});

it('lets it go once the new run is done', async () => {
  const { run, videos } = await openAgain();
  act(() => run().capture(createCapturedFrame(0)));
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  expect(videos.get(1)).not.toBeNull();
  act(() => run().end());
  expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
  expect(ways()).toEqual([]);
  expect(videos.get(1)).toBeNull();
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

it('offers the way back to the film before, where another is canceled, whose frames stay until then', async () => {
  const app = await openAnother();
  await app.user.click(button('Cancel'));
  expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  await app.user.click(button('Back to 3 frames of holiday.mp4'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
  expect(ways()).toEqual(['Back to 1 frame of other.mp4']);
});

it('stays behind the new frames where those go on, and break off again', async () => {
  const app = await openAgain();
  act(() => app.run().capture(createCapturedFrame(0)));
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  await app.user.click(button('Cancel'));
  await app.user.click(await screen.findByRole('button', { name: 'Back to 1 frame of holiday.mp4' }));
  await app.user.click(await screen.findByRole('button', { name: 'Continue from 00:00:00:00' }));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(3));
  act(() => app.run().capture(createCapturedFrame(1)));
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 2)));
  await app.user.click(button('Cancel'));
  expect(await screen.findByText('Stopped at 00:00:05:00')).toBeDefined();
  expect(ways()).toEqual(['Back to 3 frames of holiday.mp4']);
});

it('that is shown again after the run is canceled is not announced as completed by that', async () => {
  const { user, run } = await openAgain();
  act(() => run().capture(createCapturedFrame(0)));
  await user.click(button('Cancel'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced().filter((text) => text.startsWith('Extraction completed!'))).toEqual([]);
});

it('is not there to go back to while another is read', async () => {
  const app = await openAnother();
  expect(ways()).toEqual([]);
  await app.user.click(button('Cancel'));
  await app.user.click(await screen.findByRole('button', { name: 'Continue from 00:00:00:00' }));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(3));
  expect(ways()).toEqual([]);
});

it('is still there to go back to where another went on and broke off again, or was read anew', async () => {
  const app = await openAnother();
  await app.user.click(button('Cancel'));
  await app.user.click(await screen.findByRole('button', { name: 'Continue from 00:00:00:00' }));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(3));
  act(() => app.run().capture(createCapturedFrame(1)));
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 2)));
  await app.user.click(button('Cancel'));
  expect(await screen.findByText('Stopped at 00:00:05:00')).toBeDefined();
  expect(ways()).toEqual(['Back to 3 frames of holiday.mp4']);

  await app.user.click(button('Extract again'));
  await findDialog('Configure extraction');
  await app.user.click(button('Extract Palettes'));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(4));
  await app.user.click(button('Cancel'));
  expect(await screen.findByText('Stopped at 00:00:05:00')).toBeDefined();
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 2)));
  expect(ways()).toEqual(['Back to 3 frames of holiday.mp4']);
});

it('that was read while the settings of another were asked for leaves that one to be read', async () => {
  const app = await openRun();
  await app.user.upload(picker(), new File(['y'], 'other.mp4', { type: 'video/mp4' }));
  await findDialog('Configure extraction');
  await screen.findByText('00:00:12:00, 1280 × 720 px');
  act(() => app.run().capture(createCapturedFrame(0)));
  act(() => app.run().end());
  await screen.findByText('Extraction completed! 1 frame');
  await app.user.click(button('Extract Palettes'));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(2));
});

it('is there to go back to, with its file, after a third was chosen and given up', async () => {
  const { user, choose } = await openAnother();
  await user.click(button('Cancel'));
  await choose('third.mp4');
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Back to 3 frames of holiday.mp4'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
  expect(screen.getByRole('button', { name: 'Extract again' })).toBeDefined();
});

it('gives way to another whose frames are kept where that one breaks off, and can be had back', async () => {
  const { user, run } = await openAnother();
  act(() => run().fail('worker-crashed'));
  expect(await screen.findByText('Stopped at 00:00:00:00')).toBeDefined();
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  await user.click(button('Back to 3 frames of holiday.mp4'));
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

it('gives way to another that was being read when the page was left, and can be had back', async () => {
  const app = await openAnother([0]);
  await leaveAndReturn(app);
  expect(await screen.findByRole('button', { name: 'Continue from 00:00:00:00' })).toBeDefined();
  await waitFor(() => expect(names()).toEqual(WHOLE.slice(0, 1)));
  await app.user.click(button('Back to 3 frames of holiday.mp4'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
});

it('is back where the page was left before another had a frame', async () => {
  const app = await openAnother([]);
  await leaveAndReturn(app);
  expect(await screen.findByText('Extraction completed!', { selector: 'b' })).toBeDefined();
  await waitFor(() => expect(names()).toEqual(WHOLE));
});

it('is back with all its frames, also those that came just before another was begun', async () => {
  const app = await openRun();
  const run = app.run();
  act(() => run.capture(createCapturedFrame(0)));
  await app.user.upload(picker(), new File(['y'], 'other.mp4', { type: 'video/mp4' }));
  await findDialog('Configure extraction');
  await screen.findByText('00:00:12:00, 1280 × 720 px');
  act(() => [1, 2].forEach((index) => run.capture(createCapturedFrame(index))));
  fireEvent.click(button('Extract Palettes'));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(2));
  await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(names()).toEqual(WHOLE));
});
