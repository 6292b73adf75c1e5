import { keepExact } from './keepExact';
import type { Alias, Theme, ThemeAliases } from './theme';

/**
 * The theme after the anchor of this index has left a scale. `without` is the theme that has it no more: roles that stood
 * for it are the rules' again, those of the anchors behind it go with their colors.
 */
export const withoutAnchor = (theme: Theme, without: Theme, scale: string, index: number): Theme => {
  const moved = (alias: Alias): Alias | null => {
    if (!('anchor' in alias) || alias.scale !== scale || alias.anchor < index) return alias;
    return alias.anchor === index ? null : { scale, anchor: alias.anchor - 1 };
  };
  const chosenOf = (chosen: Partial<ThemeAliases>): Partial<ThemeAliases> =>
    Object.fromEntries(
      Object.entries(chosen).flatMap(([role, alias]) => {
        const next = moved(alias);
        return next ? [[role, next]] : [];
      }),
    );
  const { light, dark } = theme.chosen;
  return keepExact(theme, { ...without, chosen: { light: chosenOf(light), dark: chosenOf(dark) } });
};
