import { contrastRatio } from '../color/contrast';
import type { Color } from '../color/types';
import { LEAST_PART_RATIO } from '../color/wcagLevel';
import { SERIES, SERIES_TONES } from './chartSeries';
import { seriesCost } from './seriesCost';
import { candidate, normalDistance, type Candidate } from './seriesSeparation';
import { anchorAlias, everyScale, resolveAlias, type OwnScales, type ThemeScales } from './themeScales';
import type { Alias, ThemeMode } from './theme';

/** Cost of a color that is not in the palette. */
const OTHER_HUE_COST = 0.05;
/** Weight of a color's looks against its separation from others. */
const COST_PART = 0.15;
/** Colors of at least this cost, such as a brown, are used in a chart only if others run out. */
const UGLY = 1.2;

/**
 * The ratio to a ground below which a mark is invisible, and the cost of each unit of ratio missing to
 * `LEAST_PART_RATIO`.
 */
const FAINTEST = 1.4;
const FAINT_COST = 3;

/** The OKLab distance from the brand's color that a cost of 1 is worth. */
const FAR_COST = 0.1;

/** The scales that usual series are of. */
export type SeriesScales = OwnScales & Pick<ThemeScales, 'series'>;

/** The lowest ratio of a color to any of the grounds. */
const leastRatio = (color: Color, grounds: readonly Color[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(color.rgb, ground.rgb)));

const isShown = (color: Color, grounds: readonly Color[]): boolean =>
  leastRatio(color, grounds) >= LEAST_PART_RATIO;

/**
 * For each hue of the palette its own color, or the nearest step with enough contrast; of additional colors those with
 * enough contrast.
 */
export const usualCandidates = (
  scales: SeriesScales,
  grounds: readonly Color[],
  mode: ThemeMode,
): readonly Candidate[] => {
  const costs = (color: Color): number => COST_PART * seriesCost(color, mode);
  const own = scales.hues.flatMap((scale): Candidate[] => {
    const alias = anchorAlias(scale);
    const exact = alias && resolveAlias(scales, alias);
    if (!alias || !exact) return [];
    const wanted = candidate(alias, exact, costs(exact));
    if (isShown(exact, grounds)) return [wanted];
    const steps = scale.steps.flatMap((color, step) =>
      isShown(color, grounds) ? [candidate({ scale: scale.id, step }, color, costs(color))] : [],
    );
    const off = steps.map((one) => normalDistance(one, wanted));
    return steps.slice(off.indexOf(Math.min(...off))).slice(0, 1);
  });
  const { id, steps } = scales.series;
  const others = steps.flatMap((color, step): Candidate[] =>
    isShown(color, grounds) && seriesCost(color, mode) < UGLY
      ? [candidate({ scale: id, step }, color, costs(color) + OTHER_HUE_COST)]
      : [],
  );
  return [...own, ...others];
};

/**
 * Every step and every exact color that is visible on each ground. Colors with less contrast than a mark needs cost
 * more.
 */
export const allCandidates = (
  scales: ThemeScales,
  grounds: readonly Color[],
  mode: ThemeMode,
): readonly Candidate[] =>
  everyScale(scales).flatMap(({ id, steps, anchors }) => {
    const aliases: readonly { readonly alias: Alias; readonly color: Color }[] = [
      ...steps.map((color, step) => ({ alias: { scale: id, step }, color })),
      ...anchors.flatMap(({ color, step }, anchor) =>
        step === null ? [{ alias: { scale: id, anchor }, color }] : [],
      ),
    ];
    return aliases.flatMap(({ alias, color }): Candidate[] => {
      const ratio = leastRatio(color, grounds);
      const cost = seriesCost(color, mode) + FAINT_COST * Math.max(0, LEAST_PART_RATIO - ratio);
      return ratio >= FAINTEST ? [candidate(alias, color, cost)] : [];
    });
  });

/** The brand's color as a series, or the nearest candidate of its scale if it lacks contrast on some ground. */
export const brandCandidate = (
  scales: SeriesScales,
  primary: Alias,
  grounds: readonly Color[],
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const brand = resolveAlias(scales, primary);
  const wanted = brand && candidate(primary, brand, 0);
  if (brand && wanted && isShown(brand, grounds)) return wanted;
  const own = candidates.filter(
    ({ alias }) => 'scale' in alias && 'scale' in primary && alias.scale === primary.scale,
  );
  const off = own.map((one) => (wanted ? normalDistance(one, wanted) : 0) + FAR_COST * one.cost);
  return own[off.indexOf(Math.min(...off))];
};

/** What a series has in common in both modes: the scale of a hue, or one hue of the additional colors. */
export const seriesHueOf = (alias: Alias): string => {
  if ('pure' in alias) return alias.pure;
  const isOther = alias.scale === SERIES && 'step' in alias;
  return isOther ? `${SERIES} ${Math.floor(alias.step / SERIES_TONES)}` : alias.scale;
};
