import { contrastRatio, relativeLuminance } from '../color/contrast';
import type { Color } from '../color/types';
import type { Vision } from '../color/visions';
import { REQUIRED_PAIRS, STATUS_ROLES, type RequiredPair, type ThemeRole } from './roles';
import type { ModeColors } from './modeColors';
import { seen, seenDistances, SEPARATIONS } from './seenDistance';
import { allScales, PURE, resolveAlias, type ThemeScales } from './themeScales';

export type CheckedPair = RequiredPair & { readonly ratio: number; readonly isPassing: boolean };

export const roleColor = ({ scales, aliases }: ModeColors, role: ThemeRole): Color =>
  resolveAlias(scales, aliases[role]) ?? PURE.black;

/** All required pairs of a mode with their WCAG ratios. */
export const checkPairs = (mode: ModeColors): CheckedPair[] =>
  REQUIRED_PAIRS.map((pair) => {
    const ratio = contrastRatio(roleColor(mode, pair.front).rgb, roleColor(mode, pair.back).rgb);
    const { front, back, least } = pair;
    // Stryker disable next-line EqualityOperator: no two colors of 8 bits have exactly such a ratio
    return { front, back, least, ratio, isPassing: ratio >= least };
  });

export type StatusDistance = {
  readonly vision: Vision;
  readonly roles: readonly [ThemeRole, ThemeRole];
  /** In OKLab, as this vision sees them: the smallest of all pairs. */
  readonly distance: number;
  /** The distance in multiples of the confusion threshold: below 1 the two are confused. */
  readonly margin: number;
  readonly isConfused: boolean;
};

/** For each kind of color vision, the two of the primary and status colors that it sees closest together. */
export const statusDistances = (mode: ModeColors): StatusDistance[] => {
  const looks = (['primary', ...STATUS_ROLES] as const).map((role) => ({
    role,
    look: seen(roleColor(mode, role)),
  }));
  const pairs = looks.flatMap((one, i) =>
    looks.slice(i + 1).map((other) => ({
      roles: [one.role, other.role] as const,
      distances: seenDistances(one.look, other.look),
    })),
  );
  return SEPARATIONS.map(({ kind, apartFrom }, v) => {
    const distanceOf = ({ distances }: { readonly distances: readonly number[] }): number =>
      distances[v] ?? 0;
    const least = pairs.reduce((a, b) => (distanceOf(b) < distanceOf(a) ? b : a));
    const distance = distanceOf(least);
    return {
      vision: kind,
      roles: least.roles,
      distance,
      margin: distance / apartFrom,
      // Stryker disable next-line EqualityOperator: no two colors of 8 bits are exactly so far apart
      isConfused: distance < apartFrom,
    };
  });
};

/** Every color of every scale from one step on is readable on every color up to another step. */
export type Guarantee = { readonly from: number; readonly upTo: number };

type Range = { readonly low: number; readonly high: number };

/** The smallest ratio between a luminance of one range and one of the other; below 1 if the ranges overlap. */
const leastRatio = (one: Range, other: Range): number =>
  Math.max((one.low + 0.05) / (other.high + 0.05), (other.low + 0.05) / (one.high + 0.05));

/**
 * For each step as a ground, the first step for text: from there on, any scale has at least the WCAG ratio `least` on
 * any scale up to the ground. Empty where no two steps are that far apart.
 */
export const guarantees = (scales: ThemeScales, least: number): Guarantee[] => {
  const luminances = allScales(scales).map(({ steps }) => steps.map(({ rgb }) => relativeLuminance(rgb)));
  const rangeOf = (from: number, to: number): Range => {
    const values = luminances.flatMap((steps) => steps.slice(from, to + 1));
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const last = scales.ladder.length - 1;
  return scales.ladder.flatMap((_, upTo): Guarantee[] => {
    const grounds = rangeOf(0, upTo);
    for (let from = upTo + 1; from <= last; from++)
      // Stryker disable next-line EqualityOperator: no two colors of 8 bits have exactly such a ratio
      if (leastRatio(rangeOf(from, last), grounds) >= least) return [{ from, upTo }];
    return [];
  });
};
