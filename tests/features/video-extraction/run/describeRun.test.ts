import { expect, it } from 'vitest';

import { describeTimeLeft } from '../../../../src/features/video-extraction/run/describeRun';
import { FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';
import { progressAt } from '../fakeVideos';
import { shownVideo } from '../shownVideo';

const run = (timeSeconds: number, secondsLeft: number | null) => ({
  isPaused: false,
  isContinued: false,
  progress: progressAt(timeSeconds, { secondsLeft }),
});
const film = (durationSeconds: number | null, speed: '1' | 'max') => ({
  ...shownVideo(),
  info: { ...FAKE_VIDEO_INFO, durationSeconds },
  settings: { interval: '1', speed } as const,
});

it('says how long the part of a film takes that is kept, however fast it is read', () => {
  // Of three hours, two are kept at a frame a second.
  const hours = 3 * 3600;
  expect(describeTimeLeft(film(hours, '1'), run(7140, null))).toBe('about 60 s left');
  expect(describeTimeLeft(film(hours, 'max'), run(3600, 80))).toBe('about 40 s left');
  expect(describeTimeLeft(film(3600, 'max'), run(1800, 80))).toBe('about 80 s left');
  expect(describeTimeLeft(film(3600, 'max'), run(3600, 0))).toBe('about 1 s left');
});

it('does not say it before it is known', () => {
  expect(describeTimeLeft(film(3600, 'max'), run(0, null))).toBe('');
  expect(describeTimeLeft(film(null, '1'), run(10, null))).toBe('');
  expect(describeTimeLeft(film(3600, '1'), { ...run(0, null), progress: null })).toBe('');
});
