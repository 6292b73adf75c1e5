import type { Color } from '../../../color/types';
import { PINS_MAX, type Theme, type ThemeMode } from '../../../theme/theme';
import type { ThemeEdit } from './themeEdits';

/** A step of a scale in a mode. */
export type StepPlace = { readonly mode: ThemeMode; readonly scale: string; readonly step: number };

const indexAt = ({ pins }: Theme, { mode, scale, step }: StepPlace): number =>
  pins[mode].findIndex((pin) => pin.scale === scale && pin.step === step);

export const isPinned = (theme: Theme, place: StepPlace): boolean => indexAt(theme, place) !== -1;

export const canPin = ({ pins }: Theme, mode: ThemeMode): boolean => pins[mode].length < PINS_MAX;

/** Pins a color to a step, replacing a color pinned there. A mode without room stays as it is. */
export const pinColor =
  (place: StepPlace, color: Color): ThemeEdit =>
  (theme) => {
    const { mode, scale, step } = place;
    const index = indexAt(theme, place);
    if (index === -1 && !canPin(theme, mode)) return theme;
    const own = theme.pins[mode];
    const pin = { scale, step, color };
    const next = index === -1 ? [...own, pin] : own.with(index, pin);
    return { ...theme, pins: { ...theme.pins, [mode]: next } };
  };

/** Resets the step to its computed color. */
export const unpin =
  (place: StepPlace): ThemeEdit =>
  (theme) => {
    const index = indexAt(theme, place);
    if (index === -1) return theme;
    return { ...theme, pins: { ...theme.pins, [place.mode]: theme.pins[place.mode].toSpliced(index, 1) } };
  };

/** Moves a pin to another step, of its scale or another; a pin there is replaced. */
export const movePin =
  (from: StepPlace, to: Pick<StepPlace, 'scale' | 'step'>): ThemeEdit =>
  (theme) => {
    const pin = theme.pins[from.mode][indexAt(theme, from)];
    const isInside = to.step >= 0 && to.step < theme.steps.length;
    if (!pin || !isInside) return theme;
    const place = { mode: from.mode, ...to };
    return pinColor(place, pin.color)(unpin(from)(theme));
  };
