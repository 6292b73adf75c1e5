import { contrastRatio } from '../color/contrast';
import type { Color } from '../color/types';
import { LEAST_PART_RATIO } from '../color/wcagLevel';
import type { ThemeRole } from './roles';
import { seriesCost } from './seriesCost';
import {
  mostSeparated,
  candidate,
  farthestFirst,
  normalDistance,
  spreadOut,
  separationInGray,
  createSeparation,
  type Candidate,
} from './spreadSeries';
import { anchorAlias, everyScale, resolveAlias, type ThemeScales } from './themeScales';
import type { Alias, ThemeMode } from './theme';

export const CHART_ROLES = [
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
  'chart7',
  'chart8',
] as const satisfies readonly ThemeRole[];

type ChartRole = (typeof CHART_ROLES)[number];

/** Few charts have more series. */
const FEW = 4;

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

/** OKLab distance of normal vision below which two series look like one. */
export const SAME_SERIES = 0.04;

/** The OKLab distance from the brand's color that a cost of 1 is worth. */
const FAR_COST = 0.1;

/** The lowest ratio of a color to any of the grounds. */
const leastRatio = (color: Color, grounds: readonly Color[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(color.rgb, ground.rgb)));

/**
 * For each hue of the palette its own color, or the nearest step with enough contrast; of additional colors those with
 * enough contrast.
 */
const usualCandidates = (
  scales: ThemeScales,
  grounds: readonly Color[],
  mode: ThemeMode,
): readonly Candidate[] => {
  const shows = (color: Color): boolean => leastRatio(color, grounds) >= LEAST_PART_RATIO;
  const costs = (color: Color): number => COST_PART * seriesCost(color, mode);
  const own = scales.hues.flatMap((scale): Candidate[] => {
    const alias = anchorAlias(scale);
    const exact = alias && resolveAlias(scales, alias);
    if (!alias || !exact) return [];
    const wanted = candidate(alias, exact, costs(exact));
    if (shows(exact)) return [wanted];
    const steps = scale.steps.flatMap((color, step) =>
      shows(color) ? [candidate({ scale: scale.id, step }, color, costs(color))] : [],
    );
    const off = steps.map((one) => normalDistance(one, wanted));
    return steps.slice(off.indexOf(Math.min(...off))).slice(0, 1);
  });
  const { id, steps } = scales.series;
  const others = steps.flatMap((color, step): Candidate[] =>
    shows(color) && seriesCost(color, mode) < UGLY
      ? [candidate({ scale: id, step }, color, costs(color) + OTHER_HUE_COST)]
      : [],
  );
  return [...own, ...others];
};

/**
 * Every step and every exact color that is visible on each ground. Colors with less contrast than a mark needs cost
 * more.
 */
const allCandidates = (
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

/** How many of these normal vision can tell apart, adding them in order. */
const apartCount = (candidates: readonly Candidate[]): number => {
  const taken: Candidate[] = [];
  for (const one of candidates)
    if (taken.every((other) => normalDistance(one, other) >= SAME_SERIES)) taken.push(one);
  return taken.length;
};

/**
 * Eight colors for the series of a chart, with enough contrast on every ground: the brand's first, then others of the
 * palette and matching ones, as far apart as eight can be for every kind of color vision. The first few are farther
 * apart than the rest.
 */
export const chooseCharts = (
  scales: ThemeScales,
  primary: Alias,
  grounds: readonly Color[],
  mode: ThemeMode,
  held: (role: ThemeRole) => Alias | undefined,
): Readonly<Record<ChartRole, Alias>> => {
  const shows = (color: Color): boolean => leastRatio(color, grounds) >= LEAST_PART_RATIO;
  const usual = usualCandidates(scales, grounds, mode);
  // Grounds set by hand may leave fewer than eight: then any color that is not a ground is a candidate, at a higher
  // cost the less it suits.
  const candidates = apartCount(usual) >= CHART_ROLES.length ? usual : allCandidates(scales, grounds, mode);
  const brand = resolveAlias(scales, primary);
  // If the brand's color lacks contrast on some ground, the nearest color of its scale that does not.
  const near = (): Candidate | undefined => {
    const own = candidates.filter(
      ({ alias }) => 'scale' in alias && 'scale' in primary && alias.scale === primary.scale,
    );
    const wanted = brand && candidate(primary, brand, 0);
    const off = own.map((one) => (wanted ? normalDistance(one, wanted) : 0) + FAR_COST * one.cost);
    return own[off.indexOf(Math.min(...off))];
  };
  const mark = brand && shows(brand) ? candidate(primary, brand, 0) : near();
  const given = CHART_ROLES.flatMap((role): Candidate[] => {
    const alias = held(role);
    const color = alias && resolveAlias(scales, alias);
    return alias && color ? [candidate(alias, color, 0)] : [];
  });
  const first = mark && !held('chart1') ? [mark] : [];
  const fixed = [...given, ...first];
  const separationOf = createSeparation();
  const all = farthestFirst(fixed, candidates, CHART_ROLES.length, separationOf);
  const others = spreadOut(all, fixed.length, candidates, separationOf).slice(fixed.length);
  const few = mostSeparated(fixed, others, FEW - fixed.length, separationInGray(separationOf));
  const rest = farthestFirst([...fixed, ...few], others, CHART_ROLES.length, separationOf).slice(
    fixed.length,
  );
  const free = [...first, ...rest].values();
  const next = (role: ChartRole): Alias => held(role) ?? free.next().value?.alias ?? primary;
  return {
    chart1: next('chart1'),
    chart2: next('chart2'),
    chart3: next('chart3'),
    chart4: next('chart4'),
    chart5: next('chart5'),
    chart6: next('chart6'),
    chart7: next('chart7'),
    chart8: next('chart8'),
  };
};
