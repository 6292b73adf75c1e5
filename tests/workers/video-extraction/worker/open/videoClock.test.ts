import { describe, expect, it } from 'vitest';
import { videoClock } from '../../../../../workers/video-extraction/worker/open/videoClock';

describe('the clock of a film', () => {
  it.each([
    ['begins at 0 as nearly all do', 0, 0, 0, [0, 0]],
    ['begins with its first frame where that is a little late', 0.067, null, 0, [0.067, 0]],
    ['takes sound and picture that begin nearly together for one beginning', 0.08, 0, 0, [0.08, 0]],
    ['begins with the sound where the picture comes later', 5.02, 0, 0, [0, 5.02]],
    ['begins where the file says, however late that is', 3600, 3600, 0, [3600, 0]],
    ['waits with an edit that delays the picture', 5, null, 5, [0, 5]],
    ['leaves out what an edit cuts off', -2.5, -0.02, 0, [0, 0]],
  ] as const)('%s', (_name, picture, sound, delay, [zeroSeconds, pictureSeconds]) => {
    expect(videoClock(picture, sound, delay)).toEqual({ zeroSeconds, pictureSeconds });
  });
});
