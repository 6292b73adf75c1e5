import { describe, expect, it } from 'vitest';
import type { PackedRgb } from '../../../../../src/engine/engine';
import type { Pixels } from '../../../../../src/engine/planes';
import { createMeanRecorder } from '../../../../../workers/video-extraction/worker/capture/meanRecorder';
import { paintPixels } from '../../../../engine/paintedPixels';

/** The mean color of each of some frames. */
const meansOf = (frames: readonly Pixels[]): readonly PackedRgb[] => {
  const means = createMeanRecorder();
  frames.forEach((frame, index) => means.add(frame, index));
  return [...(means.take()?.colors ?? [])];
};

describe('the mean color of a frame', () => {
  it('is that of its light, not of its codes', () => {
    // Half the light of white is code 188 of sRGB; the mean of the codes would be 128.
    const halves = paintPixels(8, 4, (x) => (x < 4 ? 0xffffff : 0));
    expect(meansOf([halves, paintPixels(8, 4, () => 0x12abef)])).toEqual([0xbcbcbc, 0x12abef]);
  });

  it('leaves out the bars that a film was put between, above and below or at the sides', () => {
    const wide = paintPixels(96, 54, (_, y) => (y < 7 || y >= 47 ? 0x080808 : 0x4080c0));
    const upright = paintPixels(96, 54, (x) => (x < 33 || x >= 63 ? 0 : 0xc08040));
    expect(meansOf([wide])).toEqual([0x4080c0]);
    expect(meansOf([upright])).toEqual([0xc08040]);
  });

  it('leaves them out of dark scenes, too, where other frames have shown them, and keeps the darkness of a film without', () => {
    /** Lit by one lamp, between bars or without. */
    const night = (bar: number) =>
      paintPixels(96, 54, (x, y) =>
        y < bar || y >= 54 - bar ? 0 : Math.hypot(x - 48, y - 27) < 8 ? 0xffe0a0 : 0x040404,
      );
    const day = paintPixels(96, 54, (_, y) => (y < 7 || y >= 47 ? 0 : 0x4080c0));
    const [before] = meansOf([night(7)]);
    const after = meansOf([day, day, day, night(7)]).at(-1);
    expect(after).toBeGreaterThan(before ?? 0);
    const [first, ...others] = meansOf([night(0), night(0), night(0), night(0)]);
    expect(others).toEqual([first, first, first]);
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
