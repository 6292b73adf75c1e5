import { mapAliases } from './mapAliases';
import type { Alias, Hue, Theme } from './theme';

/** The theme with other hues; pins and roles follow their scale to its new name, or are dropped if it has none. */
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
    chosen: { light: mapAliases(chosen.light, moved), dark: mapAliases(chosen.dark, moved) },
  };
};
