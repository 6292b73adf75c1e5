import { act, screen, waitFor } from '@testing-library/react';

import type { Services } from '../../../../src/state/services';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { button, findDialog, openRun, picker } from '../openVideoPage';

/** The cards on the page. */
export const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
/** The buttons that show again what was read before. */
export const ways = () =>
  screen.queryAllByRole('button', { name: /^Back to/ }).map(({ textContent }) => textContent);
/** Those of the film that was read before. */
export const WHOLE = ['Frame at 00:00:00:00', 'Frame at 00:00:05:00', 'Frame at 00:00:10:00'];

/** A finished film that is read once more. */
export const openAgain = async (overrides: Partial<Services> = {}) => {
  const app = await openRun('free', overrides);
  act(() => [0, 1, 2].forEach((index) => app.run().capture(createCapturedFrame(index))));
  act(() => app.run().end());
  await app.user.click(await screen.findByRole('button', { name: 'Extract again' }));
  await findDialog('Configure extraction');
  await app.user.click(button('Extract Palettes'));
  await waitFor(() => {
    if (app.videoExtractor.runs.length < 2) throw new Error('not yet');
  });
  return app;
};

/** A finished film, and another one of which these frames have been read. */
export const openAnother = async (frames: readonly number[] = [0], overrides: Partial<Services> = {}) => {
  const app = await openRun('free', overrides);
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
  await waitFor(() => {
    if (app.videoExtractor.runs.length < 2) throw new Error('not yet');
  });
  act(() => frames.forEach((index) => app.run().capture(createCapturedFrame(index))));
  await waitFor(() => {
    const cards = screen.queryAllByRole('article', { name: /^Frame/ });
    if (cards.length !== frames.length) throw new Error('not yet');
  });
  return { ...app, choose };
};
