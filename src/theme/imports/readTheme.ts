import { sameColor } from '../../color/color';
import { formatHex } from '../../color/format';
import type { Gamut } from '../../color/gamut';
import { rgbToOklch } from '../../color/oklab';
import type { Color } from '../../color/types';
import { chartScales } from '../chartScales';
import { roleColor } from '../checkTheme';
import { modeColors, type ModeColors } from '../modeColors';
import { THEME_ROLES, type ThemeRole } from '../roles';
import { THEME_MODES, type Alias, type Theme, type ThemeAliases, type ThemeMode } from '../theme';
import { themeFromPalette } from '../themeFromPalette';
import { allScales, everyScale, ownScales, PURE } from '../themeScales';
import { fileScales, scaleStepName, type FileScales } from './fileScales';
import { parsedRecord } from './jsonRecord';
import type { FileColors, NamedColor } from './namedColors';
import { onBackground } from './onBackground';
import { readConfig } from './readConfig';
import { readConstants } from './readConstants';
import { recognizeTheme } from './recognizeTheme';
import { readRegistryItem } from './readRegistryItem';
import { readStylesheet } from './readStylesheet';
import { readTokens } from './readTokens';
import { isNameOf, roleOfName } from './roleNames';
import { withRoleColors, type RoleColors } from './withRoleColors';

export type TextFile = { readonly name: string; readonly text: string };

export type ReadTheme = {
  readonly theme: Theme;
  /** It is one of ours, and nobody has changed it: the very same theme. */
  readonly isSame: boolean;
  /** They were written from a theme of ours and do not say which: its ladders were found again. */
  readonly isRecognized: boolean;
  /** Roles that the files give a color, in either mode. */
  readonly roles: number;
  /** The others, which follow from the rules. */
  readonly missing: readonly ThemeRole[];
  /** Whether the files have scales of ours beside their roles. */
  readonly hasScales: boolean;
  /** Steps of those, of both modes, that the theme has in another color or not at all, by the ids of their scales. */
  readonly differing: ReadonlyMap<string, number>;
  /** Roles that let something through in the files, and are what they look like on their ground. */
  readonly mixed: readonly ThemeRole[];
  /** Names that could not be read, that no role has, or whose role has another color. */
  readonly left: readonly string[];
};

/** As many anchors as a scale keeps in an address. */
const ANCHORS_MAX = 9;

const readFile = ({ name, text }: TextFile): FileColors | null =>
  parsedRecord(text)
    ? (readRegistryItem(text) ?? readTokens(text, name))
    : (readConstants(text, name) ?? readConfig(text, name) ?? readStylesheet(text));

type Given = { readonly role: ThemeRole; readonly named: NamedColor };

const givenIn = (files: readonly FileColors[], mode: ThemeMode): Given[] =>
  files.flatMap(({ colors }) =>
    colors[mode].flatMap((named) => {
      const role = roleOfName(named.path);
      return role ? [{ role, named }] : [];
    }),
  );

/** Of several names of one role its own says its color, else the first. */
const firstOf = (given: readonly Given[]): ReadonlyMap<ThemeRole, Color> => {
  const own = given.filter(({ role, named }) => isNameOf(role, named.path));
  return new Map([...own, ...given].toReversed().map(({ role, named }) => [role, named.color]));
};

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

type ColorsOfModes = Readonly<Record<ThemeMode, ModeColors>>;

/** The wanted colors that a theme does not have; all of them where there is none. */
const differing = (theme: Theme, wanted: RoleColors): RoleColors => {
  const of = (mode: ThemeMode): ReadonlyMap<ThemeRole, Color> => {
    const made = modeColors(theme, mode);
    return new Map([...wanted[mode]].filter(([role, color]) => !sameColor(roleColor(made, role), color)));
  };
  return { light: of('light'), dark: of('dark') };
};

/** Those of all files: light and dark may be two. */
const scalesOf = (files: readonly FileColors[]): FileScales | null =>
  fileScales({
    light: files.flatMap(({ colors }) => colors.light),
    dark: files.flatMap(({ colors }) => colors.dark),
  });

const gamutOf = (files: readonly FileColors[]): Gamut => (files.some(({ isWide }) => isWide) ? 'p3' : 'srgb');

/** What a theme has made of its colors besides roles: names for these say nothing new. */
const colorsMade = (theme: Theme, mode: ThemeMode, made: ModeColors): ReadonlySet<string> => {
  const scales = everyScale(made.scales).flatMap(({ steps, anchors }) =>
    steps.concat(anchors.map(({ color }) => color)),
  );
  const charts = Object.values(chartScales(theme, mode)).flat();
  return new Set([...scales, ...charts, PURE.white, PURE.black].map(formatHex));
};

/** Steps of the files' scales that the theme has in another color, or not at all, by the ids of their scales. */
const stepsDiffering = (made: ColorsOfModes, { colors }: FileScales): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const mode of THEME_MODES) {
    const scales = allScales(made[mode].scales);
    for (const [id, steps] of colors[mode]) {
      const own = scales.find((scale) => scale.id === id)?.steps ?? [];
      const off = steps.filter((color, step) => !own[step] || !sameColor(color, own[step])).length;
      if (off > 0) counts.set(id, (counts.get(id) ?? 0) + off);
    }
  }
  return counts;
};

