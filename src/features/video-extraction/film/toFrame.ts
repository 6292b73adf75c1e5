import type { CapturedFrame } from '../../../../workers/video-extraction/shared/api';
import type { Frame } from '../videoExtractionSlice';

/** What of a captured frame goes into the store. */
export const toFrame = (
  { index, timeSeconds, width, height, palettes, dominant }: CapturedFrame,
  round: number,
): Frame => ({
  index,
  timeSeconds,
  width,
  height,
  palettes,
  dominant,
  round,
});
