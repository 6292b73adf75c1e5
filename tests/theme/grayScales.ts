import { colorFromRgb } from '../../src/color/color';
import { rgbToOklab } from '../../src/color/oklab';
import type { Color } from '../../src/color/types';
import type { Scale } from '../../src/theme/scale';
import type { OwnScales } from '../../src/theme/themeScales';

export const GRAYS: readonly Color[] = Array.from({ length: 256 }, (_, level) =>
  colorFromRgb({ r: level, g: level, b: level }),
);
const lightnessOf = ({ rgb }: Color): number => rgbToOklab(rgb).okL;

/** The gray of 8 bits that is nearest to a lightness of OKLab: within 0.002. */
export const gray = (okL: number): Color =>
  GRAYS.reduce((best, one) =>
    Math.abs(lightnessOf(one) - okL) < Math.abs(lightnessOf(best) - okL) ? one : best,
  );

/** A scale of these tones, and colors of the palette that lie between its steps. */
export const grayScale = (id: string, steps: readonly number[], between: readonly number[] = []): Scale => ({
  id,
  steps: steps.map(gray),
  wides: [],
  anchors: between.map((okL) => ({ color: gray(okL), step: null })),
  pins: [],
});

/** A neutral of these tones, and grays of the palette that lie between its steps. */
export const neutral = (steps: readonly number[], between: readonly number[] = []): OwnScales => ({
  ladder: [...steps],
  hues: [],
  neutral: grayScale('neutral', steps, between),
});
