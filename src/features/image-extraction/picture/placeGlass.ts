type Point = { readonly x: number; readonly y: number };
type Size = {
  readonly width: number;
  readonly height: number;
  /** Its greatest height, which decides the side whatever it currently shows. */
  readonly full: number;
};

/** Distance from the place to the edge of the glass: more than a fingertip or a pin covers. */
const DISTANCE = 36;
/** Distance from the edges of the window. */
const MARGIN = 8;

const within = (from: number, value: number, to: number): number => Math.max(from, Math.min(to, value));

/** The visible window: its size, and the height of the header over its top. */
type Sight = { readonly top: number; readonly innerWidth: number; readonly innerHeight: number };

/**
 * The position of the glass for a point of the window, never over the point: above it, else below, else beside it. All
 * in CSS pixels.
 */
export const placeGlass = (
  { x, y }: Point,
  { width, height, full }: Size,
  { top, innerWidth, innerHeight }: Sight,
): { readonly left: number; readonly top: number; readonly side: 'above' | 'below' | 'beside' } => {
  const left = within(MARGIN, x - width / 2, innerWidth - width - MARGIN);
  if (y - DISTANCE - full >= top + MARGIN) return { left, top: y - DISTANCE - height, side: 'above' };
  if (y + DISTANCE + full <= innerHeight - MARGIN) return { left, top: y + DISTANCE, side: 'below' };
  const isOnLeft = x - DISTANCE - width >= MARGIN;
  return {
    left: isOnLeft ? x - DISTANCE - width : x + DISTANCE,
    top: within(top + MARGIN, y - full / 2, innerHeight - full - MARGIN),
    side: 'beside',
  };
};
