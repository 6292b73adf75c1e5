import { createCollector, type Found } from '../found';
import { isAlike } from '../values/likeness';
import { noteAlpha } from '../values/opacity';
import { colorFromFractions } from '../values/readColor';
import { linesOf } from './lines';

/** Lines before the first segment: the format, the name, the number of segments. */
const HEAD = /^(?:GIMP Gradient|Name:.*|\d+)$/;
/** Three positions, the color and opacity at the left end, those at the right end; then how they are mixed. */
const NUMBERS_MIN = 11;

/**
 * Gradients of GIMP and Krita ('.ggr'): the color at each end of each segment, from 0 to 1. A segment mostly begins with
 * the color that the one before it ends with.
 */
export const parseGimpGradient = (text: string): Found => {
  const { addColor, addProblem, found } = createCollector();
  let last = null;
  for (const { line, text: row } of linesOf(text)) {
    if (row === '' || HEAD.test(row)) continue;
    const numbers = row.split(/\s+/).map(Number);
    const ends = [3, 7].map((at) => {
      const color = numbers.length < NUMBERS_MIN ? null : colorFromFractions(numbers.slice(at, at + 3));
      return color && { color, isSeen: noteAlpha(color, numbers[at + 3]) !== null };
    });
    for (const end of ends) {
      if (!end) addProblem(line, row);
      else if (end.isSeen && !(last && isAlike(last, end.color))) addColor(end.color);
      if (!end) break;
      last = end.color;
    }
  }
  return found('GIMP gradient', /^Name:[ \t]*(.*)/m.exec(text)?.[1]);
};
