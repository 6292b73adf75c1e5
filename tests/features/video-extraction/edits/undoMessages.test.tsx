import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { UNDO_TOAST_MS } from '../../../../src/domain/messageTimes';
import { SHOTS_MERGED, VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { pageToasts } from '../../../support/pageToasts';
import { moveTo, openScenes, strip } from './openScenes';

/** How long the newest message is there, and what it offers. */
const newest = () => {
  const { message, ms, action } = pageToasts().list().at(-1) ?? {};
  return [message, ms, action?.label];
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
