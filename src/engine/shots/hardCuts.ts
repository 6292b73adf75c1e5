import {
  changedCells,
  colorShiftOf,
  correlationOf,
  frameDifference,
  LEAST_NEEDED,
  neededPart,
  shiftByLight,
} from './differences';
import { placesOfTwo } from './heldFrames';
import { memoByPlaces } from './memo';
import { staysBehind } from './overlays';
import type { Change, Sequence } from './shot';

/** Minimum difference of a cut, however little moves beside it: less is compression, noise or light. */
const LEAST_CUT = 7;
/** Multiple of the movement within three frames beside it that a cut has to exceed. */
const OVER_MOVEMENT = 1.5;
/** Minimum of 48 cells that change; a caption as wide as the picture changes eight. */
const LEAST_CELLS = 16;
/** Or the mean shift of color, in CIELAB units, is at least this, as from gray to color; or both pictures are flat. */
const LEAST_COLOR = 4.5;
/** Added to LEAST_COLOR per level of mean luma, as light washes colors out. */
const COLOR_BY_LIGHT = 0.15;
/** Correlation from which it may be one picture in other light: then what the light shifts by itself is added, if more. */
const LEAST_LIT = 0.9;
const FLAT = 3;

/**
 * Pictures with a higher correlation are the same one, shaken or in other light. If hardly anything moves beside the
 * jump, it is no shaking but a cut to another view of the same place, and the limit is higher.
 */
const MOST_ALIKE = 0.76;
const MORE_WHERE_STILL = 0.14;
/** How many times smaller than the jump such movement is. */
const STILL = 8;

/** A jump longer than this many frame durations is a gap with more movement; the range of places compared with it. */
const ODD_GAP = 1.5;
const MOST_BESIDE = 8;
/** With this many gaps, the largest movement may be a cut and is left out. */
const MANY_GAPS = 3;
const SECOND_US = 1e6;

/** Minimum length of a shot, in frames. */
const LEAST_SHOT = 3;

/** Up to this many frames between two shots are no shot, but blended, or a flash that hides a cut. */
const MOST_BETWEEN = 3;
const LEAST_BLURRED_CUT = 15;
const LEAST_CONTRAST = 5;
const BLURRED_OVER_MOVEMENT = 2.5;
/** Minimum of both steps of a blurred cut, relative to its jump: else it is a sharp cut beside movement. */
const LEAST_STEP = 0.25;

/**
 * Finds hard cuts. A jump is compared with the movement in the three frames before and after it, the length of the
 * shortest shot; a pan moves more in three frames than in two, however fast it is. Returns a function of `strictness`,
 * a factor of the thresholds: above 1 it finds fewer cuts, below 1 more. Measurements do not depend on it and are made
 * once.
 */
