import { sameColor } from '../../color/color';
import { formatHex } from '../../color/format';
import type { Gamut } from '../../color/gamut';
import { rgbToOklab } from '../../color/oklab';
import type { Color } from '../../color/types';
import { isGray, STEP_NAMES, themeFromPalette } from '../themeFromPalette';
import { NEUTRAL } from '../scale';
import { ownScales, PURE } from '../themeScales';
import { THEME_MODES, type Hue, type Theme } from '../theme';
import type { FileScales } from './fileScales';
import { fitCurves } from './fitCurves';
import type { RoleColors } from './withRoleColors';

/** Minimum number of roles that must be steps of a ladder: one or two may be by chance. */
const LEAST_STEPS = 6;

/** Step names that themes usually have, the default first. */
const STEPS: readonly (readonly string[])[] = [
  STEP_NAMES,
  Array.from({ length: 12 }, (_, step) => String(step + 1)),
  STEP_NAMES.slice(0, -1),
  STEP_NAMES.slice(1, -1),
];

/** Maximum number of grays tried in addition to those that both modes share. */
const GRAYS_TRIED = 12;

const distinct = (colors: readonly Color[]): Color[] =>
  colors.filter((color, i) => colors.findIndex((other) => sameColor(color, other)) === i);

/** The number of roles, in both modes, that are computed steps of the theme's ladders. */
const rolesOnSteps = (theme: Theme, wanted: RoleColors): number =>
  THEME_MODES.reduce((sum, mode) => {
    const { hues, neutral } = ownScales(theme, mode);
    const exact = [...theme.hues.flatMap(({ anchors }) => anchors), ...theme.grays].map(formatHex);
    const given = new Set([...exact, formatHex(PURE.white), formatHex(PURE.black)]);
    const steps = new Set([...hues, neutral].flatMap((scale) => scale.steps.map(formatHex)));
    const roles = [...wanted[mode].values()].map(formatHex);
    return sum + roles.filter((hex) => steps.has(hex) && !given.has(hex)).length;
  }, 0);

/** The number of the file's steps that the theme computes identically. */
const stepsOfFile = (theme: Theme, { colors }: FileScales): number =>
  THEME_MODES.reduce((sum, mode) => {
    const { hues, neutral } = ownScales(theme, mode);
    return (
      sum +
      [...hues, neutral].reduce((count, { id, steps }) => {
        const own = colors[mode].get(id) ?? [];
        return count + steps.filter((color, step) => own[step] && sameColor(color, own[step])).length;
      }, 0)
    );
  }, 0);

/** The number of steps that the file has for the theme's hues and neutral. */
const stepsIn = ({ colors }: FileScales, { hues }: Theme): number =>
  THEME_MODES.reduce(
    (sum, mode) =>
      [...hues.map(({ id }) => id), NEUTRAL].reduce(
        (count, id) => count + (colors[mode].get(id)?.length ?? 0),
        sum,
      ),
    0,
  );

type Count = (theme: Theme) => number;
type Tried = { readonly theme: Theme; readonly count: number };

const best = (themes: readonly Theme[], countOf: Count): Tried | null =>
  themes.reduce<Tried | null>((found, theme) => {
    const count = countOf(theme);
    return found && found.count >= count ? found : { theme, count };
  }, null);

/** The candidate that explains most steps, the first of equals; stops as soon as all are explained. */
const firstBest = (makers: readonly (() => Tried)[], all: number): Tried | null => {
  let found: Tried | null = null;
  for (const make of makers) {
    const next = make();
    if (!found || next.count > found.count) found = next;
    if (found.count === all) break;
  }
  return found;
};

const without = (theme: Theme, color: Color): Theme => {
  const others = (all: readonly Color[]): Color[] => all.filter((one) => !sameColor(one, color));
  return {
    ...theme,
    grays: others(theme.grays),
    hues: theme.hues.map((hue) => ({
      ...hue,
      anchors: hue.anchors.length > 1 ? others(hue.anchors) : hue.anchors,
    })),
  };
};

/**
 * Removes colors that are not needed: both modes may share a color by chance, or because it lies between two others.
 */
const plainest = (tried: Tried, countOf: Count): Tried => {
  let found = tried;
  const { hues, grays } = tried.theme;
  const colors = [...hues.flatMap(({ anchors }) => anchors.slice(1)), ...grays].toReversed();
  for (const color of colors) {
    const theme = without(found.theme, color);
    const count = countOf(theme);
    if (count >= found.count) found = { theme, count };
  }
  return found;
};

/** A theme with steps that are even by lightness, and the same by ratio. */
const evenBoth = (theme: Theme): Theme[] => [theme, { ...theme, evenBy: 'ratio' }];

/** Puts the brand's color first among the anchors of its hue. */
const brandFirst = (hues: readonly Hue[], brand: Color | undefined): readonly Hue[] => {
  if (!brand) return hues;
  return hues.map((hue) => {
    const own = hue.anchors.filter((anchor) => sameColor(anchor, brand));
    return { ...hue, anchors: [...own, ...hue.anchors.filter((anchor) => !sameColor(anchor, brand))] };
  });
};

