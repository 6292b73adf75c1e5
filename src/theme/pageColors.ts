import { chooseFill } from './chooseFills';
import { chooseGrounds, type Held } from './chooseGrounds';
import { chooseText, groundOf, type Ground } from './chooseTexts';
import { ownScales, resolveAlias, type OwnScales } from './themeScales';
import type { Alias, Theme, ThemeMode } from './theme';

/** The roles of a mode that all others depend on. */
export type PageColors = {
  readonly own: OwnScales;
  readonly ground: Ground;
  readonly text: Alias;
  readonly primary: Alias;
};

/** Grounds, text and the brand's fill. Roles set by hand are kept while the theme has their color. */
export const pageColors = (theme: Theme, mode: ThemeMode): PageColors => {
  const own = ownScales(theme, mode);
  const [brand] = own.hues;
  const held: Held = (role) => {
    const alias = theme.chosen[mode][role];
    return alias && resolveAlias(own, alias) ? alias : undefined;
  };
  const ground = groundOf(own, chooseGrounds(own, mode, held));
  const text = held('text') ?? chooseText(own, ground);
  const primary = held('primary') ?? (brand ? chooseFill(own, brand, mode, ground, text) : text);
  return { own, ground, text, primary };
};
