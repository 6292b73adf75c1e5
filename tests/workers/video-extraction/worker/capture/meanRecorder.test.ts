import { describe, expect, it } from 'vitest';
import {
  createMeanRecorder,
  meanColor,
} from '../../../../../workers/video-extraction/worker/capture/meanRecorder';
import { paintPixels } from '../../../../engine/paintedPixels';

describe('the mean color of a frame', () => {
  it('is that of its light, not of its codes', () => {
    // Half the light of white is code 188 of sRGB; the mean of the codes would be 128.
    const halves = paintPixels(8, 4, (x) => (x < 4 ? 0xffffff : 0));
    expect(meanColor(halves)).toBe(0xbcbcbc);
    expect(meanColor(paintPixels(8, 4, () => 0x12abef))).toBe(0x12abef);
  });

  it('is handed out once', () => {
    const means = createMeanRecorder();
    means.add(
      paintPixels(2, 2, () => 0xff0000),
      1.5,
    );
    means.add(
      paintPixels(2, 2, () => 0x0000ff),
      2,
    );
    expect(means.take()).toEqual({
      times: Float32Array.of(1.5, 2),
      colors: Uint32Array.of(0xff0000, 0x0000ff),
    });
    expect(means.take()).toBeNull();
  });
});
