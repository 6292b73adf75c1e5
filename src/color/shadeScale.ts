import { colorFromRgb } from './color';
import { chromaInGamut, oklchInGamut } from './gamut';
import { rgbToOklch } from './oklab';
import type { Color } from './types';
import { vividnessOf } from './vividness';

/** The steps of a scale with their default OKLCH lightness. */
const STEPS = [
  { step: 50, okL: 0.975 },
  { step: 100, okL: 0.945 },
  { step: 200, okL: 0.89 },
  { step: 300, okL: 0.82 },
  { step: 400, okL: 0.735 },
  { step: 500, okL: 0.65 },
  { step: 600, okL: 0.565 },
  { step: 700, okL: 0.48 },
  { step: 800, okL: 0.395 },
  { step: 900, okL: 0.315 },
  { step: 950, okL: 0.235 },
] as const;

export type ShadeStep = (typeof STEPS)[number]['step'];

export type Shade = {
  readonly step: ShadeStep;
  readonly color: Color;
  /** The selected color itself, unchanged. */
  readonly isAnchor: boolean;
};

const LIGHTEST = STEPS[0].okL;
const DARKEST = STEPS[10].okL;

/** Stretches the default lightnesses so that the anchor's step gets its lightness and the ends stay. */
const fitLightness = (okL: number, usual: number, anchor: number): number => {
  const end = okL > usual ? LIGHTEST : DARKEST;
  return anchor + ((okL - usual) / (end - usual)) * (end - anchor);
};

/** Eleven shades, 50 to 950, of one OKLCH hue. The color itself is the step nearest in lightness. */
export const shadeScale = (color: Color): Shade[] => {
  const { okL: anchor, okC, okH } = rgbToOklch(color.rgb);
  const off = STEPS.map(({ okL }) => Math.abs(okL - anchor));
  const anchorIndex = off.indexOf(Math.min(...off));
  const usual = STEPS[anchorIndex]?.okL ?? anchor;
  const vividness = vividnessOf({ okL: anchor, okC, okH });

  return STEPS.map(({ step, okL }, index) => {
    if (index === anchorIndex) return { step, color, isAnchor: true };
    const lightness = fitLightness(okL, usual, anchor);
    const chroma = Math.min(okC, vividness * chromaInGamut(lightness, okH));
    return {
      step,
      color: colorFromRgb(oklchInGamut({ okL: lightness, okC: chroma, okH })),
      isAnchor: false,
    };
  });
};
