import { expect, it, vi } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { cutShown } from '../../../../src/features/video-extraction/edits/editsSlice';
import { recolor } from '../../../../src/features/video-extraction/edits/recolor';
import { runContinued } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { createFakeServices } from '../../../support/fakeServices';
import { createFakeVideoExtractor } from '../../../support/fakeVideoExtractor';
import { shownVideo } from '../shownVideo';
import { shotPart, videoOf } from '../timeline/videoOfShots';

/** Whether a video has got its colors anew, where something happens while they are collected. */
const recolorWhile = async (
  happen: (store: ReturnType<typeof createAppStore>, stop: AbortController) => void,
) => {
  const stop = new AbortController();
  const usual = createFakeVideoExtractor();
  const videoExtractor = createFakeVideoExtractor({
    gather: () => {
      const gathered = usual.gather();
      const read = () => {
        happen(store, stop);
        return gathered.read();
      };
      return { ...gathered, read };
    },
  });
  const store = createAppStore(createFakeServices({ videoExtractor }));
  const video = videoOf([shotPart(0, 4)]);
  const give = vi.spyOn(video, 'recolor');
  const isDone = await store.dispatch(recolor(video, stop.signal));
  expect(give).toHaveBeenCalledTimes(isDone ? 1 : 0);
  return isDone;
};

it('a video has the colors of what it shows', async () => {
  expect(await recolorWhile(() => {})).toBe(true);
});

it('colors of what was shown before another edit are dropped, and those of a video that was left, or is read on', async () => {
  const edit = cutShown({ sensitivity: 0.5, isByHand: true });
  expect(await recolorWhile((store) => void store.dispatch(edit))).toBe(false);
  expect(await recolorWhile((_, stop) => stop.abort())).toBe(false);
  expect(await recolorWhile((store) => void store.dispatch(runContinued(shownVideo())))).toBe(false);
});
