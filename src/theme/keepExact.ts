import { sameColor } from '../color/color';
import type { Color } from '../color/types';
import { mapAliases } from './mapAliases';
import type { Scale } from './scale';
import { allScales, ownScales, type OwnScales } from './themeScales';
import type { Alias, Theme, ThemeAliases, ThemeMode } from './theme';

/** None where the scale is gone. */
const anchorsOf = (own: OwnScales, id: string): Scale['anchors'] =>
  allScales(own).find((scale) => scale.id === id)?.anchors ?? [];

/** The color of a palette that an alias stands for; undefined where it is a step as the curves have it. */
const exactColor = (own: OwnScales, alias: Alias): Color | undefined => {
  // Stryker disable next-line ConditionalExpression,StringLiteral: white and black are of no scale, and so of no palette
  if ('pure' in alias) return undefined;
  const anchors = anchorsOf(own, alias.scale);
  const found = 'step' in alias ? anchors.find(({ step }) => step === alias.step) : anchors[alias.anchor];
  return found?.color;
};

/** Where the scale of an alias has a color now, on a step or between two; the alias itself where it has it not. */
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
 * The theme after a change of its steps or hues, in which roles that were given the very color of a palette keep that,
 * wherever on its scale it lies now. Roles have to be on the scales of `after` already.
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
