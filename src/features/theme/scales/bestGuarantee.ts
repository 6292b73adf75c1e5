import { contrastRatio } from '../../../color/contrast';
import type { Color } from '../../../color/types';
import { guarantees } from '../../../theme/checkTheme';
import { TEXT_RATIO } from '../../../theme/roles';
import { allScales, type ThemeScales } from '../../../theme/themeScales';

type NamedStep = { readonly scale: string; readonly color: Color };

/** The first step for text and the farthest step for a ground between which every pair of hues is readable. */
export type BestGuarantee = {
  readonly from: number;
  readonly upTo: number;
  /** The least readable pair of these two steps. */
  readonly front: NamedStep;
  readonly back: NamedStep;
  /** WCAG, `TEXT_RATIO` or more. */
  readonly ratio: number;
};

const stepOf = (scales: ThemeScales, step: number): NamedStep[] =>
  allScales(scales).flatMap(({ id, steps }) => {
    const color = steps[step];
    return color ? [{ scale: id, color }] : [];
  });

/**
 * The guarantee that leaves most steps for text and grounds alike, of equals the one with the farthest ground; null for
 * none.
 */
export const bestGuarantee = (scales: ThemeScales): BestGuarantee | null => {
  const all = guarantees(scales, TEXT_RATIO);
  const best = all.reduce<(typeof all)[number] | null>((found, one) => {
    const room = ({ from, upTo }: typeof one): number => Math.min(scales.ladder.length - from, upTo + 1);
    return !found || room(one) >= room(found) ? one : found;
  }, null);
  if (!best) return null;
  const pairs = stepOf(scales, best.from).flatMap((front) =>
    stepOf(scales, best.upTo).map((back) => ({
      front,
      back,
      ratio: contrastRatio(front.color.rgb, back.color.rgb),
    })),
  );
  const [hardest] = pairs.toSorted((a, b) => a.ratio - b.ratio);
  return hardest ? { ...best, ...hardest } : null;
};
