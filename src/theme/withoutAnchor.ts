import { keepExact } from './keepExact';
import { mapAliases } from './mapAliases';
import type { Alias, Theme } from './theme';

/**
 * The theme after the anchor of this index has left a scale. `without` is the theme that has it no more: roles that stood
 * for it are the rules' again, those of the anchors behind it go with their colors.
 */
export const withoutAnchor = (theme: Theme, without: Theme, scale: string, index: number): Theme => {
  const moved = (alias: Alias): Alias | null => {
    if (!('anchor' in alias) || alias.scale !== scale || alias.anchor < index) return alias;
    return alias.anchor === index ? null : { scale, anchor: alias.anchor - 1 };
  };
  const { light, dark } = theme.chosen;
  const chosen = { light: mapAliases(light, moved), dark: mapAliases(dark, moved) };
  return keepExact(theme, { ...without, chosen });
};
