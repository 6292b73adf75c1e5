import type { FrameMeans } from '../../../../workers/video-extraction/common/api';
import type { PackedRgb } from '../../../engine/engine';
import { frameAt, type Span } from './barcode/drawBarcode';

/** Distance of a color from black or white, whichever is nearer: 0 to 382, by the sum of its channels. */
const distanceToEmpty = (rgb: PackedRgb): number => {
  const light = (rgb >> 16) + ((rgb >> 8) & 255) + (rgb & 255);
  return Math.min(light, 765 - light);
};

/** The frame that a fade passes through, black or white: the emptiest by mean color. Null if no frame is known. */
export const emptyFrame = (
  means: FrameMeans,
  { from, to }: Span,
): { readonly seconds: number; readonly rgb: PackedRgb } | null => {
  let emptiest: { seconds: number; rgb: PackedRgb } | null = null;
  for (let frame = Math.max(0, frameAt(means, from)); frame < means.times.length; frame += 1) {
    const seconds = means.times[frame] ?? 0;
    if (seconds >= to) break;
    const rgb = means.colors[frame] ?? 0;
    if (seconds > from && (!emptiest || distanceToEmpty(rgb) < distanceToEmpty(emptiest.rgb)))
      emptiest = { seconds, rgb };
  }
  return emptiest;
};
