import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { SHOTS_REACH, VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { selectSensitivity } from '../../../../src/features/video-extraction/edits/editsSlice';
import { recut } from '../../../../src/features/video-extraction/edits/recut';
import { gapFound } from '../../../../src/features/video-extraction/videoExtractionSlice';
import type { VideoExtractor } from '../../../../workers/video-extraction/common/api';
import { button } from '../openVideoPage';
import { findBySensitivity, moveTo, names, openScenes, shot, slider } from './openScenes';

it('cuts no shot that reaches over a damaged part', async () => {
  const { store, spans } = await openScenes();
  act(() => void store.dispatch(gapFound({ fromSeconds: 5, toSeconds: 6 })));
  moveTo(0);
  await waitFor(() =>
    expect(spans()).toEqual([
      [0, 4],
      [4, 5.04],
      [6, 12],
    ]),
  );
});

it('ends the last shot where it ended when the film was read, which knew how long its last frame is held', async () => {
  const findShots = async () => [shot(0, 6), shot(6, 8.04)];
  const { spans } = await openScenes({ findShots });
  moveTo(0);
  await waitFor(() =>
    expect(spans()).toEqual([
      [0, 6],
      [6, 12],
    ]),
  );
});

it('leaves a black first shot out like the run, unless the cut has it in a longer one', async () => {
  const found = [shot(0, 4), shot(4, 8), shot(8, 12)];
  const findShots: VideoExtractor['findShots'] = async (_signal, _signatures, sensitivity) =>
    sensitivity < 0.3 ? [shot(0, 12)] : found;
  const { spans, store } = await openScenes({ findShots }, {}, found.slice(1));
  const note = () => screen.queryByText('The first shot is black, so it was left out.');
  expect(note()).not.toBeNull();
  moveTo(0.6);
  await waitFor(() => expect(selectSensitivity(store.getState())).toBe(0.6));
  expect(spans()).toEqual([
    [4, 8],
    [8, 12],
  ]);
  expect(note()).not.toBeNull();
  moveTo(0);
  await waitFor(() => expect(spans()).toEqual([[0, 12]]));
  expect(note()).toBeNull();
});

it('keeps a first shot of one frame, which is no black one', async () => {
  const { spans } = await openScenes({ findShots: async () => [shot(0, 0.04), shot(0.04, 12)] });
  moveTo(1);
  await waitFor(() =>
    expect(spans()).toEqual([
      [0, 0.04],
      [0.04, 12],
    ]),
  );
});

it('says what settings find only of a cut by one of them, not of edits by hand', async () => {
  const findShots: VideoExtractor['findShots'] = async (signal, signatures) =>
    findBySensitivity(signal, signatures, 0.5);
  const { choose, user } = await openScenes({ findShots });
  act(() => slider().focus());
  await screen.findByText(SHOTS_REACH.all);
  await choose('00:00:08:00', 'Merge with previous');
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.queryByText(SHOTS_REACH.all)).toBeNull();
  await user.click(button('Undo edit'));
  expect(await screen.findByText(SHOTS_REACH.all)).toBeDefined();
});

it('counts the shots as they are shown, also where a damaged part divides one', async () => {
  const { store } = await openScenes({ findShots: async () => [shot(0, 12)] });
  act(() => void store.dispatch(gapFound({ fromSeconds: 5, toSeconds: 6 })));
  moveTo(1);
  expect(await screen.findByText(SHOTS_REACH.all)).toBeDefined();
  expect(names()).toHaveLength(2);
});

it('keeps edits by hand for Undo that are brought back while the slider is still cutting', async () => {
  const releases: (() => void)[] = [];
  const findShots: VideoExtractor['findShots'] = async (signal, signatures, sensitivity) => {
    if (sensitivity === 0.9) await new Promise<void>((release) => void releases.push(release));
    return findBySensitivity(signal, signatures, sensitivity);
  };
  const { choose, store, user } = await openScenes({ findShots });
  await choose('00:00:08:00', 'Merge with previous');
  await waitFor(() => expect(names()).toHaveLength(2));
  fireEvent.pointerDown(slider());
  moveTo(1);
  await waitFor(() => expect(names()).toHaveLength(5));
  moveTo(0.9);
  await waitFor(() => expect(releases).toHaveLength(1));
  await user.click(button('Undo edit'));
  await waitFor(() => expect(names()).toHaveLength(2));
  await act(async () => releases[0]?.());
  await waitFor(() => expect(selectSensitivity(store.getState())).toBe(0.9));
  expect(names()).toHaveLength(5);
  await user.click(button('Undo edit'));
  await waitFor(() => expect(names()).toHaveLength(2));
});

it.each([
  ['nothing where it was stopped', true, 0],
  ['that it failed where nobody stopped it', false, 1],
])('says %s', async (_, isStopped, messages) => {
  const { store } = await openScenes();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const stop = new AbortController();
  const read = async (): Promise<never> => {
    if (isStopped) stop.abort();
    throw new Error('no signatures');
  };
  await act(async () =>
    store.dispatch(recut({ sensitivity: 1, isContinued: false, read, signal: stop.signal })),
  );
  expect(screen.queryAllByText(VIDEO_MESSAGES.recutFailed)).toHaveLength(messages);
  expect(log).toHaveBeenCalledTimes(messages);
});

it('keeps the shots and their setting where none are found at another one', async () => {
  await openScenes({ findShots: async () => [] });
  moveTo(1);
  expect(slider()).toHaveProperty('value', '1');
  await waitFor(() => expect(slider()).toHaveProperty('value', '0.5'));
  expect(names()).toHaveLength(3);
});
