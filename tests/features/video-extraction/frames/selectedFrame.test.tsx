import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { moveTo, names, openScenes, slider, strip } from '../edits/openScenes';
import { button } from '../openVideoPage';
import { openAnother, WHOLE } from '../run/openSecondRun';

/** The cards that are marked as selected. */
const marked = () =>
  screen
    .getAllByRole('article')
    .filter((card) => card.dataset['selected'] !== undefined)
    .map((card) => card.getAttribute('aria-label'));

it('is the same frame after the film was cut again, and the one that is removed', async () => {
  const { user } = await openScenes();
  await user.click(button('Go to 00:00:08:00'));
  expect(marked()).toEqual(['Frame at 00:00:08:00']);
  act(() => slider().focus());
  moveTo(1);
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(marked()).toEqual(['Frame at 00:00:08:00']);
  fireEvent.keyDown(slider(), { key: 'Delete' });
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(screen.queryByRole('article', { name: 'Frame at 00:00:08:00' })).toBeNull();
  expect(marked()).toEqual([]);
});

it('is none once the film does not show it any more, and then nothing is removed', async () => {
  const { user } = await openScenes();
  await user.click(button('Go to 00:00:08:00'));
  act(() => slider().focus());
  moveTo(0);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(marked()).toEqual([]);
  fireEvent.keyDown(slider(), { key: 'Delete' });
  expect(screen.queryByText(VIDEO_MESSAGES.lastFrameStays)).toBeNull();
  expect(names()).toHaveLength(2);
});

it('is scrolled to where it is asked for, and not where an edit that moved it is undone', async () => {
  const { choose, user } = await openScenes();
  const scrollTo = vi.spyOn(window, 'scrollTo');
  onTestFinished(() => scrollTo.mockRestore());
  fireEvent.keyDown(strip(), { key: 'End' });
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.keyDown(strip(), { key: 'Enter' });
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  expect(marked()).toEqual(['Frame at 00:00:08:00']);
  await choose('00:00:00:00', 'Remove');
  await waitFor(() => expect(names()).toHaveLength(2));
  scrollTo.mockClear();
  await user.click(button('Undo edit'));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(marked()).toEqual(['Frame at 00:00:08:00']);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('is none of another film that is shown', async () => {
  const { user } = await openAnother();
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Go to 00:00:00:00' }));
  expect(marked()).toEqual(['Frame at 00:00:00:00']);
  await user.click(button('Back to 3 frames of holiday.mp4'));
  await waitFor(() => expect(names()).toEqual(WHOLE));
  expect(marked()).toEqual([]);
});
