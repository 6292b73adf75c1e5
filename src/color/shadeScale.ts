import { colorFromRgb } from './color';
import { chromaInGamut, oklchInGamut } from './gamut';
import { rgbToOklch } from './oklab';
import { STEP_LIGHTNESS } from './stepLightness';
import type { Color } from './types';
import { vividnessOf } from './vividness';

export type ShadeStep = (typeof STEP_LIGHTNESS)[number]['step'];

export type Shade = {
  readonly step: ShadeStep;
  readonly color: Color;
  /** The selected color itself, unchanged. */
  readonly isAnchor: boolean;
};

const LIGHTEST = STEP_LIGHTNESS[0].okL;
const DARKEST = STEP_LIGHTNESS[10].okL;

/** Stretches the default lightnesses so that the anchor's step gets its lightness and the ends stay. */
const fitLightness = (okL: number, usual: number, anchor: number): number => {
  const end = okL > usual ? LIGHTEST : DARKEST;
  return anchor + ((okL - usual) / (end - usual)) * (end - anchor);
};

/** Eleven shades, 50 to 950, of one OKLCH hue. The color itself is the step nearest in lightness. */
export const shadeScale = (color: Color): Shade[] => {
  const { okL: anchor, okC, okH } = rgbToOklch(color.rgb);
  const off = STEP_LIGHTNESS.map(({ okL }) => Math.abs(okL - anchor));
  const anchorIndex = off.indexOf(Math.min(...off));
  const usual = STEP_LIGHTNESS[anchorIndex]?.okL ?? anchor;
  const vividness = vividnessOf({ okL: anchor, okC, okH });

  return STEP_LIGHTNESS.map(({ step, okL }, index) => {
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
