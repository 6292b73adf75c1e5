import { VISIONS } from '../color/confusedPairs';
import { contrastRatio } from '../color/contrast';
import { deltaEOk } from '../color/distance';
import { rgbToOklch } from '../color/oklab';
import type { Color } from '../color/types';
import type { ThemeRole } from './roles';
import { seen, type Seen } from './seenDistance';
import { allScales, resolveAlias, type ThemeScales } from './themeScales';
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

/** WCAG 2.2, 1.4.11: what a mark has on the ground of its chart. */
const LEAST = 3;

/** Tones between which a color is seen as one, and not as nearly black or nearly white. */
const COLORED = { from: 0.3, to: 0.9 };

/** What counts while a series is chosen. */
type Demands = {
  /** OKLab distance from which two series are told apart at a glance, by vision; farther is no better. */
  readonly apart: readonly number[];
  /** How much it counts what a color costs. */
  readonly cost: number;
};

/**
 * Whoever sees no hues at all goes by lightness alone, of which a chart of many even colors has little: half of it is
 * what four can have.
 */
const FEW: Demands = {
  apart: VISIONS.map(({ kind }) => (kind === 'normal' ? 0.17 : kind.startsWith('achromat') ? 0.065 : 0.13)),
  cost: 1,
};

/** From the fifth on a series has to differ more than to please, and from those of its own hue most of all. */
const MANY: Demands = {
  apart: VISIONS.map(({ kind }) => (kind === 'normal' ? 0.24 : kind.startsWith('achromat') ? 0.045 : 0.13)),
  cost: 0.4,
};
const FEW_ARE = 4;

/** OKLab lightness of a series that is a color of its hue, neither brown nor pastel, where the brand's is none. */
const EVEN: Readonly<Record<ThemeMode, { readonly from: number; readonly to: number }>> = {
  light: { from: 0.5, to: 0.66 },
  dark: { from: 0.62, to: 0.82 },
};
/** Off this by so much a color counts half. */
const UNEVEN = 0.12;
/** OKLCH chroma below which a series begins to look gray, and how much gray itself costs. */
const COLORFUL = 0.12;
const GRAY_COST = 1;

/** Oranges and yellows darker than this are browns: OKLCH degrees, OKLab lightness, and what being one costs. */
const BROWN = { from: 40, to: 112, below: 0.55, cost: 1 };

type Candidate = { readonly alias: Alias; readonly seen: Seen; readonly cost: number };

/** The ratio to a ground below which no mark is seen on it, and what each whole one missing of `LEAST` costs. */
const FAINTEST = 1.4;
const FAINT_COST = 3;

/** OKLab distance of normal vision below which two series look like one. */
export const SAME_SERIES = 0.04;

/** How far from the brand's color a series of its scale may be for one of cost. */
const FAR_COST = 0.1;

const normalDistance = ([one]: Seen, [other]: Seen): number => (one && other ? deltaEOk(one, other) : 0);

/** 1 where everyone tells the two apart, less the nearer they look to anyone. */
const told = (one: Seen, other: Seen, { apart }: Demands): number =>
  Math.min(
    1,
    ...apart.map((needed, v) => {
      const [a, b] = [one[v], other[v]];
      return a && b ? deltaEOk(a, b) / needed : 1;
    }),
  );

/** What a color of a chart loses by being dark, pale or gray beside the others. */
const costOf = ({ rgb }: Color, mode: ThemeMode): number => {
  const { okL, okC, okH } = rgbToOklch(rgb);
  const { from, to } = EVEN[mode];
  const off = Math.max(from - okL, okL - to, 0);
  const isBrown = okH > BROWN.from && okH < BROWN.to && okL < BROWN.below;
  return off / UNEVEN + GRAY_COST * Math.max(0, 1 - okC / COLORFUL) + (isBrown ? BROWN.cost : 0);
};

/** The lowest ratio of a color to any of the grounds. */
const leastRatio = (color: Color, grounds: readonly Color[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(color.rgb, ground.rgb)));

const usualCandidates = (
  scales: ThemeScales,
  grounds: readonly Color[],
  mode: ThemeMode,
): readonly Candidate[] => {
  const isColored = (tone: number): boolean => tone >= COLORED.from && tone <= COLORED.to;
  return [...scales.hues, ...Object.values(scales.statuses)].flatMap((scale) =>
    scale.steps.flatMap((color, step): Candidate[] =>
      leastRatio(color, grounds) >= LEAST && isColored(scales.ladder[step] ?? 0)
        ? [{ alias: { scale: scale.id, step }, seen: seen(color), cost: costOf(color, mode) }]
        : [],
    ),
  );
};

