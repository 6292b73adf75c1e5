import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { button, openRun, region } from '../openVideoPage';

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
  const { extract } = videoExtractor;
  const times: number[] = [];
  vi.spyOn(videoExtractor, 'extract').mockImplementation((...parts) => {
    times.push(playerTime());
    return extract(...parts);
  });
  await user.click(await screen.findByRole('button', { name: 'Continue from 0:05' }));
  await waitFor(() => expect(videoExtractor.runs).toHaveLength(2));
  expect(times).toEqual([5]);
});
