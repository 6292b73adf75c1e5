import { sameColor } from '../color/color';
import type { Color } from '../color/types';
import type { ThemeRole } from './roles';
import { allScales, ownScales, type OwnScales } from './themeScales';
import { THEME_MODES, type Alias, type Theme, type ThemeAliases, type ThemeMode } from './theme';

/** The color of a palette that an alias stands for; null where it is a step as the curves have it. */
const exactColor = (own: OwnScales, alias: Alias): Color | null => {
  if ('pure' in alias) return null;
  const anchors = allScales(own).find(({ id }) => id === alias.scale)?.anchors ?? [];
  const found = 'step' in alias ? anchors.find(({ step }) => step === alias.step) : anchors[alias.anchor];
  return found?.color ?? null;
};

/** Where a scale has a color now: on a step, or between two. */
const placeOf = (own: OwnScales, id: string, color: Color): Alias | null => {
  const anchors = allScales(own).find((scale) => scale.id === id)?.anchors ?? [];
  const anchor = anchors.findIndex((one) => sameColor(one.color, color));
  const step = anchors[anchor]?.step;
  if (step === undefined) return null;
  return step === null ? { scale: id, anchor } : { scale: id, step };
};

/**
 * The theme after a change of its steps or hues, in which roles that were given the very color of a palette keep that,
 * wherever on its scale it lies now. Roles have to be on the scales of `after` already.
 */
export const keepExact = (before: Theme, after: Theme): Theme => {
  const chosenIn = (mode: ThemeMode): Partial<ThemeAliases> => {
    const [old, now] = [ownScales(before, mode), ownScales(after, mode)];
    const keep = (role: ThemeRole, alias: Alias): Alias => {
      const former = before.chosen[mode][role];
      const color = former && exactColor(old, former);
      if (!color || 'pure' in alias) return alias;
      return placeOf(now, alias.scale, color) ?? alias;
    };
    return Object.fromEntries(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of roles
      (Object.entries(after.chosen[mode]) as [ThemeRole, Alias][]).map(([role, alias]) => [
        role,
        keep(role, alias),
      ]),
    );
  };
  const [light, dark] = THEME_MODES.map(chosenIn);
  return { ...after, chosen: { light: light ?? {}, dark: dark ?? {} } };
};
