import { correlationOf } from './differences';
import type { Change, Sequence, Stretch } from './shot';

/**
 * Maximum contrast of a blank frame, minimum of a picture, and the maximum of a blank relative to the pictures around.
 */
const BLANK = 3;
const LEAST_CONTRAST = 4;
const BLANK_PART = 0.2;
/** Also for low-contrast pictures, the blank has at most this part: fog and sky in a camera movement leave more. */
const LEFT_PART = 0.25;
/** At about this part of its contrast, a fading picture still correlates with itself; one that moves away does not. */
const FADED_PART = 0.35;
const LEAST_ALIKE = 0.87;
/** Maximum length of a fade on either side, in seconds. */
const MOST_SECONDS = 1.6;
/** Anything shorter, from picture to picture, is a flash or a strobe. */
const LEAST_SECONDS = 0.2;
/** Minimum height of a bend, relative to the ramp: less is noise, and the ramp runs to the top. */
const LEAST_BEND = 0.08;
/** The same in levels, as lumas are integers. */
const ROUNDING = 1;
const LEAST_SLOPE = 0.35;
const SLOPE_SECONDS = 0.08;

/**
 * Finds fades of one picture to black, white or another plain color, and from there to the next picture: contrast falls
 * to nearly nothing and rises again, gradually rather than at once as at a cut.
 */
export const findFades = (sequence: Sequence, { first, last }: Stretch): Change[] => {
  const { frames, kept, rate } = sequence;
  const contrastAt = (place: number): number => frames.contrasts[kept[place]!]!;
  const reach = Math.ceil(MOST_SECONDS * rate);

  /** The place where the ramp of contrast that starts at `from` ends, in direction `way`; −1 if none rises there. */
  const rampEnd = (from: number, way: 1 | -1): number => {
    const end = Math.max(first, Math.min(last, from + way * reach));
    let [top, topAt] = [0, from];
    for (let place = from; place !== end + way; place += way) {
      const contrast = contrastAt(place);
      if (contrast > top) [top, topAt] = [contrast, place];
      // Contrast falls again: from here on it is the next fade.
      else if (contrast < top * BLANK_PART && top > LEAST_CONTRAST) break;
    }
    if (top < LEAST_CONTRAST) return -1;
    // The bend lies farthest above the straight line to the top; beyond it, movement alone changes the contrast.
    const [base, length] = [contrastAt(from), Math.abs(topAt - from)];
    let [most, bend] = [Math.max(ROUNDING, (top - base) * LEAST_BEND), topAt];
    for (let place = from; place !== topAt; place += way) {
      const above = contrastAt(place) - base - ((top - base) * Math.abs(place - from)) / length;
      if (above > most) [most, bend] = [above, place];
    }
    // Many fades slow down before they end: continue while the slope is at least some part of the ramp's.
    const slope = (LEAST_SLOPE * (contrastAt(bend) - base)) / Math.max(1, Math.abs(bend - from));
    const few = way * Math.max(1, Math.round(SLOPE_SECONDS * rate));
    while ((topAt - bend) * way > 0) {
      const ahead = Math.max(first, Math.min(last, bend + few));
      if (contrastAt(ahead) - contrastAt(bend) < slope * Math.abs(ahead - bend) || ahead === bend) break;
      bend += way;
    }
    return bend;
  };

  /**
   * Correlation of a picture with its faded self, at FADED_PART of its contrast; −1 if it appears or vanishes at once.
   */
  const likenessIn = (blank: number, whole: number): number => {
    const way = Math.sign(whole - blank);
    let faded = blank;
    while (contrastAt(faded) < contrastAt(whole) * FADED_PART) faded += way;
    return faded === whole ? -1 : correlationOf(frames, kept[whole]!, kept[faded]!);
  };
  /** Whether one of the two pictures fades; undecidable, and accepted, if both appear and vanish at once. */
  const isFaded = (before: number, blank: number, end: number, after: number): boolean => {
    const likeness = Math.max(likenessIn(blank, before), likenessIn(end, after));
    return likeness < 0 || likeness >= LEAST_ALIKE;
  };

  /** Whether what is left at the lowest contrast is still the picture of both sides: a room at night between flashes. */
  const isDimmed = (before: number, lowestAt: number, after: number): boolean =>
    Math.min(
      correlationOf(frames, kept[before]!, kept[lowestAt]!),
      correlationOf(frames, kept[lowestAt]!, kept[after]!),
    ) >= LEAST_ALIKE;

  const changes: Change[] = [];
  for (let place = first + 1; place < last; place += 1) {
    const contrast = contrastAt(place);
    if (contrast > contrastAt(place - 1) || contrast > contrastAt(place + 1)) continue;
    // A cheap test first: most places of a video are far from blank.
    const highest = Math.max(
      contrastAt(Math.max(first, place - reach)),
      contrastAt(Math.max(first, place - (reach >> 1))),
    );
    if (contrast > BLANK && contrast > highest * BLANK_PART) continue;
    const before = rampEnd(place, -1);
    if (before < 0) continue;
    let [end, lowest, lowestAt] = [place, contrast, place];
    while (end < last && contrastAt(end + 1) <= Math.max(BLANK, contrast * 1.2)) {
      end += 1;
      if (contrastAt(end) < lowest) [lowest, lowestAt] = [contrastAt(end), end];
    }
    const after = rampEnd(end, 1);
    if (after < 0) {
      place = end;
      continue;
    }
    const least = Math.min(contrastAt(before), contrastAt(after));
    // `lowest`, as the first contrast may still be a step of the ramp: soft pictures fade in few integer levels.
    const isBlank = lowest <= Math.max(BLANK, least * BLANK_PART) && lowest <= least * LEFT_PART;
    const isLong = after - before >= LEAST_SECONDS * rate;
    const isNew = before > (changes.at(-1)?.after ?? -1);
    if (
      isBlank &&
      isLong &&
      isNew &&
      isFaded(before, place, end, after) &&
      !isDimmed(before, lowestAt, after)
    )
      changes.push({ kind: 'fade', before, after });
    place = Math.max(end, after - 1);
  }
  return changes;
};
