import {
  changedCells,
  colorShiftOf,
  correlationOf,
  frameDifference,
  LEAST_NEEDED,
  neededPart,
} from './differences';
import { memoByPlaces } from './memo';
import type { Change, Sequence } from './shot';

/** Less than this is no cut, however still it is around: compression, noise, light. */
const LEAST_CUT = 7;
/** A cut stands out by this much of what moves within three frames beside it. */
const OVER_MOVEMENT = 1.5;
/** Of 48 cells; a caption changes eight of them when it is as wide as the picture. */
const LEAST_CELLS = 16;
/** Or the colors change, in CIELAB units on average, as from a scene in gray to the same in color; or there is nothing but color. */
const LEAST_COLOR = 4.5;
/** Light washes colors out: for each level of luma they may move so much more. */
const COLOR_BY_LIGHT = 0.15;
const FLAT = 3;

/**
 * Where light and dark places and the colors stay so much alike, it is the same picture: shaken, or lit otherwise. Where
 * hardly anything moves beside it, a jump is no shaking: it is a cut to the same place from another side.
 */
const MOST_ALIKE = 0.76;
const MORE_WHERE_STILL = 0.14;
/** So many times less than the jump. */
const STILL = 8;

/** A jump over so many usual times between frames is a gap, with as much more movement in it; no farther than so many places. */
const ODD_GAP = 1.5;
const MOST_BESIDE = 8;
/** From so many gaps on one of them says nothing about the movement in the others. */
const MANY_GAPS = 3;
const SECOND_US = 1e6;

/** Frames of the shortest shot. */
const LEAST_SHOT = 3;

/** Up to three frames between two shots are no shot: one that was blended, or a flash that hides a cut. */
const MOST_BETWEEN = 3;
const LEAST_BLURRED_CUT = 15;
const LEAST_CONTRAST = 5;
const BLURRED_OVER_MOVEMENT = 2.5;
/** Both steps of a blurred cut are at least this part of it: else it is a cut and something that moves. */
const LEAST_STEP = 0.25;

/**
 * Where a new shot begins at once. A jump is compared with what moves in the three frames before it and after it, as
 * many as the shortest shot has; a pan moves more in three frames than in two, however fast it is.
 * Returns a function of `ease`, the factor of the thresholds: fewer cuts above 1, more below. What it asks of the video
 * does not depend on that and is found once.
 */