export const createCutFinder = ({
  frames,
  kept,
  steps,
  rate,
}: Sequence): ((strictness: number) => Change[]) => {
  const last = kept.length - 1;
  const between = memoByPlaces((first, second) => frameDifference(frames, kept[first]!, kept[second]!));
  const contrastAt = (place: number): number => frames.contrasts[kept[place]!]!;
  const timeAt = (place: number): number => frames.timesUs[kept[place]!]!;
  const isUnlike = (place: number): boolean =>
    correlationOf(frames, kept[place - 1]!, kept[place]!) < MOST_ALIKE;
  /** The place two away, or two held pictures; beside a gap, the first that is twice as far in time as the jump. */
  const beside = (place: number, way: 1 | -1, jumpUs: number): number => {
    const usual = Math.max(0, Math.min(last, place + placesOfTwo(steps, isUnlike, place, way) * way));
    if (jumpUs <= (ODD_GAP / rate) * SECOND_US) return usual;
    for (let far = usual; Math.abs(far - place) < MOST_BESIDE; far += way) {
      const isFar = Math.abs(timeAt(far) - timeAt(place)) >= 2 * jumpUs;
      if (isFar || far === 0 || far === last) return far;
    }
    return usual;
  };
  /**
   * Movement in similarly long gaps before or after a gap, the lesser of both, in case of a cut on one side; of many
   * gaps without the largest, as both sides may have a cut.
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
  /**
   * Correlation of two pictures, −1 to 1: −1 if flat or their colors changed, and 1 if only something small changed.
   */
  const likenessOf = memoByPlaces((before, after) => {
    const [from, to] = [kept[before]!, kept[after]!];
    const isFlat = Math.max(frames.contrasts[from]!, frames.contrasts[to]!) < FLAT;
    const light = Math.abs(frames.means[to]! - frames.means[from]!);
    if (staysBehind(frames, from, to)) return 1;
    const likeness = correlationOf(frames, from, to);
    const isLit = likeness >= LEAST_LIT;
    const byLight = Math.max(light * COLOR_BY_LIGHT, isLit ? shiftByLight(frames, from, to) : 0);
    if (isFlat || colorShiftOf(frames, from, to) >= LEAST_COLOR + byLight) return -1;
    return changedCells(frames, from, to) >= LEAST_CELLS ? likeness : 1;
  });
  const isOther = (before: number, after: number, strictness: number): boolean => {
    const likeness = likenessOf(before, after);
    const isStill = movementBeside(before, after) * STILL < between(before, after);
    const more = isStill ? MORE_WHERE_STILL / strictness ** 2 : 0;
    return likeness < 1 && likeness <= 1 - (1 - MOST_ALIKE) * strictness + more;
  };

  /** Movement beside as far as it is known without comparing more frames. */
  const nextSteps = (before: number, after: number): number =>
    Math.max(before > 0 ? steps[before]! : 0, after < last ? steps[after + 1]! : 0);
  const leastCutAt = (place: number): number =>
    LEAST_CUT * neededPart(frames, kept[place - 1]!, kept[place]!);
  const isSharp = (place: number, strictness: number): boolean =>
    // Stryker disable next-line all: it saves time, as no less moves beside than the next steps do
    steps[place]! >= (leastCutAt(place) + nextSteps(place - 1, place) * OVER_MOVEMENT) * strictness &&
    steps[place]! >= (leastCutAt(place) + movementBeside(place - 1, place) * OVER_MOVEMENT) * strictness &&
    isOther(place - 1, place, strictness);

  /** The place where the new shot begins after a blurred cut whose first step leads to `place`; 0 if there is none. */
  const blurredCutAt = (place: number, strictness: number): number => {
    // Stryker disable next-line all: it saves time, as each jump is asked for as much below
    const least = (LEAST_BLURRED_CUT + nextSteps(place - 1, last) * BLURRED_OVER_MOVEMENT) * strictness;
    // Stryker disable next-line all: as above
    if (steps[place]! < least * LEAST_STEP) return 0;
    for (let after = place + 1; after <= Math.min(last, place + MOST_BETWEEN); after += 1) {
      const jump = between(place - 1, after);
      // From or to a blank frame it is a fade or a sharp cut.
      if (Math.min(contrastAt(place - 1), contrastAt(after)) < LEAST_CONTRAST) continue;
      if (Math.min(steps[place]!, steps[after]!) < jump * LEAST_STEP) continue;
      // Stryker disable next-line all: it saves time, as no less moves beside than the next steps do
      if (jump < (LEAST_BLURRED_CUT + nextSteps(place - 1, after) * BLURRED_OVER_MOVEMENT) * strictness)
        continue;
      const moved = movementBeside(place - 1, after) * BLURRED_OVER_MOVEMENT;
      if (jump >= (LEAST_BLURRED_CUT + moved) * strictness && isOther(place - 1, after, strictness))
        return after;
    }
    return 0;
  };

  return (strictness) => {
    const changes: Change[] = [];
    for (let place = 1; place <= last; place += 1) {
      // Stryker disable next-line all: it saves time, as neither kind of cut has a smaller step
      if (steps[place]! < Math.min(LEAST_CUT * LEAST_NEEDED, LEAST_BLURRED_CUT * LEAST_STEP) * strictness)
        continue;
      const after = isSharp(place, strictness) ? place : blurredCutAt(place, strictness);
      if (after === 0) continue;
      // Fewer frames at the ends of a video are no shot.
      const isShot = place >= LEAST_SHOT && last - after + 1 >= LEAST_SHOT;
      if (isShot) changes.push({ kind: 'cut', before: place - 1, after });
      place = after;
    }
    return changes;
  };
};
