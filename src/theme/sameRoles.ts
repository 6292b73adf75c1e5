import { contrastRatio } from '../color/contrast';
import { VISIONS } from '../color/confusedPairs';
import { deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import { LEAST_PART_RATIO } from '../color/wcagLevel';
import { roleColor } from './checkTheme';
import { CHART_ROLES, SAME_SERIES } from './chooseCharts';
import { groundsApart, hasNearSteps } from './chooseGrounds';
import type { ModeColors } from './modeColors';
import { GROUNDS, type ThemeRole } from './roles';
import { seen, type Seen } from './seenDistance';
import type { Theme, ThemeMode } from './theme';

/** Roles that should differ and do not, and why: the theme has too few steps, none near the page, or one was given by hand. */
export type SameRoles = {
  readonly roles: readonly ThemeRole[];
  readonly cause: 'few' | 'far' | 'hand';
};

/** OKLab distance below which two areas side by side look like one. */
const SAME_AREA = 0.012;

const distance = (colors: ModeColors, one: ThemeRole, other: ThemeRole): number =>
  deltaEOk(rgbToOklab(roleColor(colors, one).rgb), rgbToOklab(roleColor(colors, other).rgb));

/** The roles in groups that look alike, each with the first of its group. */
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

/** Grounds, borders and series that are one color where they should be two. */
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

/** The series that have less contrast than a mark needs on some ground. */
export const faintCharts = (colors: ModeColors): ThemeRole[] =>
  CHART_ROLES.filter((role) =>
    GROUNDS.some(
      (ground) =>
        contrastRatio(roleColor(colors, role).rgb, roleColor(colors, ground).rgb) < LEAST_PART_RATIO,
    ),
  );

/** How well the two series that look most alike are told apart, and by how many pairs some color vision is misled. */
export type NearestCharts = {
  readonly roles: readonly [ThemeRole, ThemeRole];
  readonly told: 'easily' | 'beside' | 'hardly';
  readonly confused: number;
  readonly pairs: number;
};

/** OKLab distances of normal vision from which two series are matched with a legend, and told apart side by side. */
const TOLD = { easily: 0.12, beside: 0.06 };

const isConfused = (one: Seen, other: Seen): boolean =>
  VISIONS.some(({ below }, v) => {
    const [a, b] = [one[v], other[v]];
    return a !== undefined && b !== undefined && deltaEOk(a, b) < below;
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
  const beside = off >= TOLD.beside ? 'beside' : 'hardly';
  return {
    roles,
    told: off >= TOLD.easily ? 'easily' : beside,
    confused: pairs.filter((pair) => pair.isConfused).length,
    pairs: pairs.length,
  };
};

/** Names of hundreds that end far from the 900 or 950 that such names lead one to expect; null where they do not. */
export const misleadingNames = (
  steps: readonly string[],
): { readonly first: string; readonly last: string } | null => {
  const [first, last] = [steps[0], steps.at(-1)];
  const isHundreds = steps.every((name) => /^\d+$/.test(name) && Number(name) % 50 === 0);
  return first !== undefined && last !== undefined && isHundreds && Number(last) < 800
    ? { first, last }
    : null;
};
