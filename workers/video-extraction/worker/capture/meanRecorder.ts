import type { FrameMeans } from '../../shared/api';
import { LINEAR, linearToChannel } from '../../../../src/color/linear';
import type { PackedRgb } from '../../../../src/engine/engine';
import type { Pixels } from '../../../../src/engine/planes';

/** Gathers the mean colors of frames until somebody takes them. */
export type MeanRecorder = {
  readonly add: (pixels: Pixels, timeSeconds: number) => void;
  /** What has come since they were taken last; null where nothing has. */
  readonly take: () => FrameMeans | null;
};

/** The mean of all pixels in linear light, as light mixes; 0xRRGGBB. Alpha is not looked at: frames are opaque. */
export const meanColor = ({ rgba, width, height }: Pixels): PackedRgb => {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    red += LINEAR[rgba[at] ?? 0] ?? 0;
    green += LINEAR[rgba[at + 1] ?? 0] ?? 0;
    blue += LINEAR[rgba[at + 2] ?? 0] ?? 0;
  }
  const count = width * height;
  return (
    (linearToChannel(red / count) << 16) |
    (linearToChannel(green / count) << 8) |
    linearToChannel(blue / count)
  );
};

export const createMeanRecorder = (): MeanRecorder => {
  let times: number[] = [];
  let colors: number[] = [];
  return {
    add: (pixels, timeSeconds) => {
      times.push(timeSeconds);
      colors.push(meanColor(pixels));
    },
    take: () => {
      if (times.length === 0) return null;
      const means = { times: Float32Array.from(times), colors: Uint32Array.from(colors) };
      times = [];
      colors = [];
      return means;
    },
  };
};
