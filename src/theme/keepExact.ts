import { sameColor } from '../color/color';
import type { Color } from '../color/types';
import { mapAliases } from './mapAliases';
import type { Scale } from './scale';
import { allScales, ownScales, type OwnScales } from './themeScales';
import type { Alias, Theme, ThemeAliases, ThemeMode } from './theme';

/** Empty if the scale does not exist. */
const anchorsOf = (own: OwnScales, id: string): Scale['anchors'] =>
  allScales(own).find((scale) => scale.id === id)?.anchors ?? [];

/** The palette color that an alias stands for; undefined for a step computed from the curves. */
const exactColor = (own: OwnScales, alias: Alias): Color | undefined => {
  // Stryker disable next-line ConditionalExpression,StringLiteral: white and black are of no scale, and so of no palette
  if ('pure' in alias) return undefined;
  const anchors = anchorsOf(own, alias.scale);
  const found = 'step' in alias ? anchors.find(({ step }) => step === alias.step) : anchors[alias.anchor];
  return found?.color;
};

/**
 * The alias of a color on the scale of another alias, on a step or between steps; the given alias if the scale lacks
 * the color.
 */
const placeOf = (own: OwnScales, alias: Alias, color: Color): Alias => {
  // Stryker disable next-line ConditionalExpression,StringLiteral: as above
  if ('pure' in alias) return alias;
  const { scale } = alias;
  const anchors = anchorsOf(own, scale);
  const anchor = anchors.findIndex((one) => sameColor(one.color, color));
  const step = anchors[anchor]?.step;
  if (step === undefined) return alias;
  return step === null ? { scale, anchor } : { scale, step };
};

/**
 * A theme after its steps or hues have changed: roles that were set to an exact palette color keep that color, wherever
 * it lies on its scale now. The roles of `after` must already refer to its scales.
 */
export const keepExact = (before: Theme, after: Theme): Theme => {
  const chosenIn = (mode: ThemeMode): Partial<ThemeAliases> => {
    const [old, now] = [ownScales(before, mode), ownScales(after, mode)];
    return mapAliases(after.chosen[mode], (alias, role) => {
      const former = before.chosen[mode][role];
      const color = former && exactColor(old, former);
      return color ? placeOf(now, alias, color) : alias;
    });
  };
  return { ...after, chosen: { light: chosenIn('light'), dark: chosenIn('dark') } };
};
