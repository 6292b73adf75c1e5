/** Size in pixels of one color in a picture: a column, or a step of a scale. */
export const TILE = { width: 200, tall: 600, step: 100 } as const;
