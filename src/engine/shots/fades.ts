import { correlationOf } from './differences';
import type { Change, Sequence, Stretch } from './shot';

/** Contrast that is left where nothing is to be seen any more, and what part of the pictures around it at most. */
const BLANK = 3;
const LEAST_CONTRAST = 4;
const BLANK_PART = 0.2;
/** What a picture of little contrast leaves is less than this part of it: fog and sky that a camera passes leave more. */
const LEFT_PART = 0.25;
/** Where about a third of its contrast is left, a picture that fades is still the same; one that moves out is another. */
const FADED_PART = 0.35;
const LEAST_ALIKE = 0.87;
/** How long a fade takes on either side, in seconds. */
const MOST_SECONDS = 1.6;
/** Shorter than this from picture to picture is a flash or the beat of a strobe. */
const LEAST_SECONDS = 0.2;
/** A bend of the ramp that stands out by less of its height than this is noise: the ramp goes on to the top. */
const LEAST_BEND = 0.08;
/** And by less than this, as lumas are whole numbers. */
const ROUNDING = 1;
const LEAST_SLOPE = 0.35;
const SLOPE_SECONDS = 0.08;

/**
 * Where a picture fades into black, white or another color that fills the frame, and another one comes out of it.
 * Found by its contrast: it goes down to nothing and comes up again, in steps that no cut makes.
 */
export const findFades = (sequence: Sequence, { first, last }: Stretch): Change[] => {
  const { frames, kept, rate } = sequence;
  const contrastAt = (place: number): number => frames.contrasts[kept[place]!]!;
  const reach = Math.ceil(MOST_SECONDS * rate);

  /** The place where the picture is whole, from the blank place `from` on in steps of `way`; −1 where it never is. */
  const rampEnd = (from: number, way: 1 | -1): number => {
    const end = Math.max(first, Math.min(last, from + way * reach));
    let [top, topAt] = [0, from];
    for (let place = from; place !== end + way; place += way) {
      const contrast = contrastAt(place);
      if (contrast > top) [top, topAt] = [contrast, place];
      // What fades out after all this belongs to the next one.
      else if (contrast < top * BLANK_PART && top > LEAST_CONTRAST) break;
    }
    if (top < LEAST_CONTRAST) return -1;
    // The bend is where the contrast lies farthest above the straight line to the top: movement goes on changing it.
    const [base, length] = [contrastAt(from), Math.abs(topAt - from)];
    let [most, bend] = [Math.max(ROUNDING, (top - base) * LEAST_BEND), topAt];
    for (let place = from; place !== topAt; place += way) {
      const above = contrastAt(place) - base - ((top - base) * Math.abs(place - from)) / length;
      if (above > most) [most, bend] = [above, place];
    }
    // Many a fade bends before it ends: on for as long as it goes on at some part of its slope.
    const slope = (LEAST_SLOPE * (contrastAt(bend) - base)) / Math.max(1, Math.abs(bend - from));
    const few = way * Math.max(1, Math.round(SLOPE_SECONDS * rate));
    while ((topAt - bend) * way > 0) {
      const ahead = Math.max(first, Math.min(last, bend + few));
      if (contrastAt(ahead) - contrastAt(bend) < slope * Math.abs(ahead - bend) || ahead === bend) break;
      bend += way;
    }
    return bend;
  };

  /** How much what is left of a picture, a third of its contrast, is like it; −1 where it comes or goes at once. */
  const likenessIn = (blank: number, whole: number): number => {
    const way = Math.sign(whole - blank);
    let faded = blank;
    while (contrastAt(faded) < contrastAt(whole) * FADED_PART) faded += way;
    return faded === whole ? -1 : correlationOf(frames, kept[whole]!, kept[faded]!);
  };
  /** One of both pictures fades; where both come and go at once there is nothing to see of that. */
  const isFaded = (before: number, blank: number, end: number, after: number): boolean => {
    const likeness = Math.max(likenessIn(blank, before), likenessIn(end, after));
    return likeness < 0 || likeness >= LEAST_ALIKE;
  };

  const changes: Change[] = [];
  for (let place = first + 1; place < last; place += 1) {
    const contrast = contrastAt(place);
    if (contrast > contrastAt(place - 1) || contrast > contrastAt(place + 1)) continue;
    // Cheap first: most places of a video are far from blank.
    const highest = Math.max(
      contrastAt(Math.max(first, place - reach)),
      contrastAt(Math.max(first, place - (reach >> 1))),
    );
    if (contrast > BLANK && contrast > highest * BLANK_PART) continue;
    const before = rampEnd(place, -1);
    if (before < 0) continue;
    let [end, lowest] = [place, contrast];
    while (end < last && contrastAt(end + 1) <= Math.max(BLANK, contrast * 1.2)) {
      end += 1;
      lowest = Math.min(lowest, contrastAt(end));
    }
    const after = rampEnd(end, 1);
    if (after < 0) {
      place = end;
      continue;
    }
    const least = Math.min(contrastAt(before), contrastAt(after));
    // The first of them may be a step of the ramp: a soft picture goes down in few, of whole numbers of luma.
    const isBlank = lowest <= Math.max(BLANK, least * BLANK_PART) && lowest <= least * LEFT_PART;
    const isLong = after - before >= LEAST_SECONDS * rate;
    const isNew = before > (changes.at(-1)?.after ?? -1);
    if (isBlank && isLong && isNew && isFaded(before, place, end, after))
      changes.push({ kind: 'fade', before, after });
    place = Math.max(end, after - 1);
  }
  return changes;
};
