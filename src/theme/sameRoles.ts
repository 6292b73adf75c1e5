import { deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import { roleColor } from './checkTheme';
import { CHART_ROLES, SAME_SERIES } from './chooseCharts';
import { groundsApart, hasNearSteps } from './chooseGrounds';
import { isFaint } from './faintAreas';
import type { ModeColors } from './modeColors';
import { GROUNDS, type ThemeRole } from './roles';
import { seen, SEPARATIONS, type Seen } from './seenDistance';
import type { Theme, ThemeMode } from './theme';

/**
 * Roles that should differ but do not, and why: the theme has too few steps, none close enough to the page, or one was
 * set by hand.
 */
export type SameRoles = {
  readonly roles: readonly ThemeRole[];
  readonly cause: 'few' | 'far' | 'hand';
};

/** OKLab distance below which two areas side by side look like one. */
const SAME_AREA = 0.012;

const distance = (colors: ModeColors, one: ThemeRole, other: ThemeRole): number =>
  deltaEOk(rgbToOklab(roleColor(colors, one).rgb), rgbToOklab(roleColor(colors, other).rgb));

/** Groups of roles that look alike, by their distance to the first role of the group. */
const alike = <Role extends ThemeRole>(
  colors: ModeColors,
  roles: readonly Role[],
  below: number,
): readonly (readonly Role[])[] => {
  const groups: Role[][] = [];
  for (const role of roles) {
    const group = groups.find(([first]) => first && distance(colors, first, role) < below);
    if (group) group.push(role);
    else groups.push([role]);
  }
  return groups.filter(({ length }) => length > 1);
};

/** Grounds, borders and chart series that have the same color but should differ. */
export const sameRoles = (theme: Theme, mode: ThemeMode, colors: ModeColors): SameRoles[] => {
  const isByHand = (roles: readonly ThemeRole[]): boolean =>
    roles.some((role) => theme.chosen[mode][role] !== undefined);
  const apart = groundsApart(mode);
  const areas = alike(colors, ['border', ...GROUNDS], SAME_AREA).filter(
    (group) =>
      group.some((role) => role === 'border') ||
      apart.some(([one, other]) => group.includes(one) && group.includes(other)),
  );
  const short = hasNearSteps(mode, theme.steps.length) ? 'far' : 'few';
  return [
    ...areas.map((roles): SameRoles => ({ roles, cause: isByHand(roles) ? 'hand' : short })),
    ...alike(colors, CHART_ROLES, SAME_SERIES).map((roles): SameRoles => ({
      roles,
      cause: isByHand(roles) ? 'hand' : 'few',
    })),
  ];
};

/** The chart series with too little contrast on some ground. */
export const faintCharts = (colors: ModeColors): ThemeRole[] =>
  CHART_ROLES.filter((role) => isFaint(colors, role));

/** How well the two most similar chart series can be told apart, and how many pairs some color vision confuses. */
export type NearestCharts = {
  readonly roles: readonly [ThemeRole, ThemeRole];
  readonly separation: 'easily' | 'beside' | 'hardly';
  readonly confused: number;
  readonly pairs: number;
};

/** OKLab distances in normal vision from which series can be matched with a legend, and be told apart side by side. */
const SEPARATION = { easily: 0.12, beside: 0.06 };

const isConfused = (one: Seen, other: Seen): boolean =>
  SEPARATIONS.some(({ apartFrom }, v) => {
    const [a, b] = [one[v], other[v]];
    return a !== undefined && b !== undefined && deltaEOk(a, b) < apartFrom;
  });

export const nearestCharts = (colors: ModeColors): NearestCharts => {
  const all = CHART_ROLES.map((role) => ({ role, look: seen(roleColor(colors, role)) }));
  const pairs = all.flatMap((one, i) =>
    all.slice(i + 1).map((other) => ({
      roles: [one.role, other.role] as const,
      off: distance(colors, one.role, other.role),
      isConfused: isConfused(one.look, other.look),
    })),
  );
  const [nearest] = pairs.toSorted((a, b) => a.off - b.off);
  if (!nearest) throw new RangeError('There are series');
  const { roles, off } = nearest;
  const beside = off >= SEPARATION.beside ? 'beside' : 'hardly';
  return {
    roles,
    separation: off >= SEPARATION.easily ? 'easily' : beside,
    confused: pairs.filter((pair) => pair.isConfused).length,
    pairs: pairs.length,
  };
};

/** Step names in hundreds that end far from the expected 900 or 950; null if they do not. */
export const misleadingNames = (
  steps: readonly string[],
): { readonly first: string; readonly last: string } | null => {
  const [first, last] = [steps[0], steps.at(-1)];
  const isHundreds = steps.every((name) => /^\d+$/.test(name) && Number(name) % 50 === 0);
  return first !== undefined && last !== undefined && isHundreds && Number(last) < 800
    ? { first, last }
    : null;
};
