/**
 * Names of the steps of a scale with their usual OKLCH lightness, from the lightest on. The scale of one color and a
 * theme's light scales begin with them, so that a color is mostly called by the same step in both.
 */
export const STEP_LIGHTNESS = [
  { step: 50, okL: 0.985 },
  { step: 100, okL: 0.955 },
  { step: 200, okL: 0.91 },
  { step: 300, okL: 0.85 },
  { step: 400, okL: 0.765 },
  { step: 500, okL: 0.675 },
  { step: 600, okL: 0.585 },
  { step: 700, okL: 0.495 },
  { step: 800, okL: 0.41 },
  { step: 900, okL: 0.325 },
  { step: 950, okL: 0.24 },
] as const;
