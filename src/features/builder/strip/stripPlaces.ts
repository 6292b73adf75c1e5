/** The least width of the selected swatch, and how many times as wide as the others it is beyond that. */
const WIDE_MIN_PX = 216;
const WIDE_TIMES = 1.5;

/**
 * Where each swatch of a row of `width` pixels begins, as the style sheet lays it out. Worked out and not measured:
 * measuring right after a change makes the browser lay out the strip inside the action.
 */
export const leftEdges = (count: number, selected: number, width: number): readonly number[] => {
  const wide = Math.max(WIDE_MIN_PX, (WIDE_TIMES * width) / (count - 1 + WIDE_TIMES));
  const one = (width - wide) / (count - 1);
  return Array.from({ length: count }, (_, i) => i * one + (i > selected ? wide - one : 0));
};
