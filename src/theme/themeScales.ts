import { colorFromPacked } from '../color/color';
import { rgbToOklch } from '../color/oklab';
import type { Color, P3 } from '../color/types';
import { seriesScale } from './chartSeries';
import { chromaFactors } from './chromaCurve';
import type { Ladder } from './ladder';
import type { StatusRole } from './roles';
import { ladderOf, scaleOf, sourcesOf, type Scale } from './scale';
import { shadeAt } from './shades';
import { statusFamily, statusSources } from './statusScales';
import { chooseStatuses } from './statusTones';
import type { Alias, Theme, ThemeMode } from './theme';

/** The scales of a mode that come from the palette. */
export type OwnScales = {
  readonly ladder: Ladder;
  /** The brand's first; empty if the palette has only grays. */
  readonly hues: readonly Scale[];
  readonly neutral: Scale;
};

/** All colors of a mode that roles can stand for. */
export type ThemeScales = OwnScales & {
  /** Each has one anchor: the color that no vision confuses with the others and the primary color. */
  readonly statuses: Readonly<Record<StatusRole, Scale>>;
  /** Additional chart colors: not a ladder, but one color for each of `SERIES_NAMES`. */
  readonly series: Scale;
};

const factorsOf = ({ curves, steps }: Theme, mode: ThemeMode): number[] =>
  chromaFactors(curves[mode].chroma, steps.length);

const brandOf = ({ hues }: Theme): Color | null => hues[0]?.anchors[0] ?? null;

export const ownScales = (theme: Theme, mode: ThemeMode): OwnScales => {
  const brand = brandOf(theme);
  const ladder = ladderOf(theme, mode);
  const chroma = factorsOf(theme, mode);
  const scales = sourcesOf(theme, mode, brand && rgbToOklch(brand.rgb).okH).map((source) =>
    scaleOf(source, ladder, chroma, theme),
  );
  const neutral = scales.at(-1);
  if (!neutral) throw new RangeError('A theme has a neutral scale');
  return { ladder, hues: scales.slice(0, -1), neutral };
};

export const withStatuses = (own: OwnScales, theme: Theme, mode: ThemeMode, primary: Color): ThemeScales => {
  const sources = statusSources(brandOf(theme));
  const colors = chooseStatuses(
    (role, tone) => shadeAt(sources[role].curve, tone, 1, 'ratio'),
    statusFamily(brandOf(theme)),
    primary,
    mode,
  );
  const chroma = factorsOf(theme, mode);
  const scale = (role: StatusRole): Scale =>
    scaleOf({ ...sources[role], anchors: [colors[role]] }, own.ladder, chroma, theme);
  const statuses = {
    success: scale('success'),
    warning: scale('warning'),
    danger: scale('danger'),
    info: scale('info'),
  };
  return { ...own, statuses, series: seriesScale(brandOf(theme), mode, theme.gamut) };
};

export const PURE = { white: colorFromPacked(0xffffff), black: colorFromPacked(0) } as const;

/** All scales that have the steps of the ladder. */
export const allScales = ({ hues, neutral, statuses }: OwnScales & Partial<ThemeScales>): Scale[] => [
  ...hues,
  neutral,
  ...Object.values(statuses ?? {}),
];

/** The same, and the scale of additional chart colors. */
export const everyScale = (scales: OwnScales & Partial<ThemeScales>): Scale[] => [
  ...allScales(scales),
  ...(scales.series ? [scales.series] : []),
];

/** The color of an alias; null if the theme no longer has it. */
export const resolveAlias = (scales: OwnScales & Partial<ThemeScales>, alias: Alias): Color | null => {
  if ('pure' in alias) return PURE[alias.pure];
  const scale = everyScale(scales).find(({ id }) => id === alias.scale);
  if ('step' in alias) return scale?.steps[alias.step] ?? null;
  return scale?.anchors[alias.anchor]?.color ?? null;
};

/** The wide color of an alias; null if it has none. */
export const resolveWide = (scales: OwnScales & Partial<ThemeScales>, alias: Alias): P3 | null => {
  // Stryker disable next-line ConditionalExpression: without a step there is no wide color
  if (!('step' in alias)) return null;
  return everyScale(scales).find(({ id }) => id === alias.scale)?.wides[alias.step] ?? null;
};

/** The alias of a scale's first anchor, by its step if it lies on one; undefined without anchors. */
export const anchorAlias = ({ id, anchors: [anchor] }: Scale): Alias | undefined =>
  anchor && (anchor.step === null ? { scale: id, anchor: 0 } : { scale: id, step: anchor.step });
