import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { button, findDialog, openRun } from '../openVideoPage';

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const WHOLE = ['Frame at 00:00:00:00', 'Frame at 00:00:05:00', 'Frame at 00:00:10:00'];

/** A finished film that is read once more. */
const openAgain = async () => {
  const app = await openRun();
  act(() => [0, 1, 2].forEach((index) => app.run().capture(createCapturedFrame(index))));
  act(() => app.run().end());
  await app.user.click(await screen.findByRole('button', { name: 'Extract again' }));
  await findDialog('Configure extraction');
  await app.user.click(button('Extract Palettes'));
  await waitFor(() => expect(app.videoExtractor.runs).toHaveLength(2));
  return app;
};

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
  await user.click(await screen.findByRole('button', { name: 'Keep the new frames' }));
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