/** Adds anchors one by one as long as each explains more steps. */
const grown = (theme: Theme, candidates: Pick<FileScales, 'hues' | 'grays'>, countOf: Count): Tried => {
  let found: Tried = { theme, count: countOf(theme) };
  const tryOut = (next: Theme): void => {
    const count = countOf(next);
    if (count > found.count) found = { theme: next, count };
  };
  for (const { id, anchors } of candidates.hues)
    for (const anchor of anchors) {
      const withAnchors = (change: (own: readonly Color[]) => readonly Color[]): Theme => ({
        ...found.theme,
        hues: found.theme.hues.map((hue) =>
          hue.id === id ? Object.assign({}, hue, { anchors: change(hue.anchors) }) : hue,
        ),
      });
      tryOut(withAnchors(() => [anchor]));
      tryOut(withAnchors((own) => [...own, anchor]));
    }
  for (const gray of candidates.grays) tryOut({ ...found.theme, grays: [...found.theme.grays, gray] });
  return found;
};

/** Tries several ways to find the anchors: the one that explains most steps wins, and among equals the simpler one. */
const fromScales = (scales: FileScales, wanted: RoleColors): Tried | null => {
  const { steps, grays } = scales;
  const hues = brandFirst(scales.hues, wanted.light.get('primary'));
  const theme: Theme = { ...themeFromPalette(grays, null), steps, hues, grays };
  const one: Theme = {
    ...theme,
    hues: hues.map((hue) => Object.assign({}, hue, { anchors: hue.anchors.slice(0, 1) })),
    grays: [],
  };
  const countOf = (tried: Theme): number => stepsOfFile(tried, scales);
  const all = stepsIn(scales, theme);
  const starts: Tried[] = [];
  const plain = (start: Tried): Tried => {
    starts.push(start);
    return plainest(start, countOf);
  };
  // Grays bend the ladder of all hues, so the hues' anchors are searched again with the remaining grays.
  const fromGrays = (each: Theme): Tried => {
    const { theme: first } = plainest(grown({ ...each, grays }, { hues, grays: [] }, countOf), countOf);
    return grown(first, { hues, grays: [] }, countOf);
  };
  const usual = firstBest(
    [
      ...evenBoth(one).flatMap((each) => [
        () => plain(grown(each, { hues, grays }, countOf)),
        () => plain(fromGrays(each)),
      ]),
      ...evenBoth(theme).map((each) => () => plain({ theme: each, count: countOf(each) })),
    ],
    all,
  );
  if (!usual || usual.count === all) return usual;
  const bent = starts
    .toSorted((a, b) => b.count - a.count)
    .map(({ theme: start }) => () => {
      const fitted = fitCurves(start, scales);
      return plainest({ theme: fitted, count: countOf(fitted) }, countOf);
    });
  return firstBest([() => usual, ...bent], all);
};

/** Reconstructs a theme from roles: one that has the same color in both modes has a palette color. */
const fromRoles = (wanted: RoleColors): Tried | null => {
  const { light, dark } = wanted;
  const all = distinct([...light.values(), ...dark.values()]);
  const inBoth = distinct([...light.values()]).filter((color) =>
    [...dark.values()].some((other) => sameColor(color, other)),
  );
  const fills = (['accent', 'secondary'] as const).flatMap((role): Color[] => {
    const [one, other] = [light.get(role), dark.get(role)];
    return one && other && sameColor(one, other) && !isGray(one) ? [one] : [];
  });
  const isPure = (color: Color): boolean => sameColor(color, PURE.white) || sameColor(color, PURE.black);
  const grays = inBoth.filter((color) => isGray(color) && !isPure(color));
  const brands = distinct(
    [light.get('primary'), dark.get('primary')].filter((color) => color !== undefined),
  ).filter((color) => !isGray(color));
  const [brand = null] = brands;
  const palettes = (brands.length === 0 ? [[]] : brands.map((color) => [color])).flatMap((main) => [
    [...main, ...fills, ...grays],
    [...main, ...fills],
  ]);
  const made = palettes.flatMap((palette) => evenBoth(themeFromPalette(palette, palette[0] ?? brand)));
  const countOf = (one: Theme): number => rolesOnSteps(one, wanted);
  const first = best(
    STEPS.flatMap((steps) => made.map((theme) => Object.assign({}, theme, { steps }))),
    countOf,
  );
  if (!first || first.count < LEAST_STEPS) return null;
  let found = plainest(first, countOf);
  // A palette gray that occurs in only one mode.
  const others = all.filter((color) => isGray(color) && !isPure(color)).slice(0, GRAYS_TRIED);
  for (const gray of others) {
    const { theme } = found;
    if (theme.grays.some((one) => sameColor(one, gray))) continue;
    const tried = { ...theme, grays: [...theme.grays, gray] };
    const count = countOf(tried);
    if (count > found.count + 1) found = { theme: tried, count };
  }
  return found;
};

/**
 * The theme that a file was written from, as far as its colors show: the one whose ladders contain most of the file's
 * roles. If the file has scales, the curves come from them; otherwise they are the defaults, and hues without a role
 * are unknown. Null if no ladder contains enough roles, as in files of other programs.
 */
export const recognizeTheme = (wanted: RoleColors, scales: FileScales | null, gamut: Gamut): Theme | null => {
  const found = scales ? fromScales(scales, wanted) : fromRoles(wanted);
  if (!found || found.count < LEAST_STEPS) return null;
  const grays = found.theme.grays.toSorted((a, b) => rgbToOklab(b.rgb).okL - rgbToOklab(a.rgb).okL);
  return { ...found.theme, grays, gamut };
};
