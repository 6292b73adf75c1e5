import type { PackedRgb } from '../../src/engine/engine';
import type { Pixels } from '../../src/engine/planes';

type Paint = (x: number, y: number) => PackedRgb | null;

/** A picture painted by a function of the place; null leaves a pixel transparent. */
export const paintPixels = (width: number, height: number, colorAt: Paint): Pixels => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const color = colorAt(x, y);
      if (color !== null) rgba.set([color >>> 16, (color >>> 8) & 255, color & 255, 255], at);
    }
  }
  return { rgba, width, height };
};

/** Paints a disc over what another function paints. */
export const withDisc =
  (below: Paint, color: PackedRgb, centerX: number, centerY: number, radius: number): Paint =>
  (x, y) =>
    Math.hypot(x - centerX, y - centerY) <= radius ? color : below(x, y);
