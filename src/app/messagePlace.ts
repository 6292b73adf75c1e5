/** A rectangle in the window, in CSS pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** An element that can be pressed, dragged or typed into. */
export type Control = {
  readonly box: Box;
  /** Whether covering a part is as bad as covering all of it, as for sliders and fields. */
  readonly isWhole: boolean;
  /** Whether it is what the page is about, and covering any of it is worse than covering several buttons. */
  readonly isInSight?: boolean;
};

/** A position for messages: distance from an edge of the window, and horizontal alignment. */
type Place = {
  readonly edge: 'top' | 'bottom';
  readonly side: 'center' | 'end' | 'start';
  readonly offset: number;
};

/** The space for messages, which is the window without its sticky parts, and the size of the messages. */
export type Room = { readonly inner: Box; readonly width: number; readonly height: number };

/** A button with sides up to this many pixels is small: covering a third of it is as bad as covering all. */
const SMALL_SIDE = 56;
const SMALL_WEIGHT = 3;
/** At least this much is covered of a control of any size whose middle is: it is what a thumb aims at. */
const MIDDLE_WEIGHT = 0.5;
/** In buttons: about as many as a few messages in a row lie over in a list of cards. */
const IN_SIGHT_WEIGHT = 12;
/** Coverage that is tolerated without looking for another position: a corner of a large tile. */
const TOLERATED_COVERAGE = 0.12;
/** Step between candidate positions in pixels, and their range as a fraction of the window's height. */
const STEP = 8;
const REACH = 0.45;
/** Penalty for each pixel away from the edge, and for each less preferred alignment. */
const DISTANCE_PENALTY = 0.0015;
const ALIGNMENT_PENALTY = 0.04;
/**
 * Penalty for the edge opposite to the style sheet's: a page with messages at the bottom has, at its top, the controls
 * that undo what the messages report.
 */
const OTHER_EDGE_PENALTY = { top: 0.12, bottom: 0.8 } as const;

/** Minimum distance in pixels between messages and controls. */
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

/** How much of the controls a box would cover: 1 for a fully covered button. */
export const coveredBy = (
  { left: from, top: over, right: to, bottom: under }: Box,
  controls: readonly Control[],
): number => {
  const box: Box = { left: from - GAP, top: over - GAP, right: to + GAP, bottom: under + GAP };
  let sum = 0;
  for (const control of controls) {
    if (!touches(box, control.box)) continue;
    const { left, top, right, bottom } = control.box;
    const middle: Box = {
      left: (left + right) / 2 - 1,
      top: (top + bottom) / 2 - 1,
      right: (left + right) / 2 + 1,
      bottom: (top + bottom) / 2 + 1,
    };
    const least = touches(box, middle) ? MIDDLE_WEIGHT : 0;
    const part = Math.max(least, areaOf(overlap(box, control.box)) / areaOf(control.box));
    const isSmall = Math.min(right - left, bottom - top) <= SMALL_SIDE;
    if (control.isInSight) sum += IN_SIGHT_WEIGHT;
    else sum += control.isWhole ? 1 : Math.min(1, part * (isSmall ? SMALL_WEIGHT : 1));
  }
  return sum;
};

export const isFree = (box: Box, controls: readonly Control[]): boolean =>
  coveredBy(box, controls) <= TOLERATED_COVERAGE;

/** The box of messages of this size at a position. */
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

/** The position that covers least of the controls, close to an edge; `first` is preferred over the other edge. */
export const choosePlace = (room: Room, controls: readonly Control[], first: Place['edge']): Place => {
  const { inner, width, height } = room;
  const high = inner.bottom - inner.top;
  // On a phone a message is as wide as the screen: there are no alignments to choose from.
  const sides = width > (inner.right - inner.left) * 0.6 ? SIDES.slice(0, 1) : SIDES;
  let best: Place = { edge: first, side: 'center', offset: 0 };
  let least = Infinity;
  for (const edge of ['top', 'bottom'] as const) {
    for (const [i, side] of sides.entries())
      for (let offset = 0; offset <= Math.max(0, high * REACH - height); offset += STEP) {
        const place = { edge, side, offset };
        const cost =
          (edge === first ? 0 : OTHER_EDGE_PENALTY[first]) +
          i * ALIGNMENT_PENALTY +
          offset * DISTANCE_PENALTY;
        if (cost >= least) break;
        const whole = cost + coveredBy(boxAt(place, room), controls);
        if (whole >= least) continue;
        least = whole;
        best = place;
      }
  }
  return best;
};
