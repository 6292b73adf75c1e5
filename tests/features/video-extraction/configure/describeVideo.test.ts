import { describe, expect, it } from 'vitest';
import {
  describeVideo,
  estimateRun,
} from '../../../../src/features/video-extraction/configure/describeVideo';
import { FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';

describe('a video in words', () => {
  const size = { ...FAKE_VIDEO_INFO, width: 1280, height: 720, frameRate: 25 };

  it('is its length and its size', () => {
    expect(describeVideo({ ...size, durationSeconds: 150 })).toBe('00:02:30:00, 1280 × 720 px');
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
