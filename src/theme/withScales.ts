import type { Alias, Hue, Theme, ThemeAliases } from './theme';

/** The same theme of other hues, with what belongs to each scale under another name, or nowhere. */
export const withScales = (
  theme: Theme,
  hues: readonly Hue[],
  nameOf: (scale: string) => string | null,
): Theme => {
  const moved = (alias: Alias): Alias | null => {
    if ('pure' in alias) return alias;
    const scale = nameOf(alias.scale);
    return scale === null ? null : { ...alias, scale };
  };
  const chosenOf = (chosen: Partial<ThemeAliases>): Partial<ThemeAliases> =>
    Object.fromEntries(
      Object.entries(chosen).flatMap(([role, alias]) => {
        const next = moved(alias);
        return next ? [[role, next]] : [];
      }),
    );
  const pinsOf = (pins: Theme['pins']['light']): Theme['pins']['light'] =>
    pins.flatMap((pin) => {
      const scale = nameOf(pin.scale);
      return scale === null ? [] : [{ ...pin, scale }];
    });
  const { pins, chosen } = theme;
  return {
    ...theme,
    hues,
    pins: { light: pinsOf(pins.light), dark: pinsOf(pins.dark) },
    chosen: { light: chosenOf(chosen.light), dark: chosenOf(chosen.dark) },
  };
};
