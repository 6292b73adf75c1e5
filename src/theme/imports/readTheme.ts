import { sameColor } from '../../color/color';
import { formatHex } from '../../color/format';
import type { Gamut } from '../../color/gamut';
import { rgbToOklch } from '../../color/oklab';
import type { Color } from '../../color/types';
import { chartScales } from '../chartScales';
import { roleColor } from '../checkTheme';
import { mapAliases } from '../mapAliases';
import { modeColors, type ModeColors } from '../modeColors';
import { THEME_ROLES, type ThemeRole } from '../roles';
import { THEME_MODES, type Alias, type Theme, type ThemeAliases, type ThemeMode } from '../theme';
import { themeFromPalette } from '../themeFromPalette';
import { allScales, everyScale, ownScales, PURE } from '../themeScales';
import { fileScales, scaleStepName, type FileScales } from './fileScales';
import { parsedRecord } from './jsonRecord';
import { foreignScales } from './foreignScales';
import type { FileColors, NamedColor } from './namedColors';
import { onBackground } from './onBackground';
import { readConfig } from './readConfig';
import { readConstants } from './readConstants';
import { recognizeTheme } from './recognizeTheme';
import { readRegistryItem } from './readRegistryItem';
import { readStylesheets } from './readStylesheet';
import { readTokens } from './readTokens';
import { isNameOf, roleOfName } from './roleNames';
import { differing, firstExact, settled, sizeOf } from './settledRoles';
import { takeScales } from './takeScales';
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
  /** Whether they have scales of another program, which the theme has under their names. */
  readonly hasForeignScales: boolean;
  /** Steps of those, of both modes, that the theme has in another color or not at all, by the ids of their scales. */
  readonly differing: ReadonlyMap<string, number>;
  /** Roles that let something through in the files, and are what they look like on their ground. */
  readonly mixed: readonly ThemeRole[];
  /** Names that could not be read, that no role has, or whose role has another color. */
  readonly left: readonly string[];
};

/** As many anchors as a scale keeps in an address. */
const ANCHORS_MAX = 9;

/** Of Markdown and of pages, around what is pasted from there. */
const WRAPPING = /^[ \t]*```[^\n]*$|<\/?style\b[^<>]{0,200}>|\uFEFF/gm;

/** What files say, references followed from each to the others. Style sheets are one, as they are on a page. */
const readFiles = (texts: readonly TextFile[]): FileColors[] => {
  const files = texts.map(({ name, text }) => ({ name, text: text.replaceAll(WRAPPING, '') }));
  const isJson = ({ text }: TextFile): boolean => parsedRecord(text) !== null;
  const tokens = files.filter(isJson);
  const found = tokens.map((file) => {
    const others = tokens.filter((other) => other !== file).map(({ text }) => text);
    return readRegistryItem(file.text) ?? readTokens(file.text, file.name, others);
  });
  const rest = files
    .filter((file) => !isJson(file))
    .map((file) => ({ file, read: readConstants(file.text, file.name) ?? readConfig(file.text, file.name) }));
  const sheets = rest.flatMap(({ file, read }) => (read ? [] : [file]));
  return [...found, ...rest.map(({ read }) => read), readStylesheets(sheets)].filter((one) => one !== null);
};

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

/** The colors of a file that a theme has as they are; white and black are in every theme. */
const colorsKept = ({ hues, grays, pins }: Theme): ReadonlySet<string> =>
  new Set(
    [
      ...hues.flatMap(({ anchors }) => anchors),
      ...grays,
      ...THEME_MODES.flatMap((mode) => pins[mode].map(({ color }) => color)),
      PURE.white,
      PURE.black,
    ].map(formatHex),
  );

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
    return mapAliases(theme.chosen[mode], named);
  };
  return { ...theme, chosen: { light: chosenIn('light'), dark: chosenIn('dark') } };
};

/**
 * The theme in files of ours, in a style sheet of shadcn/ui or others, in a configuration, in constants of apps, or in files
 * of design tokens, one for each mode. One of ours is the same theme again; where somebody has changed it since, those
 * roles are changed and the others keep their colors. Of another one the roles have their very colors, and the scales are
 * its own as far as a theme can have them, else made of the roles. Null where no role is given a color and there is no
 * scale. Never throws; 50 ms for a theme of 30 roles, some tenths of a second where scales of many hues have to be found,
 * a second with their curves.
 */
export const readTheme = (texts: readonly TextFile[]): ReadTheme | null => {
  const { files, mixed } = onBackground(readFiles(texts));
  const given = { light: givenIn(files, 'light'), dark: givenIn(files, 'dark') };
  const wanted = { light: firstOf(given.light), dark: firstOf(given.dark) };
  const found = new Set([...wanted.light.keys(), ...wanted.dark.keys()]);
  const ours = scalesOf(files);
  const roleColors = [...wanted.light.values(), ...wanted.dark.values()];
  const foreign = ours ? null : foreignScales(files, roleColors);
  if (found.size === 0 && !foreign) return null;
  const marked = files.find((file) => file.marked)?.marked ?? null;
  const recognized = marked ? null : recognizeTheme(wanted, ours, gamutOf(files));
  const isSame = marked !== null && sizeOf(differing(marked, wanted)) === 0;
  const known = marked ?? recognized;
  const kept = isSame ? marked : known && firstExact(known, wanted);
  const isRecognized = !marked && kept !== null;
  let theme = kept ?? settled(marked ?? withRoleColors(makeTheme(wanted), wanted, true), wanted, true).theme;
  const own = marked || isRecognized || !foreign ? null : takeScales(makeTheme(wanted), foreign, wanted);
  if (own) theme = own.theme;
  if (!marked) theme = onSteps(theme);
  const steps = stepNames(ours);
  const left = new Set(files.flatMap(({ unread }) => unread));
  const colors = { light: modeColors(theme, 'light'), dark: modeColors(theme, 'dark') };
  for (const mode of THEME_MODES) {
    for (const { role, named } of given[mode])
      if (!sameColor(roleColor(colors[mode], role), named.color)) left.add(named.path.join('.'));
    if (marked) continue;
    const made = isRecognized ? colorsMade(theme, mode, colors[mode]) : colorsKept(theme);
    for (const file of files)
      for (const one of file.colors[mode]) {
        const isRead =
          roleOfName(one.path) !== null ||
          steps.has(scaleStepName(one)) ||
          own?.names.has(one.path.join('.'));
        if (!isRead && !made.has(formatHex(one.color))) left.add(one.path.join('.'));
      }
  }
  return {
    theme,
    isSame,
    isRecognized,
    roles: found.size,
    missing: THEME_ROLES.filter((role) => !found.has(role)),
    hasScales: ours !== null,
    hasForeignScales: own !== null,
    differing: ours ? stepsDiffering(colors, ours) : (own?.differing ?? new Map()),
    mixed,
    left: [...left],
  };
};
