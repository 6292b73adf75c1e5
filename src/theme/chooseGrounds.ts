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

/** OKLab lightness by which each ground lies off the page, nearest first; what is not named is the page's color. */
const OFF_PAGE: Readonly<Record<ThemeMode, readonly (readonly [role: GroundRole, off: number])[]>> = {
  // A shadow lifts what is raised from a light page.
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

/** Nearer than this to the page a step does not show as another ground, farther away it is a block of color. */
const REACH: Readonly<Record<ThemeMode, { readonly from: number; readonly to: number }>> = {
  light: { from: 0.012, to: 0.12 },
  dark: { from: 0.012, to: 0.19 },
};

/** What is to differ from the page and from each other; each row where there are no steps for the one before it. */
const NEEDED: Readonly<Record<ThemeMode, readonly (readonly GroundRole[])[]>> = {
  light: [['surface', 'muted'], ['muted'], []],
  dark: [['surface', 'raised', 'muted'], ['surface', 'muted'], ['muted'], []],
};

/** OKLab lightness up to which a step is a ground of the darkest page: black has none as near as others have. */
const DARK_GROUND = 0.36;

/** How far a border lies off the page, and how far it has to be from every ground to be seen on it. */
const BORDER = { off: 0.13, least: 0.04 };

/** What the rules want to be different colors: on the light page raised areas have its own. */
export const groundsApart = (mode: ThemeMode): readonly (readonly [GroundRole, GroundRole])[] =>
  GROUNDS.flatMap((one, i) => GROUNDS.slice(i + 1).map((other) => [one, other] as const)).filter(
    (pair) => mode === 'dark' || !(pair.includes('background') && pair.includes('raised')),
  );

type Step = { readonly alias: Alias; readonly off: number };

/** The steps and the exact grays, each with how far it lies off the page, inward: away from its end of the scale. */
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

/** How far off the page grounds lie. */
const reachOf = ({ steps }: Scale, mode: ThemeMode): { readonly from: number; readonly to: number } => {
  const { from, to } = REACH[mode];
  const page = rgbToOklab((steps[0] ?? PURE.black).rgb).okL;
  return { from, to: mode === 'dark' ? Math.max(to, DARK_GROUND - page) : to };
};

type Placed = { readonly cost: number; readonly steps: readonly Step[] };

/** One step for each of the wanted distances, in their order and apart from each other, as near to them as can be had. */
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

/** Whether a ladder of so many steps has one for each ground, as long as nothing bends it. */
export const hasNearSteps = (mode: ThemeMode, count: number): boolean => {
  const ladder = usualLadder(mode, count);
  const { from, to } = REACH[mode];
  const off = ladder.map((tone) => Math.abs(tone - (ladder[0] ?? 0)));
  return off.filter((one) => one >= from && one <= to).length >= OFF_PAGE[mode].length;
};

/**
 * What each ground of a page stands for. All that should differ do, as long as the neutral has steps near enough to the
 * page; where it has not, muted areas differ from the page before surfaces, and those before raised ones.
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
      // On a dark page what is raised is a surface before it is the page.
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

/** How far from every one of these colors another is (OKLab). */
const distanceTo = (colors: readonly Oklab[], { rgb }: Color): number =>
  Math.min(...colors.map((other) => deltaEOk(rgbToOklab(rgb), other)));

/** A line that parts areas: it shows on every ground, and is as light as that allows. */
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
