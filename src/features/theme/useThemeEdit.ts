import { useCallback } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { gestureEnded, selectThemeEntry, themeChanged } from '../../state/theme/themeSlice';
import type { ThemeThunk } from '../../state/theme/themeThunk';
import type { Theme } from '../../theme/theme';
import type { ThemeEdit } from './edits/themeEdits';

/** By value: an edit may make a part of the theme anew as it was. */
const isSameTheme = (one: Theme, other: Theme): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const edited =
  (edit: ThemeEdit, gesture: string | null): ThemeThunk<void> =>
  (dispatch, getState) => {
    const entry = selectThemeEntry(getState());
    if (!entry) return;
    const theme = edit(entry.theme);
    // What changes nothing is no step to undo.
    if (!isSameTheme(theme, entry.theme)) dispatch(themeChanged({ theme, gesture }));
  };

const themeNow = (): ThemeThunk<Theme | undefined> => (_, getState) => selectThemeEntry(getState())?.theme;

/**
 * Returns a getter for the current theme, for use in key handlers: displayed colors are computed elsewhere and lag
 * behind.
 */
export const useThemeNow = (): (() => Theme | undefined) => {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(themeNow()), [dispatch]);
};

/**
 * Edits the current theme. Each edit is one step of the history; edits of the same gesture are one step until it ends.
 */
export const useThemeEdit = (): ((edit: ThemeEdit, gesture?: string) => void) => {
  const dispatch = useAppDispatch();
  return useCallback((edit, gesture) => dispatch(edited(edit, gesture ?? null)), [dispatch]);
};

export const useEndGesture = (): (() => void) => {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(gestureEnded()), [dispatch]);
};