/** Every step and every exact color that is seen on each ground. What has less contrast than a mark needs costs more. */
const allCandidates = (
  scales: ThemeScales,
  grounds: readonly Color[],
  mode: ThemeMode,
): readonly Candidate[] =>
  allScales(scales).flatMap(({ id, steps, anchors }) => {
    const aliases: readonly { readonly alias: Alias; readonly color: Color }[] = [
      ...steps.map((color, step) => ({ alias: { scale: id, step }, color })),
      ...anchors.flatMap(({ color, step }, anchor) =>
        step === null ? [{ alias: { scale: id, anchor }, color }] : [],
      ),
    ];
    return aliases.flatMap(({ alias, color }): Candidate[] => {
      const ratio = leastRatio(color, grounds);
      const cost = costOf(color, mode) + FAINT_COST * Math.max(0, LEAST - ratio);
      return ratio >= FAINTEST ? [{ alias, seen: seen(color), cost }] : [];
    });
  });

/** How many of these, taken in their order, normal vision tells apart from all that are taken before. */
const apartCount = (candidates: readonly Candidate[]): number => {
  const taken: Candidate[] = [];
  for (const one of candidates)
    if (taken.every((other) => normalDistance(one.seen, other.seen) >= SAME_SERIES)) taken.push(one);
  return taken.length;
};

/**
 * Eight colors for the series of a chart, of what shows on every ground: the brand's first, then always the one that is
 * told apart from those before it by every kind of color vision, and is about as light and as colorful as they are.
 */
export const chooseCharts = (
  scales: ThemeScales,
  primary: Alias,
  grounds: readonly Color[],
  mode: ThemeMode,
  held: (role: ThemeRole) => Alias | undefined,
): Readonly<Record<ChartRole, Alias>> => {
  const shows = (color: Color): boolean => leastRatio(color, grounds) >= LEAST;
  const usual = usualCandidates(scales, grounds, mode);
  // A ladder of few steps has no eight of them: then whatever is no ground may be one, the plainest last.
  const candidates = apartCount(usual) >= CHART_ROLES.length ? usual : allCandidates(scales, grounds, mode);
  const brand = resolveAlias(scales, primary);
  // Where the brand's color does not show on every ground, what of its scale is nearest to it and does.
  const near = (): Candidate | undefined => {
    const own = candidates.filter(
      ({ alias }) => 'scale' in alias && 'scale' in primary && alias.scale === primary.scale,
    );
    const look = brand && seen(brand);
    const off = own.map((one) => (look ? normalDistance(one.seen, look) : 0) + FAR_COST * one.cost);
    return own[off.indexOf(Math.min(...off))];
  };
  const mark = brand && shows(brand) ? { alias: primary, seen: seen(brand), cost: 0 } : near();
  const first: Candidate[] = mark ? [mark] : [];
  const chosen = CHART_ROLES.flatMap((role): Candidate[] => {
    const alias = held(role);
    const color = alias && resolveAlias(scales, alias);
    return alias && color ? [{ alias, seen: seen(color), cost: 0 }] : [];
  });
  // Distances to all that is chosen already, kept up to date: each candidate is compared once with each choice.
  const rooms = [FEW, MANY].map((demands) => ({ demands, room: candidates.map(() => 1) }));
  // The same by normal vision alone: steps of one lightness are all one to whoever sees no hues.
  const nearest = candidates.map(() => Infinity);
  const count = (choice: Candidate): void => {
    candidates.forEach((candidate, at) => {
      nearest[at] = Math.min(nearest[at] ?? 0, normalDistance(candidate.seen, choice.seen));
    });
    for (const { demands, room } of rooms)
      candidates.forEach((candidate, at) => {
        room[at] = Math.min(room[at] ?? 0, told(candidate.seen, choice.seen, demands));
      });
  };
  chosen.forEach(count);
  const next = (role: ChartRole): Alias => {
    const own = held(role);
    if (own) return own;
    const { demands, room } = rooms[CHART_ROLES.indexOf(role) < FEW_ARE ? 0 : 1] ?? {
      demands: FEW,
      room: [],
    };
    const worth = candidates.map(({ cost }, at) => (room[at] ?? 0) / (1 + demands.cost * cost));
    const best = worth.indexOf(Math.max(...worth));
    const byHue = candidates.map(({ cost }, at) => (nearest[at] ?? 0) / (1 + demands.cost * cost));
    const isAlike = (nearest[best] ?? 0) < SAME_SERIES;
    const choice = first.shift() ?? candidates[isAlike ? byHue.indexOf(Math.max(...byHue)) : best];
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
