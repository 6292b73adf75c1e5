import { VIDEO } from '../../../../src/domain/limits';
import type { Engine } from '../../../../src/engine/engine';
import type { CapturedFrame } from '../../shared/api';
import { palettesOf } from './framePalettes';
import type { Pixels } from '../../../../src/engine/planes';
import { reduceSummary } from './reduceSummary';

/** What the colors of a frame come to. */
export type FrameColors = Pick<CapturedFrame, 'palettes' | 'dominant' | 'summary'>;

/** Null where nothing of the frame can be seen. The first palette comes from every pixel, the others from the few. */
export const describeFrame = (engine: Engine, { rgba }: Pixels): FrameColors | null => {
  const whole = engine.summarize(rgba);
  if (whole.colors.length === 0) return null;
  const dominant = engine.clusterPalette(whole, { count: VIDEO.colorsPerPalette, variant: 0 });
  const summary = reduceSummary(whole);
  const palettes = palettesOf(
    engine,
    summary,
    0,
    dominant.map(({ rgb }) => rgb),
  );
  return { palettes, dominant, summary };
};

/** Nothing above this in any channel is black: the darkest that limited range and compression make of it. */
const BLACK = 20;

/** Whether no pixel of the frame is lit, as before a fade-in. */
export const isBlack = ({ rgba }: Pixels): boolean => {
  for (let at = 0; at < rgba.length; at += 4) {
    if (Math.max(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0) > BLACK) return false;
  }
  return true;
};
