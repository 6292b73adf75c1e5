import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';

import type { Shot } from '../../../../src/engine/shots/shot';
import { readStrip } from '../../../../src/features/video-extraction/timeline/stripContent';
import type { Services } from '../../../../src/state/services';
import type { VideoExtractor } from '../../../../workers/video-extraction/common/api';
import { createCapturedFrame, createFakeVideoExtractor } from '../../../support/fakeVideoExtractor';
import { openDialog, region } from '../openVideoPage';

export const shot = (startSeconds: number, endSeconds: number, overrides: Partial<Shot> = {}): Shot => ({
  firstFrame: 0,
  lastFrame: 0,
  startSeconds,
  endSeconds,
  entry: startSeconds === 0 ? 'start' : 'cut',
  transition: null,
  typicalFrame: 0,
  typicalSeconds: (startSeconds + endSeconds) / 2,
  ...overrides,
});

/** Three shots are found in a video of twelve seconds; few are two, and many five. */
const SHOTS = {
  few: [shot(0, 4), shot(4, 12)],
  usual: [shot(0, 4), shot(4, 8), shot(8, 12)],
  many: [
    shot(0, 2),
    shot(2, 4),
    shot(4, 7.5),
    shot(8, 10, { entry: 'dissolve' }),
    shot(10, 12, { entry: 'wipe' }),
  ],
} as const;

export const findBySensitivity: VideoExtractor['findShots'] = async (_signal, _signatures, sensitivity) => {
  if (sensitivity < 0.3) return SHOTS.few;
  return sensitivity > 0.7 ? SHOTS.many : SHOTS.usual;
};

export const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
export const cardAt = (time: string) => screen.getByRole('article', { name: `Frame at ${time}` });
export const slider = () => screen.getByRole('slider', { name: 'Shots, from fewer to more' });
export const strip = () => screen.getByRole('slider', { name: 'Frames of the film' });
export const moveTo = (sensitivity: number) =>
  fireEvent.change(slider(), { target: { value: String(sensitivity) } });

/** A video of which three shots have been found and captured, or others, with what a test says of the extractor. */
export const openScenes = async (
  parts: Partial<VideoExtractor> = {},
  overrides: Partial<Services> = {},
  captured: readonly Shot[] = SHOTS.usual,
) => {
  const captureAt = vi.fn<VideoExtractor['captureAt']>(async (_signal, _source, times, onFrame) => {
    times.forEach((time, index) => onFrame(createCapturedFrame(100 + index, time)));
  });
  const videoExtractor = createFakeVideoExtractor({ findShots: findBySensitivity, captureAt, ...parts });
  const app = await openDialog('free', { videoExtractor, ...overrides });
  await app.user.click(app.dialog.getByRole('radio', { name: /^Scene changes/ }));
  await app.user.click(app.dialog.getByRole('button', { name: 'Extract Palettes' }));
  await waitFor(() => {
    if (videoExtractor.runs.length === 0) throw new Error('not yet');
  });
  const [run] = videoExtractor.runs;
  act(() => {
    // 25 frames a second.
    const timesUs = Float64Array.from({ length: 300 }, (_, frame) => frame * 40_000);
    run?.sign({ bytes: new Uint8Array(300 * 80), timesUs });
    captured.forEach(({ startSeconds, endSeconds, entry, typicalSeconds: pictureSeconds }, index) =>
      run?.capture({
        ...createCapturedFrame(index, startSeconds),
        shot: { entry, endSeconds, pictureSeconds },
      }),
    );
    run?.end();
  });
  await screen.findByText('Extraction completed!', { selector: 'b' });
  await waitFor(() => {
    if (names().length !== captured.length) throw new Error('not yet');
  });
  const goTo = (seconds: number) => {
    const player = region('Player').querySelector('video');
    if (player) player.currentTime = seconds;
  };
  const choose = async (time: string, command: string) => {
    await app.user.click(within(cardAt(time)).getByRole('button', { name: `Edit frame at ${time}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${command}`) }));
  };
  const spans = () => app.store.dispatch(readStrip())?.bars.map(({ from, to }) => [from, to]);
  return { ...app, videoExtractor, captureAt, goTo, choose, spans };
};
