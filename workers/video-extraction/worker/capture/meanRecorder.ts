import type { FrameMeans } from '../../common/api';
import { LINEAR, linearToChannel } from '../../../../src/color/linear';
import type { PackedRgb } from '../../../../src/engine/engine';
import type { Pixels } from '../../../../src/engine/planes';
import { createBarFinder, type Edges } from './barCutter';

/** Collects the mean colors of a video's frames, excluding black bars, until they are taken. */
export type MeanRecorder = {
  /** All frames have the same size. */
  readonly add: (pixels: Pixels, timeSeconds: number) => void;
  /** The means since the last call; null if there are none. */
  readonly take: () => FrameMeans | null;
};

/** The mean of the pixels within the edges, in linear light, as 0xRRGGBB. Alpha is ignored: frames are opaque. */
const meanColor = ({ rgba, width, height }: Pixels, { top, bottom, left, right }: Edges): PackedRgb => {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let row = top; row < height - bottom; row += 1) {
    const end = (row * width + width - right) * 4;
    for (let at = (row * width + left) * 4; at < end; at += 4) {
      red += LINEAR[rgba[at] ?? 0] ?? 0;
      green += LINEAR[rgba[at + 1] ?? 0] ?? 0;
      blue += LINEAR[rgba[at + 2] ?? 0] ?? 0;
    }
  }
  const count = (width - left - right) * (height - top - bottom);
  return (
    (linearToChannel(red / count) << 16) |
    (linearToChannel(green / count) << 8) |
    linearToChannel(blue / count)
  );
};

export const createMeanRecorder = (): MeanRecorder => {
  const finder = createBarFinder();
  let times: number[] = [];
  let colors: number[] = [];
  return {
    add: (pixels, timeSeconds) => {
      times.push(timeSeconds);
      colors.push(meanColor(pixels, finder.find(pixels)));
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
