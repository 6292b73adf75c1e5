import type { KeyboardEvent } from 'react';
import type { Color } from '../../../color/types';
import { SCALE_KEYS } from '../../../domain/scaleKeys';
import { pinsFullMessage } from '../../../domain/themeMessages';
import type { OwnScales } from '../../../theme/themeScales';
import { useAppSelector } from '../../../state/hooks';
import { pressedKey } from '../../../state/shortcuts/pressedKey';
import { useServices } from '../../../state/servicesContext';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import { PINS_MAX, type ThemeMode } from '../../../theme/theme';
import { canPin, isPinned, movePin, pinColor, type StepPlace, unpin } from '../edits/pinEdits';
import { useThemeEdit, useThemeNow } from '../useThemeEdit';

/** Moves along the scale by Alt with an arrow key. */
const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Keys on a step of the grid: P pins and unpins it, Delete unpins it, Alt with an arrow moves a pinned one together
 * with the focus. Returns whether the key was one of these. Status colors cannot be pinned.
 */
export const usePinKeys = (mode: ThemeMode, { hues, neutral }: OwnScales) => {
  const edit = useThemeEdit();
  const themeNow = useThemeNow();
  const { toasts } = useServices();
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  const pin = (place: StepPlace, color: Color, hasPin: boolean): void => {
    const theme = themeNow();
    if (hasPin) edit(unpin(place));
    else if (theme && canPin(theme, place.mode)) edit(pinColor(place, color));
    else toasts.show(pinsFullMessage(PINS_MAX));
  };
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-scale]') : null;
    const own = [...hues, neutral].find(({ id }) => id === cell?.dataset['scale']);
    const step = Number(cell?.dataset['step']);
    const color = own?.steps[step];
    const theme = themeNow();
    if (!theme || !own || !color || event.ctrlKey || event.metaKey) return false;
    const place = { mode, scale: own.id, step };
    const hasPin = isPinned(theme, place);
    const by = event.altKey ? MOVES[event.key] : undefined;
    if (by !== undefined && hasPin) {
      const next = event.currentTarget.querySelector<HTMLElement>(
        `[data-scale="${CSS.escape(own.id)}"][data-step="${step + by}"]`,
      );
      if (next) edit(movePin(place, { scale: own.id, step: step + by }));
      next?.focus();
    } else if (pressedKey(event) === SCALE_KEYS.pin && !event.altKey && hasSingleKeys)
      pin(place, color, hasPin);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && hasPin) edit(unpin(place));
    else return false;
    event.preventDefault();
    return true;
  };
};
