/** The least width of the selected swatch, and otherwise its width relative to the others. */
const WIDE_MIN_PX = 216;
const WIDE_TIMES = 1.5;

/**
 * The left edge of each swatch in a row of `width` pixels, as laid out by the style sheet. Computed, as measuring right
 * after a change would force a layout of the strip within the action.
 */
export const leftEdges = (count: number, selected: number, width: number): readonly number[] => {
  const wide = Math.max(WIDE_MIN_PX, (WIDE_TIMES * width) / (count - 1 + WIDE_TIMES));
  const one = (width - wide) / (count - 1);
  return Array.from({ length: count }, (_, i) => i * one + (i > selected ? wide - one : 0));
};
