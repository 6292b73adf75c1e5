import type { SeenPair } from '../../../../color/confusedPairs';
import type { Vision } from '../../../../color/visions';
import { DEFICIENCIES } from '../../../../color/deficiency';
import { differenceFigure } from '../contrast-repair/repairWords';

const visionName = (vision: Vision): string =>
  vision === 'normal' ? 'Normal vision' : DEFICIENCIES[vision].label;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const namedPair = ({ first, second }: SeenPair, names: readonly string[]): string =>
  `${names[first] ?? ''} and ${names[second] ?? ''}`;

const keyOf = ({ first, second }: SeenPair): string => `${first} ${second}`;

/** So many pairs are named in a sentence. */
const NAMED_MAX = 3;

/** Which pairs look alike: 'Wisteria and Coral look alike with achromatopsia.' Of many, the first are named. */
export const confusionSentence = (pairs: readonly SeenPair[], names: readonly string[]): string => {
  const [pair] = pairs;
  const each = pairs.filter((one, i) => pairs.findIndex((other) => keyOf(other) === keyOf(one)) === i);
  if (!pair) return '';
  if (each.length > 1) {
    const named = each.slice(0, NAMED_MAX).map((one) => namedPair(one, names));
    const further = each.length - named.length;
    return `${each.length} pairs of colors look alike: ${named.join('; ')}${further === 0 ? '' : `; ${further} more`}.`;
  }
  const visions = pairs.map(({ vision }) => vision);
  return visions.includes('normal')
    ? `${namedPair(pair, names)} look alike in normal vision.`
    : `${namedPair(pair, names)} look alike with ${listed(visions.map((vision) => visionName(vision).toLowerCase()))}.`;
};

/** 'Nearest: Coral and Moss, ΔE00 10.4 with protanopia.' Empty without a pair. */
export const nearestSentence = (nearest: SeenPair | null, names: readonly string[]): string =>
  nearest
    ? `Nearest: ${namedPair(nearest, names)}, ${differenceFigure(nearest.difference)} with ${visionName(nearest.vision).toLowerCase()}.`
    : '';

/** Every kind of vision that confuses pairs, with their names and differences, in the order of the rows above. */
export const confusionsByVision = (
  pairs: readonly SeenPair[],
  names: readonly string[],
): readonly { readonly vision: string; readonly pairs: readonly string[] }[] =>
  [...new Set(pairs.map(({ vision }) => vision))].map((vision) => ({
    vision: visionName(vision),
    pairs: pairs
      .filter((pair) => pair.vision === vision)
      .map((pair) => `${namedPair(pair, names)}, ${differenceFigure(pair.difference)}`),
  }));
