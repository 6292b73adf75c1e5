import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { selectSensitivity } from '../../../../src/features/video-extraction/edits/editsSlice';
import { UNDO_TOAST_MS } from '../../../../src/domain/messageTimes';
import { SHOTS_MERGED, VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { pageToasts } from '../../../support/pageToasts';
import { button, findDialog } from '../openVideoPage';
import { moveTo, names, openScenes, slider, strip } from './openScenes';

/** How long the newest message is there, and what it offers. */
const newest = () => {
  const { message, ms, action } = pageToasts().list().at(-1) ?? {};
  return [message, ms, action?.label];
};

/** The messages that offer Undo. */
const offers = () =>
  pageToasts()
    .list()
    .filter(({ action }) => action !== null)
    .map(({ message }) => message);

const removeFirst = (timeline = strip()) => {
  fireEvent.keyDown(timeline, { key: 'Delete' });
  expect(offers()).toEqual([VIDEO_MESSAGES.frameRemoved]);
};

it('leaves as much time to undo an edit as messages with Undo have elsewhere', async () => {
  const { choose, goTo } = await openScenes();
  await choose('00:00:08:00', 'Merge with previous');
  await waitFor(() => expect(newest()).toEqual([SHOTS_MERGED, UNDO_TOAST_MS, 'Undo']));
  moveTo(1);
  await waitFor(() => expect(newest()).toEqual([VIDEO_MESSAGES.editsReplaced, UNDO_TOAST_MS, 'Undo']));
  goTo(0);
  fireEvent.keyDown(strip(), { key: 'Delete' });
  await waitFor(() => expect(newest()).toEqual([VIDEO_MESSAGES.frameRemoved, UNDO_TOAST_MS, 'Undo']));
  goTo(4);
  fireEvent.keyDown(strip(), { key: 'o' });
  await screen.findByText(/^Only/);
  goTo(8);
  fireEvent.keyDown(strip(), { key: 'i' });
  await waitFor(() =>
    expect(newest()).toEqual([expect.stringMatching(/^The out point/), UNDO_TOAST_MS, 'Undo']),
  );
});

// Without waiting, as messages leave by themselves, too.
it.each([
  ['a point was set', { key: 'i' }],
  ['it was undone', { key: 'z', ctrlKey: true }],
])('offers to undo an edit no longer once %s, as that is what Undo would change', async (_, key) => {
  const { goTo } = await openScenes();
  removeFirst();
  goTo(5);
  fireEvent.keyDown(strip(), key);
  expect(offers()).toEqual([]);
});

it('offers to undo an edit no longer once a shot was split', async () => {
  const { goTo } = await openScenes();
  removeFirst();
  goTo(5);
  fireEvent.keyDown(strip(), { key: 's' });
  expect(offers()).toHaveLength(1);
  await screen.findByRole('article', { name: 'Frame at 00:00:05:00' });
  expect(offers()).toEqual([]);
});

it('offers to undo the latest of two edits only', async () => {
  const { choose } = await openScenes();
  await choose('00:00:08:00', 'Merge with previous');
  await waitFor(() => expect(offers()).toEqual([SHOTS_MERGED]));
  removeFirst();
});

it('brings the edits by hand back also after several steps of the slider', async () => {
  const { choose, store, user } = await openScenes();
  await choose('00:00:08:00', 'Merge with previous');
  await waitFor(() => expect(names()).toHaveLength(2));
  const merged = names();
  for (const sensitivity of [0.55, 0.6]) {
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    await waitFor(() => expect(selectSensitivity(store.getState())).toBe(sensitivity));
  }
  expect(names()).toHaveLength(3);
  expect(offers()).toEqual([VIDEO_MESSAGES.editsReplaced]);
  await user.click(button('Undo'));
  await waitFor(() => expect(names()).toEqual(merged));
});

it('offers to undo nothing of a film that is read again', async () => {
  const { user } = await openScenes();
  const timeline = strip();
  await user.click(button('Extract again'));
  const dialog = within(await findDialog('Configure extraction'));
  removeFirst(timeline);
  fireEvent.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
  expect(offers()).toEqual([]);
});

it('undoes a drag of the slider also where that goes on after Undo', async () => {
  await openScenes();
  fireEvent.pointerDown(slider());
  moveTo(1);
  await waitFor(() => expect(names()).toHaveLength(5));
  fireEvent.keyDown(slider(), { key: 'z', ctrlKey: true });
  await waitFor(() => expect(names()).toHaveLength(3));
  moveTo(0);
  await waitFor(() => expect(names()).toHaveLength(2));
  fireEvent.pointerUp(slider());
  fireEvent.keyDown(slider(), { key: 'z', ctrlKey: true });
  await waitFor(() => expect(names()).toHaveLength(3));
});
