import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { selectOpenDialog } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import type { Services } from '../../../state/services';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import type { BuilderThunk } from '../palette/builderThunk';
import { isSingleKey, matchesCombo } from './keyCombo';
import { SHORTCUT_LIST, type Shortcut } from './shortcuts';
import { controlUsesKey, isPageBusy, isTypingTarget } from './shortcutTarget';
import { watchFocusOrigin } from './watchFocusOrigin';

/** A held key repeats its command about 8 times a second: each result is visible, and the history is not flooded. */
const REPEAT_MS = 120;

type DialogThunk<Result> = ThunkAction<
  Result,
  Parameters<typeof selectOpenDialog>[0],
  Services,
  UnknownAction
>;

const fittingShortcut =
  (event: KeyboardEvent): BuilderThunk<Shortcut | undefined> =>
  (_, getState) => {
    const state = getState();
    const hasSingleKeys = selectHasSingleKeys(state);
    return SHORTCUT_LIST.find(
      ({ combos, isPossible }) =>
        combos.some((combo) => matchesCombo(event, combo) && (hasSingleKeys || !isSingleKey(combo))) &&
        (isPossible?.(state, event.key) ?? true),
    );
  };

/** A dialog that is still opening already handles the keys. */
const isDialogAsked = (): DialogThunk<boolean> => (_, getState) => selectOpenDialog(getState()) !== null;

/** Some browsers click a button on keyup of Space even if keydown was prevented. */
const keepFromClicking = ({ key, target }: KeyboardEvent): void => {
  if (key === ' ')
    // Stryker disable next-line OptionalChaining: what is being pressed has a target
    target?.addEventListener('keyup', (event) => event.preventDefault(), { capture: true, once: true });
};

/** Handles the shortcuts while the builder is mounted. */
export const useShortcuts = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const focus = watchFocusOrigin();
    let wasBusy = false;
    let lastRunMs = -REPEAT_MS;
    // In the capture phase: when Escape reaches the bubbling listener below, the dialog is already closed.
    const noteBusy = (): void => void (wasBusy = isPageBusy() || dispatch(isDialogAsked()));

    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const shortcut = dispatch(fittingShortcut(event));
      if (!shortcut) return;
      if (shortcut.isKeptFromBrowser) event.preventDefault();
      if (wasBusy || isTypingTarget(event.target)) return;
      if (controlUsesKey(event.target, event.key, focus.isFromPointer())) return;
      event.preventDefault();
      keepFromClicking(event);
      if (event.repeat && !(shortcut.repeats && event.timeStamp - lastRunMs >= REPEAT_MS)) return;
      lastRunMs = event.timeStamp;
      dispatch(shortcut.run(event.key));
    };

    window.addEventListener('keydown', noteBusy, { capture: true });
    window.addEventListener('keydown', listen);
    return () => {
      focus.stop();
      window.removeEventListener('keydown', noteBusy, { capture: true });
      window.removeEventListener('keydown', listen);
    };
  }, [dispatch]);
};
