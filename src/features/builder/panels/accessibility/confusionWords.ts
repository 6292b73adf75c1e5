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

/** A sentence for one pair, a count for more: 'Wisteria and Coral look alike with achromatopsia.' */
export const confusionSentence = (pairs: readonly SeenPair[], names: readonly string[]): string => {
  const [pair] = pairs;
  const count = new Set(pairs.map(keyOf)).size;
  if (!pair) return '';
  if (count > 1) return `${count} pairs of colors look alike.`;
  const visions = pairs.map(({ vision }) => vision);
  return visions.includes('normal')
    ? `${namedPair(pair, names)} look alike to everyone.`
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
