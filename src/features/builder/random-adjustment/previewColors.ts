import { createSelector } from '@reduxjs/toolkit';
import { sameColor } from '../../../color/color';
import { applyAdjustments } from '../../../color/generate/randomAdjust';
import type { Color } from '../../../color/types';
import { selectPreview } from './adjustmentSlice';

/** One column of the preview. */
export type PreviewColor = {
  readonly original: Color;
  readonly adjusted: Color;
  /** 'unchanged' also if a color takes part but is already at its limit. */
  readonly outcome: 'adjusted' | 'unchanged' | 'locked';
  readonly isActive: boolean;
};

/** The preview, color by color; empty while there is none. */
export const selectPreviewColors = createSelector([selectPreview], (preview): readonly PreviewColor[] => {
  if (!preview) return [];
  const { colors, adjustments, locked, active } = preview;
  const adjusted = applyAdjustments(colors, adjustments, { locked, active });
  return colors.map((original, i) => {
    const color = adjusted[i] ?? original;
    const changed = sameColor(color, original) ? 'unchanged' : 'adjusted';
    return {
      original,
      adjusted: color,
      outcome: locked[i] ? 'locked' : changed,
      isActive: active[i] === true,
    };
  });
});
