import { expect, it } from 'vitest';

import { describeFrame, describeTimeLeft } from '../../../../src/features/video-extraction/run/describeRun';
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

it('counts shots where the film is read by scenes', () => {
  const scenes = { ...film(60, 'max'), settings: { interval: 'scenes', speed: 'max' } as const };
  expect(describeFrame(scenes, 4, 20)).toBe('shot 5');
});

it('counts the frames of a film that is shorter than the interval, of which the middle and the end are read', () => {
  const short = { ...film(4, '1'), settings: { interval: '5', speed: '1' } as const };
  const said = [null, 0, 2].map((seconds, count) => describeFrame(short, count, seconds));
  expect(said).toEqual(['frame 1 of 3', 'frame 2 of 3', 'frame 3 of 3']);
});
