import type { Color } from '../color/types';
import type { Held } from './chooseGrounds';
import type { ThemeRole } from './roles';
import { allCandidates, brandCandidate, seriesHueOf, usualCandidates } from './seriesCandidates';
import { createField } from './seriesField';
import { seriesHues } from './seriesHues';
import { candidate, normalDistance, type Candidate } from './seriesSeparation';
import { settled } from './spreadSeries';
import { resolveAlias, type ThemeScales } from './themeScales';
import type { Alias, Theme, ThemeMode } from './theme';

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

/** OKLab distance of normal vision below which two series look like one. */
export const SAME_SERIES = 0.04;

/** How many of these normal vision can tell apart, adding them in order. */
const apartCount = (candidates: readonly Candidate[]): number => {
  const taken: Candidate[] = [];
  for (const one of candidates)
    if (taken.every((other) => normalDistance(one, other) >= SAME_SERIES)) taken.push(one);
  return taken.length;
};

const isSame = (one: Alias, other: Alias | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Eight colors for the series of a chart, with enough contrast on every ground: the brand's first, then others of the
 * palette and matching ones, as far apart as eight can be for every kind of color vision. The first few are farther
 * apart than the rest. Each has the same hue in both modes, as far as nothing is set by hand.
 */
export const chooseCharts = (
  theme: Theme,
  scales: ThemeScales,
  primary: Alias,
  grounds: readonly Color[],
  mode: ThemeMode,
  held: Held,
): Readonly<Record<ChartRole, Alias>> => {
  const usual = usualCandidates(scales, grounds, mode);
  // Grounds set by hand may leave fewer than eight: then any color that is not a ground is a candidate, at a higher
  // cost the less it suits.
  const free = apartCount(usual) >= CHART_ROLES.length ? usual : allCandidates(scales, grounds, mode);
  const plan = seriesHues(theme, CHART_ROLES.length);
  const given = CHART_ROLES.map((role, place): Candidate | undefined => {
    const alias = held(role);
    const color = alias && resolveAlias(scales, alias);
    if (alias && color) return candidate(alias, color, 0);
    return place === 0 ? brandCandidate(scales, primary, grounds, free) : undefined;
  });
  // What looks like a given series is none for another one.
  const others = free.filter((one) =>
    given.every((series) => !series || normalDistance(one, series) >= SAME_SERIES),
  );
  const candidates = [...given.filter((one) => one !== undefined), ...others];
  const field = createField(candidates, (one) =>
    others.includes(one) ? seriesHueOf(one.alias) : `given ${given.indexOf(one)}`,
  );
  const all = new Set(others.map(({ alias }) => seriesHueOf(alias)));
  const huesAt = (place: number): Iterable<string> => {
    if (given[place]) return [];
    const { hue } = plan[place] ?? { hue: '' };
    return all.has(hue) ? [hue] : all;
  };
  const start = CHART_ROLES.map((_, place) => {
    const own = given[place];
    if (own) return [candidates.indexOf(own)];
    const wanted = plan[place]?.aliases[mode];
    const [hue = ''] = huesAt(place);
    const choices = field.byHue.get(hue) ?? [];
    return [choices.find((at) => isSame(candidates[at]?.alias ?? primary, wanted)) ?? choices[0] ?? 0];
  });
  const chosen = settled([field], start, huesAt).map(([at = 0]) => candidates[at]?.alias ?? primary);
  const aliasAt = (place: number): Alias => chosen[place] ?? primary;
  return {
    chart1: aliasAt(0),
    chart2: aliasAt(1),
    chart3: aliasAt(2),
    chart4: aliasAt(3),
    chart5: aliasAt(4),
    chart6: aliasAt(5),
    chart7: aliasAt(6),
    chart8: aliasAt(7),
  };
};
