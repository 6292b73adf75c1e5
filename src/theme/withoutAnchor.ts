import { keepExact } from './keepExact';
import { mapAliases } from './mapAliases';
import type { Alias, Theme } from './theme';

/**
 * A theme after an anchor has been removed from a scale. `without` is the theme that lacks it: roles that stood for it
 * follow the rules again, those of later anchors keep their colors.
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
