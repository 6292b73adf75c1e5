import { sameColor } from '../../color/color';
import type { Color } from '../../color/types';
import { roleColor } from '../checkTheme';
import { modeColors } from '../modeColors';
import type { ThemeRole } from '../roles';
import type { Theme, ThemeMode } from '../theme';
import { withRoleColors, type RoleColors } from './withRoleColors';

/** The wanted colors that a theme does not have. */
export const differing = (theme: Theme, wanted: RoleColors): RoleColors => {
  const of = (mode: ThemeMode): ReadonlyMap<ThemeRole, Color> => {
    const made = modeColors(theme, mode);
    return new Map([...wanted[mode]].filter(([role, color]) => !sameColor(roleColor(made, role), color)));
  };
  return { light: of('light'), dark: of('dark') };
};

/** The number of roles with a color, in both modes. */
export const sizeOf = ({ light, dark }: RoleColors): number => light.size + dark.size;

/** Roles adapt to what is chosen: those that a change has moved are set again, and in the last round all are. */
const ROUNDS = 3;

/** Sets the wanted colors; `isExact` says whether the theme has all of them then. */
export const settled = (
  before: Theme,
  wanted: RoleColors,
  isPinned: boolean,
): { readonly theme: Theme; readonly isExact: boolean } => {
  let theme = before;
  let rest = differing(theme, wanted);
  for (let round = 0; round < ROUNDS && sizeOf(rest) > 0; round++) {
    theme = withRoleColors(theme, round === ROUNDS - 1 ? wanted : rest, isPinned);
    rest = differing(theme, wanted);
  }
  return { theme, isExact: sizeOf(rest) === 0 };
};

/** Roles that the rules decide first: the others depend on them, and may become right with them. */
const LEADING: readonly (readonly ThemeRole[])[] = [
  ['background', 'surface', 'raised', 'muted'],
  ['text', 'primary'],
];

/** The wanted colors that others depend on, as long as there are any. */
const leading = (rest: RoleColors): RoleColors => {
  for (const roles of LEADING) {
    const of = (colors: ReadonlyMap<ThemeRole, Color>): ReadonlyMap<ThemeRole, Color> =>
      new Map([...colors].filter(([role]) => roles.includes(role)));
    const some = { light: of(rest.light), dark: of(rest.dark) };
    if (sizeOf(some) > 0) return some;
  }
  return rest;
};

/** The theme with the wanted colors, on its computed steps as far as possible; null if it cannot have all of them. */
export const firstExact = (known: Theme, wanted: RoleColors): Theme | null => {
  let led = known;
  for (const _ of LEADING) led = withRoleColors(led, leading(differing(led, wanted)), false);
  for (const before of [led, known])
    for (const isPinned of [false, true]) {
      const { theme, isExact } = settled(before, wanted, isPinned);
      if (isExact) return theme;
    }
  return null;
};
