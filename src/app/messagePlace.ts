/** A rectangle of the window, in CSS pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Something that can be pressed, dragged or written into. */
export type Control = {
  readonly box: Box;
  /** Whether a part of it is worth as much as all, as of sliders and fields. */
  readonly isWhole: boolean;
};

/** Where messages stand: at an edge of the window, so far from it, on one of its sides. */
type Place = {
  readonly edge: 'top' | 'bottom';
  readonly side: 'center' | 'end' | 'start';
  readonly offset: number;
};

/** What messages may take up: the window without what sticks to its edges, and the size of the messages. */
export type Room = { readonly inner: Box; readonly width: number; readonly height: number };

/** Up to so many pixels on a side a button is small: a third of it covered is as bad as all of it. */
const SMALL_SIDE = 56;
const SMALL_WEIGHT = 3;
/** As much as may lie under messages without another place being looked for: a corner of a large tile. */
const LITTLE = 0.12;
/** How far places are apart, and up to which part of the window's height they go. */
const STEP = 8;
const REACH = 0.45;
/** What each pixel away from the edge counts as, and each choice of a side that comes later. */
const OFF_EDGE = 0.0015;
const LATER = 0.04;
/**
 * What the other edge counts as, by the one that the style sheet has: a page with its messages at the foot has at its top
 * what undoes that which they tell of.
 */
const OTHER_EDGE = { top: 0.12, bottom: 0.8 } as const;

/** Between messages and what they keep free. */
const GAP = 4;

const areaOf = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const overlap = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const touches = (one: Box, other: Box): boolean => areaOf(overlap(one, other)) > 0;

/** How much of the controls a box would cover: 1 for a button that is gone under it. */
export const coveredBy = (
  { left: from, top: over, right: to, bottom: under }: Box,
  controls: readonly Control[],
): number => {
  const box: Box = { left: from - GAP, top: over - GAP, right: to + GAP, bottom: under + GAP };
  let sum = 0;
  for (const control of controls) {
    if (!touches(box, control.box)) continue;
    const { left, top, right, bottom } = control.box;
    const part = areaOf(overlap(box, control.box)) / areaOf(control.box);
    const isSmall = Math.min(right - left, bottom - top) <= SMALL_SIDE;
    sum += control.isWhole ? 1 : Math.min(1, part * (isSmall ? SMALL_WEIGHT : 1));
  }
  return sum;
};

export const isFree = (box: Box, controls: readonly Control[]): boolean => coveredBy(box, controls) <= LITTLE;

/** Where messages of this size are, at a place. */
export const boxAt = ({ edge, side, offset }: Place, { inner, width, height }: Room): Box => {
  const left = {
    start: inner.left,
    center: (inner.left + inner.right - width) / 2,
    end: inner.right - width,
  }[side];
  const top = edge === 'top' ? inner.top + offset : inner.bottom - offset - height;
  return { left, top, right: left + width, bottom: top + height };
};

const SIDES = ['center', 'end', 'start'] as const;

/** The place where messages cover least of the controls, the nearest to an edge: to `first` before the other. */
export const choosePlace = (room: Room, controls: readonly Control[], first: Place['edge']): Place => {
  const { inner, width, height } = room;
  const high = inner.bottom - inner.top;
  // On a phone a message is as wide as the screen, and has no sides.
  const sides = width > (inner.right - inner.left) * 0.6 ? SIDES.slice(0, 1) : SIDES;
  let best: Place = { edge: first, side: 'center', offset: 0 };
  let least = Infinity;
  for (const edge of ['top', 'bottom'] as const) {
    for (const [i, side] of sides.entries())
      for (let offset = 0; offset <= Math.max(0, high * REACH - height); offset += STEP) {
        const place = { edge, side, offset };
        const cost = (edge === first ? 0 : OTHER_EDGE[first]) + i * LATER + offset * OFF_EDGE;
        if (cost >= least) break;
        const whole = cost + coveredBy(boxAt(place, room), controls);
        if (whole >= least) continue;
        least = whole;
        best = place;
      }
  }
  return best;
};
