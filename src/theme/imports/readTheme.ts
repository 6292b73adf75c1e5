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
import { parsedRecord } from '../../domain/jsonRecord';
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
  /** Whether it is one of our files, unchanged: exactly the same theme. */
  readonly isSame: boolean;
  /** Whether the files come from a theme of ours without stating it: its ladders were reconstructed. */
  readonly isRecognized: boolean;
  /** Number of roles that have a color in either mode of the files. */
  readonly roles: number;
  /** The other roles, which follow the rules. */
  readonly missing: readonly ThemeRole[];
  /** Whether the files have scales of ours besides roles. */
  readonly hasScales: boolean;
  /** Whether they have scales of another program, which the theme keeps under their names. */
  readonly hasForeignScales: boolean;
  /** Number of steps, in both modes, that the theme lacks or has in another color, by scale id. */
  readonly differing: ReadonlyMap<string, number>;
  /** Roles that are translucent in the files and were mixed with their ground. */
  readonly mixed: readonly ThemeRole[];
  /** Names that could not be read, belong to no role, or whose role has another color. */
  readonly left: readonly string[];
};

/** Maximum number of anchors of a scale in an address. */
const ANCHORS_MAX = 9;

/** Markdown and HTML around a pasted style sheet. */
const WRAPPING = /^[ \t]*```[^\n]*$|<\/?style\b[^<>]{0,200}>|\uFEFF/gm;

/** Reads files, resolving references between them. Style sheets are combined, as on a page. */
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

/** If a role has several names, its own one decides, otherwise the first. */
const firstOf = (given: readonly Given[]): ReadonlyMap<ThemeRole, Color> => {
  const own = given.filter(({ role, named }) => isNameOf(role, named.path));
  return new Map([...own, ...given].toReversed().map(({ role, named }) => [role, named.color]));
};

/** Roles that determine the hues of a theme, the brand first. */
const MAKING: readonly ThemeRole[] = [
  'primary',
  'secondary',
  'accent',
  'danger',
  'success',
  'warning',
  'info',
];

/** Makes a theme of the roles' colors: chromatic ones become hues, others grays. */
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

/** The scales of all files, since light and dark may be separate. */
const scalesOf = (files: readonly FileColors[]): FileScales | null =>
  fileScales({
    light: files.flatMap(({ colors }) => colors.light),
    dark: files.flatMap(({ colors }) => colors.dark),
  });

const gamutOf = (files: readonly FileColors[]): Gamut => (files.some(({ isWide }) => isWide) ? 'p3' : 'srgb');

/** Colors that a theme computes besides roles: their names are nothing new. */
const colorsMade = (theme: Theme, mode: ThemeMode, made: ModeColors): ReadonlySet<string> => {
  const scales = everyScale(made.scales).flatMap(({ steps, anchors }) =>
    steps.concat(anchors.map(({ color }) => color)),
  );
  const charts = Object.values(chartScales(theme, mode)).flat();
  return new Set([...scales, ...charts, PURE.white, PURE.black].map(formatHex));
};

/** The colors of a file that a theme has exactly; every theme has white and black. */
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

/** Number of steps of the files' scales that the theme lacks or has in another color, by scale id. */
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

/** The names of the steps in the files' scales. */
const stepNames = (scales: FileScales | null): ReadonlySet<string> =>
  new Set(
    scales
      ? [...scales.colors.light.keys()].flatMap((id) => scales.steps.map((step) => `${id}-${step}`))
      : [],
  );

/** Replaces anchors that lie on a step by that step. */
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
 * The theme in our own files, a style sheet (shadcn/ui or other), a configuration, app constants, or design tokens, one
 * file per mode. Our own files give the same theme again; roles that were edited since are changed, and the others keep
 * their colors. Of other files, roles have exactly their colors, and the scales are the file's as far as a theme can
 * have them, or else made from the roles. Null if no role has a color and there are no scales. Never throws. Takes 50
 * ms for 30 roles, some tenths of a second if scales of many hues must be found, and a second with their curves.
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
