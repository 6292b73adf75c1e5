export const COMPARE_MESSAGES = {
  /** What the pairs are, and what their difference says. */
  pairs:
    'Each color has one partner at most, so that all pairs together differ least; a single pair may still differ much. ΔE00 is how different two look: 1 is hardly seen, 10 is plainly another color.',
  noPalette: 'There is no palette in the builder yet. Open one there first: others are compared with it.',
} as const;
