import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { gapFound } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { moveTo, openScenes, shot } from './openScenes';

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
