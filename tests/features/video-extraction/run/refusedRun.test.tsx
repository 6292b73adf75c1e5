import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { BackendError, type Backend } from '../../../../src/backend/backend';
import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { sessionExpired, userRead } from '../../../../src/state/session/sessionSlice';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { button, findDialog, openRun, picker } from '../openVideoPage';
import { openAnother, WHOLE } from './openSecondRun';

type Spent = Awaited<ReturnType<Backend['extractions']['spend']>>;
const REFUSED: Spent = { isAllowed: false, remaining: 0 };

/** A service that counts extractions, until it is asked to wait. */
const createService = () => {
  let answer: Promise<Spent> = Promise.resolve({ isAllowed: true, remaining: 3 });
  let refuse: (spent: Spent | BackendError) => void = () => undefined;
  const backend = createFakeBackend({ extractions: { spend: async () => answer } }, { user: FREE_USER });
  const wait = () => {
    answer = new Promise((resolve, reject) => {
      refuse = (spent) => (spent instanceof BackendError ? reject(spent) : resolve(spent));
    });
  };
  return { backend, wait, refuse: (spent: Spent | BackendError) => refuse(spent) };
};

const endSession = ({ dispatch }: Awaited<ReturnType<typeof openRun>>['store']) =>
  act(() => {
    dispatch(sessionExpired());
    dispatch(userRead(null));
  });

/** Also behind a dialog. */
const frames = () => screen.queryAllByRole('article', { name: /^Frame/, hidden: true });
const player = () => screen.getByRole('region', { name: 'Player', hidden: true }).querySelector('video');

it('a run that was canceled before the service refused it is not kept', async () => {
  const { backend, wait, refuse } = createService();
  wait();
  const { user, run } = await openRun('free', { backend });
  act(() => run().capture(createCapturedFrame(0)));
  await user.click(button('Cancel'));
  expect(frames()).toHaveLength(1);
  act(() => refuse(REFUSED));
  await waitFor(() => expect(frames()).toEqual([]));
  expect(await screen.findAllByText(VIDEO_MESSAGES.videoLimitReached)).not.toEqual([]);
});

it('where it is refused after that, the film before is shown again, with its player', async () => {
  const { backend, wait, refuse } = createService();
  const { user, run } = await openAnother([], { backend });
  wait();
  act(() => run().capture(createCapturedFrame(0)));
  await waitFor(() => expect(frames()).toHaveLength(1));
  await user.click(button('Cancel'));
  const canceled = player();
  act(() => refuse(REFUSED));
  await waitFor(() => expect(frames().map((card) => card.getAttribute('aria-label'))).toEqual(WHOLE));
  await waitFor(() => expect(player()).not.toBe(canceled));
});

it('a run is not kept where the session has ended before it was counted: a sign-in is asked for', async () => {
  const { backend, wait, refuse } = createService();
  wait();
  const { run, store } = await openRun('free', { backend });
  act(() => run().capture(createCapturedFrame(0)));
  endSession(store);
  act(() => refuse(new BackendError('not-authenticated')));
  expect(await screen.findByText(VIDEO_MESSAGES.signInForVideos)).toBeDefined();
  expect(frames()).toEqual([]);
  expect(run().signal.aborted).toBe(true);
});

it('a film is not read again after its session has ended, whose sign-in is asked for', async () => {
  const { store, user, run } = await openRun();
  act(() => run().capture(createCapturedFrame(0)));
  act(() => run().end());
  await screen.findByText('Extraction completed!', { selector: 'b' });
  endSession(store);
  await user.click(button('Extract again'));
  expect(await screen.findByText(VIDEO_MESSAGES.signInForVideos)).toBeDefined();
});

it('nor one whose settings were open then', async () => {
  const { store, user, run, videoExtractor } = await openRun();
  act(() => run().capture(createCapturedFrame(0)));
  act(() => run().end());
  await user.click(await screen.findByRole('button', { name: 'Extract again' }));
  await findDialog('Configure extraction');
  endSession(store);
  await user.click(button('Extract Palettes'));
  expect(await screen.findByText(VIDEO_MESSAGES.signInForVideos)).toBeDefined();
  expect(videoExtractor.runs).toHaveLength(1);
});

it('the dialog of another film stays where the run behind it fails', async () => {
  const { user, run, videoExtractor } = await openRun();
  act(() => run().capture(createCapturedFrame(0)));
  const inspected = { ...videoExtractor };
  let open = (): void => undefined;
  videoExtractor.inspect = async (...parts) => {
    await new Promise<void>((resolve) => {
      open = resolve;
    });
    return inspected.inspect(...parts);
  };
  await user.upload(picker(), new File(['y'], 'other.mp4', { type: 'video/mp4' }));
  await screen.findByText('Opening the video…');
  act(() => run().fail('corrupt'));
  await screen.findByText(VIDEO_MESSAGES.frameFailed);
  const dialog = within(await findDialog('Configure extraction'));
  await act(async () => open());
  expect(await dialog.findByText('00:00:12:00, 1280 × 720 px')).toBeDefined();
});

it('a film is not opened again where the limit of the month has been reached', async () => {
  const { user, run, backend } = await openRun();
  act(() => run().capture(createCapturedFrame(0)));
  act(() => run().end());
  const again = await screen.findByRole('button', { name: 'Extract again' });
  backend.world.extractions.video = 5;
  await user.click(again);
  expect(await screen.findAllByText(VIDEO_MESSAGES.videoLimitReached)).not.toEqual([]);
  expect(screen.queryByRole('dialog', { name: 'Configure extraction' })).toBeNull();
  await waitFor(() => expect(frames()).toHaveLength(1));
});
