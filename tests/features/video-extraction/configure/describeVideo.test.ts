import { describe, expect, it } from 'vitest';
import { describeVideo } from '../../../../src/features/video-extraction/configure/describeVideo';
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
