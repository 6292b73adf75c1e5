import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { names } from '../edits/openScenes';
import { button, openRun, region } from '../openVideoPage';

const at = (...seconds: number[]) =>
  seconds.map((second) => `Frame at 00:00:${String(second).padStart(2, '0')}:00`);

const playerTime = (seconds?: number): number => {
  const player = region('Player').querySelector('video');
  if (!player) throw new Error('no player');
  if (seconds !== undefined) player.currentTime = seconds;
  return player.currentTime;
};

it('has the player where the run goes on before its clock is followed, wherever it was moved meanwhile', async () => {
  const { user, run, videoExtractor } = await openRun();
  act(() => [0, 1].forEach((index) => run().capture(createCapturedFrame(index))));
  await user.click(button('Cancel'));
  playerTime(12);
  const working = { ...videoExtractor };
  const times: number[] = [];
  vi.spyOn(videoExtractor, 'extract').mockImplementation((...parts) => {
    times.push(playerTime());
    return working.extract(...parts);
  });
  await user.click(await screen.findByRole('button', { name: 'Continue from 00:00:05:00' }));
  await waitFor(() => expect(videoExtractor.runs).toHaveLength(2));
  expect(times).toEqual([5]);
});

it('keeps what was read since when an edit from before it is undone, and made again', async () => {
  const { user, run, videoExtractor } = await openRun();
  act(() => [0, 1].forEach((index) => run().capture(createCapturedFrame(index))));
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Edit frame at 00:00:05:00' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Remove/ }));
  await waitFor(() => expect(names()).toEqual(at(0)));
  await user.click(button('Continue from 00:00:05:00'));
  await waitFor(() => expect(videoExtractor.runs).toHaveLength(2));
  act(() => run().capture(createCapturedFrame(2)));
  act(() => run().end());
  await screen.findByText('Extraction completed!', { selector: 'b' });
  await waitFor(() => expect(names()).toEqual(at(0, 10)));
  await user.click(button('Undo edit'));
  await waitFor(() => expect(names()).toEqual(at(0, 5, 10)));
  await user.click(button('Redo edit'));
  await waitFor(() => expect(names()).toEqual(at(0, 10)));
});
