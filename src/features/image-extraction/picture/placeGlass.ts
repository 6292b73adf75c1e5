type Point = { readonly x: number; readonly y: number };
type Size = {
  readonly width: number;
  readonly height: number;
  /** The height it has at most: it stands on the same side whatever it shows. */
  readonly full: number;
};

/** From the place to the near edge of the glass: a fingertip covers less, and so does a pin. */
const DISTANCE = 36;
/** From the edges of the window. */
const MARGIN = 8;

const within = (from: number, value: number, to: number): number => Math.max(from, Math.min(to, value));

/** What is seen of the window: its size, without the header over its top. */
type Sight = { readonly top: number; readonly innerWidth: number; readonly innerHeight: number };

/**
 * Where the glass over a point of the window stands, never over the point: above it, or below it where there is no room, or
 * beside it where there is none either. All in CSS pixels.
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
