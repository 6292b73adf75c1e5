import { sameColor } from '../../color/color';
import { rgbToOklch } from '../../color/oklab';
import type { Color } from '../../color/types';
import { roleColor } from '../checkTheme';
import { modeColors } from '../modeColors';
import type { ThemeRole } from '../roles';
import { THEME_MODES, type Theme, type ThemeMode } from '../theme';
import { themeFromPalette } from '../themeFromPalette';
import type { FileColors, NamedColor } from './namedColors';
import { readRegistryItem } from './readRegistryItem';
import { readStylesheet } from './readStylesheet';
import { readTokens } from './readTokens';
import { roleOfName } from './roleNames';
import { withRoleColors, type RoleColors } from './withRoleColors';

export type TextFile = { readonly name: string; readonly text: string };

export type ReadTheme = {
  readonly theme: Theme;
  /** It is one of ours, and nobody has changed it: the very same theme. */
  readonly isSame: boolean;
  /** Roles that the files give a color, in either mode. */
  readonly roles: number;
  /** Names that could not be read, that no role has, or whose role has another color. */
  readonly left: readonly string[];
};

/** As many anchors as a scale keeps in an address. */
const ANCHORS_MAX = 9;

const readFile = ({ name, text }: TextFile): FileColors | null =>
  /^\s*[{[]/.test(text) ? (readRegistryItem(text) ?? readTokens(text, name)) : readStylesheet(text);

type Given = { readonly role: ThemeRole; readonly named: NamedColor };

const givenIn = (files: readonly FileColors[], mode: ThemeMode): Given[] =>
  files.flatMap(({ colors }) =>
    colors[mode].flatMap((named) => {
      const role = roleOfName(named.path);
      return role ? [{ role, named }] : [];
    }),
  );

/** Of several names of one role the first says its color. */
const firstOf = (given: readonly Given[]): ReadonlyMap<ThemeRole, Color> =>
  new Map(given.toReversed().map(({ role, named }) => [role, named.color]));

/** Roles that say what a theme is made of, the brand first. */
const MAKING: readonly ThemeRole[] = [
  'primary',
  'secondary',
  'accent',
  'danger',
  'success',
  'warning',
  'info',
];

/** Whatever has color in the roles becomes hues, the rest grays. */
const makeTheme = ({ light, dark }: RoleColors): Theme => {
  const first = MAKING.flatMap((role) => [light.get(role), dark.get(role)]);
  const all = [...first, ...light.values(), ...dark.values()].filter((color) => color !== undefined);
  const distinct = all.filter((color, i) => all.findIndex((other) => sameColor(color, other)) === i);
  const brand = distinct.find(({ rgb }) => rgbToOklch(rgb).okC >= 0.03);
  const theme = themeFromPalette(distinct, brand ?? null);
  return {
    ...theme,
    hues: theme.hues.map((hue) => ({ ...hue, anchors: hue.anchors.slice(0, ANCHORS_MAX) })),
    grays: theme.grays.slice(0, ANCHORS_MAX),
  };
};

const colorsOf = (theme: Theme, mode: ThemeMode): ((role: ThemeRole) => Color) => {
  const made = modeColors(theme, mode);
  return (role) => roleColor(made, role);
};

/** The wanted colors that a theme does not have; all of them where there is none. */
const differing = (theme: Theme, wanted: RoleColors): RoleColors => {
  const of = (mode: ThemeMode): ReadonlyMap<ThemeRole, Color> => {
    const has = colorsOf(theme, mode);
    return new Map([...wanted[mode]].filter(([role, color]) => !sameColor(has(role), color)));
  };
  return { light: of('light'), dark: of('dark') };
};

const sizeOf = ({ light, dark }: RoleColors): number => light.size + dark.size;

/** Roles fit themselves to what is chosen: what a change has moved is set again, and in the end everything is. */
const ROUNDS = 3;

/**
 * The theme in files of ours, in a style sheet of shadcn/ui or others, or in files of design tokens, one for each mode.
 * One of ours is the same theme again; where somebody has changed it since, those
 * roles are changed and the others keep their colors. Of another
 * one the roles have their very colors, and the scales are made of those. Null where no role is given a color. Never
 * throws; 50 ms for a theme of 30 roles.
 */
export const readTheme = (texts: readonly TextFile[]): ReadTheme | null => {
  const files = texts.map(readFile).filter((file) => file !== null);
  const given = { light: givenIn(files, 'light'), dark: givenIn(files, 'dark') };
  const wanted = { light: firstOf(given.light), dark: firstOf(given.dark) };
  const roles = new Set([...wanted.light.keys(), ...wanted.dark.keys()]).size;
  if (roles === 0) return null;
  const marked = files.find((file) => file.marked)?.marked ?? null;
  const base = marked ?? makeTheme(wanted);
  let theme = marked ? base : withRoleColors(base, wanted);
  let rest = differing(theme, wanted);
  const isSame = marked !== null && sizeOf(rest) === 0;
  for (let round = 0; round < ROUNDS && sizeOf(rest) > 0; round++) {
    theme = withRoleColors(theme, round === ROUNDS - 1 ? wanted : rest);
    rest = differing(theme, wanted);
  }
  const left = new Set(files.flatMap(({ unread }) => unread));
  for (const mode of THEME_MODES) {
    const has = colorsOf(theme, mode);
    for (const { role, named } of given[mode])
      if (!sameColor(has(role), named.color)) left.add(named.path.join('.'));
    if (marked) continue;
    for (const file of files)
      for (const { path } of file.colors[mode]) if (!roleOfName(path)) left.add(path.join('.'));
  }
  return { theme, isSame, roles, left: [...left] };
};
