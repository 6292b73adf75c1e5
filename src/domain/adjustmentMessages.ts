/** Why a random adjustment ended. In a file of its own, as every page loads it: the palette may change on any page. */
export const ADJUSTMENT_MESSAGES = {
  adjustmentOutdated: 'The palette changed: the random adjustment was discarded.',
  adjustmentEmpty: 'No color takes part any more: the random adjustment was discarded.',
} as const;
