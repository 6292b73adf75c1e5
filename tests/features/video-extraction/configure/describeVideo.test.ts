import { describe, expect, it } from 'vitest';
import {
  describeVideo,
  estimateRun,
} from '../../../../src/features/video-extraction/configure/describeVideo';
import { FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';

describe('a video in words', () => {
  const size = { ...FAKE_VIDEO_INFO, width: 1280, height: 720 };

  it('is its length, in the notation of the run, and its size', () => {
    const film = { ...size, durationSeconds: 12.4 };
    expect(describeVideo(film)).toBe('0:12, 1280 × 720 px');
    expect(estimateRun(film, { interval: '5', speed: '1' })).toBe('3 frames in 0:12');
    expect(describeVideo({ ...size, durationSeconds: 150 })).toBe('2:30, 1280 × 720 px');
  });

  it('has a length, however short it is', () => {
    expect(describeVideo({ ...size, durationSeconds: 0.4 })).toBe('0:01, 1280 × 720 px');
  });

  it('is its size alone where the length is unknown', () => {
    expect(describeVideo({ ...size, durationSeconds: null })).toBe('1280 × 720 px');
  });
});

it('expects of a film longer than what is kept the frames that are, in the time that they take', () => {
  const info = { ...FAKE_VIDEO_INFO, durationSeconds: 8400 };
  expect(estimateRun(info, { interval: '1', speed: '1' })).toBe('7200 frames in 2:00:00');
  expect(estimateRun(info, { interval: '5', speed: '2' })).toBe('1680 frames in 1:10:00');
});
