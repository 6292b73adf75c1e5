import type { KeyboardEvent } from 'react';
import { SCALE_KEYS } from '../../../domain/scaleKeys';
import type { OwnScales } from '../../../theme/themeScales';
import { useAppSelector } from '../../../state/hooks';
import { pressedKey } from '../../../state/shortcuts/pressedKey';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import type { ThemeMode } from '../../../theme/theme';
import { isPinned, movePin, pinColor, unpin } from '../edits/pinEdits';
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
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
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
      edit(hasPin ? unpin(place) : pinColor(place, color));
    else if ((event.key === 'Delete' || event.key === 'Backspace') && hasPin) edit(unpin(place));
    else return false;
    event.preventDefault();
    return true;
  };
};
