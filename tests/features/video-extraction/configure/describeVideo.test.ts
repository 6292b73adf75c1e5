import { describe, expect, it } from 'vitest';

import {
  describeVideo,
  estimateRun,
} from '../../../../src/features/video-extraction/configure/describeVideo';
import { FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';

const INFO = { ...FAKE_VIDEO_INFO, durationSeconds: 150, width: 1280, height: 720 };

describe('a chosen film', () => {
  it('has its duration in the format of the estimate', () => {
    expect(describeVideo(INFO)).toBe('2:30, 1280 × 720 px');
    expect(estimateRun(INFO, { interval: '5', speed: '1' })).toMatch(/ in 2:30$/);
  });

  it('that lasts less than a second is not said to last none', () => {
    expect(describeVideo({ ...INFO, durationSeconds: 0.4 })).toBe('0:01, 1280 × 720 px');
  });

  it('of unknown duration is described by its size', () => {
    expect(describeVideo({ ...INFO, durationSeconds: null })).toBe('1280 × 720 px');
  });
});
