import { contrastRatio } from '../color/contrast';
import type { Color } from '../color/types';
import type { ThemeRole } from './roles';
import { seen, seenDistance, type Seen } from './seenDistance';
import { resolveAlias, type ThemeScales } from './themeScales';
import type { Alias } from './theme';

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

/** WCAG 2.2, 1.4.11: what a mark has on the ground of its chart. */
const LEAST = 3;

/** Tones between which a color is seen as one, and not as nearly black or nearly white. */
const COLORED = { from: 0.3, to: 0.9 };

type Candidate = { readonly alias: Alias; readonly seen: Seen };

/**
 * Eight colors for the series of a chart: the brand's first, then always the one that is hardest to confuse with those
 * before it, by any kind of color vision, of what shows on every ground.
 */
export const chooseCharts = (
  scales: ThemeScales,
  primary: Alias,
  grounds: readonly Color[],
  held: (role: ThemeRole) => Alias | undefined,
): Readonly<Record<ChartRole, Alias>> => {
  const shows = (color: Color): boolean =>
    grounds.every((ground) => contrastRatio(color.rgb, ground.rgb) >= LEAST);
  const isColored = (tone: number): boolean => tone >= COLORED.from && tone <= COLORED.to;
  const candidates = [...scales.hues, ...Object.values(scales.statuses)].flatMap((scale) =>
    scale.steps.flatMap((color, step): Candidate[] =>
      shows(color) && isColored(scales.ladder[step] ?? 0)
        ? [{ alias: { scale: scale.id, step }, seen: seen(color) }]
        : [],
    ),
  );
  const brand = resolveAlias(scales, primary);
  const first: Candidate[] = brand && shows(brand) ? [{ alias: primary, seen: seen(brand) }] : [];
  const chosen = CHART_ROLES.flatMap((role): Candidate[] => {
    const alias = held(role);
    const color = alias && resolveAlias(scales, alias);
    return alias && color ? [{ alias, seen: seen(color) }] : [];
  });
  // Distances to all that is chosen already, kept up to date: each candidate is compared once with each choice.
  const room = candidates.map(() => Infinity);
  const count = (choice: Candidate): void =>
    candidates.forEach((candidate, at) => {
      room[at] = Math.min(room[at] ?? 0, seenDistance(candidate.seen, choice.seen));
    });
  chosen.forEach(count);
  const next = (role: ChartRole): Alias => {
    const own = held(role);
    if (own) return own;
    const choice = first.shift() ?? candidates[room.indexOf(Math.max(...room))];
    if (!choice) return primary;
    count(choice);
    return choice.alias;
  };
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