/** What the files call the steps of their scales. */
const stepNames = (scales: FileScales | null): ReadonlySet<string> =>
  new Set(
    scales
      ? [...scales.colors.light.keys()].flatMap((id) => scales.steps.map((step) => `${id}-${step}`))
      : [],
  );

/** Roles that stand for an anchor go by the step that it lies on, where there is one. */
const onSteps = (theme: Theme): Theme => {
  const chosenIn = (mode: ThemeMode): Partial<ThemeAliases> => {
    const { hues, neutral } = ownScales(theme, mode);
    const named = (alias: Alias): Alias => {
      if (!('anchor' in alias)) return alias;
      const { scale } = alias;
      const step = [...hues, neutral].find(({ id }) => id === scale)?.anchors[alias.anchor]?.step;
      return typeof step === 'number' ? { scale, step } : alias;
    };
    return Object.fromEntries(
      Object.entries(theme.chosen[mode]).map(([role, alias]) => [role, named(alias)]),
    );
  };
  return { ...theme, chosen: { light: chosenIn('light'), dark: chosenIn('dark') } };
};

const sizeOf = ({ light, dark }: RoleColors): number => light.size + dark.size;

/** Roles fit themselves to what is chosen: what a change has moved is set again, and in the end everything is. */
const ROUNDS = 3;

const settled = (
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

/** What the rules decide first: the others follow it, and may be right once it is. */
const LEADING: readonly (readonly ThemeRole[])[] = [
  ['background', 'surface', 'raised', 'muted'],
  ['text', 'primary'],
];

/** Of these colors the ones that others follow, as long as there are any. */
const leading = (rest: RoleColors): RoleColors => {
  for (const roles of LEADING) {
    const of = (colors: ReadonlyMap<ThemeRole, Color>): ReadonlyMap<ThemeRole, Color> =>
      new Map([...colors].filter(([role]) => roles.includes(role)));
    const some = { light: of(rest.light), dark: of(rest.dark) };
    if (sizeOf(some) > 0) return some;
  }
  return rest;
};

/** The theme with the wanted colors, on its own steps as far as it can be; null where it cannot have all of them. */
const firstExact = (known: Theme, wanted: RoleColors): Theme | null => {
  let led = known;
  for (const _ of LEADING) led = withRoleColors(led, leading(differing(led, wanted)), false);
  for (const before of [led, known])
    for (const isPinned of [false, true]) {
      const { theme, isExact } = settled(before, wanted, isPinned);
      if (isExact) return theme;
    }
  return null;
};

/**
 * The theme in files of ours, in a style sheet of shadcn/ui or others, or in files of design tokens, one for each mode.
 * One of ours is the same theme again; where somebody has changed it since, those
 * roles are changed and the others keep their colors. Of another
 * one the roles have their very colors, and the scales are made of those. Null where no role is given a color. Never
 * throws; 50 ms for a theme of 30 roles, some tenths of a second where scales of many hues have to be found, a second with their curves.
 */
export const readTheme = (texts: readonly TextFile[]): ReadTheme | null => {
  const { files, mixed } = onBackground(texts.map(readFile).filter((file) => file !== null));
  const given = { light: givenIn(files, 'light'), dark: givenIn(files, 'dark') };
  const wanted = { light: firstOf(given.light), dark: firstOf(given.dark) };
  const found = new Set([...wanted.light.keys(), ...wanted.dark.keys()]);
  if (found.size === 0) return null;
  const scales = scalesOf(files);
  const marked = files.find((file) => file.marked)?.marked ?? null;
  const recognized = marked ? null : recognizeTheme(wanted, scales, gamutOf(files));
  const isSame = marked !== null && sizeOf(differing(marked, wanted)) === 0;
  const known = marked ?? recognized;
  const kept = isSame ? marked : known && firstExact(known, wanted);
  const isRecognized = !marked && kept !== null;
  let theme = kept ?? settled(marked ?? withRoleColors(makeTheme(wanted), wanted, true), wanted, true).theme;
  if (!marked) theme = onSteps(theme);
  const steps = stepNames(scales);
  const left = new Set(files.flatMap(({ unread }) => unread));
  const colors = { light: modeColors(theme, 'light'), dark: modeColors(theme, 'dark') };
  for (const mode of THEME_MODES) {
    for (const { role, named } of given[mode])
      if (!sameColor(roleColor(colors[mode], role), named.color)) left.add(named.path.join('.'));
    if (marked) continue;
    const made = isRecognized ? colorsMade(theme, mode, colors[mode]) : new Set<string>();
    for (const file of files)
      for (const one of file.colors[mode]) {
        const isRead = roleOfName(one.path) !== null || steps.has(scaleStepName(one));
        if (!isRead && !made.has(formatHex(one.color))) left.add(one.path.join('.'));
      }
  }
  return {
    theme,
    isSame,
    isRecognized,
    roles: found.size,
    missing: THEME_ROLES.filter((role) => !found.has(role)),
    hasScales: scales !== null,
    differing: scales ? stepsDiffering(colors, scales) : new Map(),
    mixed,
    left: [...left],
  };
};
