import { colorFromPacked } from '../../color/color';
import { deltaE00, deltaEOk } from '../../color/distance';
import { rgbToLab } from '../../color/lab';
import { rgbToOklab } from '../../color/oklab';
import type { Color, Lab, Oklab } from '../../color/types';
import { roleColor } from '../checkTheme';
import { CHART_ROLES } from '../chooseCharts';
import type { ModeColors } from '../modeColors';
import type { ThemeRole } from '../roles';
import { allScales, everyScale, resolveAlias } from '../themeScales';
import type { Alias, ThemeMode } from '../theme';

/** What a color of a drawing is replaced by: a role, a color of the scales, or its own color. */
export type Place = { readonly role: ThemeRole } | { readonly alias: Alias } | 'own';

/** A color of a drawing as 0xRRGGBB, with its share of the drawing in any unit. */
export type DrawnColor = { readonly rgb: number; readonly weight: number };

export type BothModes = Readonly<Record<ThemeMode, ModeColors>>;

/** ΔE00 by which a step must be nearer than a role to be preferred: roles follow changes of the theme. */
const ROLE_BONUS = 3;
/** The penalty of a chart color: a button gets the brand's color rather than that of a series. */
const CHART_COST = 2;
/** ΔE00 penalty of a place that another color already has: two colors should stay two. */
const TAKEN = 10;

/** For a gray, with less OKLab chroma than this, the ΔE00 penalty of a step of a hue: black is no dark brown. */
const GRAY_BELOW = 0.02;
const TINT_COST = 15;

/** The color of a place in a mode; null if the theme no longer has it. */
export const placeColor = (place: Place, rgb: number, colors: ModeColors): Color | null => {
  if (place === 'own') return colorFromPacked(rgb);
  return 'role' in place ? roleColor(colors, place.role) : resolveAlias(colors.scales, place.alias);
};

/**
 * Roles that are assigned automatically. Those for text on areas are not among them: white on a button and the white
 * page are the same color in a drawing.
 */
const MATCHED = [
  'background',
  'surface',
  'muted',
  'text',
  'mutedText',
  'border',
  'primary',
  'secondary',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  ...CHART_ROLES,
] as const satisfies readonly ThemeRole[];

/**
 * Weight of the hue and chroma in the other mode: a place that is blue in one mode and red in the other is no place for
 * a blue.
 */
const TURN_COST = 60;

type Candidate = {
  readonly place: Place;
  readonly lab: Lab;
  /** In the other mode. */
  readonly turned: Oklab;
  /** A step of a scale that is not the neutral one. */
  readonly isTinted: boolean;
  readonly handicap: number;
};

const labKey = ({ L, a, b }: Lab): string => `${L} ${a} ${b}`;

/** The roles above, and every step of every scale. */
const candidatesOf = (basis: ThemeMode, modes: BothModes): Candidate[] => {
  const colors = modes[basis];
  const other = modes[basis === 'light' ? 'dark' : 'light'];
  const neutral = colors.scales.neutral.id;
  const places: Place[] = [
    ...MATCHED.map((role): Place => ({ role })),
    ...allScales(colors.scales).flatMap(({ id, steps }) =>
      steps.map((_, step): Place => ({ alias: { scale: id, step } })),
    ),
  ];
  return places.flatMap((place): Candidate[] => {
    const [here, there] = [placeColor(place, 0, colors), placeColor(place, 0, other)];
    if (!here || !there) return [];
    const isRole = place !== 'own' && 'role' in place;
    const handicap = isRole ? (place.role.startsWith('chart') ? CHART_COST : 0) : ROLE_BONUS;
    const isTinted =
      place !== 'own' && 'alias' in place && 'scale' in place.alias && place.alias.scale !== neutral;
    return [{ place, lab: rgbToLab(here.rgb), turned: rgbToOklab(there.rgb), isTinted, handicap }];
  });
};

/** Mean OKLab lightness below which a drawing was made for a dark screen. */
const DARK_BELOW = 0.45;

/** The mode that a drawing was made for. A transparent one, as an SVG may be, counts as light even if it is black. */
export const basisOf = (drawn: readonly DrawnColor[], isOpaque: boolean): ThemeMode => {
  const total = drawn.reduce((sum, { weight }) => sum + weight, 0);
  const light = drawn.reduce(
    (sum, { rgb, weight }) => sum + weight * rgbToOklab(colorFromPacked(rgb).rgb).okL,
    0,
  );
  return isOpaque && light / total < DARK_BELOW ? 'dark' : 'light';
};

/**
 * A place for each color of a drawing: the nearest by ΔE00 in the mode that the drawing was made for, so that in the
 * other mode it becomes a drawing for that one. The largest color chooses first.
 */
export const placeColors = (
  drawn: readonly DrawnColor[],
  basis: ThemeMode,
  modes: BothModes,
): readonly Place[] => {
  const candidates = candidatesOf(basis, modes);
  const taken = new Set<string>();
  const places: Place[] = drawn.map(() => 'own');
  const order = drawn.map((_, i) => i).toSorted((a, b) => (drawn[b]?.weight ?? 0) - (drawn[a]?.weight ?? 0));
  for (const i of order) {
    const { rgb } = colorFromPacked(drawn[i]?.rgb ?? 0);
    const [lab, { okA, okB }] = [rgbToLab(rgb), rgbToOklab(rgb)];
    const isGray = Math.hypot(okA, okB) < GRAY_BELOW;
    let [best, least]: [Candidate | null, number] = [null, Infinity];
    for (const candidate of candidates) {
      const { turned, isTinted, handicap } = candidate;
      const turn = deltaEOk({ okL: 0, okA, okB }, { ...turned, okL: 0 });
      const off =
        deltaE00(lab, candidate.lab) +
        TURN_COST * turn +
        handicap +
        (isGray && isTinted ? TINT_COST : 0) +
        (taken.has(labKey(candidate.lab)) ? TAKEN : 0);
      if (off < least) [best, least] = [candidate, off];
    }
    if (!best) continue;
    places[i] = best.place;
    taken.add(labKey(best.lab));
  }
  return places;
};

/** The colors of a drawing in a mode; `drawn` is 0xRRGGBB. */
export const recolor = (
  drawn: readonly number[],
  places: readonly Place[],
  colors: ModeColors,
): readonly Color[] =>
  drawn.map((rgb, i) => placeColor(places[i] ?? 'own', rgb, colors) ?? colorFromPacked(rgb));

/** Whether a theme still has a place; otherwise the drawing's own color is shown. */
export const hasPlace = (place: Place, { scales }: ModeColors): boolean =>
  place === 'own' ||
  'role' in place ||
  'pure' in place.alias ||
  everyScale(scales).some(({ id }) => 'scale' in place.alias && id === place.alias.scale);