export const createCutFinder = ({ frames, kept, steps, rate }: Sequence): ((ease: number) => Change[]) => {
  const last = kept.length - 1;
  const between = memoByPlaces((first, second) => frameDifference(frames, kept[first]!, kept[second]!));
  const contrastAt = (place: number): number => frames.contrasts[kept[place]!]!;
  const timeAt = (place: number): number => frames.timesUs[kept[place]!]!;
  /** Two places away, or as many as it takes to be twice as far in time as the jump, where frames are left out. */
  const beside = (place: number, way: 1 | -1, jumpUs: number): number => {
    const usual = Math.max(0, Math.min(last, place + 2 * way));
    if (jumpUs <= (ODD_GAP / rate) * SECOND_US) return usual;
    for (let far = usual; Math.abs(far - place) < MOST_BESIDE; far += way) {
      const isFar = Math.abs(timeAt(far) - timeAt(place)) >= 2 * jumpUs;
      if (isFar || far === 0 || far === last) return far;
    }
    return usual;
  };
  /**
   * What moves over gaps as long beside it, before or after, whichever is less: a cut in one of them is no movement, and
   * nor is the largest of many, as there may be one on either side.
   */
  const movementInGaps = (before: number, after: number, jumpUs: number): number => {
    if (jumpUs <= (ODD_GAP / rate) * SECOND_US) return 0;
    const mostIn = (first: number, end: number): number => {
      const inGaps: number[] = [];
      for (let place = Math.max(1, first); place < Math.min(last + 1, end); place += 1)
        if (timeAt(place) - timeAt(place - 1) >= jumpUs / ODD_GAP) inGaps.push(steps[place]!);
      const [most = 0, next = 0] = inGaps.toSorted((one, other) => other - one);
      return inGaps.length >= MANY_GAPS ? next : most;
    };
    return Math.min(mostIn(before + 1 - MOST_BESIDE, before + 1), mostIn(after + 1, after + 1 + MOST_BESIDE));
  };
  const movementBeside = memoByPlaces((before, after) => {
    const jumpUs = (timeAt(after) - timeAt(before)) / (after - before);
    return Math.max(
      movementInGaps(before, after, jumpUs),
      between(beside(before, -1, jumpUs), before),
      between(after, beside(after, 1, jumpUs)),
      nextSteps(before, after),
    );
  });
  /** How much two pictures are the same one, −1 to 1: all of it where only something small in them is another. */
  const likenessOf = memoByPlaces((before, after) => {
    const [from, to] = [kept[before]!, kept[after]!];
    const isFlat = Math.max(frames.contrasts[from]!, frames.contrasts[to]!) < FLAT;
    const light = Math.abs(frames.means[to]! - frames.means[from]!);
    if (isFlat || colorShiftOf(frames, from, to) >= LEAST_COLOR + light * COLOR_BY_LIGHT) return -1;
    return changedCells(frames, from, to) >= LEAST_CELLS ? correlationOf(frames, from, to) : 1;
  });
  const isOther = (before: number, after: number, ease: number): boolean => {
    const likeness = likenessOf(before, after);
    const isStill = movementBeside(before, after) * STILL < between(before, after);
    const more = isStill ? MORE_WHERE_STILL / ease ** 2 : 0;
    return likeness < 1 && likeness <= 1 - (1 - MOST_ALIKE) * ease + more;
  };

  /** What is known of the movement beside without comparing more frames. */
  const nextSteps = (before: number, after: number): number =>
    Math.max(before > 0 ? steps[before]! : 0, after < last ? steps[after + 1]! : 0);
  const leastCutAt = (place: number): number =>
    LEAST_CUT * neededPart(frames, kept[place - 1]!, kept[place]!);
  const isSharp = (place: number, ease: number): boolean =>
    // Stryker disable next-line all: it saves time, as no less moves beside than the next steps do
    steps[place]! >= (leastCutAt(place) + nextSteps(place - 1, place) * OVER_MOVEMENT) * ease &&
    steps[place]! >= (leastCutAt(place) + movementBeside(place - 1, place) * OVER_MOVEMENT) * ease &&
    isOther(place - 1, place, ease);

  /** Where the new shot begins after a cut whose first step leads to `place`; 0 where there is none. */
  const blurredCutAt = (place: number, ease: number): number => {
    // Stryker disable next-line all: it saves time, as each jump is asked for as much below
    const least = (LEAST_BLURRED_CUT + nextSteps(place - 1, last) * BLURRED_OVER_MOVEMENT) * ease;
    // Stryker disable next-line all: as above
    if (steps[place]! < least * LEAST_STEP) return 0;
    for (let after = place + 1; after <= Math.min(last, place + MOST_BETWEEN); after += 1) {
      const jump = between(place - 1, after);
      // What comes out of an empty frame is a fade, or a cut as sharp as any.
      if (Math.min(contrastAt(place - 1), contrastAt(after)) < LEAST_CONTRAST) continue;
      if (Math.min(steps[place]!, steps[after]!) < jump * LEAST_STEP) continue;
      // Stryker disable next-line all: it saves time, as no less moves beside than the next steps do
      if (jump < (LEAST_BLURRED_CUT + nextSteps(place - 1, after) * BLURRED_OVER_MOVEMENT) * ease) continue;
      const moved = movementBeside(place - 1, after) * BLURRED_OVER_MOVEMENT;
      if (jump >= (LEAST_BLURRED_CUT + moved) * ease && isOther(place - 1, after, ease)) return after;
    }
    return 0;
  };

  return (ease) => {
    const changes: Change[] = [];
    for (let place = 1; place <= last; place += 1) {
      // Stryker disable next-line all: it saves time, as neither kind of cut has a smaller step
      if (steps[place]! < Math.min(LEAST_CUT * LEAST_NEEDED, LEAST_BLURRED_CUT * LEAST_STEP) * ease) continue;
      const after = isSharp(place, ease) ? place : blurredCutAt(place, ease);
      if (after === 0) continue;
      // What is left of a shot at the ends of a video is none.
      const isShot = place >= LEAST_SHOT && last - after + 1 >= LEAST_SHOT;
      if (isShot) changes.push({ kind: 'cut', before: place - 1, after });
      place = after;
    }
    return changes;
  };
};
