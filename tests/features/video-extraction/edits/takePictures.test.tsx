import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { selectVideoPalette } from '../../../../src/features/video-extraction/videoExtractionSlice';
import type { CapturedFrame, VideoExtractor } from '../../../../workers/video-extraction/common/api';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { button } from '../openVideoPage';
import { moveTo, openScenes } from './openScenes';

it('has the pictures taken so far in the palette of the film when taking the others is canceled', async () => {
  const frames: ((frame: CapturedFrame) => void)[] = [];
  const captureAt: VideoExtractor['captureAt'] = (signal, _source, _times, onFrame) =>
    new Promise((_, reject) => {
      frames.push(onFrame);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const { user, store } = await openScenes({ captureAt });
  const palette = () => selectVideoPalette(store.getState()).map(({ rgb }) => rgb);
  const colorsOf = (index: number) => createCapturedFrame(index).dominant.map(({ rgb }) => rgb);
  moveTo(1);
  await waitFor(() => expect(frames).toHaveLength(1));
  await waitFor(() => expect(palette()).toEqual(colorsOf(0)));
  act(() => frames[0]?.(createCapturedFrame(100, 1)));
  await screen.findByText(/^Picture 2 of 2/);
  await user.click(button('Cancel'));
  await waitFor(() => expect(palette()).toEqual(colorsOf(100)));
});
