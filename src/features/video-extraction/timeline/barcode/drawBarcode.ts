import type { FrameMeans } from '../../../../../workers/video-extraction/common/api';
import { LINEAR, linearToChannel } from '../../../../color/linear';

/** Seconds of the video from the left to the right edge. */
export type Span = { readonly from: number; readonly to: number };

/** Duration of the last frame: that of the one before it. A single frame lasts to the end. */
const lastSeconds = ({ times }: FrameMeans): number => {
  const [before, last] = [times.at(-2), times.at(-1)];
  return before === undefined || last === undefined ? Infinity : last - before;
};

/** The frame at a time: the last one that has started; −1 before the first. */
export const frameAt = ({ times }: FrameMeans, seconds: number): number => {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/**
 * One row of RGBA, `width` pixels: each averages the frames in its time span in linear light, weighted by duration.
 * Transparent where there are none. A millisecond or two for 180,000 frames.
 */
export const barcodeRow = (
  means: FrameMeans,
  { from, to }: Span,
  width: number,
): Uint8ClampedArray<ArrayBuffer> => {
  const { times, colors } = means;
  const row = new Uint8ClampedArray(width * 4);
  const perPixel = (to - from) / width;
  const end = (times.at(-1) ?? 0) + lastSeconds(means);
  let frame = Math.max(0, frameAt(means, from));
  for (let x = 0; x < width && times.length > 0; x += 1) {
    const [left, right] = [from + x * perPixel, from + (x + 1) * perPixel];
    let [red, green, blue, seconds] = [0, 0, 0, 0];
    for (;;) {
      const next = times[frame + 1] ?? end;
      const shownSeconds = Math.min(next, right) - Math.max(times[frame] ?? 0, left);
      if (shownSeconds > 0) {
        const rgb = colors[frame] ?? 0;
        red += (LINEAR[rgb >> 16] ?? 0) * shownSeconds;
        green += (LINEAR[(rgb >> 8) & 255] ?? 0) * shownSeconds;
        blue += (LINEAR[rgb & 255] ?? 0) * shownSeconds;
        seconds += shownSeconds;
      }
      if (next >= right || frame + 1 >= times.length) break;
      frame += 1;
    }
    if (seconds === 0) continue;
    const channels = [red, green, blue].map((light) => linearToChannel(light / seconds));
    row.set([...channels, 255], x * 4);
  }
  return row;
};

type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Fills the surface with a row of the same width. */
export const drawRow = (surface: Surface, row: Uint8ClampedArray<ArrayBuffer>): void => {
  const { canvas } = surface;
  surface.clearRect(0, 0, canvas.width, canvas.height);
  surface.putImageData(new ImageData(row, canvas.width, 1), 0, 0);
  surface.imageSmoothingEnabled = false;
  // Copies the first row to all others.
  surface.drawImage(canvas, 0, 0, canvas.width, 1, 0, 1, canvas.width, canvas.height - 1);
};
