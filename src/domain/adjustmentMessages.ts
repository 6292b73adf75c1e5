/** Why a random adjustment is gone. Each page loads these, for the palette may change on any: they stand apart. */
export const ADJUSTMENT_MESSAGES = {
  adjustmentOutdated: 'The palette changed: the random adjustment was discarded.',
  adjustmentEmpty: 'No color takes part any more: the random adjustment was discarded.',
} as const;
