import type { Gamut } from '../../../color/gamut';
import { SERIES } from '../../../theme/chartSeries';
import type { ThemeRole } from '../../../theme/roles';
import {
  type Alias,
  type Curves,
  type EvenBy,
  type Pin,
  type Theme,
  type ThemeAliases,
  type ThemeMode,
} from '../../../theme/theme';
import { keepExact } from '../../../theme/keepExact';
import { mapAliases } from '../../../theme/mapAliases';
import { NO_CURVES } from '../../../theme/themeFromPalette';

/** A change of a theme; see `useThemeEdit`. */
export type ThemeEdit = (theme: Theme) => Theme;

export type CurveName = keyof Curves;

/** As many digits as the address stores: a reload shows the same values. */
const PER: Readonly<Record<CurveName, number>> = { tones: 1000, chroma: 100 };

const withValue = (
  values: readonly (number | null)[],
  step: number,
  value: number | null,
): readonly (number | null)[] => {
  const filled = Array.from({ length: Math.max(values.length, step + 1) }, (_, i) => values[i] ?? null).with(
    step,
    value,
  );
  return filled.slice(0, filled.findLastIndex((one) => one !== null) + 1);
};

/** Null resets the step to the default. */
export const setCurve =
  (mode: ThemeMode, curve: CurveName, step: number, value: number | null): ThemeEdit =>
  (theme) => {
    const rounded = value === null ? null : Math.round(value * PER[curve]) / PER[curve];
    const own = theme.curves[mode];
    const changed = { ...own, [curve]: withValue(own[curve], step, rounded) };
    return { ...theme, curves: { ...theme.curves, [mode]: changed } };
  };

export const resetCurve =
  (mode: ThemeMode, curve: CurveName): ThemeEdit =>
  (theme) => ({
    ...theme,
    curves: { ...theme.curves, [mode]: { ...theme.curves[mode], [curve]: [] } },
  });

/** Tones set by hand mean a lightness in one case and a ratio in the other: they are reset. */
export const setEvenBy =
  (evenBy: EvenBy): ThemeEdit =>
  (theme) => ({
    ...theme,
    evenBy,
    curves: {
      light: { ...theme.curves.light, tones: [] },
      dark: { ...theme.curves.dark, tones: [] },
    },
  });

export const setGamut =
  (gamut: Gamut): ThemeEdit =>
  (theme) => ({ ...theme, gamut });

/** The scale of additional chart colors does not have the steps of the theme. */
const mapSteps = (chosen: Partial<ThemeAliases>, place: (step: number) => number): Partial<ThemeAliases> =>
  mapAliases(chosen, (alias) =>
    'step' in alias && alias.scale !== SERIES ? { ...alias, step: place(alias.step) } : alias,
  );

/** If two pins land on one step, the first stays. */
const mapPins = (pins: readonly Pin[], place: (step: number) => number): readonly Pin[] => {
  const placed = pins.map((pin) => ({ ...pin, step: place(pin.step) }));
  const isSame = (a: Pin, b: Pin): boolean => a.scale === b.scale && a.step === b.step;
  return placed.filter((pin, i) => placed.findIndex((other) => isSame(pin, other)) === i);
};

/**
 * New names keep everything else. Another number of steps keeps roles and pins at their relative position on the scale,
 * and roles with an exact palette color keep that color.
 */
export const setSteps =
  (steps: readonly string[]): ThemeEdit =>
  (theme) => {
    const before = theme.steps.length;
    if (steps.length === before) return { ...theme, steps };
    const place = (step: number): number => Math.round((step * (steps.length - 1)) / (before - 1));
    const { pins } = theme;
    const { light, dark } = theme.chosen;
    return keepExact(theme, {
      ...theme,
      steps,
      curves: { light: NO_CURVES, dark: NO_CURVES },
      pins: { light: mapPins(pins.light, place), dark: mapPins(pins.dark, place) },
      chosen: { light: mapSteps(light, place), dark: mapSteps(dark, place) },
    });
  };

/** `shift` as in `Hue`. */
export const setShift =
  (id: string, shift: number): ThemeEdit =>
  (theme) => ({ ...theme, hues: theme.hues.map((hue) => (hue.id === id ? { ...hue, shift } : hue)) });

export const makeBrand =
  (id: string): ThemeEdit =>
  (theme) => ({
    ...theme,
    hues: theme.hues.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)),
  });

/** Null resets the role to the rules. */
export const setRole =
  (mode: ThemeMode, role: ThemeRole, alias: Alias | null): ThemeEdit =>
  (theme) => {
    const { [role]: _, ...others } = theme.chosen[mode];
    const chosen = alias ? { ...others, [role]: alias } : others;
    return { ...theme, chosen: { ...theme.chosen, [mode]: chosen } };
  };

export const resetRoles: ThemeEdit = (theme) => ({ ...theme, chosen: { light: {}, dark: {} } });

export const hasChosenRoles = ({ chosen }: Theme, mode: ThemeMode): boolean =>
  Object.keys(chosen[mode]).length > 0;
