import { deltaEOk } from '../color/distance';
import { rgbToOklab } from '../color/oklab';
import type { Color, Oklab } from '../color/types';
import { usualLadder } from './ladder';
import { GROUNDS, type ThemeRole } from './roles';
import type { Scale } from './scale';
import { PURE, resolveAlias, type OwnScales } from './themeScales';
import type { Alias, ThemeMode } from './theme';

export type GroundRole = (typeof GROUNDS)[number];
export type Held = (role: ThemeRole) => Alias | undefined;

/**
 * OKLab lightness difference of each ground from the page, closest first; a ground that is not listed has the page's
 * color.
 */
const OFF_PAGE: Readonly<Record<ThemeMode, readonly (readonly [role: GroundRole, off: number])[]>> = {
  // On a light page, a shadow lifts raised areas.
  light: [
    ['surface', 0.03],
    ['muted', 0.075],
  ],
  dark: [
    ['surface', 0.04],
    ['raised', 0.09],
    ['muted', 0.14],
  ],
};

/** The range of that difference: a closer step is not visible as another ground, a farther one is a block of color. */
const REACH: Readonly<Record<ThemeMode, { readonly from: number; readonly to: number }>> = {
  light: { from: 0.012, to: 0.12 },
  dark: { from: 0.012, to: 0.19 },
};

/**
 * Grounds that should differ from the page and from each other; each further row applies where there are no steps for
 * the one before it.
 */
const NEEDED: Readonly<Record<ThemeMode, readonly (readonly GroundRole[])[]>> = {
  light: [['surface', 'muted'], ['muted'], []],
  dark: [['surface', 'raised', 'muted'], ['surface', 'muted'], ['muted'], []],
};

/**
 * OKLab lightness up to which a step can be a ground of the darkest page: black has no steps as close as other pages
 * do.
 */
const DARK_GROUND = 0.36;

/** A border's lightness difference from the page, and its least OKLab distance from every ground. */
const BORDER = { off: 0.13, least: 0.04 };

/** Pairs of grounds that should differ: on a light page, raised areas have the page's color. */
export const groundsApart = (mode: ThemeMode): readonly (readonly [GroundRole, GroundRole])[] =>
  GROUNDS.flatMap((one, i) => GROUNDS.slice(i + 1).map((other) => [one, other] as const)).filter(
    (pair) => mode === 'dark' || !(pair.includes('background') && pair.includes('raised')),
  );

type Step = { readonly alias: Alias; readonly off: number };

/**
 * The steps and the exact grays of a scale, each with its lightness difference from the page, counted away from the
 * page's end of the scale.
 */
const stepsOff = ({ id, steps, anchors }: Scale, mode: ThemeMode): Step[] => {
  const lightness = ({ rgb }: Color): number => rgbToOklab(rgb).okL;
  const page = lightness(steps[0] ?? PURE.white);
  const inward = mode === 'light' ? -1 : 1;
  const offOf = (color: Color): number => inward * (lightness(color) - page);
  return [
    ...steps.map((color, step): Step => ({ alias: { scale: id, step }, off: offOf(color) })),
    ...anchors.flatMap(({ color, step }, anchor): Step[] =>
      step === null ? [{ alias: { scale: id, anchor }, off: offOf(color) }] : [],
    ),
  ].toSorted((a, b) => a.off - b.off);
};

/** The range in which grounds lie. */
const reachOf = ({ steps }: Scale, mode: ThemeMode): { readonly from: number; readonly to: number } => {
  const { from, to } = REACH[mode];
  const page = rgbToOklab((steps[0] ?? PURE.black).rgb).okL;
  return { from, to: mode === 'dark' ? Math.max(to, DARK_GROUND - page) : to };
};

type Placed = { readonly cost: number; readonly steps: readonly Step[] };

/** One step for each of the wanted differences, in order, at least `least` apart, with the smallest total deviation. */
const place = (wanted: readonly number[], steps: readonly Step[], least: number): Placed | null => {
  const [first, ...others] = wanted;
  if (first === undefined) return { cost: 0, steps: [] };
  return steps.reduce<Placed | null>((best, step) => {
    const rest = place(
      others,
      steps.filter(({ off }) => off >= step.off + least),
      least,
    );
    if (!rest) return best;
    const cost = Math.abs(step.off - first) + rest.cost;
    return best && best.cost <= cost ? best : { cost, steps: [step, ...rest.steps] };
  }, null);
};

/** Whether a ladder of so many steps has one for each ground, as long as no color bends it. */
export const hasNearSteps = (mode: ThemeMode, count: number): boolean => {
  const ladder = usualLadder(mode, count);
  const { from, to } = REACH[mode];
  const off = ladder.map((tone) => Math.abs(tone - (ladder[0] ?? 0)));
  return off.filter((one) => one >= from && one <= to).length >= OFF_PAGE[mode].length;
};

/**
 * The alias of each ground. All grounds that should differ do, as long as the neutral has steps close enough to the
 * page; otherwise muted areas take precedence over surfaces, and surfaces over raised areas.
 */
export const chooseGrounds = (
  { neutral }: OwnScales,
  mode: ThemeMode,
  held: Held,
): Readonly<Record<GroundRole, Alias>> => {
  const { from, to } = reachOf(neutral, mode);
  const near = stepsOff(neutral, mode).filter(({ off }) => off >= from && off <= to);
  const page: Alias = { scale: neutral.id, step: 0 };
  for (const roles of NEEDED[mode]) {
    const kept = OFF_PAGE[mode].filter(([role]) => roles.includes(role));
    const placed = place(
      kept.map(([, distance]) => distance),
      near,
      from,
    );
    if (!placed) continue;
    const stepOf = (role: GroundRole): Alias | undefined =>
      placed.steps[kept.findIndex(([one]) => one === role)]?.alias;
    const aliasOf = (role: GroundRole): Alias => {
      // On a dark page, raised areas fall back to the surface before the page.
      const own = stepOf(role) ?? (role === 'raised' && mode === 'dark' ? stepOf('surface') : undefined);
      return held(role) ?? own ?? page;
    };
    return {
      background: aliasOf('background'),
      surface: aliasOf('surface'),
      raised: aliasOf('raised'),
      muted: aliasOf('muted'),
    };
  }
  throw new RangeError('No grounds at all can always be placed');
};

/** The OKLab distance from a color to the closest of these. */
const distanceTo = (colors: readonly Oklab[], { rgb }: Color): number =>
  Math.min(...colors.map((other) => deltaEOk(rgbToOklab(rgb), other)));

/** A line that separates areas: visible on every ground, and as faint as that allows. */
export const chooseBorder = (own: OwnScales, mode: ThemeMode, grounds: readonly Color[]): Alias => {
  const onto = grounds.map(({ rgb }) => rgbToOklab(rgb));
  const distance = (alias: Alias): number => {
    const color = resolveAlias(own, alias);
    return color ? distanceTo(onto, color) : 0;
  };
  const [nearest] = stepsOff(own.neutral, mode)
    .filter(({ alias }) => distance(alias) >= BORDER.least)
    .toSorted((a, b) => Math.abs(a.off - BORDER.off) - Math.abs(b.off - BORDER.off));
  if (nearest) return nearest.alias;
  const [black, white]: [Alias, Alias] = [{ pure: 'black' }, { pure: 'white' }];
  return distance(black) >= distance(white) ? black : white;
};
