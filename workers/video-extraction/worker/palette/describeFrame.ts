import type { Engine } from '../../../../src/engine/engine';
import type { Pixels } from '../../../../src/engine/planes';
import type { CapturedFrame } from '../../common/api';
import { framePalettes } from './framePalettes';
import { keepPatches } from './keepPatches';
import { coarseSummary, reduceSummary } from './reduceSummary';
import { shrinkFrame } from './shrinkFrame';

/** The color data of a frame. */
export type FrameColors = Pick<CapturedFrame, 'palettes' | 'dominant' | 'summary' | 'patches'>;

/**
 * Longest side in pixels of the picture in which patches are found: at the 256 used for pictures it would take seven
 * times as long.
 */
const PATCH_SIDE = 96;

/** Null if no pixel of the frame is visible. Shares are of all pixels. */
export const describeFrame = (engine: Engine, pixels: Pixels): FrameColors | null => {
  // First, as the pixels may be invalid after the engine's next call.
  const small = shrinkFrame(pixels, PATCH_SIDE);
  const whole = engine.summarize(pixels.rgba);
  if (whole.colors.length === 0) return null;
  const patches = keepPatches(engine.findPatches(small));
  const coarse = coarseSummary(whole);
  const summary = reduceSummary(coarse, patches.colors);
  const colors = { summary, patches };
  const { palettes, named } = framePalettes(engine, colors, 0);
  const shares = engine.shares(coarse, named);
  const dominant = named
    .map((rgb, i) => ({ rgb, share: shares[i] ?? 0 }))
    .toSorted((p, q) => q.share - p.share || p.rgb - q.rgb);
  return { palettes, dominant, ...colors };
};

/** Maximum channel value of black after compression and in limited range. */
const BLACK = 20;

/** Whether all pixels of the frame are black, as before a fade-in. */
export const isBlack = ({ rgba }: Pixels): boolean => {
  for (let at = 0; at < rgba.length; at += 4) {
    if (Math.max(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0) > BLACK) return false;
  }
  return true;
};
