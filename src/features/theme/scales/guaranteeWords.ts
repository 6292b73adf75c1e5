import { guarantees } from '../../../theme/checkTheme';
import type { ThemeScales } from '../../../theme/themeScales';

/**
 * What holds between any two scales of a mode: 'Any step from 700 on reads on any up to 200 (4.5 : 1).' Of all
 * guarantees the one that leaves most steps for text and the farthest ground with the same.
 */
export const guaranteeSentence = (scales: ThemeScales, steps: readonly string[]): string => {
  const all = guarantees(scales, 4.5);
  // The same first step of text holds on several grounds: the farthest of them says it all.
  const balanced = all.reduce<(typeof all)[number] | null>((best, one) => {
    const room = ({ from, upTo }: typeof one): number => Math.min(steps.length - from, upTo + 1);
    return !best || room(one) >= room(best) ? one : best;
  }, null);
  return balanced
    ? `Any step from ${steps[balanced.from] ?? ''} on reads on any up to ${steps[balanced.upTo] ?? ''}, whatever their hues (4.5 : 1).`
    : 'No two steps are so far apart that text of any hue reads on any other (4.5 : 1).';
};
