import { expect, it } from 'vitest';

import { FREE_SETTINGS } from '../../../src/features/video-extraction/configure/captureSettings';
import {
  filmRestored,
  framesCaptured,
  palettesRegenerated,
  runEnded,
  selectFrames,
  videoExtractionReducer,
  type Frame,
  type Shown,
} from '../../../src/features/video-extraction/videoExtractionSlice';
import { createCapturedFrame, FAKE_VIDEO_INFO } from '../../support/fakeVideoExtractor';

/** Tells when somebody goes through what it holds. */
const watched = (frame: Frame, onWalk: () => void): Frame =>
  new Proxy(frame, {
    preventExtensions: () => {
      onWalk();
      return false;
    },
    ownKeys: (target) => {
      onWalk();
      return Reflect.ownKeys(target);
    },
  });

it('no change of a film goes through frames that it does not concern, of which there may be thousands', () => {
  const frames = [0, 1, 2].map((index) => Object.assign(createCapturedFrame(index), { round: 0 }));
  let walks = 0;
  const seen = frames.map((frame) => watched(frame, () => (walks += 1)));
  const shown: Shown = {
    id: 1,
    name: 'Film',
    origin: 'file',
    info: FAKE_VIDEO_INFO,
    settings: FREE_SETTINGS,
  };
  const otherPalettes = palettesRegenerated({ index: 3, palettes: [[0xff]], round: 1 });
  const actions = [
    framesCaptured(seen.slice(0, 2)),
    framesCaptured(seen.slice(2)),
    otherPalettes,
    runEnded('completed'),
    filmRestored({ frames: seen, ending: 'completed', shown }),
    otherPalettes,
  ];
  let state = videoExtractionReducer(undefined, { type: 'nothing' });
  for (const action of actions) {
    state = videoExtractionReducer(state, action);
    expect(walks).toBe(0);
  }
  expect(selectFrames({ videoExtraction: state }).map(({ index }) => index)).toEqual([0, 1, 2]);
});
