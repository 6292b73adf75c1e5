import { useCallback } from 'react';
import { useAppDispatch } from '../../state/hooks';
import { gestureEnded, selectThemeEntry, themeChanged } from '../../state/theme/themeSlice';
import type { ThemeThunk } from '../../state/theme/themeThunk';
import type { Theme } from '../../theme/theme';
import type { ThemeEdit } from './edits/themeEdits';

const edited =
  (edit: ThemeEdit, gesture: string | null): ThemeThunk<void> =>
  (dispatch, getState) => {
    const entry = selectThemeEntry(getState());
    if (entry) dispatch(themeChanged({ theme: edit(entry.theme), gesture }));
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
