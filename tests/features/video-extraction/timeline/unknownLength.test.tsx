import { expect, it } from 'vitest';

import { removeAt } from '../../../../src/features/video-extraction/edits/placements';
import { readBars } from '../../../../src/features/video-extraction/timeline/stripContent';
import { FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';
import { openScenes, strip } from '../edits/openScenes';
import { shownVideo } from '../shownVideo';
import { shotPart, videoOf } from './videoOfShots';

const shown = {
  ...shownVideo(),
  info: { ...FAKE_VIDEO_INFO, durationSeconds: null },
  settings: { interval: 'scenes', speed: '1' },
} as const;

it('shows a film whose file does not tell its length to the end of its last shot', async () => {
  const { spans } = await openScenes({ inspect: async () => shown.info });
  expect(strip().getAttribute('aria-valuemax')).toBe('12');
  expect(spans()).toEqual([
    [0, 4],
    [4, 8],
    [8, 12],
  ]);
});

it('keeps the length of such a film as far as it was read when its last shot is removed', () => {
  const video = videoOf([shotPart(0, 5), shotPart(5, 60)]);
  video.addMeans({ times: Float32Array.of(0, 5, 59.5), colors: Uint32Array.of(0, 0, 0) });
  expect(readBars(video, shown)).toMatchObject({ videoSeconds: 60, bars: [{ to: 5 }, { to: 60 }] });
  video.arrange(removeAt(video.order(), 1) ?? []);
  expect(readBars(video, shown)).toMatchObject({ videoSeconds: 59.5, bars: [{ from: 0, to: 5 }] });
});
