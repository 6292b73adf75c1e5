import { describe, expect, it } from 'vitest';
import type { RunColors, VideoCapture } from '../../../../workers/video-extraction/common/api';
import { createRunColors } from '../../../../workers/video-extraction/page/runColors';
import { frameOf } from '../fakeVideoWorker';

const SCENES: VideoCapture = { kind: 'scenes' };
const SECONDS: VideoCapture = { kind: 'interval', seconds: 1 };

const at = (timeSeconds: number, rgb: number) => ({ ...frameOf(0, rgb), timeSeconds });

/** The part of the video that each color has. */
const partsOf = (colors: RunColors): Readonly<Record<string, number>> => {
  const { summary } = colors.read();
  const total = summary.weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    Array.from(summary.colors, (rgb, i) => [rgb.toString(16), (summary.weights[i] ?? 0) / total]),
  );
};

describe('the colors of a film that is read', () => {
  it('count each shot until the next one, the last one until the end', () => {
    const colors = createRunColors(SCENES);
    colors.add(at(0, 0xff0000));
    colors.add(at(6, 0x00ff00));
    colors.add(at(7, 0x0000ff));
    colors.passed(10);
    colors.finish();
    const parts = partsOf(colors);
    expect(parts['ff0000']).toBeCloseTo(0.6, 5);
    expect(parts['ff00']).toBeCloseTo(0.1, 5);
    expect(parts['ff']).toBeCloseTo(0.3, 5);
  });

  it('count each shot up to the dissolve after it, as soon as it is there', () => {
    const colors = createRunColors(SCENES);
    const shot = (from: number, endSeconds: number, rgb: number) => ({
      ...at(from, rgb),
      shot: { entry: 'dissolve', endSeconds, pictureSeconds: from } as const,
    });
    colors.add(shot(0, 3, 0xff0000));
    expect(partsOf(colors)).toEqual({ ff0000: 1 });
    colors.add(shot(6, 8, 0x00ff00));
    expect(partsOf(colors)['ff0000']).toBeCloseTo(0.6, 5);
    colors.passed(8);
    colors.finish();
    expect(partsOf(colors)['ff0000']).toBeCloseTo(0.6, 5);
  });

  it('count a frame of an interval for no longer than that, whatever is lost after it', () => {
    const colors = createRunColors(SECONDS);
    colors.add(at(0, 0xff0000));
    colors.add(at(8, 0x00ff00));
    colors.passed(8.5);
    colors.finish();
    expect(partsOf(colors)['ff0000']).toBeCloseTo(2 / 3, 5);
  });

  it('are those of the first frame while there is no other, and of each frame whose length is known', () => {
    const colors = createRunColors(SCENES);
    expect(partsOf(colors)).toEqual({});
    colors.add(at(0, 0xff0000));
    expect(partsOf(colors)).toEqual({ ff0000: 1 });
    colors.add(at(2, 0x00ff00));
    expect(partsOf(colors)).toEqual({ ff0000: 1 });
  });

  it('count the last frame once, however often the film ends', () => {
    const colors = createRunColors(SECONDS);
    colors.add(at(0, 0xff0000));
    colors.add(at(1, 0x00ff00));
    colors.finish();
    colors.finish();
    expect(partsOf(colors)['ff0000']).toBeCloseTo(0.5, 5);
  });
});
