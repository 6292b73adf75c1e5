import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { cardAt, moveTo, names, openScenes, slider } from '../edits/openScenes';
import { button, findDialog } from '../openVideoPage';

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

it('is none of another run', async () => {
  const { user, videoExtractor } = await openScenes();
  await user.click(button('Go to 00:00:00:00'));
  expect(cardAt('00:00:00:00').dataset['selected']).toBe('true');
  await user.click(button('Extract again'));
  const dialog = within(await findDialog('Configure extraction'));
  await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
  await waitFor(() => expect(videoExtractor.runs).toHaveLength(2));
  const shot = { entry: 'start', endSeconds: 4, pictureSeconds: 2 } as const;
  act(() => videoExtractor.runs[1]?.capture({ ...createCapturedFrame(0, 0), shot }));
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(marked()).toEqual([]);
});
