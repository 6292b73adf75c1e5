import { contrastRatio, relativeLuminance } from '../color/contrast';
import { VISIONS, type Vision } from '../color/confusedPairs';
import { deltaEOk } from '../color/distance';
import type { Color } from '../color/types';
import { REQUIRED_PAIRS, STATUS_ROLES, type RequiredPair, type ThemeRole } from './roles';
import type { ModeColors } from './modeColors';
import { seen } from './seenDistance';
import { allScales, PURE, resolveAlias, type ThemeScales } from './themeScales';

export type CheckedPair = RequiredPair & { readonly ratio: number; readonly isPassing: boolean };

export const roleColor = ({ scales, aliases }: ModeColors, role: ThemeRole): Color =>
  resolveAlias(scales, aliases[role]) ?? PURE.black;

/** Every required pair of a mode with its WCAG ratio. */
export const checkPairs = (mode: ModeColors): CheckedPair[] =>
  REQUIRED_PAIRS.map((pair) => {
    const ratio = contrastRatio(roleColor(mode, pair.front).rgb, roleColor(mode, pair.back).rgb);
    const { front, back, least } = pair;
    return { front, back, least, ratio, isPassing: ratio >= least };
  });

export type StatusDistance = {
  readonly vision: Vision;
  readonly roles: readonly [ThemeRole, ThemeRole];
  /** In OKLab, as this vision sees them: the least of all pairs. */
  readonly distance: number;
  /** The distance as a multiple of what keeps two colors from being confused: below 1 they are. */
  readonly margin: number;
  readonly isConfused: boolean;
};

/** The two of the primary and the status colors that each kind of color vision tells apart least. */
export const statusDistances = (mode: ModeColors): StatusDistance[] => {
  const roles = ['primary', ...STATUS_ROLES] as const;
  const all = roles.map((role) => seen(roleColor(mode, role)));
  return VISIONS.map(({ kind, below }, v) => {
    let least: Pick<StatusDistance, 'roles' | 'distance'> = {
      roles: ['primary', 'success'],
      distance: Infinity,
    };
    all.forEach((one, i) =>
      all.slice(i + 1).forEach((other, j) => {
        const [a, b, first, second] = [one[v], other[v], roles[i], roles[i + 1 + j]];
        const distance = a && b ? deltaEOk(a, b) : Infinity;
        if (first && second && distance < least.distance) least = { roles: [first, second], distance };
      }),
    );
    const { roles: confused, distance } = least;
    return {
      vision: kind,
      roles: confused,
      distance,
      margin: distance / below,
      isConfused: distance < below,
    };
  });
};

/** A step from which on every color of every scale reads on every color up to another step. */
export type Guarantee = { readonly from: number; readonly upTo: number };

type Range = { readonly low: number; readonly high: number };

/** The least ratio between a luminance of one range and one of the other. */
const leastRatio = (one: Range, other: Range): number => {
  const [dark, light] = one.high < other.high ? [one, other] : [other, one];
  return Math.max((light.low + 0.05) / (dark.high + 0.05), 1);
};

/**
 * For each step that text reads on, the first step of text: at least `least` (a WCAG ratio) between any two scales, for
 * it and all behind it, on the ground and all before it. Empty where no two steps are that far apart.
 */
export const guarantees = (scales: ThemeScales, least: number): Guarantee[] => {
  const all = allScales(scales);
  const luminances = scales.ladder.map((_, step) =>
    all.flatMap(({ steps }) => {
      const color = steps[step];
      return color ? [relativeLuminance(color.rgb)] : [];
    }),
  );
  const rangeOf = (from: number, to: number): Range => {
    const values = luminances.slice(from, to + 1).flat();
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const last = scales.ladder.length - 1;
  return scales.ladder.flatMap((_, upTo): Guarantee[] => {
    const grounds = rangeOf(0, upTo);
    for (let from = upTo + 1; from <= last; from++)
      if (leastRatio(rangeOf(from, last), grounds) >= least) return [{ from, upTo }];
    return [];
  });
};
