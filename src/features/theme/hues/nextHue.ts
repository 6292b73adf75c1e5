import { colorFromRgb } from '../../../color/color';
import { chromaInGamut } from '../../../color/gamut';
import { oklchToRgb, rgbToOklch } from '../../../color/oklab';
import type { Color } from '../../../color/types';
import type { Hue } from '../../../theme/theme';

/** A color as light and about as vivid as the brand's, in the middle of the widest gap between the existing hues. */
export const nextHue = (hues: readonly Hue[]): Color => {
  const lch = hues.flatMap(({ anchors: [first] }) => (first ? [rgbToOklch(first.rgb)] : []));
  const { okL = 0.6, okC = 0.15 } = lch[0] ?? {};
  const turns = lch.map(({ okH }) => okH).toSorted((a, b) => a - b);
  const gaps = turns.map((turn, i) => ({ turn, gap: (turns[i + 1] ?? (turns[0] ?? 0) + 360) - turn }));
  const widest = gaps.toSorted((a, b) => b.gap - a.gap)[0] ?? { turn: 0, gap: 360 };
  const okH = (widest.turn + widest.gap / 2) % 360;
  return colorFromRgb(oklchToRgb({ okL, okC: Math.min(okC, chromaInGamut(okL, okH)), okH }));
};
